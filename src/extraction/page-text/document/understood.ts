import type { DocumentNode, MailDocument } from '#src/documents/document.ts';
import type { ExtractionInput } from '../../extractor.ts';
import { fold } from '../../words/fold.ts';
import { detectLanguage, type Language } from '../../words/languages.ts';
import { type Role, roles } from '../../words/roles.ts';
import { inNames } from '../labels/accept-labels.ts';
import { chainedLabels } from '../labels/chained-labels.ts';
import type { Fact } from '../labels/fact.ts';
import { confirmation, findLabels, type Label } from '../labels/find-labels.ts';
import { readFacts } from '../labels/label-values.ts';
import { partedLabels } from '../labels/parted-lines.ts';
import { type Cell, type Sheet, sheetsOf } from '../layout/cells.ts';
import { nearestBelow } from '../layout/neighbours.ts';
import { prepare } from '../layout/prepare.ts';
import { crownsOf } from '../values/crowns.ts';
import { findDates } from '../values/dates.ts';
import { dirhamsOf } from '../values/dirhams.ts';
import { dollarsOf } from '../values/dollars.ts';
import { anyCrowns, anyDirhams, anyYuan, currencyOfLabel, findMoney } from '../values/money.ts';
import { findTimes } from '../values/times.ts';
import { yuanOf } from '../values/yuan.ts';
import { type DateContext, dateContext } from './context.ts';
import { type KindScore, scoreKinds, weighKinds } from './kind.ts';
import { preferRoles } from './kind-roles.ts';

/** A document as far as its words and their places tell, before tickets are made of it. */
export type Understood = {
  readonly document: DocumentNode;
  readonly sheets: readonly Sheet[];
  readonly cells: readonly Cell[];
  readonly labels: ReadonlyMap<Cell, readonly Label[]>;
  readonly facts: readonly Fact[];
  readonly kinds: readonly KindScore[];
  readonly language: Language | undefined;
  readonly dates: DateContext;
  /** The currency that the document uses, for amounts that stand without one. */
  readonly currency: string | undefined;
  readonly sender: { readonly name?: string; readonly address?: string } | undefined;
  /** Of the mail that it is a part of. */
  readonly subject: string | undefined;
};

/** Pages that are read of one document. */
const mostPages = 20;

/** Reads cells, labels and values of a document; undefined when it has no text. */
export function understand(document: DocumentNode, input: ExtractionInput): Understood | undefined {
  const prepared = sheetsOf(document).slice(0, mostPages).map(prepare);
  const sheets = prepared.map(({ sheet }) => sheet);
  const cells = sheets.flatMap((sheet) => sheet.cells);
  if (cells.length === 0) return undefined;
  const texts = cells.map((cell) => cell.text);
  const language = detectLanguage(texts);
  const labels = new Map<Cell, readonly Label[]>();
  for (const cell of cells) {
    const found = findLabels(cell, language);
    if (found.length > 0) labels.set(cell, found);
  }
  for (const sheet of sheets)
    for (const cell of sheet.cells) {
      const parted = labels.has(cell) ? [] : partedLabels(cell, sheet, language);
      if (parted.length > 0) labels.set(cell, parted);
    }
  for (const sheet of sheets) addBareLabels(sheet, labels, language);
  for (const sheet of sheets) addChains(sheet, labels, language);
  for (const sheet of sheets) addConfirmations(sheet, labels);
  for (const sheet of sheets) dropValues(sheet, labels);
  const known = [...labels.values()].flat();
  const kinds = orVisit(orEvent(weighKinds(scoreKinds(cells, known), known, cells), known), known, cells);
  const kind = kinds[0]?.kind;
  const facts = sheets
    .flatMap((sheet) => readFacts(sheet, onSheet(labels, sheet)))
    .map((fact) => ({ ...fact, roles: preferRoles(fact.roles, kind) }));
  return {
    document,
    sheets,
    cells,
    labels,
    facts,
    kinds,
    language,
    dates: dateContext(cells, language, input.contextDay, input.documentDated),
    currency: currencyOf(texts, language),
    sender: prepared.find((one) => one.sender)?.sender ?? mailOf(document, input)?.from,
    subject: mailOf(document, input)?.subject,
  };
}

