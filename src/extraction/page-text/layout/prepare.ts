import { fartherHeads } from '../../words/aside-words.ts';
import { fold } from '../../words/fold.ts';
import { labelEntries, labelWords } from '../../words/label-index.ts';
import { findMoney } from '../values/money.ts';
import { calendarLeaves, weekdayLines } from './calendar-leaves.ts';
import type { Cell, Sheet } from './cells.ts';
import { countedPlaces } from './counted-places.ts';
import { mailHead } from './mail-head.ts';
import { nearestBelow } from './neighbours.ts';
import { replacedRides } from './replaced-rides.ts';
import { screenBars } from './screen-bars.ts';
import { nameCoaches } from './unnamed-coach.ts';
import { wrappedDays } from './wrapped-days.ts';
import { wrappedHalves } from './wrapped-halves.ts';
import { wrappedPlaces } from './wrapped-places.ts';

/** A sheet without what is about the message or the screen and not about a ticket, and with wrapped labels joined. */
export type Prepared = {
  readonly sheet: Sheet;
  readonly sender?: { readonly name?: string; readonly address?: string };
};

/** Takes forwarded mail headers, a screen's own bars and rides that were replaced out of a sheet, and joins labels that wrap. */
export function prepare(sheet: Sheet): Prepared {
  const forwarded = forwardedHeader(sheet);
  const message = mailHead(sheet);
  const gone = new Set<Cell>([...forwarded.cells, ...message.cells, ...screenBars(sheet), ...replacedRides(sheet)]);
  const joined = new Map([
    ...wrappedDays(sheet),
    ...countedPlaces(sheet),
    ...joinLabels(sheet, gone),
    ...leavesOf(sheet, gone),
    ...joinMoney(sheet, gone),
    ...joinPlaces(sheet, gone),
    ...joinHalves(sheet, gone),
  ]);
  const keep = (cell: Cell) => (gone.has(cell) ? [] : [joined.get(cell) ?? cell]);
  const rows = nameCoaches(sheet.rows.map((row) => row.flatMap(keep)).filter((row) => row.length > 0));
  const prepared = { ...sheet, rows, cells: rows.flat() };
  const sender = forwarded.sender ?? (message.sender ? { name: message.sender } : undefined);
  return { sheet: prepared, ...(sender && { sender }) };
}

/** Leaves of a calendar as one line each; their other cells go. */
function leavesOf(sheet: Sheet, gone: Set<Cell>): ReadonlyMap<Cell, Cell> {
  const leaves = calendarLeaves(sheet);
  for (const [first, { parts }] of leaves) for (const cell of parts) if (cell !== first) gone.add(cell);
  const joined = new Map([...leaves].map(([first, { whole }]) => [first, whole]));
  for (const [weekday, day] of weekdayLines(sheet)) {
    if (joined.has(weekday) || gone.has(weekday) || gone.has(day)) continue;
    gone.add(weekday);
    joined.set(day, { ...day, text: `${weekday.text} ${day.text}`, y: weekday.y, x: Math.min(day.x, weekday.x) });
  }
  return joined;
}

const senders = `from|von|de|da|van|${fartherHeads.from}|od`;
const subjects = `subject|betreff|objet|asunto|oggetto|onderwerp|assunto|${fartherHeads.subject}`;
const others = `date|datum|fecha|data|sent|gesendet|envoyé|enviado|inviato|verzonden|to|an|à|para|a|aan|cc|répondre à|reply-to|${fartherHeads.other}`;
/** An address, also with a sign in the place of its @ that a recogniser took for another: `<john.doecexample.org>`. */
const address = /@|<[\w.+-]+\.\w{2,}>/;
const headerName = new RegExp(`^(?:${senders}|${subjects}|${others})\\s?:`, 'i');
const subjectLine = new RegExp(`^(?:${subjects})\\s?:`, 'i');
const senderLine = new RegExp(`^(?:${senders})\\s?:\\s*"?([^"<@]*?)"?\\s*<?\\s*([\\w.+-]+@[\\w.-]+)?\\s*>?\\s*$`, 'i');

/**
 * The lines "From: … Date: … Subject: … To: …" that a mail program puts before a forwarded message, and on a printed mail what
 * its forwarder wrote above them.
 */
function forwardedHeader(sheet: Sheet): {
  readonly cells: readonly Cell[];
  readonly sender?: { readonly name?: string; readonly address?: string };
} {
  const lines = sheet.rows
    .map((cells) => ({ cells, text: cells.map((cell) => cell.text).join(' ') }))
    .filter(({ text }) => headerName.test(text));
  const subject = lines.find(({ text }) => subjectLine.test(text));
  if (!subject || !lines.some(({ text }) => address.test(text))) return { cells: [] };
  const near = lines.filter(({ cells }) => Math.abs(cells[0]!.y - subject.cells[0]!.y) < 8);
  const from = near.map(({ text }) => senderLine.exec(text)).find((match) => match !== null);
  const sender = from
    ? { ...(from[1]?.trim() && { name: from[1].trim() }), ...(from[2] && { address: from[2] }) }
    : undefined;
  const top = Math.min(...near.map(({ cells }) => cells[0]!.y));
  const rule = sheet.cells.filter((cell) => cell.y <= top && top - cell.y < 4 && /^[-–—_= ]{3,}/.test(cell.text));
  return {
    cells: [...near.flatMap(({ cells }) => cells), ...rule, ...wordsAbove(sheet, top)],
    ...(sender && { sender }),
  };
}

