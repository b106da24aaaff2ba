import type { WrittenField } from './preview-data.ts';

/** Spelled out, so that the style sheet has them. */
export const sizes: Readonly<Record<number, string>> = {
  17: 'text-[17px]',
  16: 'text-[16px]',
  15: 'text-[15px]',
  14: 'text-[14px]',
  13: 'text-[13px]',
  12: 'text-[12px]',
};

/** The first row as Wallet writes it: smaller where it would be too long, and only then the name is cut. */
export function headScale(name: string, header: readonly WrittenField[], logo: boolean): string {
  const room = 312 - 12 * header.length - (logo ? 136 : 0);
  const needed = (size: number) =>
    header.reduce(
      (sum, { label, value }) => sum + Math.max(textWidth(value) * size * 0.95, textWidth(label) * 11),
      textWidth(name) * size * 1.04, // it is bold
    );
  return heads.find(([size]) => needed(size) <= room)?.[1] ?? heads.at(-1)![1];
}

/** Sizes in pixels, spelled out as those of rows. */
const heads = [
  [17, ''],
  [15.5, 'pass-head-smaller'],
  [14, 'pass-head-smallest'],
] as const;

/** Roughly, in parts of the font size: capitals and digits are wider than small letters. */
export function textWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[A-ZÄÖÜ0-9@%—→]/.test(letter) ? 0.66 : /[il.,:' ]/.test(letter) ? 0.31 : 0.56),
    0,
  );
}

/** Long values are written smaller, as Wallet does. */
export function sizeOf(text: string, roomy: number): string {
  if (text.length <= roomy * 0.6) return 'text-[1.75rem]';
  if (text.length <= roomy) return 'text-[1.375rem]';
  return 'text-[1.0625rem]';
}
