import { describe, expect, it } from 'vitest';
import { air } from './air.ts';
import { flights2 } from './flights-2.ts';
import { landAndSea } from './land-and-sea.ts';
import { mails } from './mails.ts';
import { more } from './more.ts';
import { noTickets } from './no-tickets.ts';
import { notYet } from './not-yet.ts';
import { orders } from './orders.ts';
import { outings } from './outings.ts';
import { noTicketsTwo, outingsTwo } from './outings-2.ts';
import { noTicketsThree, outingsThree } from './outings-3.ts';
import { noTicketsFour, outingsFour } from './outings-4.ts';
import { readWritten } from './read-written.ts';
import { rides3 } from './rides-3.ts';
import { rides4 } from './rides-4.ts';
import { rides5 } from './rides-5.ts';
import { rides6 } from './rides-6.ts';
import { roadsAndSeas2 } from './roads-and-seas-2.ts';
import { cards, stays } from './stays-and-cards.ts';
import { toldApart } from './told-apart.ts';
import { trains2 } from './trains-2.ts';
import type { Written } from './written.ts';

describe.each<[string, readonly Written[]]>([
  ['flights', air],
  ['trains, buses and ships', landAndSea],
  ['outings', outings],
  ['more outings', outingsTwo],
  ['other outings', outingsThree],
  ['outings of a last round', outingsFour],
  ['orders of several tickets', orders],
  ['what is to be told apart', toldApart],
  ['stays', stays],
  ['cards', cards],
  ['mails', mails],
  ['others', more],
  ['more flights', flights2],
  ['more trains', trains2],
  ['more buses, ships and cars', roadsAndSeas2],
  ['further rides', [...rides3, ...rides4, ...rides5, ...rides6]],
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

describe('what is not read wholly yet', () => {
  it.each(notYet.map((one) => [one.name, one] as const))('joins the tickets above once it is: %s', (_name, one) => {
    expect(readWritten(one).differences).not.toEqual([]);
  });
});
