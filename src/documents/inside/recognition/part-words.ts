/**
 * Words of scripts whose signs are recognised one by one, in boxes that run into each other: parted where the ink of the line has
 * spaces, and placed where their ink is.
 */
import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import type { Model } from '../../shared/recognition/models.ts';
import type { PrintedLine, PrintedWord } from '../../shared/recognition/printed-word.ts';

/** Space between two words, at least, in widths of a whole sign; beside Chinese and Japanese ones, which have no spaces and may be narrow. */
const space = { usual: 0.26, wide: 0.42 };
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。]/u;
/** LIST: the models whose words are parted anew. */
const models: ReadonlySet<Model> = new Set<Model>(['kor', 'tha', 'jpn', 'chi_sim', 'chi_tra']);

/** Widths of signs, in those of a whole one. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]/u, 0.96],
  [/[.,:;'!|()[\]ilI·・、。]/u, 0.32],
  [/[\p{Lu}@%&~〜]/u, 0.7],
];
const usual = 0.56;
/** A space at least, in heights of the line, before its signs are measured. */
const firstSpace = 0.3;
/** Signs that a group may have; more are no line of a ticket. */
const longest = 120;
const dark = 128;
/** What it costs to part what the recogniser read as one word, as the square of a sign's width. */
const tear = 0.3;

/** `first`: the recogniser began a word with it. */
type Sign = { readonly text: string; readonly width: number; readonly confidence: number; readonly first: boolean };
type Ink = { readonly start: number; readonly end: number };
type Part = Ink & { readonly signs: readonly Sign[] };

/** Whether a model's words have to be parted anew. */
export function isUnparted(model: Model): boolean {
  return models.has(model);
}

/** The words of a line as its ink is parted; those that were read where nothing can be told. */
export function parted(line: PrintedLine, picture: GreyPicture): PrintedLine {
  const signs = signsOf(line);
  const ink = inkOf(picture);
  if (signs.length === 0 || signs.length > longest || ink.length === 0) return line;
  const all = signs.reduce((sum, { width }) => sum + width, 0);
  const { height } = picture;
  const rough = grouped(ink, firstSpace * height);
  const whole = rough.reduce((sum, { start, end }) => sum + end - start, 0) / all;
  const groups = grouped(ink, space.usual * whole);
  const ends = share(
    signs,
    groups.map(({ start, end }) => (end - start) / whole),
  );
  const words: Part[] = [];
  for (const [at, { start, end }] of groups.entries()) {
    const own = signs.slice(ends[at - 1] ?? 0, ends[at]);
    const last = words.at(-1);
    if (own.length === 0) continue;
    if (last && goesOn(last, own[0]!) && start - last.end < space.wide * whole)
      words[words.length - 1] = { start: last.start, end, signs: [...last.signs, ...own] };
    else words.push({ start, end, signs: own });
  }
  return words.map((word) => placed(word, picture));
}

/** Whether what is written without spaces may go on. */
function goesOn({ signs }: Part, next: Sign): boolean {
  return unspaced.test(signs.at(-1)!.text) || unspaced.test(next.text);
}

/** Letters with their marks, and how wide they are. */
function signsOf(line: PrintedLine): readonly Sign[] {
  return line.flatMap(({ text, confidence }) =>
    (text.match(/\P{M}\p{M}*|^\p{M}+/gu) ?? []).map((sign, at) => ({
      text: sign,
      width: widths.find(([letters]) => letters.test(sign))?.[1] ?? usual,
      confidence,
      first: at === 0,
    })),
  );
}

/** Columns with ink that stand together, from left to right. */
function inkOf({ width, height, data }: GreyPicture): readonly Ink[] {
  const found: Ink[] = [];
  let start: number | undefined;
  for (let x = 0; x <= width; x += 1) {
    let has = false;
    for (let y = 0; x < width && y < height && !has; y += 1) has = data[y * width + x]! < dark;
    if (has) start ??= x;
    else if (start !== undefined) {
      found.push({ start, end: x });
      start = undefined;
    }
  }
  return found;
}

function grouped(ink: readonly Ink[], space: number): readonly Ink[] {
  const groups: Ink[] = [];
  for (const one of ink) {
    const last = groups.at(-1);
    if (last && one.start - last.end < space) groups[groups.length - 1] = { start: last.start, end: one.end };
    else groups.push(one);
  }
  return groups;
}

/** How many signs, counted from the first one, stand up to the end of each group: so that widths are as alike as they can be. */
function share(signs: readonly Sign[], groups: readonly number[]): readonly number[] {
  const upTo = [0];
  for (const { width } of signs) upTo.push(upTo.at(-1)! + width);
  const count = signs.length + 1;
  let costs = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const from: Uint8Array[] = [];
  for (const width of groups) {
    const next = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
    const origin = new Uint8Array(count);
    for (let end = 0; end < count; end += 1) {
      const torn = signs[end]?.first === false ? tear : 0;
      for (let begin = 0; begin <= end; begin += 1) {
        const cost = costs[begin]! + (upTo[end]! - upTo[begin]! - width) ** 2 + torn;
        if (cost >= next[end]!) continue;
        next[end] = cost;
        origin[end] = begin;
      }
    }
    from.push(origin);
    costs = next;
  }
  const ends: number[] = [];
  for (let group = groups.length - 1, end = signs.length; group >= 0; group -= 1) {
    ends.unshift(end);
    end = from[group]![end]!;
  }
  return ends;
}

function placed({ signs, start, end }: Part, { width, height, data }: GreyPicture): PrintedWord {
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
    data.subarray(y * width + start, y * width + end).some((pixel) => pixel < dark),
  );
  const [top, bottom] = [rows[0] ?? 0, rows.at(-1) ?? height - 1];
  return {
    text: signs.map(({ text }) => text).join(''),
    ...{ x: start, y: top, width: end - start, height: bottom - top + 1 },
    confidence: signs.reduce((sum, { confidence }) => sum + confidence, 0) / signs.length,
  };
}