/** A document as it is understood when it is of other kinds. */
export function ofKind(understood: Understood, kinds: readonly KindScore[]): Understood {
  const facts = understood.facts.map((fact) => ({ ...fact, roles: preferRoles(fact.roles, kinds[0]?.kind) }));
  return { ...understood, kinds, facts };
}

/** What has a day, a time and a number of its own is an event when no word says what else. */
function orEvent(kinds: readonly KindScore[], labels: readonly Label[]): readonly KindScore[] {
  const has = (...roles: Role[]) => labels.some((label) => roles.includes(label.roles[0]!));
  const eventLike = has('date', 'when', 'start') && has('time', 'doors', 'when', 'start', 'seat') && !has('from', 'to');
  return kinds.length === 0 && eventLike ? [{ kind: 'event', score: 0.6 }] : kinds;
}

/** A "day ticket" of nothing that says how long it is valid, but when it takes place, is one of an event. */
function orVisit(kinds: readonly KindScore[], labels: readonly Label[], cells: readonly Cell[]): readonly KindScore[] {
  const [first] = kinds;
  if (first?.kind !== 'pass' || first.score > 0.6) return kinds;
  const lasting = labels.some(({ roles: [role] }) => role?.startsWith('valid') || role === 'area');
  const timed = cells.some(({ prose, text }) => !prose && findDates(text).length > 0 && findTimes(text).length > 0);
  return !lasting && timed ? [{ kind: 'event', score: first.score }, ...kinds] : kinds;
}

/** Blocks whose lines all read "Label value" without a colon: what some lines show, the others may do, too. */
function addBareLabels(sheet: Sheet, labels: Map<Cell, readonly Label[]>, language: Language | undefined): void {
  for (const cells of Map.groupBy(sheet.cells, (cell) => cell.block).values()) {
    if (cells.length < 3) continue;
    const bare = cells.map((cell) => {
      const own = labels.get(cell);
      const found = own && !own[0]!.whole ? own : findLabels(cell, language, true);
      return { cell, found: found[0]?.at === 0 && !found[0].whole && found[0].rest !== '' ? found : [] };
    });
    const fitting = bare.filter(({ found }) => found.length > 0);
    if (fitting.length < 3 || fitting.length < cells.length * 0.6) continue;
    for (const { cell, found } of fitting) if (!labels.has(cell)) labels.set(cell, found);
  }
}

/** Blocks of which a line goes on from one label to the next: its other lines have no colons, either. */
function addChains(sheet: Sheet, labels: Map<Cell, readonly Label[]>, language: Language | undefined): void {
  for (const cells of Map.groupBy(sheet.cells, (cell) => cell.block).values()) {
    const open = cells.filter((cell) => !labels.get(cell)?.some(({ colon, whole }) => colon || whole));
    const chains = open.map((cell) => ({ cell, chain: chainedLabels(cell, language) }));
    if (!chains.some(({ chain }) => chain.length > 1)) continue;
    for (const { cell, chain } of chains) if (chain.length > (labels.get(cell)?.length ?? 0)) labels.set(cell, chain);
  }
}

/** "Confirmação da reserva" with `PT-6620-1841` in the next cell: a heading and the code of the order. */
function addConfirmations(sheet: Sheet, labels: Map<Cell, readonly Label[]>): void {
  for (const [cell, next] of sheet.rows.filter((row) => row.length === 2) as [Cell, Cell][]) {
    const [label] = labels.has(cell) || labels.has(next) ? [] : confirmation(`${cell.text} ${next.text}`, cell);
    if (label) labels.set(cell, [{ ...label, whole: true, rest: '', end: cell.text.length, restAt: cell.text.length }]);
  }
}

