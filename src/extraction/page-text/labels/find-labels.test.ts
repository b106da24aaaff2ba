import { describe, expect, it } from 'vitest';
import type { Language } from '#src/extraction/words/languages.ts';
import { cellsOf } from '#test/support/understood-page.ts';
import { findLabels } from './find-labels.ts';

describe('labels of a line', () => {
  const read = (text: string, language: Language) =>
    findLabels(cellsOf(text)[0]!, language).map(({ roles, rest }) => [roles[0], rest]);

  it.each([
    ['Hytti / Hytt: 6118', 'fi', 'room', '6118'],
    ['Aika / Tid: 18.30', 'fi', 'time', '18.30'],
    ['Место / Seat: 14', 'ru', 'seat', '14'],
    ['Sitz / Miejsce: 14', 'de', 'seat', '14'],
  ] as const)('say again in another language what they say: %s', (text, language, role, value) =>
    expect(read(text, language)).toEqual([[role, value]]),
  );

  it.each([
    ['Flying Blue Platinum 2107 448 936', 'nl', '2107 448 936'],
    ['AAdvantage® #: 7KW31P9', 'en', '7KW31P9'],
    ['Marriott Bonvoy®: 441 803 771', 'fr', '441 803 771'],
    ['EuroBonus EBB441803771', 'sv', 'EBB441803771'],
    ['Iberia Plus titular 7744 0188', 'es', '7744 0188'],
  ] as const)('name a programme, how high somebody is in it, and the number: %s', (text, language, value) =>
    expect(read(text, language)).toEqual([['membershipNumber', value]]),
  );

  it('are no programme without a number', () => {
    for (const text of ['Hilton Honors lounge', 'Miles & Smiles mit jedem Flug']) expect(read(text, 'en')).toEqual([]);
  });
});
