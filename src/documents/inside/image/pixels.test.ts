import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readExifDate } from './exif-date.ts';
import { contrastOf, type Rgb, readableUnder } from './readable-under.ts';
import { separateMark } from './separate-mark.ts';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const red: Rgb = [200, 20, 30];
const yellow: Rgb = [255, 240, 120];

/** A picture of one colour, with a mark of another in the middle. */
function marked(
  { width, height }: { readonly width: number; readonly height: number },
  paper: Rgb,
  mark?: { readonly colour: Rgb; readonly box: readonly [x: number, y: number, width: number, height: number] },
) {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, top, across, down] = mark?.box ?? [0, 0, 0, 0];
      const inside = x >= left && x < left + across && y >= top && y < top + down;
      data.set([...(mark && inside ? mark.colour : paper), 255], (y * width + x) * 4);
    }
  return { width, height, data };
}

const size = { width: 120, height: 60 };

/** Two bars, so that the box around them is not all mark. */
function bars(paper: Rgb, colour: Rgb) {
  const picture = marked(size, paper, { colour, box: [20, 15, 10, 30] });
  const second = marked(size, paper, { colour, box: [70, 15, 10, 30] });
  return { ...size, data: picture.data.map((value, at) => (value === paper[at % 4] ? second.data[at]! : value)) };
}

const pixelAt = ({ width, data }: { width: number; data: Uint8Array }, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe('a mark on plain ground', () => {
  it('stands alone on nothing, cut to its edges, in its own colour', () => {
    const mark = separateMark(bars(white, red), { ground: white, ink: black })!;
    expect([mark.width, mark.height]).toEqual([60, 30]);
    expect(pixelAt(mark, 0, 0)).toEqual([...red, 255]);
    expect(pixelAt(mark, 30, 15)[3]).toBe(0);
  });

  it('takes the colour of the text where its own cannot be told from the pass', () => {
    const mark = separateMark(bars(white, yellow), { ground: white, ink: black })!;
    expect(pixelAt(mark, 0, 0).slice(0, 3)).toEqual([...black]);
    const onBlack = separateMark(bars(white, red), { ground: [180, 20, 30], ink: white })!;
    expect(pixelAt(onBlack, 0, 0).slice(0, 3)).toEqual([...white]);
  });

  it('is found on paper of any colour', () => {
    const mark = separateMark(bars([20, 60, 120], white), { ground: black, ink: white })!;
    expect([mark.width, mark.height]).toEqual([60, 30]);
  });

  it('is found where nothing is around it', () => {
    const picture = bars(white, red);
    for (let at = 0; at < picture.data.length; at += 4) if (picture.data[at + 1] === 255) picture.data[at + 3] = 0;
    const mark = separateMark(picture, { ground: white, ink: black })!;
    expect([mark.width, mark.height]).toEqual([60, 30]);
    expect(pixelAt(mark, 0, 0)).toEqual([...red, 255]);
  });

  it.each([
    ['plain paper', marked(size, white)],
    ['a picture whose edge has two colours', marked(size, white, { colour: red, box: [0, 0, 60, 60] })],
    ['a spot', marked(size, white, { colour: red, box: [50, 20, 10, 10] })],
    ['a block', marked(size, white, { colour: red, box: [20, 15, 60, 30] })],
  ])('is none in %s', (_, picture) => {
    expect(separateMark(picture, { ground: white, ink: black })).toBeUndefined();
  });
});

describe('a picture under text', () => {
  const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));

  it.each<[string, { ground: Rgb; ink: Rgb }]>([
    ['white', { ground: [16, 42, 90], ink: white }],
    ['near-black', { ground: [250, 238, 210], ink: [20, 20, 22] }],
  ])('lets %s text be read on every pixel, whatever it shows', (_, look) => {
    fc.assert(
      fc.property(fc.array(colour, { minLength: 1, maxLength: 60 }), (colours) => {
        const data = Uint8Array.from(colours.flatMap((rgb) => [...rgb, 255]));
        const calm = readableUnder(data, look);
        for (let at = 0; at < calm.length; at += 4)
          expect(contrastOf([calm[at]!, calm[at + 1]!, calm[at + 2]!], look.ink)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps what is brighter brighter, and hides nothing behind it', () => {
    const data = Uint8Array.from([40, 40, 40, 0, 90, 90, 90, 0, 200, 200, 200, 0]);
    const calm = readableUnder(data, { ground: black, ink: white });
    expect(calm[0]!).toBeLessThan(calm[4]!);
    expect(calm[4]!).toBeLessThan(calm[8]!);
    expect([calm[3], calm[7], calm[11]]).toEqual([255, 255, 255]);
  });

  it('tells the contrast of black and white, and of a colour with itself', () => {
    expect(contrastOf(black, white)).toBeCloseTo(21);
    expect(contrastOf(white, black)).toBeCloseTo(21);
    expect(contrastOf(red, red)).toBe(1);
  });
});

describe('when a picture was taken', () => {
  /** An EXIF block with these dates, in the order of bytes of a maker. */
  function exif(dates: { readonly changed?: string; readonly taken?: string }, little: boolean, prefix = true) {
    const block = new Uint8Array(120);
    const view = new DataView(block.buffer);
    view.setUint16(0, little ? 0x4949 : 0x4d4d);
    view.setUint16(2, 42, little);
    view.setUint32(4, 8, little);
    const entry = (at: number, tag: number, value: number) => {
      view.setUint16(at, tag, little);
      view.setUint16(at + 2, 2, little);
      view.setUint32(at + 4, 20, little);
      view.setUint32(at + 8, value, little);
    };
    view.setUint16(8, 2, little);
    entry(10, 0x0132, 70);
    entry(22, 0x8769, 40);
    view.setUint16(40, 1, little);
    entry(42, 0x9003, 95);
    block.set(Buffer.from(dates.changed ?? ''), 70);
    block.set(Buffer.from(dates.taken ?? ''), 95);
    return prefix ? Uint8Array.from([...Buffer.from('Exif\0\0'), ...block]) : block;
  }
  const taken = '2026:11:22 09:38:00';
  const changed = '2026:12:01 10:00:00';

  it.each([
    ['a camera of one kind', exif({ taken, changed }, true), '2026-11-22T09:38:00'],
    ['a camera of the other kind', exif({ taken, changed }, false), '2026-11-22T09:38:00'],
    ['a block without its name', exif({ taken, changed }, true, false), '2026-11-22T09:38:00'],
    ['the day of its last change, for want of another', exif({ changed }, true), '2026-12-01T10:00:00'],
    ['a day that is none', exif({ taken: '2026:02:30 09:38:00' }, true), undefined],
    ['a clock that was never set', exif({ taken: '0000:00:00 00:00:00' }, true), undefined],
    ['other words', exif({ taken: 'yesterday at noon..' }, true), undefined],
    ['nothing', new Uint8Array(0), undefined],
    ['another file', Uint8Array.from(Buffer.from('GIF89a and more of it')), undefined],
  ])('is read from %s', (_, block, day) => {
    expect(readExifDate(block)).toBe(day);
  });

  it('is nothing of a block that is cut anywhere, and never throws', () => {
    const whole = exif({ taken }, true);
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(whole.length - 1), fc.nat(255), (cut, at, value) => {
        const broken = whole.slice(0, cut);
        if (at < cut) broken[at] = value;
        expect(readExifDate(broken) ?? '2026-').toMatch(/^\d{4}-/);
      }),
    );
  });
});
