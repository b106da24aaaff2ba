import { kindTable } from '#src/tickets/kind-table.ts';
import { groundOf, movieColours, type PageColours, type PassColours, passColours, readable } from '../colours.ts';
import type { Rgb } from '../images/png.ts';
import type { SymbolName } from '../images/symbols.ts';
import type { Facts } from './facts.ts';
import { kindLooks } from './kind-looks.ts';

/** How a pass looks apart from its fields: colours of the page or of the kind, and the symbol of the icon; films have their own. */
export type Look = { readonly colours: PassColours; readonly symbol: SymbolName };

/** The look of a ticket, on the background that a person chose if they did. */
export function lookOf({ kind, fields }: Facts, pageColours: PageColours, chosen?: Rgb): Look {
  const movie = kind === 'event' && fields.eventType === 'movie';
  return {
    colours: chosen
      ? readable(chosen)
      : passColours(
          pageColours,
          groundOf(movie ? movieColours : kindLooks[kind].grounds, fields.issuer ?? fields.carrier),
        ),
    symbol: movie ? 'clapper' : kindTable[kind].symbol,
  };
}