/** A word behind a label with a colon is its value, even if it could be a label ("Zona: A"). */
function dropValues(sheet: Sheet, labels: Map<Cell, readonly Label[]>): void {
  for (const row of sheet.rows) {
    row.forEach((cell, at) => {
      const left = row[at - 1] && labels.get(row[at - 1]!)?.at(-1);
      const own = labels.get(cell);
      const bare = own?.every((label) => label.whole && !label.colon) ?? false;
      const above = /^\S$/.test(cell.text) ? labelAbove(sheet, cell, labels) : undefined;
      const single =
        /^\S$/.test(cell.text) &&
        [left, above].some((label) => label?.whole && label.roles.some((role) => small.has(roles[role])));
      if (bare && (single || (left?.whole && left.colon) || beginsName(sheet, cell, labels))) labels.delete(cell);
    });
  }
}

/** "Teatro" over "Español" under "Recinto": a word that names begin with, where a label asks for what it means. */
function beginsName(sheet: Sheet, cell: Cell, labels: ReadonlyMap<Cell, readonly Label[]>): boolean {
  const above = labelAbove(sheet, cell, labels);
  const begins = (text: string) => inNames.has(fold(text).split(/[^\p{L}]/u)[0]!);
  if (!above?.whole || !begins(cell.text) || begins(above.cell.text) || cell.y - above.cell.bottom > 0.6) return false;
  if (!labels.get(cell)!.some(({ roles }) => roles.some((role) => above.roles.includes(role)))) return false;
  const next = nearestBelow(sheet, cell);
  const alike = next && Math.abs(next.x - cell.x) < 0.6 && Math.abs(next.size / cell.size - 1) < 0.12;
  return alike === true && next.block === cell.block && next.y - cell.bottom < 0.6 && !labels.has(next);
}

const small: ReadonlySet<string> = new Set(['short', 'seat', 'class', 'code']);

function labelAbove(sheet: Sheet, cell: Cell, labels: ReadonlyMap<Cell, readonly Label[]>): Label | undefined {
  const above = sheet.cells.filter(
    (other) => other.bottom <= cell.y + 0.3 && cell.y - other.bottom < 1.2 && Math.abs(other.x - cell.x) < 1.2,
  );
  const nearest = above.sort((a, b) => b.bottom - a.bottom)[0];
  return nearest && labels.get(nearest)?.[0];
}

function onSheet(labels: ReadonlyMap<Cell, readonly Label[]>, sheet: Sheet): ReadonlyMap<Cell, readonly Label[]> {
  const own = new Set(sheet.cells);
  return new Map([...labels].filter(([cell]) => own.has(cell)));
}

/** The innermost mail that a document is a part of. */
function mailOf(document: DocumentNode, input: ExtractionInput): MailDocument | undefined {
  const mails = input.documents.filter(
    (one): one is MailDocument => one.type === 'mail' && document.id.startsWith(one.id),
  );
  return mails.sort((a, b) => b.id.length - a.id.length)[0];
}

function currencyOf(texts: readonly string[], language: Language | undefined): string | undefined {
  const usual =
    mostCommon(texts.flatMap((text) => findMoney(text).map((money) => money.currency))) ??
    mostCommon(texts.flatMap((text) => currencyOfLabel(text) ?? []));
  if (usual === anyYuan || (usual === 'JPY' && language === 'zh')) return yuanOf(texts);
  if (usual === 'USD' && !texts.some((text) => /\bUS\$|\bU\$S/.test(text))) return dollarsOf(texts, language);
  if (usual === anyDirhams) return dirhamsOf(texts, language);
  return usual === anyCrowns ? crownsOf(texts, language) : usual;
}

function mostCommon(list: readonly string[]): string | undefined {
  const counts = Map.groupBy(list, (one) => one);
  return [...counts].sort((a, b) => b[1].length - a[1].length)[0]?.[0];
}
