import { describe, expect, it } from 'vitest';
import { readPage } from '#test/extraction/read-pages.ts';

/** Whose tickets a mail's are that greets somebody so. */
const personOf = (greeting: string, more = '') =>
  readPage(`
# Harbour Players
${greeting}
your tickets for The Winter Lantern are confirmed.
Date: Saturday 8 May 2027
Start: 19:30
Venue: Harbour Theatre
Order number: HP-55210
${more}`).map(({ passenger }) => passenger);

describe('whose tickets are that name nobody', () => {
  it.each([
    ['Dear Morwenna Tregear,', 'Morwenna Tregear'],
    ['Guten Tag Frau Nestmann,', 'Nestmann'],
    ['Sehr geehrter Herr Dr. Aschenbrenner,', 'Aschenbrenner'],
    ['Tisztelt Szentmiklósi Réka!', 'Szentmiklósi Réka'],
    ['Bună ziua, Ioana Cristescu,', 'Ioana Cristescu'],
    ['Здравствуйте, Анна Белова!', 'Анна Белова'],
    ['שלום יונתן אלבז,', 'יונתן אלבז'],
    ['親愛的 CHEUNG WAI LAM：', 'CHEUNG WAI LAM'],
    ['Välkommen Elsa Grankvist!', 'Elsa Grankvist'],
    [
      'Dear Anil Joseph Kuriakose, please have this code ready for all of your group when you come to the gate',
      'Anil Joseph Kuriakose',
    ],
    ['De kaarten staan op naam van Marijke Tolsma.', 'Marijke Tolsma'],
    ['Bilety wystawiono na nazwisko Hanna Lisiecka.', 'Hanna Lisiecka'],
  ])('are whose the message greets: %s', (greeting, name) => {
    expect(personOf(greeting)).toEqual([name]);
  });

  it.each([
    'Hi Ben,',
    'Dear customer,',
    'Hello there!',
    'Welcome to the Lighthouse!',
    'De kaarten staan op naam van de besteller.',
    'Dear Sir or Madam,',
    'Dear Festival Friends,',
    'Kepada Yth. Pelanggan,',
  ])('are nobody’s where it greets by no whole name: %s', (greeting) => {
    expect(personOf(greeting)).toEqual([undefined]);
  });

  it('are whose they name, whoever is greeted', () => {
    expect(personOf('Dear Morwenna Tregear,', 'Ticket holder: Ruth Penhale')).toEqual(['Ruth Penhale']);
  });
});
