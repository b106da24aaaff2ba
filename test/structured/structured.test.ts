import { describe, expect, it } from 'vitest';
import { calendars } from './calendars.ts';
import { flights } from './flights.ts';
import { land } from './land.ts';
import { mixed } from './mixed.ts';
import { outings } from './outings.ts';
import { passes } from './passes.ts';
import { readStructured } from './read-structured.ts';
import { careless, plainCalendars, plainPasses, together } from './second-look.ts';
import { stays } from './stays.ts';
import type { Structured } from './structured.ts';
import { oldPrograms, withOffers } from './third-look.ts';

describe.each<[string, readonly Structured[]]>([
  ['flights', flights],
  ['trains, buses and ships', land],
  ['stays', stays],
  ['outings', outings],
  ['calendars', calendars],
  ['passes', passes],
  ['several documents and odd MIME', mixed],
  ['plain passes', plainPasses],
  ['plain calendars', plainCalendars],
  ['careless markup', careless],
  ['documents together', together],
  ['mails of old programs', oldPrograms],
  ['bookings among offers', withOffers],
])('%s in mails', (_, list) => {
  for (const one of list) {
    const expected = one.wrong ? it.fails : it;
    expected(`reads ${one.name}`, async () => {
      const read = await readStructured(one);
      expect(read.differences).toEqual([]);
    });
  }
});
