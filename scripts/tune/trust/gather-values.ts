import { mostTickets } from '#src/extraction/most-tickets.ts';
import { targetsOfField } from '#src/extraction/page-text/scoring/targets.ts';
import { agreed, toTicket } from '#src/extraction/to-ticket.ts';
import { putTrust } from '#src/extraction/trust/learned-trust.ts';
import { valueMeasures } from '#src/extraction/trust/value-measures.ts';
import { weighedOf } from '#src/extraction/trust/weigh-values.ts';
import { weighableOf } from '#src/extraction/trust/weighable.ts';
import { readDrafts, ticketsOf } from '#src/extraction/understand.ts';
import { sameValue } from '#src/tickets/choose.ts';
import { contradicts } from '../../eval/compare.ts';
import { compareWithAll, pairUp } from '../../eval/pairs.ts';
import { isTold } from '../../eval/reliability.ts';
import type { OpenedCase } from '../open-corpus.ts';
import { claimsOf } from '../score.ts';

/** A value of a ticket that was read: what it is measured by, its log-odds, and whether it is right. */
export type WeighedValue = {
  readonly measures: Float32Array;
  readonly odds: number;
  readonly right: boolean;
  /** Contradicted for machines, or stated for them: what the precision of a pass counts. */
  readonly counted: boolean;
};

/** The values of tickets, as they are read by what is in place; the trust that was learned before is not asked. */
export function valuesOf(corpus: readonly OpenedCase[]): readonly WeighedValue[] {
  putTrust(undefined);
  return corpus.flatMap(({ case: one, root }) => {
    if (one.expect === 'no_ticket') return [];
    const today = one.context.slice(0, 10);
    const drafted = readDrafts(root, today);
    const assigned = ticketsOf(drafted);
    if ('isTicket' in assigned) return [];
    const entries = assigned.slice(0, mostTickets).map(agreed);
    const tickets = entries.map((entry) => toTicket(entry, today, drafted.input.documents));
    const claims = claimsOf(tickets, one);
    if (claims.length !== tickets.length) return [];
    const rows = one.tickets.map((ticket) => compareWithAll(ticket, claims));
    const measure = valueMeasures(entries.map(weighableOf), today);
    return pairUp(rows).flatMap((at, row) => {
      if (at === undefined) return [];
      const { expected } = rows[row]!;
      const levels = rows[row]!.levels[at]!;
      return weighedOf(entries[at]!.ticket.fields).flatMap(([name, chosen]): WeighedValue[] => {
        const wanted = targetsOfField[name]!.filter((field) => expected.has(field));
        const shown = tickets[at]!.fields[name];
        if (wanted.length === 0 || !shown || !sameValue(name, shown.value, chosen.value)) return [];
        const wrong = wanted.some((field) => contradicts(field, expected.get(field)!, claims[at]!));
        const stated = wanted.every((field) => levels.get(field) === 'stated');
        const { measures, odds } = measure(at, name)!;
        return [
          {
            measures: Float32Array.from(measures),
            odds,
            right: !wrong && isTold(name, wanted, levels),
            counted: wrong || stated,
          },
        ];
      });
    });
  });
}
