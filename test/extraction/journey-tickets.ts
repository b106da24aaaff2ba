import { type JourneyTicket, journeyTickets } from '#src/extraction/page-text/journeys/journey-drafts.ts';
import { legFields } from '#src/extraction/page-text/journeys/transport.ts';
import { bestOf, understoodWithCodes } from '#test/support/understood-page.ts';

/** The tickets of a journey by train, on pages the first of which has so many codes. */
export function ticketsWith(codes: number, ...pages: readonly string[]): readonly JourneyTicket[] {
  const understood = understoodWithCodes(codes, ...pages);
  return journeyTickets(understood, legFields(understood, 'train'));
}

/** What tickets say in some of their fields; of a price its amount. */
export const valuesOf = (tickets: readonly JourneyTicket[], ...names: readonly string[]) =>
  tickets.map(({ fields }) => {
    const { price, ...values } = bestOf(fields);
    const all: Readonly<Record<string, unknown>> = {
      ...values,
      price: (price as { amount: string } | undefined)?.amount,
    };
    return names.map((name) => all[name]);
  });

/** The same of pages without a code. */
export const toldOn = (pages: readonly string[], ...names: readonly string[]) =>
  valuesOf(ticketsWith(0, ...pages), ...names);
