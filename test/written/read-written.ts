import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { understand } from '#src/extraction/understand.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import type { Written, WrittenFields } from './written.ts';

/** What we read of a written ticket as plain texts, and how that differs from what it says. */
export type ReadWritten = {
  readonly tickets: readonly Readonly<Record<string, string>>[];
  /** `ticket 1: seat is 12, not 14`; empty when all is right. */
  readonly differences: readonly string[];
};

/** Reads a written ticket as if it were a PDF that came on the first day of its year. */
export function readWritten(written: Written, today = '2026-01-15'): ReadWritten {
  const pages = written.pages.map((text, at) => {
    const codes = (written.codes?.[at] ?? []).map((y, index) =>
      codeAt(y, at + 1, { index, text: written.sameCode ? 'TICKET-7Q2X' : `TICKET-${at + 1}-${index}-7Q2X` }),
    );
    return pageOf(text, { number: at + 1, barcodes: codes });
  });
  const { tickets, eligibility } = understand(inputOf(pages).root, today);
  const read = tickets.map(plain);
  return { tickets: read, differences: differencesFrom(written, read, eligibility.reason) };
}

/** How tickets that were read differ from what a document says; `reason` tells why there is none. */
export function differencesFrom(
  written: Pick<Written, 'tickets' | 'never'>,
  read: readonly Readonly<Record<string, string>>[],
  reason?: string,
): readonly string[] {
  const expected = pair(written.tickets, read);
  const counted =
    read.length === written.tickets.length
      ? []
      : [`${read.length} tickets, not ${written.tickets.length}${reason ? `: ${reason}` : ''}`];
  const never = Object.entries(written.never ?? {}).flatMap(([name, value]) =>
    read.filter((one) => [value].flat().includes(one[name]!)).map(() => `${name} is ${value}, which is something else`),
  );
  return [...counted, ...expected, ...never];
}

/** Each wanted ticket with the one that differs least from it. */
function pair(wanted: readonly WrittenFields[], read: readonly Readonly<Record<string, string>>[]): readonly string[] {
  const free = new Set(read);
  return wanted.flatMap((fields, at) => {
    const scored = [...free].map((one) => ({ one, wrong: differencesOf(fields, one) }));
    const best = scored.sort((a, b) => a.wrong.length - b.wrong.length)[0];
    if (!best) return [];
    free.delete(best.one);
    return best.wrong.map((text) => `ticket ${at + 1}: ${text}`);
  });
}

function differencesOf(wanted: WrittenFields, read: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const spellings = [value].flat();
    const own = read[name];
    return own !== undefined && spellings.includes(own) ? [] : [`${name} is ${own ?? 'missing'}, not ${spellings[0]}`];
  });
}

/** Kind and fields of a ticket as texts. */
export function plain(ticket: Ticket): Readonly<Record<string, string>> {
  const fields = (Object.keys(ticket.fields) as FieldName[]).map((name) => {
    const value = ticket.fields[name]!.value;
    if (typeof value === 'string') return [name, value];
    if ('local' in value) return [name, value.local];
    return [name, 'amount' in value ? `${value.amount} ${value.currency}` : JSON.stringify(value)];
  });
  return { kind: ticket.kind.value, ...Object.fromEntries(fields) };
}

function codeAt(y: number, page: number, { index, text }: { index: number; text: string }): FoundBarcode {
  return {
    id: `0#${page}-${index}`,
    document: '0',
    page,
    region: { x: 0.7, y, width: 0.15, height: 0.1 },
    origin: 'decoded',
    symbology: 'qr',
    bytes: new Uint8Array(Buffer.from(text)),
    text,
    binary: false,
  };
}
