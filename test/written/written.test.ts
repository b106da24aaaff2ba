import { describe, expect, it } from 'vitest';
import { air } from './air.ts';
import { landAndSea } from './land-and-sea.ts';
import { mails } from './mails.ts';
import { more } from './more.ts';
import { noTickets } from './no-tickets.ts';
import { outings } from './outings.ts';
import { noTicketsTwo, outingsTwo } from './outings-2.ts';
import { noTicketsThree, outingsThree } from './outings-3.ts';
import { noTicketsFour, outingsFour } from './outings-4.ts';
import { readWritten } from './read-written.ts';
import { cards, stays } from './stays-and-cards.ts';
import type { Written } from './written.ts';

describe.each<[string, readonly Written[]]>([
  ['flights', air],
  ['trains, buses and ships', landAndSea],
  ['outings', outings],
  ['more outings', outingsTwo],
  ['other outings', outingsThree],
  ['outings of a last round', outingsFour],
  ['stays', stays],
  ['cards', cards],
  ['mails', mails],
  ['others', more],
])('%s as they are written', (_, list) => {
  it.each(list.map((one) => [one.name, one] as const))('reads %s', (_name, one) => {
    const read = readWritten(one);
    expect(read.differences).toEqual([]);
  });
});

describe('what is no ticket', () => {
  it.each([...noTickets, ...noTicketsTwo, ...noTicketsThree, ...noTicketsFour])('says so of %s', (_, page) => {
    expect(readWritten({ name: 'none', pages: [page], tickets: [] })).toEqual({ tickets: [], differences: [] });
  });
});
