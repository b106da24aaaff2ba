import { describe, expect, it } from 'vitest';
import { isWholeName, mayBeSameName, sameName } from './same.ts';

describe('comparing names', () => {
  it.each([
    ['Luc Desmarais', 'DESMARAIS/LUC MR'],
    ['Melanie Grandmaire', 'GRANDMAIRE/MELANIEMRS'],
    ['Dr. Anna Maria Huber', 'Huber Anna'],
    ['Volker Krause', 'KRAUSE/VOLKERMR'],
    ['ELODIE LEGOFF', 'Élodie Le Goff'],
    ['LEONI HOFFMANNWELTER', 'HOFFMANN-WELTER / LEONIE MME'],
    ['PIE VANDERWESTHUIZEN', 'Mr Pieter Jacobus van der Westhuizen'],
  ])('knows %s as %s', (a, b) => expect(sameName(a, b)).toBe(true));

  it.each([
    ['Anna Huber', 'Max Huber'],
    ['Anna Huber', ''],
    ['Jan de Vries', 'Piet de Vries'],
    ['PIE VANDERWESTHUIZEN', 'Anna van der Westhuizen'],
  ])('tells %s from %s', (a, b) => expect(sameName(a, b)).toBe(false));
});

describe('names that begin alike', () => {
  it('are two persons where no code can have cut them', () => {
    expect(sameName('Anna Li', 'Annabel Lindner')).toBe(false);
    expect(sameName('Anna Lindner', 'Annabel Lindner')).toBe(false);
  });

  it('are one where a code had no room for the rest', () => {
    expect(sameName('MAXIMILIAN OBERHUB', 'Maximilian Oberhuber')).toBe(true);
  });

  it('say nothing either way where one given name may be two', () => {
    expect(mayBeSameName('LUCJEAN DESMARAIS', 'Luc Desmarais')).toBe(true);
    expect(mayBeSameName('Anna Li', 'Annabel Lindner')).toBe(false);
  });
});

describe('words of a name', () => {
  it('are more than one beside the titles of a whole name', () => {
    expect(['Vilde Nygård', 'NYGARD/VILDE', 'Dr. Vilde Nygård'].map(isWholeName)).toEqual([true, true, true]);
    expect(['Vilde', 'Frau Nygård', 'Mme Dr.', ''].map(isWholeName)).toEqual([false, false, false, false]);
  });

  it('end in a title only where a name stands before it', () => {
    expect(sameName('KADIRMR/NILUFER', 'Nilufer Kadir')).toBe(true);
    // A short name may end like a title.
    expect(sameName('Noor Amr', 'Noor A')).toBe(false);
    expect(sameName('Herr', 'Frau')).toBe(false);
    expect(sameName('Herr', 'Vilde Nygård')).toBe(false);
  });

  it('do not tell a family by one word', () => {
    expect(sameName('Nygård', 'Vilde Nygård')).toBe(false);
    expect(sameName('Nygård', 'NYGARD')).toBe(true);
    expect(mayBeSameName('Vil', 'Vilde Nygård')).toBe(false);
  });

  it('may be cut only where all others stand in both', () => {
    expect(sameName('CONSTANTIN RABENSTEI', 'Constantin Rabensteiner')).toBe(true);
    expect(sameName('CONSTANZE RABENSTEI', 'Constantin Rabensteiner')).toBe(false);
    expect(mayBeSameName('Con Rabenstei', 'Constantin Rabensteiner')).toBe(false);
  });
});
