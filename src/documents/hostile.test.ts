import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProblemCode } from '#src/problems.ts';
import * as hostile from '#test/support/hostile-pdfs.ts';
import { jpegHeader, pngHeader } from '#test/support/hostile-pictures.ts';
import { buildPdf, encryption, textContent } from '#test/support/pdf-files.ts';
import { zipOf } from '#test/support/zip-files.ts';
import { defaultLimits } from './limits.ts';
import { openDocument } from './open-document.ts';
import { openReaders } from './open-readers.ts';
import type { Readers } from './readers.ts';

const limits = { ...defaultLimits, recognition: { ...defaultLimits.recognition, work: 200, again: 0 } };
/** For pages that would be drawn for ever: so that the suite does not wait. Honest pages here need a tenth of it. */
const impatient = { ...limits, time: { ...limits.time, pdfStep: 1500 } };
const good = buildPdf([{ content: textContent([[50, 700, 12, 'Good ticket']]) }]);

/** Each file with the problem that a person is told; none when it opens all the same. */
const files: readonly (readonly [string, () => Uint8Array, ProblemCode | undefined])[] = [
  ['an empty file', () => new Uint8Array(0), 'document.empty'],
  ['a PDF that ends in the middle', () => good.subarray(0, good.length * 0.6), 'document.unreadable'],
  ['garbage with the header of a PDF', () => Buffer.from(`%PDF-1.7\n${'x'.repeat(5000)}`), 'document.unreadable'],
  [
    'random bytes',
    () => Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 7919) & 255)),
    'document.unsupported',
  ],
  ['a PDF with a password', () => buildPdf([], { trailer: encryption({ opens: false }) }), 'document.locked'],
  ['a form that draws itself', hostile.selfDrawingForm, 'document.too-complex'],
  ['forms in forms in forms', () => hostile.nestedForms(20), 'document.too-complex'],
  ['a gigabyte of zeros, deflated', hostile.flateBomb, 'document.too-complex'],
  ['ten thousand pages', () => hostile.manyPages(10_000), 'document.too-many-pages'],
  ['a page count that lies', hostile.lyingPageCount, undefined],
  ['a page tree that holds itself', hostile.loopingPageTree, 'document.unreadable'],
  ['two million characters on a page', hostile.manyCharacters, 'document.partly-read'],
  ['a page of a thousand million points', () => hostile.absurdPage([0, 0, 1e9, 1e9]), 'document.unreadable'],
  ['a page box that is upside down', () => hostile.absurdPage([595, 842, 0, 0]), undefined],
  ['a PNG that claims 60 000 pixels a side', () => pngHeader(60_000, 60_000), 'document.picture-too-large'],
  ['a PNG of 51 megapixels', () => pngHeader(10_000, 5_100), 'document.picture-too-large'],
  ['a PNG without width', () => pngHeader(0, 100), 'document.unreadable'],
  ['a PNG that is all header', () => pngHeader(100, 100), 'document.unreadable'],
  ['a JPEG that claims 65 500 pixels a side', () => jpegHeader(65_500, 65_500), 'document.picture-too-large'],
  ['a JPEG of a thousand scans', () => jpegHeader(100, 100, 1000), 'document.too-complex'],
  ['a Word document', () => zipOf({ 'word/document.xml': '<w/>' }), 'document.unsupported'],
  ['an archive of an archive', () => zipOf({ 'a.zip': zipOf({ 'b.txt': 'b' }) }), 'document.unsupported'],
  ['a pass that is no JSON', () => zipOf({ 'pass.json': 'nothing' }), 'document.unreadable'],
  ['a photo as iPhones take it', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'document.heic'],
  [
    'a drawing that loads others',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:1/"/></svg>'),
    'document.unsupported',
  ],
];

describe('openDocument on hostile and broken files', () => {
  let readers: Readers;
  let impatientReaders: Readers;
  beforeAll(() => {
    readers = openReaders({ limits });
    impatientReaders = openReaders({ limits: impatient });
  });
  afterAll(() => Promise.all([readers.close(), impatientReaders.close()]));

  it.each(files)('says what is wrong with %s, and opens the next file', async (_, make, code) => {
    const { root, problems } = await openDocument({ bytes: make() }, { readers, limits });
    expect(problems.map((problem) => problem.code)).toEqual(code === undefined ? [] : [code]);
    for (const problem of problems) expect(problem.advice).not.toBe('');
    if (code === undefined) expect(root).toBeDefined();

    const next = await openDocument({ bytes: good }, { readers, limits });
    expect(next.problems).toEqual([]);
    expect(next.root).toMatchObject({ type: 'pdf', pages: [{ lines: [{ text: 'Good ticket' }] }] });
  });

  it('says that a picture of 40 000 pixels a side in a PDF takes too long, and opens the next file', async () => {
    const context = { readers: impatientReaders, limits: impatient };
    const { problems } = await openDocument({ bytes: hostile.hugePicture() }, context);
    expect(problems).toMatchObject([{ code: 'document.too-slow' }]);
    const next = await openDocument({ bytes: good }, context);
    expect(next.problems).toEqual([]);
    expect(next.root).toMatchObject({ type: 'pdf', pages: [{ lines: [{ text: 'Good ticket' }] }] });
  });

  it('keeps the pages beside one that cannot be drawn', async () => {
    const { root, problems } = await openDocument(
      { bytes: hostile.endlessFirstPage() },
      { readers: impatientReaders, limits: impatient },
    );
    expect(problems).toMatchObject([{ code: 'document.too-slow', page: 1 }]);
    expect(root).toMatchObject({ pages: [{ lines: [{ text: 'Hello' }] }, { lines: [{ text: 'Second page' }] }] });
  });

  it('refuses a file that is larger than its kind may be, before reading it', async () => {
    const small = { ...limits, bytes: { pdf: good.length - 1, other: 10 } };
    const { root, problems } = await openDocument({ bytes: good }, { readers, limits: small });
    expect(root).toBeUndefined();
    expect(problems.map(({ code, status }) => [code, status])).toEqual([['document.too-large', 413]]);
    const exact = { ...limits, bytes: { pdf: good.length, other: 10 } };
    expect((await openDocument({ bytes: good }, { readers, limits: exact })).problems).toEqual([]);
  });

  it('opens a file under any name that a person can give it', async () => {
    for (const name of ['../../etc/passwd', '\0', 'ticket.pdf\r\nX: y', '%s%n', '😀'.repeat(1000), '']) {
      const { root, problems } = await openDocument({ bytes: good, name }, { readers, limits });
      expect(problems).toEqual([]);
      expect(root).toMatchObject({ type: 'pdf', name });
    }
  });
});
