/** One file, because its tests share readers that take seconds to start. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { actions } from '#test/support/hostile-pdfs.ts';
import { calendarText, filePart, mailText, multipart, textPart } from '#test/support/mails.ts';
import {
  buildPdf,
  codeContent,
  codePicture,
  encryption,
  pictureObject,
  stream,
  textContent,
} from '#test/support/pdf-files.ts';
import { zipOf } from '#test/support/zip-files.ts';
import type { DocumentNode, ImageDocument, PdfDocument } from './document.ts';
import { defaultLimits as limits } from './limits.ts';
import { type OpenedDocument, openDocument } from './open-document.ts';
import { openReaders } from './open-readers.ts';
import type { Readers } from './readers.ts';
import type { ReadingStep } from './reading-step.ts';
import { drawCode } from './shared/codes/prove.ts';

let readers: Readers;
beforeAll(() => {
  readers = openReaders({ spare: false });
});
afterAll(() => readers.close());

const open = (bytes: Uint8Array | string, name?: string): Promise<OpenedDocument> =>
  openDocument({ bytes: Buffer.from(bytes), ...(name ? { name } : {}) }, { readers, limits });

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const { root, problems } = await open(bytes);
  expect(problems).toEqual([]);
  if (root?.type !== 'pdf') throw new Error('not opened as a PDF');
  return root;
}

const linesOf = (document: PdfDocument | ImageDocument) => document.pages.flatMap((page) => page.lines);
const textsOf = (document: PdfDocument) => linesOf(document).map((line) => line.text);
const codesOf = (document: PdfDocument | ImageDocument) => document.pages.flatMap((page) => page.barcodes);
const payloads = (codes: readonly FoundBarcode[]) => codes.map(({ symbology, text }) => `${symbology} ${text}`);
const rowsOf = async (symbology: 'qr' | 'aztec' | 'pdf417' | 'code128', text: string) =>
  (await drawCode({ symbology, bytes: Buffer.from(text) }))!.rows;
const ticket = buildPdf([{ content: textContent([[50, 700, 12, 'Seat 12A']]) }]);

describe('openDocument on a PDF', () => {
  it('finds every code of a page, drawn or embedded, at its place', async () => {
    const vector = codeContent(await rowsOf('qr', 'DRAWN-1'), 60, 600, 3);
    const picture = pictureObject(codePicture(await rowsOf('aztec', 'STORED-2'), 1, 2));
    const content = `${vector} q 100 0 0 100 400 100 cm /I Do Q ${textContent([[60, 760, 14, 'Two codes']])}`;
    const document = await openPdf(
      buildPdf([{ content, resources: '/XObject << /I 10 0 R >>' }], { objects: [picture] }),
    );
    const codes = codesOf(document);
    expect(payloads(codes).sort()).toEqual(['aztec STORED-2', 'qr DRAWN-1']);
    expect(codes.map(({ id, document: of, page, origin }) => [id, of, page, origin])).toEqual([
      ['0#1', '0', 1, 'decoded'],
      ['0#2', '0', 1, 'decoded'],
    ]);
    const [stored, drawn] = codes[0]!.symbology === 'aztec' ? codes : codes.toReversed();
    expect(stored!.region!.x).toBeCloseTo(410 / 595, 1);
    expect(stored!.region!.y).toBeCloseTo((842 - 190) / 842, 1);
    expect(drawn!.region!.x).toBeCloseTo(60 / 595, 1);
    expect(drawn!.region!.width).toBeCloseTo((21 * 3) / 595, 1);
  });

  it('finds the same code on two pages, once each', async () => {
    const content = codeContent(await rowsOf('pdf417', 'PAGE TICKET'), 60, 600, 2);
    const document = await openPdf(buildPdf([{ content }, { content }]));
    expect(codesOf(document).map(({ id, page, text }) => [id, page, text])).toEqual([
      ['0#1', 1, 'PAGE TICKET'],
      ['0#2', 2, 'PAGE TICKET'],
    ]);
  });

  it.each([0, 90, 180, 270])('reads a page that is shown turned by %d degrees the right way up', async (turn) => {
    const content = `${textContent([
      [120, 740, 12, 'From Hamburg'],
      [320, 740, 12, 'To Berlin'],
    ])} ${codeContent(await rowsOf('qr', 'UPRIGHT'), 150, 500, 3)}`;
    const entries = `/Rotate ${turn} /CropBox [100 50 500 800]`;
    const document = await openPdf(buildPdf([{ content, entries }]));
    const [page] = document.pages;
    expect(textsOf(document)).toEqual(['From Hamburg', 'To Berlin']);
    expect([page!.width, page!.height]).toEqual([400, 750]);
    expect(page!.lines[0]!.x).toBeCloseTo(20 / 400, 3);
    expect(page!.lines[0]!.words[0]!.turn).toBe(0);
    const [code] = page!.barcodes;
    expect(code!.text).toBe('UPRIGHT');
    expect(code!.region!.x).toBeCloseTo(50 / 400, 1);
    expect(Math.abs(code!.angle!)).toBeLessThan(2);
  });

  it('says when, by what and under which title it was made', async () => {
    const info = stream('', "/Title (Your ticket) /Producer (Printer) /CreationDate (D:20261122093800+01'00')");
    const bytes = buildPdf([{ content: textContent([[50, 700, 12, 'Hello']]) }], {
      objects: [{ value: info.value }],
      trailer: '/Info 10 0 R',
    });
    expect(await openPdf(bytes)).toMatchObject({
      title: 'Your ticket',
      producer: 'Printer',
      created: '2026-11-22T09:38:00+01:00',
      pageCount: 1,
    });
  });

  it('shows what was typed into form fields', async () => {
    const field = (value: string, box: string) => ({
      value: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (${value}) /Rect [${box}] /F 4 >>`,
    });
    const button = { value: '<< /Type /Annot /Subtype /Widget /FT /Btn /T (b) /V /Yes /Rect [90 595 250 612] >>' };
    const bytes = buildPdf([{ content: textContent([[50, 700, 10, 'Name']]), entries: '/Annots [10 0 R 11 0 R]' }], {
      catalog: '/AcroForm << /Fields [10 0 R 11 0 R] >>',
      objects: [field('Ada Lovelace', '90 695 250 712'), button],
    });
    expect(textsOf(await openPdf(bytes))).toEqual(['Name', 'Ada Lovelace']);
  });

  it('opens the files that are embedded in it', async () => {
    const file = stream(ticket, '/Type /EmbeddedFile');
    const bytes = buildPdf([{ content: textContent([[50, 700, 12, 'See the file']]) }], {
      catalog: '/Names << /EmbeddedFiles << /Names [(ticket.pdf) 11 0 R] >> >>',
      objects: [file, { value: '<< /Type /Filespec /F (ticket.pdf) /UF (ticket.pdf) /EF << /F 10 0 R >> >>' }],
    });
    const { parts } = await openPdf(bytes);
    expect(parts).toMatchObject([
      { type: 'pdf', id: '0.1', name: 'ticket.pdf', pages: [{ lines: [{ text: 'Seat 12A' }] }] },
    ]);
  });

  it('opens with an empty password, as viewers do', async () => {
    expect((await openPdf(buildPdf([{ content: '' }], { trailer: encryption({ opens: true }) }))).pageCount).toBe(1);
  });

  it('opens a locked one with its password, and with no other', async () => {
    const bytes = buildPdf([{ content: '' }], { trailer: encryption({ opens: true, password: 'Geheim 7' }) });
    const withPassword = (password?: string) =>
      openDocument({ bytes, ...(password === undefined ? {} : { password }) }, { readers, limits });
    expect(await withPassword('Geheim 7')).toMatchObject({ root: { type: 'pdf', pageCount: 1 }, problems: [] });
    for (const wrong of [undefined, '', 'geheim 7', 'x'.repeat(256)])
      expect(
        (await withPassword(wrong)).problems.map(({ code }) => code),
        wrong,
      ).toEqual(['document.locked']);
  });

  it('gives the colours of the page and its larger pictures, but no codes as pictures', async () => {
    const blue = '0.04 0.35 0.63 rg 0 742 595 100 re f';
    const logo = { width: 240, height: 200, data: Uint8Array.from({ length: 48_000 }, (_, at) => (at % 240) % 200) };
    const code = codePicture(await rowsOf('qr', 'NOT A LOGO'), 10, 4);
    const content = `${blue} q 200 0 0 160 50 500 cm /L Do Q q 150 0 0 150 350 300 cm /C Do Q`;
    const document = await openPdf(
      buildPdf([{ content, resources: '/XObject << /L 10 0 R /C 11 0 R >>' }], {
        objects: [pictureObject(logo), pictureObject(code)],
      }),
    );
    const [page] = document.pages;
    const [red, green, strongest] = page!.colours[0]!.rgb;
    expect([red, green, strongest].map((value) => Math.round(value / 16))).toEqual([1, 6, 10]);
    expect(page!.colours).toHaveLength(1);
    expect(page!.pictures).toHaveLength(1);
    expect(page!.pictures[0]!.region.x).toBeCloseTo(50 / 595, 2);
    const { width, height, format } = await sharp(page!.pictures[0]!.png).metadata();
    expect([width, height, format]).toEqual([page!.pictures[0]!.width, page!.pictures[0]!.height, 'png']);
    expect(payloads(page!.barcodes)).toEqual(['qr NOT A LOGO']);
  });

  it('connects to nothing that it names', async () => {
    let heard = 0;
    const listener = createServer(() => {
      heard += 1;
    }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const address = `http://127.0.0.1:${(listener.address() as { port: number }).port}/`;
    await openPdf(actions(address));
    await open(
      `<html><body><img src="${address}"><link rel=stylesheet href="${address}"><script src="${address}"></script>Hi`,
    );
    listener.close();
    await once(listener, 'close');
    expect(heard).toBe(0);
  });
});

describe('openDocument on a picture', () => {
  const code = async () => {
    const { width, height, data } = codePicture(await rowsOf('qr', 'PICTURE-CODE'), 6, 6);
    return sharp(data, { raw: { width, height, channels: 1 } }).extend({ right: 200, background: '#fff' });
  };
  const openImage = async (bytes: Uint8Array): Promise<ImageDocument> => {
    const { root, problems } = await open(bytes);
    expect(problems).toEqual([]);
    if (root?.type !== 'image') throw new Error('not opened as a picture');
    return root;
  };

  it('reads PNG and JPEG under any name', async () => {
    for (const bytes of [await (await code()).png().toBuffer(), await (await code()).jpeg().toBuffer()]) {
      const { root } = await open(bytes, 'ticket.pdf');
      expect(root).toMatchObject({ type: 'image', name: 'ticket.pdf', pages: [{ textOrigin: 'none', lines: [] }] });
      expect(payloads(codesOf(root as ImageDocument))).toEqual(['qr PICTURE-CODE']);
    }
  });

  it('turns it the way the camera was held, and knows when', async () => {
    const exif = { IFD0: { Orientation: '6' }, IFD2: { DateTimeOriginal: '2026:11:22 09:38:00' } };
    const upright = await (await code()).jpeg().toBuffer();
    const { width, height } = await sharp(upright).metadata();
    const turned = await sharp(upright).rotate(270).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const image = await openImage(turned);
    expect([image.pages[0]!.width, image.pages[0]!.height]).toEqual([width, height]);
    expect(Math.abs(codesOf(image)[0]!.angle!)).toBeLessThan(3);
    expect(codesOf(image)[0]!.region!.x).toBeLessThan(0.3);
  });

  it.each([
    ['CMYK', async () => (await code()).toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bit', async () => (await code()).toColourspace('rgb16').png().toBuffer()],
    ['palette', async () => (await code()).toColourspace('srgb').png({ palette: true, colours: 4 }).toBuffer()],
    ['progressive', async () => (await code()).jpeg({ progressive: true }).toBuffer()],
  ])('reads it in %s', async (_, make) => {
    expect(payloads(codesOf(await openImage(await make())))).toEqual(['qr PICTURE-CODE']);
  });

  it('reads black on nothing, as it looks on white', async () => {
    const { width, height, data } = codePicture(await rowsOf('aztec', 'SEE-THROUGH'), 6, 4);
    const pixels = Buffer.from([...data].flatMap((grey) => [0, 0, 0, 255 - grey]));
    const bytes = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    expect(payloads(codesOf(await openImage(bytes)))).toEqual(['aztec SEE-THROUGH']);
  });

  it('gives its colours', async () => {
    const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#c81428' } })
      .png()
      .toBuffer();
    expect((await openImage(bytes)).pages[0]!.colours[0]!.rgb).toEqual([200, 20, 40]);
  });

  it('reads what is left of one that is cut off, and says so', async () => {
    const whole = await (await code()).extend({ bottom: 800, background: '#eee' }).jpeg().toBuffer();
    const { root, problems } = await open(whole.subarray(0, whole.length - 400));
    expect(problems.map(({ code }) => code)).toEqual(['document.damaged']);
    expect(payloads(codesOf(root as ImageDocument))).toEqual(['qr PICTURE-CODE']);
  });
});

describe('openDocument on a mail', () => {
  it('opens what is attached, in order, and lets one broken file spoil nothing', async () => {
    const speck = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const mail = mailText(
      multipart('mixed', [
        textPart('Your ticket is attached.'),
        filePart(Buffer.from('%PDF-1.7 broken'), 'application/pdf', 'broken.pdf'),
        filePart(speck, 'image/png', 'speck.png'),
        filePart(ticket, 'application/octet-stream', 'ticket.bin'),
        filePart(picture, 'image/png', 'photo.png'),
        filePart(
          mailText(multipart('mixed', [filePart(ticket, 'application/pdf', 'inner.pdf')], 'b2')),
          'message/rfc822',
        ),
      ]),
    );
    const { root, problems } = await open(mail, 'mail.eml');
    const shape = (node: DocumentNode): unknown => [node.id, node.type, node.name, ...node.parts.map(shape)];
    expect(shape(root!)).toEqual([
      '0',
      'mail',
      'mail.eml',
      ['0.1', 'unread', 'broken.pdf'],
      ['0.2', 'pdf', 'ticket.bin'],
      ['0.3', 'image', 'photo.png'],
      ['0.4', 'mail', undefined, ['0.4.1', 'pdf', 'inner.pdf']],
    ]);
    expect(problems).toMatchObject([{ code: 'document.unreadable', document: '0.1' }]);
    expect(root).toMatchObject({ own: 'Your ticket is attached.' }); // whoever attaches a whole mail writes about it
    expect(root!.parts[3]).toMatchObject({ from: { name: 'Tickets', address: 'tickets@example.org' } });
  });

  it('says how far it read when there are more documents than it opens', async () => {
    const files = [1, 2, 3].map((number) => filePart(ticket, 'application/pdf', `${number}.pdf`));
    const few = { ...limits, tree: { ...limits.tree, parts: 3 } };
    const file = { bytes: Buffer.from(mailText(multipart('mixed', files))) };
    const { root, problems } = await openDocument(file, { readers, limits: few });
    expect(root!.parts.map(({ type }) => type)).toEqual(['pdf', 'pdf', 'unread']);
    expect(problems).toMatchObject([{ code: 'document.too-deep', document: '0.3' }]);
  });
});

describe('openDocument on other files', () => {
  it('reads a Wallet pass with the code that it states', async () => {
    const pass = {
      formatVersion: 1,
      description: 'Pass',
      barcode: { format: 'PKBarcodeFormatQR', message: 'PASS', messageEncoding: 'iso-8859-1' },
    };
    const { root, problems } = await open(zipOf({ 'pass.json': JSON.stringify(pass) }), 'some.zip');
    expect(problems).toEqual([]);
    expect(root).toMatchObject({
      type: 'pass',
      id: '0',
      barcodes: [{ id: '0#1', document: '0', text: 'PASS', origin: 'stated' }],
    });
  });

  it('reads a calendar', async () => {
    const { root } = await open(calendarText('SUMMARY:Concert', 'DTSTART:20270301T200000Z'), 'a.txt');
    expect(root).toMatchObject({ type: 'calendar', events: [{ summary: 'Concert' }] });
  });

  it('reads a web page as text, whatever it is called', async () => {
    const { root, problems } = await open('<!doctype html><html><body><p>Reihe 7</p></body></html>', 'ticket.pdf');
    expect(problems).toEqual([]);
    expect(root).toMatchObject({ type: 'text', format: 'html', pages: [{ lines: [{ text: 'Reihe 7' }] }] });
  });

  it('reads plain text', async () => {
    const { root } = await open('Row 7\nSeat 12');
    expect(root).toMatchObject({ type: 'text', format: 'plain' });
  });

  it.each([
    [zipOf({ 'word/document.xml': '<w/>' }), 'a Word document'],
    [zipOf({ 'ticket.pdf': ticket }), 'a ZIP archive'],
    [Buffer.from('GIF89a\0\0\0\0', 'latin1'), 'a GIF picture'],
  ])('names what it cannot read: case %#', async (bytes, what) => {
    const { root, problems } = await open(bytes, 'ticket.pdf');
    expect(root).toBeUndefined();
    expect(problems).toMatchObject([
      { code: 'document.unsupported', message: `This is ${what}, which we cannot read.` },
    ]);
  });

  it('tells how a photo of an iPhone becomes one that it reads', async () => {
    const { problems } = await open(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'IMG_1.HEIC');
    expect(problems).toMatchObject([{ code: 'document.heic', advice: expect.stringContaining('share it as JPEG') }]);
  });

  it('tells what it is doing', async () => {
    const said: ReadingStep[] = [];
    const report = (step: ReadingStep) => said.push(step);
    const two = buildPdf([
      { content: textContent([[50, 700, 12, 'A']]) },
      { content: textContent([[50, 700, 12, 'B']]) },
    ]);
    await openDocument({ bytes: two }, { readers, limits, report });
    expect(said).toEqual([
      { is: 'page', page: 1, of: 2 },
      { is: 'page', page: 2, of: 2 },
    ]);
  });
});
