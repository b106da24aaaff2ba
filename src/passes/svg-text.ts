/** Texts of a drawn pass. */

/** Where a text stands. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Size of the label, where it must be smaller than usual. */
  readonly small?: number;
};

type TextStyle = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly anchor?: Place['anchor'];
};

/** A text in SVG, from its base line. */
export const svgText = ({ x, y, size, fill, weight = 400, anchor = 'start' }: TextStyle, content: string): string =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(content)}</text>`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A text as it may stand in SVG. */
export const escaped = (content: string): string =>
  content.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
