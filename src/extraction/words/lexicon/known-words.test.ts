import { describe, expect, it } from 'vitest';
import { isNameInTurn, knownWords } from './known-words.ts';

describe('knownWords', () => {
  it.each(['Maria Schmidt', 'Nowak, Anna', 'JEAN DUPONT'])('knows the words of a person’s name: %s', (name) => {
    const known = knownWords(name)!;
    expect(known.names).toBe(known.words);
    expect(known.given).toBeGreaterThan(0);
  });

  it('knows no person in what a ticket says otherwise', () => {
    expect(knownWords('Sitzplatzreservierung')!.names).toBe(0);
  });

  it.each(['Göteborg', 'Marrakesh, Morocco', 'LYON (FR)'])('knows a town, whatever stands behind it: %s', (text) => {
    expect(knownWords(text)!.isTown).toBe(true);
  });

  it('knows a town within other words', () => {
    expect(knownWords('Willkommen in Hamburg')).toMatchObject({ isTown: false, hasTown: true });
  });

  it('knows a station', () => {
    expect(knownWords('Köln Messe/Deutz')!.isStation).toBe(true);
  });

  it.each(['', '12.03.2027', 'a sentence that goes on for so long that it cannot be the name of anybody or anything'])(
    'says nothing of what is no name: %s',
    (text) => {
      expect(knownWords(text)).toBeUndefined();
    },
  );
});

describe('a name in turn', () => {
  it.each(['Etcheverry Lynch, María Pía', 'Quispe Mamani, Jorge Luis', 'NOWAK, ANNA'])('is one person: %s', (name) => {
    expect(isNameInTurn(name)).toBe(true);
  });

  it.each(['Thijmen Oosterhuis, Roos Kwakernaak', 'Anna Nowak', 'Anna, Berger', 'Nowak, Anna, Tom', 'Hall, '])(
    'is none: %s',
    (name) => {
      expect(isNameInTurn(name)).toBe(false);
    },
  );
});
