import type { Symbology } from '#src/barcodes/barcode.ts';
import type { Doubts } from '#src/passes/design/doubts-in.ts';
import { factsOf } from '#src/passes/design/facts.ts';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import type { Ticket } from '#src/tickets/ticket.ts';

/**
 * What one ticket says, as plain data: what calendars, JSON-LD and other wallets are written from, and what is kept of it as long as
 * its pass is. Texts are cleaned as for a pass.
 */
export type Trip = {
  readonly kind: TicketKind;
  readonly fields: Readonly<Partial<TicketFields>>;
  readonly code?: TripCode;
  /** BCP 47 language of the document. */
  readonly language?: string;
  /** The same for tickets of one order. */
  readonly order?: string;
  /** What the holder should compare with the original. */
  readonly doubts?: Doubts;
};

/** The code of a ticket; `base64` is its payload, byte for byte. */
export type TripCode = {
  readonly symbology: Symbology;
  readonly base64: string;
  /** Holds bytes that are no text. */
  readonly binary: boolean;
  readonly gs1?: boolean;
};

/** The plain data of a ticket. */
export function tripOf(ticket: Ticket): Trip {
  const { kind, fields, barcode } = factsOf(ticket);
  const doubts = ticket.problems.find(({ code }) => code === 'ticket.check')?.about;
  return {
    kind,
    fields,
    ...(barcode
      ? {
          code: {
            symbology: barcode.symbology,
            base64: Buffer.from(barcode.bytes).toString('base64'),
            binary: barcode.binary,
            ...(barcode.gs1 ? { gs1: true } : {}),
          },
        }
      : {}),
    ...(ticket.language ? { language: ticket.language } : {}),
    ...(ticket.order ? { order: ticket.order } : {}),
    ...(doubts ? { doubts } : {}),
  };
}

/** The payload as a text of ASCII without control characters; undefined when it holds anything else. */
export function plainPayload({ base64 }: TripCode): string | undefined {
  const text = Buffer.from(base64, 'base64').toString('latin1');
  return /^[\x20-\x7e]+$/.test(text) ? text : undefined;
}
