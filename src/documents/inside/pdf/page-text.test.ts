import { describe, expect, it } from 'vitest';
import { defaultLimits } from '#src/documents/limits.ts';
import { type BuiltObject, buildPdf, stream, textContent } from '#test/support/pdf-files.ts';
import { type PdfText, readPdf } from './read-pdf.ts';

/** The text of the first page; trusted, so read without a fence. */
async function read(content: string, font: readonly BuiltObject[] = []): Promise<PdfText> {
  const texts: PdfText[] = [];
  const resources = font.length > 0 ? '/Font << /F 10 0 R >>' : '';
  const request = {
    bytes: buildPdf([{ content, resources }], { objects: font }),
    limits: defaultLimits.pdf,
    scanBudget: 100,
  };
  await readPdf({ ...request, withoutText: [], withoutDrawing: [1], withoutFiles: true }, (part) => {
    if (part.is === 'text') texts.push(part.text);
  });
  return texts[0]!;
}

const linesOf = ({ lines }: PdfText) => lines.map((line) => line.text);
const cells = (
  rows: readonly (readonly string[])[],
  columns: readonly number[],
  top: number,
  leading: number,
  size = 10,
) =>
  textContent(
    rows.flatMap((row, down) => row.map((text, index) => [columns[index]!, top - down * leading, size, text] as const)),
  );
/** Each letter by itself, as browsers write some fonts. */
const lettered = (text: string, x: number, y: number, size: number, advance: (index: number) => number) =>
  textContent([...text].map((letter, index) => [x + advance(index), y, size, letter] as const));

/** A font of one shape for all small letters, drawn by a program; `scale` points a unit. */
function drawnFont(scale: number, box: string, mapped: boolean): readonly BuiltObject[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const unit = 1 / scale;
  const procedures = letters.map((letter) => `/${letter} 11 0 R`).join(' ');
  const map = '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <61> <7a> <0061> endbfrange';
  const names = letters.map((letter) => `/${letter}`).join(' ');
  const widths = letters.map(() => unit / 2).join(' ');
  const entries = `/FirstChar 97 /LastChar 122 /Widths [${widths}] /CharProcs << ${procedures} >> /Resources << >>`;
  const encoding = `/Encoding << /Type /Encoding /Differences [97 ${names}] >>`;
  const value = `<< /Type /Font /Subtype /Type3 /FontBBox [${box}] /FontMatrix [${scale} 0 0 ${scale} 0 0] ${entries} ${encoding} ${mapped ? '/ToUnicode 12 0 R' : ''} >>`;
  const glyph = stream(`${unit / 2} 0 0 0 ${unit * 0.45} ${unit * 0.7} d1 0 0 ${unit * 0.45} ${unit * 0.7} re f`);
  return [{ value }, glyph, stream(`begincmap /CMapType 2 def ${map} endcmap`)];
}

/** Glyphs `a`, `b`, … as browsers draw some fonts: each of its own width, and with its own meaning, which may be several characters. */
function meaningFont(...glyphs: readonly (readonly [width: number, means: string])[]): readonly BuiltObject[] {
  const letters = glyphs.map((_, at) => String.fromCharCode(97 + at));
  const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
  const maps = glyphs.map(([, means], at) => `<${(97 + at).toString(16)}> <${hex(means)}>`);
  const procedures = letters.map((letter, at) => `/${letter} ${11 + at} 0 R`).join(' ');
  const widths = glyphs.map(([width]) => width).join(' ');
  const entries = `/FirstChar 97 /LastChar ${96 + glyphs.length} /Widths [${widths}] /CharProcs << ${procedures} >> /Resources << >>`;
  const encoding = `/Encoding << /Type /Encoding /Differences [97 ${letters.map((letter) => `/${letter}`).join(' ')}] >>`;
  const map = `1 begincodespacerange <00> <ff> endcodespacerange ${maps.length} beginbfchar ${maps.join(' ')} endbfchar`;
  const value = `<< /Type /Font /Subtype /Type3 /FontBBox [0 -300 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] ${entries} ${encoding} /ToUnicode ${11 + glyphs.length} 0 R >>`;
  const drawn = glyphs.map(([width]) => stream(`${width} 0 0 0 ${width} 600 d1 0 0 ${width} 600 re f`));
  return [{ value }, ...drawn, stream(`begincmap /CMapType 2 def ${map} endcmap`)];
}

