/**
 * Tickets that are read of one file. A page of dense tables tells of hundreds of rides, and each is weighed against all that
 * the file says; what is beyond is left out and said (`ticket.too-many`).
 */
export const mostTickets = 100;

/** The first of a list, one more than are read: so that it shows that there are more. */
export function firstTickets<T>(all: readonly T[]): readonly T[] {
  return all.length > mostTickets + 1 ? all.slice(0, mostTickets + 1) : all;
}
