/**
 * Tickets of Britain's National Rail (RSP-6): a head of 15 characters, then a signature with message recovery in 26 letters, as
 * described at https://eta.st/2023/01/31/rail-tickets.html. What is sealed is read where the issuer's key is published.
 */
import { issuerKey } from './issuer-keys.ts';
import { openTicket, type SealedTicket } from './sealed-ticket.ts';

/** What stands open in a code of British railways, and what is sealed in it where we know the issuer's key. */
export type Rsp6Ticket = {
  /** Two letters of the retailer and nine characters, as printed on the ticket: `TTABCDEFGH1`. */
  readonly ticketNumber: string;
  readonly sealed?: SealedTicket;
};

/** 1024 bits take 218 letters; some issuers' are shorter by leading zeros. */
const layout = /^06([A-Z0-9]{9})[A-Z0-9]{2}([A-Z0-9]{2})([A-Z]{180,260})$/;

/** Reads a code; undefined when the text is anything else. */
export function parseRsp6(text: string, keyOf = issuerKey): Rsp6Ticket | undefined {
  const match = layout.exec(text);
  if (!match) return undefined;
  const [, number, issuer, letters] = match;
  const key = keyOf(issuer!);
  const sealed = key && openTicket(letters!, number!, key);
  return { ticketNumber: `${issuer}${number}`, ...(sealed ? { sealed } : {}) };
}
