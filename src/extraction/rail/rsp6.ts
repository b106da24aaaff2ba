import { parseRsp6 } from '#src/barcodes/rsp/parse-rsp6.ts';
import type { RailPart } from './rail-part.ts';

/** What the head of a code of National Rail tells: that it is for a train in Britain, and its number. */
export function rsp6Parts(text: string): readonly RailPart[] {
  const ticket = parseRsp6(text);
  if (!ticket) return [];
  return [{ kind: 'train', fields: { ticketNumber: [ticket.ticketNumber, 0.9], carrier: ['National Rail', 0.3] } }];
}
