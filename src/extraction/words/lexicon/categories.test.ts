import { describe, expect, it } from 'vitest';
import { type Category, categoriesOf } from './categories.ts';

describe('categoriesOf', () => {
  it.each<[string, Category]>([
    ['Erwachsene', 'person'],
    ['Plein tarif', 'person'],
    ['Opiskelijat', 'person'],
    ['大人 2枚', 'person'],
    ['Sparpreis', 'fare'],
    ['Wochenkarte', 'term'],
    ['2ª clase', 'class'],
    ['Parterre links', 'part'],
    ['Doppelzimmer', 'room'],
    ['Museumsinsel Konzerthalle', 'venue'],
    ['FC Example vs United', 'event'],
    ['Hauptstraße 12', 'street'],
    ['or similar', 'car'],
  ])('knows what %s is of', (text, category) => {
    expect(categoriesOf(text).of.get(category)).toBeGreaterThan(0);
  });

  it('counts words, so that one of many says little', () => {
    const { words, of } = categoriesOf('Erwachsene zahlen an der Kasse');
    expect(words).toBe(5);
    expect(of.get('person')).toBe(1);
  });

  it('says nothing of a long text', () => {
    expect(categoriesOf('adult '.repeat(20)).of.size).toBe(0);
  });
});
