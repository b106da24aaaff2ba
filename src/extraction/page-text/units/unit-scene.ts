import type { TicketKind } from '#src/tickets/fields.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import { withoutRivals } from '../labels/several-values.ts';
import type { Cell } from '../layout/cells.ts';
import { findIssuer } from '../readings/issuer.ts';
import type { FoundTitle } from './title.ts';
import type { Unit } from './units.ts';

/** One ticket's part of a document, as those who read it see it: nothing in it depends on what was read already. */
export type Scene = {
  readonly understood: Understood;
  readonly unit: Unit;
  readonly kind: TicketKind;
  /** What labels say of this ticket, then what they say of all. */
  readonly facts: readonly Fact[];
  /** Cells that stand under a label, or are one. */
  readonly claimed: ReadonlySet<Cell>;
  readonly issuer: ReturnType<typeof findIssuer>;
};

/** The same once labels and shapes were read: what is left over, and what stands there as a title. */
export type LeftScene = Scene & { readonly taken: ReadonlySet<Cell>; readonly title: FoundTitle | undefined };

/** LIST: kinds whose tickets are for a house, and begin with its name. */
const houses: ReadonlySet<TicketKind> = new Set(['parking', 'hotel', 'restaurant', 'rental']);

/** What stands on a ticket's own part, by a kind. */
export function sceneOf(understood: Understood, unit: Unit, kind: TicketKind): Scene {
  const claimed = claimedIn(understood);
  const issuer = findIssuer(understood.cells, claimed, understood.sender, houses.has(kind));
  return { understood, unit, kind, facts: factsOf(unit, kind), claimed, issuer };
}

/** What a ticket says itself goes before what is said of all. */
function factsOf(unit: Unit, kind: TicketKind): readonly Fact[] {
  const fit = (fact: Fact) => !(kind === 'hotel' && fact.roles[0] === 'title');
  const own = withoutRivals(unit.facts.filter(fit));
  const shared = withoutRivals(unit.shared.filter(fit));
  return [...own, ...shared.filter((fact) => !own.some(({ roles: [role] }) => role === fact.roles[0]))];
}

function claimedIn({ facts, labels }: Understood): ReadonlySet<Cell> {
  return new Set([
    ...facts.flatMap((fact) => fact.cells),
    ...[...labels.values()]
      .flat()
      .filter((label) => label.at === 0 && (label.whole || label.colon))
      .map((label) => label.cell),
  ]);
}
