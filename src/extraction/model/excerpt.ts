/** Cuts a long document to what a ticket is made of, so that what matters is sent and terms and advertising are not. */
import { findDates, findMoney, findNumbers, findTimes } from '../page-text/values/values.ts';
import { awaitedIn, withoutPrivate } from './private-text.ts';
import { likeliest } from './scored-lines.ts';
import type { Source, SourceLine } from './source.ts';

/** Characters of lines that are sent of one upload; a page of a ticket has about 1,500, the longest orders need some 6,000. */
const mostCharacters = 8400;

/** Characters of one line that are sent. */
const longestLine = 240;

/** The lines that are sent, in their order; all of them when they are short enough. */
export function excerptOf(source: Source, budget = mostCharacters): readonly SourceLine[] {
  const cost = (line: SourceLine) => Math.min(line.text.length, longestLine) + 12;
  const total = source.lines.reduce((sum, line) => sum + cost(line), 0);
  if (total <= budget) return source.lines;
  const codePages = new Set(source.codes.map(({ barcode }) => `${barcode.document} ${barcode.page}`));
  const own = source.lines.map((line) => weigh(line, codePages));
  // A value is understood by what stands around it: a line takes some of its neighbours' weight.
  const weight = own.map(
    (value, at) => value + 0.5 * Math.max(0, own[at - 1] ?? 0) + 0.5 * Math.max(0, own[at + 1] ?? 0),
  );
  const ranked = source.lines.toSorted((a, b) => weight[b.at]! - weight[a.at]! || a.at - b.at);
  const kept = new Set<SourceLine>();
  let left = budget;
  for (const line of ranked) {
    if (cost(line) > left) continue;
    kept.add(line);
    left -= cost(line);
  }
  return source.lines.filter((line) => kept.has(line));
}

/** What speaks for a line: what the scorer holds of its words, a label, a date, an amount, a code, a headline, a code's page. */
function weigh({ cell, facts, text, understood, page, document }: SourceLine, codePages: ReadonlySet<string>): number {
  const short = text.slice(0, longestLine);
  let weight = 0;
  if (facts.length > 0 || (cell && understood?.labels.has(cell))) weight += 3;
  if (findDates(short).length > 0 || findTimes(short).length > 0) weight += 2;
  if (findNumbers(short).length > 0) weight += 2;
  if (findMoney(short).length > 0) weight += 1;
  if (/\b(?=[A-Z\d]*\d)[A-Z\d]{5,}\b/.test(short)) weight += 1;
  if (cell === undefined || cell.size >= 1.4 || cell.order < 8) weight += 2;
  if (codePages.has(`${document} ${page}`)) weight += 2;
  if (cell?.prose) weight -= 4;
  const likely = cell && understood ? likeliest(cell, understood) : undefined;
  if (likely !== undefined) weight += 8 * likely;
  return weight;
}

/** Writes lines with their ids and places (per cent of the page from its top left), documents and pages apart. */
export function writeLines(source: Source, lines: readonly SourceLine[]): string {
  const written: string[] = [];
  let sheet = '';
  let last = -1;
  const awaited = awaitedIn(source.lines);
  for (const line of lines) {
    const own = line.page === undefined ? `Document ${line.document}` : `Document ${line.document}, page ${line.page}`;
    if (own !== sheet) written.push(own);
    else if (line.at !== last + 1) written.push('…');
    sheet = own;
    last = line.at;
    const place = line.region ? ` ${percent(line.region.x)},${percent(line.region.y)}` : '';
    written.push(`${line.id}${place} ${withoutPrivate(line.text, longestLine, awaited.get(line))}`);
  }
  const codes = source.codes.map(({ label, barcode: { symbology, document, page, region } }) => {
    const place = region ? ` at ${percent(region.x)},${percent(region.y)}` : '';
    return `${label} ${symbology} code, document ${document}${page === undefined ? '' : `, page ${page}`}${place}`;
  });
  return [...written, ...codes].join('\n');
}

const percent = (fraction: number) => Math.round(fraction * 100);
