import type { Pictures } from '../images/pass-images.ts';
import type { PassField, PassStyle } from '../pass-json.ts';
import { type Candidate, type Form, textCandidate } from './candidate.ts';
import { marksOf, sameText } from './echoes.ts';
import { type Row, rowRoom, rows, rowWidth, textWidth } from './fit.ts';
import type { Candidates, Layout } from './layout.ts';
import type { Apart } from './tell-apart.ts';

/** The rows of the front, filled with what fits. */
export type Front = {
  readonly headerFields: PassField[];
  readonly primaryFields: PassField[];
  readonly secondaryFields: PassField[];
  readonly auxiliaryFields: PassField[];
};

/** What else decides how much fits. */
export type FrontSpace = {
  /** The code is wide (PDF417, Code 128); a square one takes a row from generic passes. */
  readonly wideCode: boolean;
  readonly logoText: string | undefined;
  /** Pictures take room from the title, and a mark from what stands beside it. */
  readonly pictures?: Pictures;
  /** What stands under the code. */
  readonly altText?: string | undefined;
  /** What tells the pass from others of its order; goes into the header. */
  readonly apart?: Apart;
};

/** Chooses fields and their forms: most important first, as long as there is room, and no fact twice. */
export function fitFront(plain: Layout, space: FrontSpace): Front {
  const layout = withApart(withoutCaption(plain, space.altText), space.apart);
  const most = limits(layout.style, space.wideCode);
  const taken = new Set<string>(space.logoText ? sameText(space.logoText) : []);
  const fresh = (candidates: Candidates): Candidate[] => {
    const seen = new Set(taken);
    return candidates.filter((candidate): candidate is Candidate => {
      const marks = candidate ? marksOf(candidate) : [];
      const isNew = candidate !== undefined && !marks.some((mark) => seen.has(mark));
      for (const mark of marks) seen.add(mark);
      return isNew;
    });
  };
  const use = (columns: readonly Column[]): readonly Column[] => {
    for (const { candidate } of columns) for (const mark of marksOf(candidate)) taken.add(mark);
    return columns;
  };

  const { thumbnail = false, logo } = space.pictures ?? {};
  const primary = use(fitPrimary(layout, space.pictures));
  const text = textWidth(space.logoText ?? '') * 16 + (logo === 'sign' ? signRoom : 0);
  const logoRoom = Math.min(logo === 'name' ? nameRoom : text, rowRoom * 0.45);
  const header = use(
    fitHeader(fresh(layout.header), { ...rows.header, room: rowRoom - logoRoom }, most.header, space.apart?.keys),
  );
  const left = layout.header.filter((candidate) => candidate && !taken.has(candidate.key));
  const beside = thumbnail ? { ...rows.secondary, room: rowRoom - thumbnailRoom } : rows.secondary;
  const secondary = use(fitRow(fresh([...left, ...layout.secondary]), beside, most.secondary));
  const count = most.together ? Math.min(most.auxiliary, most.together - secondary.length) : most.auxiliary;
  // Coupons and cards draw both rows as one.
  const joined = layout.style === 'coupon' || layout.style === 'storeCard';
  const used = joined ? rowWidth(columnTexts(secondary), rows.secondary, rows.secondary.least) + rows.secondary.gap : 0;
  const auxiliary = fitRow(fresh(layout.auxiliary), { ...rows.auxiliary, room: rowRoom - used }, count);
  return {
    headerFields: header.map(toField),
    primaryFields: primary.map(toField),
    secondaryFields: secondary.map(toField),
    auxiliaryFields: auxiliary.map(toField),
  };
}

/** The number that stands under the code anyway leaves its place to others. */
function withoutCaption(layout: Layout, altText: string | undefined): Layout {
  const others = (candidates: Candidates): Candidates =>
    candidates.filter((one) => one?.key !== 'ticket_number' || one.forms[0]?.shown !== altText);
  return { ...layout, secondary: others(layout.secondary), auxiliary: others(layout.auxiliary) };
}

/** What differs in an order stands first in the header, with the day; everything else moves down. */
function withApart(layout: Layout, { keys, ordinal }: Apart = { keys: [] }): Layout {
  const moved = [...layout.auxiliary, ...layout.secondary].filter((one) => one && keys.includes(one.key));
  const first = moved.filter((one, at) => moved.findIndex((other) => other?.key === one?.key) === at);
  const marks = [...first, textCandidate(ordinalKey, 'TICKET', ordinal)].filter((one) => one !== undefined);
  if (marks.length === 0) return layout;
  const days = layout.header.filter((one) => one && isDay(one.key));
  const others = layout.header.filter((one) => one && !isDay(one.key));
  return { ...layout, header: [...marks, ...days], secondary: [...others, ...layout.secondary] };
}

