import type { Problem } from '#src/problems.ts';
import type { Ticket } from '#src/tickets/ticket.ts';

/** What was understood, and why if it is no ticket. */
export type Understanding = {
  readonly tickets: readonly Ticket[];
  readonly eligibility: { readonly isTicket: boolean; readonly reason?: string };
  readonly problems: readonly Problem[];
};
