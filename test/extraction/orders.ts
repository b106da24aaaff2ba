import type { Order } from '#src/extraction/page-text/decoding/shares/places.ts';
import type { Understood } from '#src/extraction/page-text/document/understood.ts';
import type { ScoredSpan } from '#src/extraction/page-text/scoring/scorer.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import { saying } from '#test/support/scored-paper.ts';

type Told = {
  /** Names as they stand on the paper. */
  readonly travellers?: readonly string[];
  /** The numbers of the legs as they stand there. */
  readonly legs?: readonly string[];
  /** The airports of each leg, `CTG-BOG`. */
  readonly routes?: readonly string[];
  readonly kind?: TicketKind;
};

/** An order as its paper tells it: of travellers wherever their names stand, of legs where their numbers do. */
export function orderOn(
  { understood, scored }: { readonly understood: Understood; readonly scored: readonly ScoredSpan[] },
  { travellers = [], legs = [], routes = [], kind = 'train' }: Told,
): Order {
  const holding = (text: string) => understood.cells.filter((cell) => cell.text.includes(text));
  return {
    understood,
    scored,
    kind,
    travellers: travellers.map((name) => ({ name, best: saying(scored, name), places: holding(name) })),
    legs: legs.map((number, at) => {
      const cells = holding(number);
      const prints = cells.map(({ order }) => order);
      const route = routes[at];
      return { number, begins: prints[0]!, prints, cells: cells.slice(0, 1), ...(route && { route }) };
    }),
  };
}
