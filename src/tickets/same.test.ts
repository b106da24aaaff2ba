import { describe, expect, it } from 'vitest';
import {
  mayBeSameName,
  plain,
  sameCode,
  sameDay,
  sameName,
  sameNumber,
  sameSeat,
  sameTime,
  sameWords,
} from './same.ts';

describe('comparing readings', () => {
  it('folds spelling, also under a Turkish locale', () => {
    expect(plain('  ISTANBUL–Köln, Straße İzmir ')).toBe('istanbul koln strasse izmir');
  });

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

  it.each([
    ['LH 962', 'LH0962'],
    ['ICE 802', '802'],
    ['U2 8724', 'U28724'],
    ['rj 72', 'RJ 72'],
    ['Intercity 27', '27'],
    ['Intercity 27', 'IC 27'],
    ['Frecciarossa 9512', 'FR 9512'],
  ])('knows %s as %s', (a, b) => expect(sameNumber(a, b)).toBe(true));

  it('tells trains and flights apart', () => {
    expect(sameNumber('ICE 802', 'ICE 803')).toBe(false);
    expect(sameNumber('LH 962', 'LX 962')).toBe(false);
    expect(sameNumber('Eurocity 171', 'IC 171')).toBe(false);
    expect(sameNumber('Intercity 27', 'IC 28')).toBe(false);
  });

  it('forgives zeros in seats, not letters', () => {
    expect(sameSeat('003A', '3a')).toBe(true);
    expect(sameSeat('10', '100')).toBe(false);
    expect(sameSeat('3A', '3B')).toBe(false);
  });

  it('finds a place in its longer name', () => {
    expect(sameWords('Berlin', 'Berlin Hbf')).toBe(true);
    expect(sameWords('Wien', 'Graz')).toBe(false);
  });

  it('compares references without separators, and nothing equals nothing', () => {
    expect(sameCode('AB-12 3', 'ab123')).toBe(true);
    expect(sameCode('–', '-')).toBe(false);
  });

  it('forgives a year only where it was inferred', () => {
    expect(sameDay({ local: '2026-05-03' }, { local: '2025-05-03' })).toBe(false);
    expect(sameDay({ local: '2026-05-03', yearInferred: true }, { local: '2025-05-03' })).toBe(true);
  });

  it('compares instants across zones and wall clocks where no zone is known', () => {
    expect(
      sameTime({ local: '2026-05-03T12:00', offset: '+02:00' }, { local: '2026-05-03T10:00', offset: '+00:00' }),
    ).toBe(true);
    expect(sameTime({ local: '2026-05-03T12:00' }, { local: '2026-05-03T12:00', offset: '+02:00' })).toBe(true);
    expect(sameTime({ local: '2026-05-03T12:00' }, { local: '2026-05-03T12:30' })).toBe(false);
    expect(sameTime({ local: '2026-05-03' }, { local: '2026-05-03T12:30' })).toBe(true);
  });
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

describe('kinds of trains that begin alike', () => {
  it('stay apart', () => {
    expect(sameNumber('RE 27', 'Regionalbahn 27')).toBe(false);
    expect(sameNumber('RE 27', 'Regional-Express 27')).toBe(true);
    expect(sameNumber('IC 27', 'Intercity 27')).toBe(true);
  });
});