const ordinalKey = 'ticket_of_order';
const isDay = (key: string): boolean => /_date$|^valid_until$/.test(key);

/** Points that a thumbnail, a mark that is a sign and one that is a name take. */
const thumbnailRoom = 100;
const signRoom = 44;
const nameRoom = 130;

type Limits = {
  readonly header: number;
  readonly secondary: number;
  readonly auxiliary: number;
  readonly together?: number;
};

function limits(style: PassStyle, wideCode: boolean): Limits {
  if (style === 'boardingPass') return { header: 3, secondary: 4, auxiliary: 5 };
  if (style === 'eventTicket') return { header: 3, secondary: 4, auxiliary: 4 };
  return style === 'generic' && wideCode
    ? { header: 3, secondary: 4, auxiliary: 4 }
    : { header: 3, secondary: 2, auxiliary: 4, together: 4 };
}

type Column = { readonly candidate: Candidate; readonly form: Form };

/** Adds candidates while the row stays readable, shortening what can be shortened before leaving anything out. */
function fitRow(candidates: readonly Candidate[], row: Row, most: number): Column[] {
  let columns: Column[] = [];
  for (const candidate of candidates) {
    if (columns.length >= most) break;
    const wider = shortened([...columns, { candidate, form: candidate.forms[0]! }], row);
    if (rowWidth(columnTexts(wider), row, row.least) <= row.room) columns = wider;
  }
  return columns;
}

/**
 * As a row, but what differs in an order and the date come first when there is no room for all: nobody may look for the
 * day in vain.
 */
function fitHeader(
  candidates: readonly Candidate[],
  row: Row,
  most: number,
  differing: readonly string[] = [],
): Column[] {
  const rank = ({ key }: Candidate) => (differing.includes(key) || key === ordinalKey ? 0 : isDay(key) ? 1 : 2);
  const urgent = candidates.toSorted((a, b) => rank(a) - rank(b));
  const order = (column: Column) => candidates.indexOf(column.candidate);
  return fitRow(urgent, row, most).toSorted((a, b) => order(a) - order(b));
}

/** Takes the next shorter form of the widest column, until the row fits at full size or nothing can be shortened. */
function shortened(columns: readonly Column[], row: Row): Column[] {
  let result = [...columns];
  while (rowWidth(columnTexts(result), row, row.full) > row.room) {
    const next = result
      .filter(({ candidate, form }) => candidate.forms.at(-1) !== form)
      .toSorted((a, b) => textWidth(b.form.shown) - textWidth(a.form.shown))[0];
    if (!next) break;
    const form = next.candidate.forms[next.candidate.forms.indexOf(next.form) + 1]!;
    result = result.map((column) => (column === next ? { ...column, form } : column));
  }
  return result;
}

const columnTexts = (columns: readonly Column[]) =>
  columns.map(({ candidate, form }) => ({ label: candidate.label, shown: form.shown }));

/** Widths in ems that are read with ease, and that are not cut: from and to share a line, a strip sets large. */
const primaryWidths = {
  boardingPass: [5.8, 8],
  coupon: [10, 14],
  storeCard: [10, 14],
  eventTicket: [15, 19.5],
  generic: [15, 19.5],
} as const;

/** The longest form that is read with ease, else the longest that has room; what has none is left to Wallet to shorten. */
function fitPrimary({ style, primary }: Layout, pictures: Pictures | undefined): Column[] {
  const narrow = pictures?.strip || pictures?.thumbnail;
  const [easy, most] = narrow ? primaryWidths.coupon : primaryWidths[style];
  return primary.flatMap((candidate) => {
    if (!candidate) return [];
    const within = (width: number) => candidate.forms.find(({ shown }) => textWidth(shown) <= width);
    const form = within(easy) ?? within(most) ?? candidate.forms.at(-1)!;
    return [{ candidate: withoutEcho(candidate, form), form }];
  });
}

/** A place whose short form is its full name is not written above itself. */
function withoutEcho(candidate: Candidate, form: Form): Candidate {
  if (candidate.label !== form.shown) return candidate;
  return { ...candidate, label: candidate.key === 'from' ? 'FROM' : 'TO' };
}

const toField = ({ candidate, form }: Column): PassField => ({
  key: candidate.key,
  label: candidate.label,
  ...form.parts,
});
