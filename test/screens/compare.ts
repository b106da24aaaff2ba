import type { Ticket } from '#src/tickets/ticket.ts';
import { plain } from '../written/read-written.ts';
import type { Expected } from './screen.ts';

/** How tickets differ from what a document says: `ticket 1: seat is 12, not 14`; a field that is not told is `missing`. */
export function differences({ tickets, never = {} }: Expected, made: readonly Ticket[]): readonly string[] {
  const read = made.map((ticket) => ({
    ...plain(ticket),
    ...(ticket.barcode && { code: Buffer.from(ticket.barcode.bytes).toString('utf8') }),
  })) as Readonly<Record<string, string>>[];
  const free = new Set(read);
  const wrong = tickets.flatMap((wanted, at) => {
    const scored = [...free].map((one) => ({ one, wrong: differencesOf(wanted, one) }));
    const best = scored.sort((a, b) => a.wrong.length - b.wrong.length)[0];
    if (!best) return [];
    free.delete(best.one);
    return best.wrong.map((text) => `ticket ${at + 1}: ${text}`);
  });
  const others = Object.entries(never).flatMap(([name, value]) =>
    read.filter((one) => [value].flat().includes(one[name]!)).map((one) => `${name} is ${one[name]}`),
  );
  const count = made.length === tickets.length ? [] : [`${made.length} tickets, not ${tickets.length}`];
  return [...count, ...wrong, ...others];
}

function differencesOf(wanted: Expected['tickets'][number], read: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const own = read[name];
    if (own === undefined) return [`${name} missing`];
    return [value].flat().some((spelling) => tight(spelling!) === tight(own))
      ? []
      : [`${name} is ${own}, not ${value}`];
  });
}

/** Blanks, commas and capitals aside. */
function tight(text: string): string {
  return text.replaceAll('’', "'").replace(/[\s,]/g, '').toLowerCase();
}