describe('the text of a page', () => {
  it('is words with their places, sizes and weight', async () => {
    const { lines, width, height } = await read(
      `BT /B 20 Tf 100 700 Td (Gate A12) Tj ET ${textContent([[100, 660, 9, 'closes']])}`,
    );
    expect([width, height]).toEqual([595, 842]);
    expect(lines.flatMap(({ words }) => words).map(({ text, size, bold, turn }) => [text, size, bold, turn])).toEqual([
      ['Gate', 20, true, 0],
      ['A12', 20, true, 0],
      ['closes', 9, false, 0],
    ]);
    const [gate, number] = lines[0]!.words;
    expect(gate!.x * 595).toBeCloseTo(100, 0);
    expect(number!.x).toBeGreaterThan(gate!.x + gate!.width);
    expect(gate!.y * 842).toBeLessThan(842 - 700);
    expect((gate!.y + gate!.height) * 842).toBeGreaterThan(842 - 700);
  });

  it('joins letters that are placed one by one', async () => {
    const starts = [0, 6.67, 12.23, 15.56, 17.78, 20];
    expect(linesOf(await read(lettered('Berlin', 50, 700, 10, (index) => starts[index]!)))).toEqual(['Berlin']);
  });

  it('joins spaced-out letters to the word that they spell', async () => {
    const starts = [0, 9.6, 15.9, 26.6, 36.8, 47];
    expect(linesOf(await read(lettered('TICKET', 50, 700, 10, (index) => starts[index]!)))).toEqual(['TICKET']);
    expect(linesOf(await read(lettered('X7K29Q', 50, 700, 10, (index) => index * 12)))).toEqual(['X7K29Q']);
  });

  it('keeps single digits in table cells apart', async () => {
    const page = await read(cells([['1', '2', '3', '4']], [50, 62, 74, 86], 700, 12));
    expect(linesOf(page).join(' ')).toBe('1 2 3 4');
  });

  it('keeps a bold word apart that is drawn twice, once', async () => {
    expect(
      linesOf(
        await read(
          textContent([
            [50, 700, 10, 'Platz 7'],
            [50.3, 700, 10, 'Platz 7'],
          ]),
        ),
      ),
    ).toEqual(['Platz 7']);
  });

  it('splits a line where a column begins', async () => {
    const page = await read(
      cells(
        [
          ['From', 'To', 'Seat'],
          ['Hamburg Hbf', 'Berlin', '12A'],
        ],
        [50, 150, 230],
        700,
        14,
      ),
    );
    expect(linesOf(page).sort()).toEqual(['12A', 'Berlin', 'From', 'Hamburg Hbf', 'Seat', 'To']);
  });

  it('keeps a large value and its small unit on one line', async () => {
    expect(
      linesOf(
        await read(
          textContent([
            [50, 700, 24, '19:30'],
            [117, 700, 10, 'Uhr'],
          ]),
        ),
      ),
    ).toEqual(['19:30 Uhr']);
  });

  it('reads columns of text one after the other, and knows which lines are a paragraph', async () => {
    const left = ['The first column has', 'several lines of text', 'that belong together.'];
    const right = ['The second column', 'is read when the', 'first one is done.'];
    const page = await read(
      `${cells(
        left.map((text) => [text]),
        [50],
        700,
        12,
      )} ${cells(
        right.map((text) => [text]),
        [320],
        700,
        12,
      )}`,
    );
    expect(linesOf(page)).toEqual([...left, ...right]);
    expect(page.lines.map((line) => line.block)).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('reads rows of labels before the values under them', async () => {
    const page = await read(
      `${cells([['Abfahrt', 'Ankunft']], [50, 250], 700, 30)} ${cells([['09:38', '11:24']], [50, 250], 670, 30, 20)}`,
    );
    expect(linesOf(page)).toEqual(['Abfahrt', 'Ankunft', '09:38', '11:24']);
  });

  it('has turned words in their own lines, and leaves a slanted watermark out', async () => {
    const turned = 'BT /F 10 Tf 0 1 -1 0 500 300 Tm (Coupon 7) Tj ET';
    const down = 'BT /F 10 Tf 0 -1 1 0 550 600 Tm (Stub 8) Tj ET';
    const slanted = 'BT /F 40 Tf 0.7 0.7 -0.7 0.7 100 300 Tm (COPY) Tj ET';
    const page = await read(
      `${textContent([[50, 700, 10, 'Upright text of the ticket']])} ${turned} ${down} ${slanted}`,
    );
    expect(linesOf(page).sort()).toEqual(['Coupon 7', 'Stub 8', 'Upright text of the ticket']);
    const turnOf = (text: string) => page.lines.find((line) => line.text === text)!.words[0]!.turn;
    expect([turnOf('Coupon 7'), turnOf('Stub 8')]).toEqual([3, 1]);
    const coupon = page.lines.find((line) => line.text === 'Coupon 7')!;
    expect(coupon.height * 842).toBeGreaterThan(coupon.width * 595);
  });

  it.each([
    [0.001, '0 -200 500 700'],
    [0.001, '0 0 0 0'],
    [1, '0 0 1 1'],
  ])('joins the letters of a drawn font beside turned text: scale %d, box %s', async (scale, box) => {
    const letters = (text: string, matrix: (index: number) => string) =>
      [...text].map((letter, index) => `BT /F 10 Tf ${matrix(index)} Tm (${letter}) Tj ET`).join(' ');
    const flat = letters('departure', (index) => `1 0 0 1 ${50 + index * 5} 700`);
    const turned = letters('coupon', (index) => `0 1 -1 0 300 ${300 + index * 5}`);
    const page = await read(`${turned} ${flat}`, drawnFont(scale, box, true));
    expect(linesOf(page).sort()).toEqual(['coupon', 'departure']);
    expect(page.lines.every((line) => line.words[0]!.size > 5 && line.words[0]!.size < 15)).toBe(true);
  });

  it('tells a letter with its mark once, where the glyphs of both mean both', async () => {
    const font = meaningFont([500, 'ร'], [500, 'หั'], [500, 'ส'], [200, 'หั']);
    const page = await read('BT /F 12 Tf 100 700 Td (abc) Tj ET BT /F 12 Tf 107 700 Td (d) Tj ET', font);
    expect(linesOf(page)).toEqual(['รหัส']);
  });

  it('joins what the silent glyph of a vowel parts, and no more than that', async () => {
    const font = meaningFont([500, 'या'], [500, 'त'], [250, ' ']);
    const at = (x: number, glyphs: string) => `BT /F 12 Tf ${x} 700 Td (${glyphs}) Tj ET`;
    expect(linesOf(await read(`${at(100, 'a')} ${at(110, 'bcb')}`, font))).toEqual(['यात त']);
    expect(linesOf(await read(`${at(100, 'a')} ${at(140, 'bcb')}`, font))).toEqual(['या', 'त त']);
  });

  it('is left to recognition when a font does not tell what its letters are', async () => {
    const page = await read('BT /F 10 Tf 50 700 Td (departure) Tj ET', drawnFont(0.001, '0 -200 500 700', false));
    expect(page).toMatchObject({ textOrigin: 'none', lines: [] });
  });

  it('keeps text that italic fonts slant', async () => {
    expect(linesOf(await read('BT /F 10 Tf 1 0 0.3 1 50 700 Tm (oblique) Tj ET'))).toEqual(['oblique']);
  });

  it('is empty where the page is, or has more characters than a page has', async () => {
    expect(await read('')).toMatchObject({ textOrigin: 'none', lines: [] });
    const many = `BT /F 4 Tf 10 800 Td 4 TL ${`(${'x'.repeat(200)}) Tj T* `.repeat(260)} ET`;
    expect(await read(many)).toMatchObject({ textOrigin: 'none', lines: [] });
  });
});
