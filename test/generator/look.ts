import type { Random } from './random.ts';

/** Fonts, colours and habits of one document. */
export type Look = {
  readonly font: string;
  readonly accent: string;
  readonly ink: string;
  readonly paper: string;
  readonly faint: string;
  readonly labelStyle: string;
  /** After a label that stands beside its value. */
  readonly colon: boolean;
  readonly codeAsPng: boolean;
  readonly dark: boolean;
};

const fonts = [
  '"Liberation Sans", Arial, sans-serif',
  '"Liberation Serif", "Times New Roman", serif',
  '"DejaVu Sans", Verdana, sans-serif',
  'system-ui, sans-serif',
  '"Liberation Sans Narrow", "Arial Narrow", sans-serif',
  'Georgia, "DejaVu Serif", serif',
];

const accents = ['#0b5fa5', '#b3123b', '#1b7a43', '#e06900', '#5a2a82', '#222222', '#00788a', '#8a6d00'];

const labelStyles = [
  '',
  'text-transform: uppercase; letter-spacing: 0.05em; font-size: 0.72em;',
  'font-size: 0.8em; opacity: 0.75;',
  'font-weight: bold;',
];

/** Chooses how one document looks. */
export function chooseLook(random: Random, dark: boolean): Look {
  return {
    font: random.pick(fonts),
    accent: random.pick(accents),
    ink: dark ? '#f2f2f7' : random.pick(['#111111', '#222222', '#1d2733']),
    paper: dark ? random.pick(['#000000', '#1c1c1e']) : '#ffffff',
    faint: dark ? '#3a3a3c' : random.pick(['#dddddd', '#c8d0d8', '#eeeeee']),
    labelStyle: random.pick(labelStyles),
    colon: random.chance(0.5),
    codeAsPng: random.chance(0.5),
    dark,
  };
}
