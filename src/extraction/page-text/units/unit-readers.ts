import {
  type FieldName,
  hasManyAmounts,
  hasValidity,
  isSomewhere,
  isWorthMoney,
  journeyKinds,
  type TicketKind,
} from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { freeMoney } from '../readings/free-money.ts';
import { toldIssuer } from '../readings/issuer.ts';
import { toldBy } from '../readings/order-fields.ts';
import { withParty } from '../readings/party.ts';
import { type Told, withTold } from '../readings/reading.ts';
import { withEnds } from './ends.ts';
import { eventTypeOf } from './event-type.ts';
import { cardNumberAsCode, renamedAmount } from './held-money.ts';
import { loneName } from './lone-name.ts';
import { withMoments } from './moments.ts';
import { namedVenue } from './named-venue.ts';
import { seatWords } from './seat-words.ts';
import { roomLine, tableSize } from './stay-words.ts';
import type { LeftScene, Scene } from './unit-scene.ts';
import { withVenue } from './venue.ts';

/** A way to read values of a ticket from its own part of a document. */
export type UnitReader<Seen> = {
  /** Kinds that it reads; all where it names none. */
  readonly of?: (kind: TicketKind) => boolean;
  /** Fields of which each silences it: what was told before is surer. */
  readonly unless?: readonly FieldName[];
  /** Fields that it looks at, as they were told before; of all others it knows nothing. */
  readonly sees: readonly FieldName[];
  /** Fields that it tells, or takes back; it looks at these, too. */
  readonly tells: readonly FieldName[];
  /** The fields that it sees, and what it tells besides. */
  readonly read: (scene: Seen, known: FieldReadings) => FieldReadings;
};

/** A reader that only adds what it found. */
function adding<Seen extends Scene>(
  reader: Omit<UnitReader<Seen>, 'read'>,
  find: (scene: Seen, known: FieldReadings) => readonly Told[],
): UnitReader<Seen> {
  return { ...reader, read: (scene, known) => withTold(known, find(scene, known)) };
}

const isEvent = (kind: TicketKind): boolean => kind === 'event';
const moments = ['start', 'end', 'doors', 'validFrom', 'validUntil'] as const;
const numbers = ['voucherCode', 'membershipNumber', 'ticketNumber'] as const;
const amounts = ['price', 'balance'] as const;

/**
 * LIST: who reads what labels say and what shows by its shape. Which of two is asked first counts only where one sees, or is silenced by, what
 * the other tells; `unit-readers.test.ts` holds that.
 */
export const firstReaders: readonly UnitReader<Scene>[] = [
  { of: isWorthMoney, unless: ['voucherCode'], sees: [], tells: numbers, read: (_, known) => cardNumberAsCode(known) },
  {
    of: (kind) => kind === 'giftCard',
    unless: ['balance'],
    sees: [],
    tells: amounts,
    read: (_, known) => renamedAmount(known, 'price', 'balance'),
  },
  // What holds no money is worth what it cost.
  {
    of: (kind) => !hasValidity(kind),
    unless: ['price'],
    sees: [],
    tells: amounts,
    read: (_, known) => renamedAmount(known, 'balance', 'price'),
  },
  {
    sees: [],
    tells: moments,
    read: ({ kind, facts, unit, understood }, known) => withMoments(known, kind, facts, unit.cells, understood),
  },
  {
    unless: ['start', 'validFrom', 'validUntil'],
    sees: [],
    tells: moments,
    read: ({ kind, facts, unit, understood }, known) =>
      unit.above ? withMoments(known, kind, facts, [...unit.above, ...unit.cells], understood) : known,
  },
  {
    of: (kind) => journeyKinds.has(kind),
    sees: [],
    tells: ['start', 'end', 'boarding'],
    read: ({ unit, understood }, known) => withEnds(known, unit, understood),
  },
  adding({ sees: [], tells: ['issuer'] }, ({ issuer }) => toldIssuer(issuer)),
  {
    of: isSomewhere,
    sees: [],
    tells: ['venue', 'address', 'title'],
    read: (scene, known) => withVenue(known, scene.kind, cellsOf(scene), scene.claimed),
  },
];

/** LIST: who reads what is left over then; the same holds for their order. */
export const lastReaders: readonly UnitReader<LeftScene>[] = [
  adding({ sees: [], tells: ['title'] }, ({ title }, known) =>
    title && !(known.title?.[0] && known.title[0].confidence > title.score)
      ? [{ name: 'title', value: title.value, cells: title.cells, confidence: title.score }]
      : [],
  ),
  adding({ of: isEvent, unless: ['venue'], sees: ['title', 'room'], tells: ['venue', 'address'] }, (scene, known) =>
    namedVenue(known, cellsOf(scene), withTitle(scene.claimed, scene)),
  ),
  adding({ of: isEvent, unless: ['section', 'level'], sees: [], tells: ['section'] }, ({ unit, understood }) =>
    seatWords(unit.cells, understood.labels),
  ),
  adding({ of: (kind) => kind === 'hotel', unless: ['room'], sees: [], tells: ['room'] }, (scene) =>
    roomLine(scene.unit.cells, withTitle(scene.taken, scene)),
  ),
  adding({ of: (kind) => kind === 'restaurant', unless: ['party'], sees: [], tells: ['party'] }, ({ unit }) =>
    tableSize(unit.cells),
  ),
  adding({ unless: ['passenger'], sees: ['membershipNumber'], tells: ['passenger'] }, (scene, known) =>
    loneName(known, scene.kind, scene.unit.cells, withTitle(scene.taken, scene)),
  ),
  {
    sees: [],
    tells: ['party', 'product'],
    read: ({ unit, understood }, known) => withParty(known, unit.cells, understood),
  },
  adding(
    { of: (kind) => !hasManyAmounts(kind), unless: amounts, sees: [], tells: amounts },
    ({ kind, unit, understood }) => freeMoney(kind, unit.cells, understood),
  ),
  adding({ of: isEvent, sees: [], tells: ['eventType'] }, ({ unit, understood }) => {
    const value = eventTypeOf(understood.cells);
    const cells = [unit.cells[0] ?? understood.cells[0]!];
    return value ? [{ name: 'eventType', value, cells, confidence: 0.6 }] : [];
  }),
];

/** The facts themselves, before anybody looks at the cells. */
export const factsOf = ({ facts, understood }: Scene): FieldReadings =>
  withTold(
    {},
    facts.flatMap((fact) => toldBy(fact, understood)),
  );

const cellsOf = ({ unit, understood }: Scene) => (unit.cells.length > 0 ? unit.cells : understood.cells);

const withTitle = (cells: LeftScene['taken'], { title }: LeftScene): LeftScene['taken'] =>
  new Set([...cells, ...(title?.cells ?? [])]);
