import type { Ticket } from '#src/tickets/ticket.ts';
import type { EvalCase } from './cases.ts';
import type { Claim } from './claim.ts';
import { contradicts, isReencoded, isSeen, type Level, wrongZone } from './compare.ts';
import { saidText, wantedText } from './miss-text.ts';
import { compareWithAll, pairUp, type Row } from './pairs.ts';
import { type Judged, judgedValues } from './reliability.ts';
import { coreFields, type ScoredField } from './roles.ts';
import type { Time } from './source.ts';

/** Counts of one field over many tickets. */
export type FieldCount = {
  truth: number;
  stated: number;
  labelled: number;
  anywhere: number;
  seen: number;
  wrong: number;
};

/** A field that no pass of the document tells, or that the ticket's own pass contradicts for machines. */
export type Miss = {
  readonly how: 'missing' | 'wrong';
  readonly id: string;
  readonly ticket: number;
  readonly field: string;
  readonly wanted: string;
  readonly claimed: string;
};

/** Sums over cases; what the columns of the report are made of. */
export type Tally = {
  cases: number;
  withTicket: number;
  countRight: number;
  negatives: number;
  falseTickets: number;
  tickets: number;
  found: number;
  spurious: number;
  usable: number;
  usableAnywhere: number;
  wrongZone: number;
  mixed: number;
  /** Values for machines that are not marked: right and wrong ones. */
  unmarkedRight: number;
  unmarkedWrong: number;
  codes: number;
  symbologyRight: number;
  reencoded: number;
  readonly fields: Map<ScoredField, FieldCount>;
  readonly times: Time[];
  readonly misses: Miss[];
  readonly judged: Judged[];
};

/** Nothing counted yet. */
export function emptyTally(): Tally {
  return {
    cases: 0,
    withTicket: 0,
    countRight: 0,
    negatives: 0,
    falseTickets: 0,
    tickets: 0,
    found: 0,
    spurious: 0,
    usable: 0,
    usableAnywhere: 0,
    wrongZone: 0,
    mixed: 0,
    unmarkedRight: 0,
    unmarkedWrong: 0,
    codes: 0,
    symbologyRight: 0,
    reencoded: 0,
    fields: new Map(),
    times: [],
    misses: [],
    judged: [],
  };
}

/** Adds the passes of one document, compared with its truth. */
export function addCase(
  tally: Tally,
  one: EvalCase,
  claims: readonly Claim[],
  time?: Time,
  tickets: readonly Ticket[] = [],
): void {
  if (time) tally.times.push(time);
  if (one.expect === 'no_ticket') {
    tally.negatives += 1;
    tally.falseTickets += claims.length > 0 ? 1 : 0;
    return;
  }
  tally.cases += 1;
  tally.withTicket += claims.length > 0 ? 1 : 0;
  tally.countRight += claims.length === one.tickets.length ? 1 : 0;
  const rows = one.tickets.map((ticket) => compareWithAll(ticket, claims));
  const partners = pairUp(rows);
  tally.spurious += claims.length - partners.filter((partner) => partner !== undefined).length;
  rows.forEach((row, index) => {
    const partner = partners[index];
    addTicket(tally, { evalCase: one, index, row, claims, partner });
    if (partner === undefined) return;
    tally.mixed += isMixed(index, partner, rows, claims) ? 1 : 0;
    const ticket = tickets.length === claims.length ? tickets[partner] : undefined;
    if (ticket) tally.judged.push(...judgedValues(ticket, row, row.levels[partner]!));
  });
}

/** LIST: what one ticket of an order has from another one when they were mixed up. */
const own = [
  'number',
  'start_date',
  'start_time',
  'end_date',
  'end_time',
  'from',
  'to',
  'from_code',
  'to_code',
  'seat',
  'coach',
  'passenger',
] as const satisfies readonly ScoredField[];

/** Whether a pass tells a value that is wrong for its ticket and right for another one of the upload. */
function isMixed(ticket: number, claim: number, rows: readonly Row[], claims: readonly Claim[]): boolean {
  return own.some((field) => {
    const expected = rows[ticket]!.expected.get(field);
    if (!expected || !contradicts(field, expected, claims[claim]!)) return false;
    return rows.some((row, other) => other !== ticket && row.levels[claim]!.get(field) === 'stated');
  });
}

type Scored = { evalCase: EvalCase; index: number; row: Row; claims: readonly Claim[]; partner: number | undefined };

function addTicket(tally: Tally, { evalCase, index, row, claims, partner }: Scored): void {
  const own = partner === undefined ? undefined : claims[partner];
  const levels = partner === undefined ? new Map<ScoredField, Level>() : row.levels[partner]!;
  const anywhere = new Set(row.levels.flatMap((map) => [...map.keys()]));
  tally.tickets += 1;
  tally.found += own ? 1 : 0;
  for (const [field, expected] of row.expected) {
    const count = countOf(tally, field);
    const level = levels.get(field);
    count.truth += 1;
    count.stated += level === 'stated' ? 1 : 0;
    count.labelled += level === 'stated' || level === 'labelled' ? 1 : 0;
    count.anywhere += anywhere.has(field) ? 1 : 0;
    count.seen += own && isSeen(field, expected, own) ? 1 : 0;
    const wrong = own !== undefined && contradicts(field, expected, own);
    count.wrong += wrong ? 1 : 0;
    if (own && !own.doubted.has(field)) {
      tally.unmarkedRight += level === 'stated' ? 1 : 0;
      tally.unmarkedWrong += wrong ? 1 : 0;
    }
    tally.wrongZone += own && !level && wrongZone(expected, own) ? 1 : 0;
    if (!anywhere.has(field) || wrong) {
      const how = wrong ? 'wrong' : 'missing';
      tally.misses.push({
        how,
        id: evalCase.id,
        ticket: index,
        field,
        wanted: wantedText(expected),
        claimed: saidText(field, expected, own),
      });
    }
  }
  const core = (coreFields[row.ticket.kind] ?? []).filter((field) => row.expected.has(field));
  tally.usable += core.every((field) => levels.get(field) === 'stated' || levels.get(field) === 'labelled') ? 1 : 0;
  tally.usableAnywhere += core.every((field) => anywhere.has(field)) ? 1 : 0;
  const code = row.expected.get('barcode');
  if (code?.type === 'code' && own && own.barcodes.length > 0) {
    tally.codes += 1;
    tally.symbologyRight += own.barcodes.some((made) => made.symbology === code.symbology) ? 1 : 0;
    tally.reencoded += own.barcodes.some((made) => isReencoded(code.bytes, made.bytes)) ? 1 : 0;
  }
}

function countOf(tally: Tally, field: ScoredField): FieldCount {
  const known = tally.fields.get(field);
  if (known) return known;
  const fresh = { truth: 0, stated: 0, labelled: 0, anywhere: 0, seen: 0, wrong: 0 };
  tally.fields.set(field, fresh);
  return fresh;
}
