import type { PassField, PassStyle } from '../pass-json.ts';
import type { Candidate, Form } from './candidate.ts';
import { cutAtWord } from './clean-text.ts';
import { type Row, rowRoom, rows, rowWidth, textWidth } from './fit.ts';
import type { Candidates, Layout } from './layout.ts';

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
};

/** Chooses fields and their forms: most important first, as long as there is room, and no fact twice. */
export function fitFront(layout: Layout, space: FrontSpace): Front {
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
  const use = (columns: readonly Column[]): PassField[] => {
    for (const { candidate } of columns) for (const mark of marksOf(candidate)) taken.add(mark);
    return columns.map(toField);
  };

  const primaryFields = use(fitPrimary(layout));
  const header = { ...rows.header, room: rowRoom - Math.min(textWidth(space.logoText ?? '') * 16, rowRoom * 0.45) };
  const headerFields = use(fitRow(fresh(layout.header), header, most.header));
  const left = layout.header.filter((candidate) => candidate && !taken.has(candidate.key));
  const secondaryFields = use(fitRow(fresh([...layout.secondary, ...left]), rows.secondary, most.secondary));
  const room = most.together ? Math.min(most.auxiliary, most.together - secondaryFields.length) : most.auxiliary;
  // Coupons and cards draw both rows as one.
  const beside =
    layout.style === 'coupon' || layout.style === 'storeCard'
      ? { ...rows.auxiliary, room: roomBeside(secondaryFields) }
      : rows.auxiliary;
  const auxiliaryFields = use(fitRow(fresh(layout.auxiliary), beside, room));
  return { headerFields, primaryFields, secondaryFields, auxiliaryFields };
}

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

/** Characters at full size and at most, in ems, by style: from and to share a line, a strip sets large. */
function fitPrimary({ style, primary }: Layout): Column[] {
  const [full, most] =
    style === 'boardingPass' ? [3.7, 8] : style === 'coupon' || style === 'storeCard' ? [7, 14] : [12.3, 19.5];
  return primary.flatMap((candidate) => {
    if (!candidate) return [];
    const { forms } = candidate;
    const form =
      forms.find(({ shown }) => textWidth(shown) <= full) ??
      forms.find(({ shown }) => textWidth(shown) <= most) ??
      cutForm(forms.at(-1)!, most);
    return [{ candidate, form }];
  });
}

/** The last resort for what must be shown and has no short form: whole words and an ellipsis. */
function cutForm(form: Form, most: number): Form {
  let text = form.shown;
  while (text.length > 8 && textWidth(text) > most && /\s/u.test(text)) text = cutAtWord(text, text.length - 1);
  return textWidth(text) < textWidth(form.shown) ? { shown: text, parts: { value: text } } : form;
}

function roomBeside(fields: readonly PassField[]): number {
  const width = fields.reduce(
    (sum, field) => sum + textWidth(String(field.value)) * rows.secondary.least + rows.secondary.gap,
    0,
  );
  return Math.max(0, rowRoom - width);
}

const toField = ({ candidate, form }: Column): PassField => ({
  key: candidate.key,
  label: candidate.label,
  ...form.parts,
});

const marksOf = ({ key, forms }: Candidate): string[] => [key, ...sameText(forms[0]!.shown)];

/** Equal texts are one fact; short ones (a seat and a row "12") are not compared. */
function sameText(text: string): string[] {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return letters.length >= 4 && /\p{L}/u.test(letters) ? [`= ${letters}`] : [];
}
