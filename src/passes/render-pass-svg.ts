import type { Language } from '#src/languages/languages.ts';
import { moneyIn } from '#src/languages/say.ts';
import { rows, textWidth } from './design/fit.ts';
import { plainDay } from './design/moments.ts';
import { styleOf } from './design/strings.ts';
import type { PassField, PassJson } from './pass-json.ts';
import { escaped, type Place, svgText } from './svg-text.ts';

/** A drawn code: `rows[y][x]` is 1 for a dark module; without quiet zone. */
export type CodeDrawing = {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly ArrayLike<number>[];
};

const card = { width: 340, margin: 18 } as const;
const room = card.width - 2 * card.margin;

/** Pictures of a pass as `data:` addresses. */
export type PictureDrawings = { readonly [Name in 'logo' | 'strip' | 'thumbnail']?: string };

/** Draws the front of a pass with its code and pictures, if they are given. */
export function renderPassSvg(pass: PassJson, code?: CodeDrawing, pictures: PictureDrawings = {}): string {
  const { headerFields, primaryFields, auxiliaryFields, secondaryFields } = styleOf(pass);
  const journey = 'boardingPass' in pass;
  // A boarding pass draws its auxiliary fields above the secondary ones, all others below.
  const below = journey ? [auxiliaryFields, secondaryFields] : [secondaryFields, auxiliaryFields];
  const logo = pass.logoText ?? '';
  const mark = pictures.logo ? [picture(pictures.logo, markPlace, 'xMinYMid meet')] : [];
  const left = card.margin + (pictures.logo && logo ? markPlace.height + 8 : 0);
  const { name, scale } = headOf(logo, headerFields, card.width - card.margin - left);
  const head = [
    ...mark,
    svgText({ x: left, y: 38, size: nameSize * scale, weight: 600, fill: pass.foregroundColor }, name),
  ];
  const strip = pictures.strip ? stripPlace('eventTicket' in pass ? 89 : 131) : undefined;
  const art = strip
    ? [picture(pictures.strip!, strip, 'xMidYMid slice')]
    : pictures.thumbnail
      ? [picture(pictures.thumbnail, thumbnailPlace, 'xMaxYMin meet')]
      : [];
  const taken = pictures.thumbnail && !strip ? thumbnailPlace.width + 12 : 0;
  const parts = [...art, ...head, ...headerRow(headerFields, scale, pass), ...primaryRow(primaryFields, pass, taken)];
  const beside = strip ?? (taken > 0 ? thumbnailPlace : undefined);
  let y = Math.max(142, beside ? beside.y + beside.height + 16 : 0);

  for (const row of below.filter((fields) => fields.length > 0)) {
    parts.push(...spreadRow(row, y, pass));
    y += 46;
  }
  const drawing = code ? codePanel(code, y + 8, pass.barcodes?.[0]?.altText) : { svg: '', height: 0 };
  const height = Math.ceil(y + drawing.height + 24);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${height}" viewBox="0 0 ${card.width} ${height}" role="img" aria-label="${escaped(pass.description)}" font-family="-apple-system, Inter, 'Helvetica Neue', Arial, sans-serif">`,
    `<rect width="${card.width}" height="${height}" rx="12" fill="${pass.backgroundColor}"/>`,
    ...parts,
    drawing.svg,
    '</svg>',
  ].join('\n');
}

type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const markPlace: Rectangle = { x: card.margin, y: 16, width: 120, height: 32 };
const thumbnailPlace: Rectangle = { x: card.width - card.margin - 82, y: 58, width: 82, height: 82 };
const stripPlace = (height: number): Rectangle => ({ x: 0, y: 60, width: card.width, height });

const picture = (address: string, { x, y, width, height }: Rectangle, fit: string): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit}" href="${escaped(address)}"/>`;

type Colours = Pick<PassJson, 'foregroundColor' | 'labelColor'>;

/** The first row: all of it is written smaller where it would be too long, and only then the name is cut. */
function headOf(
  name: string,
  fields: readonly PassField[],
  wide: number,
): { readonly name: string; readonly scale: number } {
  const hasRoom = (text: string, scale: number) => {
    const left = fields.reduce((sum, field) => sum - columnWidth(field, headerSize * scale) - headerGap, wide);
    return textWidth(text) * boldness * nameSize * scale <= left;
  };
  const scale = headScales.find((each) => hasRoom(name, each));
  if (scale) return { name, scale };
  const least = headScales.at(-1)!;
  const letters = [...name];
  while (letters.length > 0 && !hasRoom(`${letters.join('')}…`, least)) letters.pop();
  return { name: letters.length > 0 ? `${letters.join('').trimEnd()}…` : '', scale: least };
}

/** Down to what Wallet shrinks a header to at most. */
const headScales = [1, 0.92, 0.84, rows.header.least / rows.header.full] as const;
const nameSize = 16;
const headerSize = 15;
const headerGap = 12;
const boldness = 1.2;

