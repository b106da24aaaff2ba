import type { DocumentNode } from '#src/documents/document.ts';
import { findLabels, type Label } from '#src/extraction/page-text/labels/find-labels.ts';
import { type Cell, sheetsOf } from '#src/extraction/page-text/layout/cells.ts';
import { prepare } from '#src/extraction/page-text/layout/prepare.ts';
import { findAll, type TextFinds } from '#src/extraction/page-text/values/find-all.ts';
import { fold } from '#src/extraction/words/fold.ts';
import { detectLanguage } from '#src/extraction/words/languages.ts';
import type { ValueType } from '#src/extraction/words/roles.ts';
import type { Typed } from './examples.ts';

/** What is known to be true of a document: its values by type, and its local times. */
export type KnownValues = {
  readonly values: ReadonlyMap<ValueType, readonly string[]>;
  readonly times: readonly string[];
};

/** All texts of the pages of a document and what stands behind their labels, with the types that the truth gives them. */
export function pageTexts(document: DocumentNode, known: KnownValues): readonly Typed[] {
  const cells = sheetsOf(document).flatMap((sheet) => prepare(sheet).sheet.cells);
  const language = detectLanguage(cells.map((cell) => cell.text));
  const texts = cells.flatMap((cell) => {
    const labels = findLabels(cell, language);
    const rests = labels.map((label) => label.rest.trim()).filter((rest) => rest !== '' && rest.length <= 200);
    return [...ownText(cell, labels, known), ...rests.map((rest) => typed(rest, known))];
  });
  return [...new Map(texts.map((one) => [one.text, one])).values()];
}

/** A whole label and running text are no values; of a cell that holds label and value, the value alone counts. */
function ownText(cell: Cell, labels: readonly Label[], known: KnownValues): readonly Typed[] {
  if (cell.text.length > 200) return [];
  if (labels.length === 0 && !cell.prose) return [typed(cell.text, known)];
  return cell.prose || labels.every((label) => label.whole) ? [{ text: cell.text, types: [] }] : [];
}

function typed(text: string, known: KnownValues): Typed {
  const finds = findAll(text);
  const types = [...new Set([...valueTypes(text, known), ...timeTypes(finds, known)])];
  return { text, types, unclear: unclearTypes(finds) };
}

/** The least part of a text that a value must be for the text to be an example of it. */
const leastPart = 0.3;

function valueTypes(text: string, { values }: KnownValues): readonly ValueType[] {
  const folded = ` ${plainWords(text)} `;
  return [...values]
    .filter(([, list]) =>
      list.some((value) => {
        const words = plainWords(value);
        return words !== '' && words.length >= folded.length * leastPart && folded.includes(` ${words} `);
      }),
    )
    .map(([type]) => type);
}

function plainWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function timeTypes({ dates, times, text }: TextFinds, known: KnownValues): readonly ValueType[] {
  const two = (part: number) => String(part).padStart(2, '0');
  const isDay = dates.some((span) =>
    known.times.some((local) => local.slice(5, 10) === `${two(span.month)}-${two(span.day)}`),
  );
  const isClock = times.some((span) => known.times.some((local) => local.slice(11, 16) === span.clock));
  if (text.length > 90) return [];
  return [...(isDay ? (['date', 'when'] as const) : []), ...(isClock ? (['time', 'when', 'stop'] as const) : [])];
}

/** A day that is not the ticket's looks like one all the same, and so do codes, numbers and names. */
function unclearTypes(finds: TextFinds): readonly ValueType[] {
  const { text, dates, times, money, numbers, code } = finds;
  const most = (spans: readonly { readonly at: number; readonly end: number }[]) =>
    spans.reduce((sum, { at, end }) => sum + end - at, 0) > text.length * 0.5;
  return [
    ...(most(dates) ? (['date'] as const) : []),
    ...(most(times) ? (['time'] as const) : []),
    ...(most([...dates, ...times]) ? (['when', 'stop'] as const) : []),
    ...(most(money) || /^\d+[.,]\d\d$/.test(text) ? (['money'] as const) : []),
    ...(most(numbers) ? (['number'] as const) : []),
    ...(code && code.length > text.length * 0.7 ? (['code', 'number'] as const) : []),
    ...(/\d/.test(text) && text.length <= 5
      ? (['seat', 'short', 'class', 'number', 'party', 'code', 'text'] as const)
      : []),
    ...(/^[A-Z]{1,3}$/.test(text) ? (['seat', 'short', 'class', 'place', 'stop'] as const) : []),
    ...(['text', 'address', 'class', 'phone', 'email', 'website', 'party'] as const),
    ...(finds.name ? (['name', 'place', 'stop'] as const) : []),
  ];
}
