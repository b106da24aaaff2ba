import { describe, expect, it } from 'vitest';
import { isWay, splitByPair, splitByTo, splitWay, tellsWay } from './routes.ts';

describe('splitWay', () => {
  it.each([
    ['Brno - Přerov - Ostrava a zpět', ['Brno', 'Ostrava']],
    ['Gdynia Główna – Hel przez: Redę, Puck', ['Gdynia Główna', 'Hel']],
    ['Bath Spa → Oxford', ['Bath Spa', 'Oxford']],
  ])('finds the ends of %s', (text, ends) => {
    expect(splitWay(text)).toEqual(ends);
  });

  it('finds none in a text without ends, or in one that goes on and on', () => {
    expect(splitWay('Amsterdam')).toBeUndefined();
    expect(splitWay('A - '.repeat(50_000))).toBeUndefined();
  });
});

describe('tellsWay', () => {
  it('tells a way from a place with a dash in its name', () => {
    expect(tellsWay('Brno - Přerov - Ostrava')).toBe(true);
    expect(tellsWay('Brno - Ostrava und zurück')).toBe(true);
    expect(tellsWay('Amsterdam - Schiphol')).toBe(false);
  });
});

describe('isWay', () => {
  it.each(['Hinfahrt', 'Retour', '往路', '回程', '가는 편'])('takes %s for no place', (word) => {
    expect(isWay(word)).toBe(true);
  });

  it.each(['Returnville', 'Praha', '往来', 'Volta Redonda'])('leaves %s a place', (word) => {
    expect(isWay(word)).toBe(false);
  });
});

describe('a way that words tell', () => {
  it.each([
    ['VON BREMEN NACH HAMBURG', 'BREMEN', 'HAMBURG'],
    ['DE MADRID A SEVILLA', 'MADRID', 'SEVILLA'],
    ['Da Napoli a Procida', 'Napoli', 'Procida'],
    ['DE LYON À PARIS', 'LYON', 'PARIS'],
    ['VAN UTRECHT NAAR ZWOLLE', 'UTRECHT', 'ZWOLLE'],
    ['FRÅN LUND TILL MALMÖ', 'LUND', 'MALMÖ'],
    ['DE LA CLUJ LA SIBIU', 'CLUJ', 'SIBIU'],
    ['DE PALMA A MAÓ', 'PALMA', 'MAÓ'],
    ['DARI JAKARTA KE BANDUNG', 'JAKARTA', 'BANDUNG'],
    ['TỪ HÀ NỘI ĐẾN HUẾ', 'HÀ NỘI', 'HUẾ'],
    ['ΑΠΟ ΖΑΚΥΝΘΟ ΠΡΟΣ ΚΥΛΛΗΝΗ', 'ΖΑΚΥΝΘΟ', 'ΚΥΛΛΗΝΗ'],
    ['Από Ζάκυνθο προς Κυλλήνη', 'Ζάκυνθο', 'Κυλλήνη'],
    ['ОТ СОФИЯ ДО ВАРНА', 'СОФИЯ', 'ВАРНА'],
  ])('has two ends: %s', (text, from, to) => {
    expect(splitByPair(text)).toEqual([from, to]);
  });

  it('is no stretch of days, of hours, or of people', () => {
    expect(splitByPair('From Monday to Friday')).toBeUndefined();
    expect(splitByPair('DE LUNES A VIERNES')).toBeUndefined();
    expect(splitByPair('Da 10:00 a 12:00')).toBeUndefined();
    expect(splitByPair('De acuerdo a la ley')).toBeUndefined();
  });

  it('begins with the label where that is its first word', () => {
    expect(splitByTo('ΖΑΚΥΝΘΟ ΠΡΟΣ ΚΥΛΛΗΝΗ')).toEqual(['ΖΑΚΥΝΘΟ', 'ΚΥΛΛΗΝΗ']);
    expect(splitByTo('Mallaig to Armadale')).toEqual(['Mallaig', 'Armadale']);
    expect(splitByTo('Napoli verso Procida')).toEqual(['Napoli', 'Procida']);
    expect(splitByTo('Amsterdam')).toBeUndefined();
  });
});