function headerRow(fields: readonly PassField[], scale: number, colours: Colours): string[] {
  const size = headerSize * scale;
  let right = card.width - card.margin;
  return fields.toReversed().flatMap((field) => {
    const drawn = column(field, { x: right, y: 24, size, anchor: 'end' }, colours);
    right -= columnWidth(field, size) + headerGap;
    return drawn;
  });
}

/** From and to at both sides with an arrow between, or one field. */
function primaryRow(fields: readonly PassField[], colours: Colours, taken: number): string[] {
  const [from, to] = fields;
  if (!from) return [];
  const wide = room - taken;
  const size = Math.min(34, ...fields.map((field) => (wide / fields.length - arrowRoom) / textWidth(shown(field))));
  const left = column(from, { x: card.margin, y: 78, size, anchor: 'start' }, colours);
  if (!to) return left;
  const arrow = svgText({ x: card.width / 2, y: 78 + size, size: 18, fill: colours.labelColor, anchor: 'middle' }, '→');
  return [...left, arrow, ...column(to, { x: card.width - card.margin, y: 78, size, anchor: 'end' }, colours)];
}

/** Half of the arrow, and what keeps it from the names at its sides. */
const arrowRoom = 28;

/** Columns as wide as they need, with the rest of the room between them. */
function spreadRow(fields: readonly PassField[], y: number, colours: Colours): string[] {
  const natural = fields.map((field) => columnWidth(field, 16));
  const total = natural.reduce((sum, width) => sum + width * wider, 0) + 10 * (fields.length - 1);
  const size = total > room ? 16 * Math.max(0.6, room / total) : 16;
  const small =
    labelSize *
    Math.min(1, Math.max(0.7, room / fields.reduce((sum, field) => sum + columnWidth(field, size) + 10, 0)));
  const widths = fields.map((field) => columnWidth(field, size, small));
  const gap = (room - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, fields.length - 1);
  let x: number = card.margin;
  return fields.flatMap((field, index) => {
    const last = index > 0 && index === fields.length - 1;
    const drawn = column(
      field,
      { x: last ? card.width - card.margin : x, y, size, anchor: last ? 'end' : 'start', small },
      colours,
    );
    x += widths[index]! + gap;
    return drawn;
  });
}

/** How much wider than Wallet's font those are that the picture may be shown in. */
const wider = 1.08;

const labelSize = 9;

function column(field: PassField, { x, y, size, anchor, small = labelSize }: Place, colours: Colours): string[] {
  return [
    svgText({ x, y, size: small, weight: 600, fill: colours.labelColor, anchor }, field.label ?? ''),
    svgText({ x, y: y + 3 + size, size, fill: colours.foregroundColor, anchor }, shown(field)),
  ];
}

const columnWidth = (field: PassField, size: number, small: number = labelSize): number =>
  Math.max(textWidth(shown(field)) * size, textWidth(field.label ?? '') * small);

/** The value of a field as a phone in the language writes it: amounts by its rules, dates in the order that no country reads wrongly. */
export function shown(field: PassField, language: Language = 'en'): string {
  if ('currencyCode' in field) return moneyIn(language, field.value, field.currencyCode);
  if (!('dateStyle' in field)) return field.value;
  const day = plainDay(field.value.slice(0, 10), 'short', language);
  const date = field.dateStyle === 'PKDateStyleNone' ? [] : [day];
  return [...date, ...(field.timeStyle === 'PKDateStyleNone' ? [] : [field.value.slice(11, 16)])].join(', ');
}

/** The code on white, as wide as the card allows, with its text below. */
function codePanel(
  code: CodeDrawing,
  top: number,
  altText: string | undefined,
): { readonly svg: string; readonly height: number } {
  const wide = code.width > code.height * 1.5;
  // Linear codes are drawn one module high.
  const width = wide ? 250 : 150;
  const height = code.height === 1 ? 60 : (width * code.height) / code.width;
  const quiet = 10;
  const panel = { width: width + 2 * quiet, height: height + 2 * quiet + (altText ? 16 : 0) };
  const left = (card.width - panel.width) / 2;
  const dark = Array.from(code.rows, (row, y) =>
    Array.from({ length: code.width }, (_, x) => (row[x] ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  ).join('');
  const scale = `translate(${left + quiet} ${top + quiet}) scale(${width / code.width} ${height / code.height})`;
  const caption = { x: card.width / 2, y: top + panel.height - 7, size: 11, fill: '#000', anchor: 'middle' } as const;
  return {
    height: panel.height + 8,
    svg: [
      `<rect x="${left}" y="${top}" width="${panel.width}" height="${panel.height}" rx="6" fill="#fff"/>`,
      `<path transform="${scale}" shape-rendering="crispEdges" d="${dark}"/>`,
      altText ? svgText(caption, altText) : '',
    ].join('\n'),
  };
}
