import { describe, expect, it } from 'vitest';
import type { Ticket } from '#src/tickets/ticket.ts';
import { at, ticket } from '#test/support/ticket-builder.ts';
import { needsModel } from './needs-model.ts';

const understood = (tickets: readonly Ticket[]) => ({ tickets, eligibility: { isTicket: true }, problems: [] });
const page = { lines: 20, images: false };

const flight = {
  number: 'LH 962',
  fromCode: 'BER',
  toCode: 'MAD',
  start: at('2026-11-22T09:38'),
  passenger: 'Ada Berger',
  seat: '12C',
};

describe('needsModel', () => {
  it('asks nobody where all that matters is known', () => {
    expect(needsModel(understood([ticket('flight', flight)]), page)).toBe(false);
  });

  it('asks where a field that matters is missing, or a departure has no clock', () => {
    const { passenger: _, ...anonymous } = flight;
    expect(needsModel(understood([ticket('flight', anonymous)]), page)).toBe(true);
    expect(needsModel(understood([ticket('flight', { ...flight, start: at('2026-11-22') })]), page)).toBe(true);
  });

  it('asks where it is less than likely that all is right that matters, though each may be', () => {
    const likely = (each: number) => {
      const { fields, ...rest } = ticket('flight', flight);
      const told = Object.entries(fields).map(([name, chosen]) => [name, { ...chosen, likely: each }]);
      return understood([{ ...rest, fields: Object.fromEntries(told) }]);
    };
    expect(needsModel(likely(0.95), page)).toBe(true);
    expect(needsModel(likely(0.995), page)).toBe(false);
  });

  it('asks where no ticket was found, but not about an empty page that nobody can see', () => {
    expect(needsModel(understood([]), page)).toBe(true);
    expect(needsModel(understood([]), { lines: 0, images: false })).toBe(false);
    expect(needsModel(understood([]), { lines: 0, images: true })).toBe(true);
  });
});
