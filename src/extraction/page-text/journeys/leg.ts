import { fieldsOfLegs } from '#src/tickets/field-table.ts';
import type { Role } from '../../words/roles.ts';
import type { Fact } from '../labels/fact.ts';
import type { Cell } from '../layout/cells.ts';
import type { Found } from '../readings/found.ts';
import type { StopText } from '../values/stops.ts';
import type { WrittenDay } from '../values/written-day.ts';

/** One end of a leg as it is put together. */
export type Stop = {
  place?: Found<string>;
  code?: Found<string>;
  clock?: Found<string>;
  days?: number;
  date?: Found<WrittenDay>;
  terminal?: Found<string>;
  platform?: Found<string>;
};

/** One ride or flight. */
export type Leg = {
  readonly departure: Stop;
  readonly arrival: Stop;
  number?: Found<{ text: string; carrier?: string; mode?: string }>;
  facts: Fact[];
};

/** What the reading order of a page offers to put legs together from. */
export type Element =
  | {
      readonly type: 'stop';
      readonly end: 'departure' | 'arrival' | 'next';
      readonly stop: StopText;
      readonly role?: Role;
      readonly cells: readonly Cell[];
      readonly score: number;
    }
  | {
      readonly type: 'number';
      readonly text: string;
      readonly carrier?: string;
      readonly mode?: string;
      readonly cells: readonly Cell[];
      readonly score: number;
      readonly labelled: boolean;
    }
  | {
      readonly type: 'date';
      readonly date: WrittenDay;
      readonly cells: readonly Cell[];
      readonly score: number;
      readonly end?: 'departure' | 'arrival';
      /** Role of the label beside it. */
      readonly role?: Role;
    }
  | { readonly type: 'fact'; readonly fact: Fact }
  /** A heading that begins a new ride: a route in a line of its own, "Return". */
  | { readonly type: 'break'; readonly cells: readonly Cell[] };

/** Roles whose values belong to one leg rather than to the whole order. */
export const legRoles: ReadonlySet<Role> = new Set(fieldsOfLegs);

/** Roles that belong to one leg only where every leg prints its own. */
export const ownRoles: ReadonlySet<Role> = new Set(['passenger', 'bookingReference', 'ticketNumber', 'price']);