/** What stands above a head in the upper part of a page; a mail's own text was parted before. */
function wordsAbove(sheet: Sheet, top: number): readonly Cell[] {
  const above = sheet.cells.filter((cell) => cell.y < top);
  return sheet.page.textOrigin !== 'layout' && top < sheet.height / 2 && above.length * 2 < sheet.cells.length
    ? above
    : [];
}

/** "FAHRGAST" over "PASSENGER:": one label in two languages, whose colon stands behind the second. */
function isTwice(cell: Cell, next: Cell): boolean {
  const roles = ({ text }: Cell) => new Set(labelEntries(labelWords(text)).map(({ role }) => role));
  return /:$/.test(next.text) && !roles(cell).isDisjointFrom(roles(next)) && cell.size < next.size * 1.1;
}

/** "Referencia de la" over "reserva": lines that only together are a label. */
function joinLabels(sheet: Sheet, gone: Set<Cell>): ReadonlyMap<Cell, Cell> {
  const joined = new Map<Cell, Cell>();
  const byBlock = Map.groupBy(sheet.cells, (cell) => cell.block);
  const broken = sheet.cells.flatMap((cell) => {
    const next = /\p{L}-$/u.test(cell.text) ? nearestBelow(sheet, cell) : undefined;
    return next && next.block !== cell.block ? [[cell, next]] : [];
  });
  for (const cells of [...byBlock.values(), ...broken]) {
    cells.forEach((cell, at) => {
      const next = cells[at + 1];
      if (!next || gone.has(cell) || gone.has(next) || joined.has(cell)) return;
      if (
        Math.abs(next.x - cell.x) > 3 ||
        next.y - cell.bottom > 0.7 ||
        next.y < cell.y + 0.3 ||
        next.bold !== cell.bold
      )
        return;
      const words = [...labelWords(cell.text), ...labelWords(next.text)];
      const both = labelEntries(words).length > 0;
      // Two labels under each other stay two, unless the first one only makes sense with the second.
      const second = labelEntries(labelWords(next.text)).length > 0 && labelEntries(labelWords(cell.text)).length > 0;
      if (((!both || second) && !isTwice(cell, next)) || /[:.]$/.test(fold(cell.text))) return;
      joined.set(cell, {
        ...cell,
        text: `${cell.text} ${next.text}`,
        bottom: next.bottom,
        right: Math.max(cell.right, next.right),
      });
      gone.add(next);
    });
  }
  return joined;
}

/** Names of places that take two lines, as one each. */
function joinPlaces(sheet: Sheet, gone: Set<Cell>): ReadonlyMap<Cell, Cell> {
  const joined = new Map<Cell, Cell>();
  for (const [upper, lower] of wrappedPlaces(sheet)) {
    if (gone.has(upper) || gone.has(lower)) continue;
    const [x, right] = [Math.min(upper.x, lower.x), Math.max(upper.right, lower.right)];
    // In the row of the lower line, where the other end and the clocks are counted from.
    joined.set(lower, { ...lower, text: `${upper.text} ${lower.text}`, x, right, y: upper.y });
    gone.add(upper);
  }
  return joined;
}

function joinHalves(sheet: Sheet, gone: Set<Cell>): ReadonlyMap<Cell, Cell> {
  const joined = wrappedHalves(sheet).filter(([clock, half]) => !gone.has(clock) && !gone.has(half));
  for (const [, half] of joined) gone.add(half);
  return new Map(joined.map(([clock, half]) => [clock, { ...clock, text: `${clock.text} ${half.text}` }]));
}

/** `EUR` and `111.17` in cells of their own are one amount. */
function joinMoney(sheet: Sheet, gone: Set<Cell>): ReadonlyMap<Cell, Cell> {
  const joined = new Map<Cell, Cell>();
  for (const row of sheet.rows)
    row.forEach((cell, at) => {
      const next = row[at + 1];
      if (!next || gone.has(cell) || gone.has(next) || next.x - cell.right > 8) return;
      if (!/^(?:[A-Z]{3}|[€£$])$/.test(cell.text) || !/^\d[\d.,' ]*[.,]\d\d$/.test(next.text)) return;
      const text = `${cell.text} ${next.text}`;
      if (findMoney(text).length !== 1) return;
      joined.set(cell, { ...cell, text, right: next.right });
      gone.add(next);
    });
  return joined;
}
