import type { Ticket } from '#src/tickets/ticket.ts';
import type { PageColours, PassColours } from '../colours.ts';
import type { PassStyle } from '../pass-json.ts';
import { factsOf } from './facts.ts';
import { layouts } from './layouts.ts';
import { lookOf } from './look.ts';

/** What decides which pictures a pass can show: its style, and the colours that they stand on. */
export type Face = { readonly style: PassStyle; readonly colours: PassColours };

/** The face of the pass that a ticket becomes. */
export function faceOf(ticket: Ticket, colours: PageColours): Face {
  const facts = factsOf(ticket);
  return { style: layouts[facts.kind](facts).style, colours: lookOf(facts, colours).colours };
}
