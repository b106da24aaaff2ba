import { describe, expect, it } from 'vitest';
import { codeOf, placeCode, plain, sameCode, sameDay, sameNumber, sameSeat, sameTime, sameWords } from './same.ts';

describe('comparing readings', () => {
  it('folds spelling, also under a Turkish locale', () => {
    expect(plain('  ISTANBUL–Köln, Straße İzmir ')).toBe('istanbul koln strasse izmir');
  });

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

describe('kinds of trains that begin alike', () => {
  it('stay apart', () => {
    expect(sameNumber('RE 27', 'Regionalbahn 27')).toBe(false);
    expect(sameNumber('RE 27', 'Regional-Express 27')).toBe(true);
    expect(sameNumber('IC 27', 'Intercity 27')).toBe(true);
  });
});

describe('words to compare', () => {
  it.each([
    ['Ærøskøbing', 'aeroskobing'],
    ['Œuvre d’été', 'oeuvre d ete'],
    ['Łódź Fabryczna', 'lodz fabryczna'],
    ['Þórshöfn', 'thorshofn'],
    ['Đakovo', 'dakovo'],
    ['Sauðárkrókur', 'saudarkrokur'],
    ['Iğdır', 'igdir'],
    ['Αθήνα – Πάτρα', 'αθηνα πατρα'],
    ['東京駅(八重洲)', '東京駅 八重洲'],
    ['A-1 / b_2', 'a 1 b 2'],
    ['№ 5', 'no 5'],
    ['…', ''],
  ])('of %s are %s', (text, words) => expect(plain(text)).toBe(words));

  it('of a code are its letters and digits', () => {
    expect(codeOf(' qx-71 k/é ')).toBe('QX71KE');
  });
});

describe('words of a place', () => {
  it('are the same however they are parted', () => {
    expect(sameWords('Sundhamn Färje Terminal', 'Sundhamn Färjeterminal')).toBe(true);
    expect(sameWords('Berlin Hbf', 'Berlin Ostbahnhof')).toBe(false);
  });

  it('are none where nothing is said', () => {
    expect(sameWords('', 'Berlin')).toBe(false);
    expect(sameWords('Berlin', '–')).toBe(false);
    expect(sameWords('', '')).toBe(false);
  });
});

describe('numbers of rides', () => {
  it.each([
    ['U2 0834', 'U2 834'],
    ['9W 12', '9W0012'],
    ['LH 962A', 'LH0962A'],
    ['Ligne B', 'ligne-b'],
  ])('%s and %s are one', (one, other) => expect(sameNumber(one, other)).toBe(true));

  it.each([
    ['LH 962', 'LH 962A'],
    ['U2 834', 'U3 834'],
    ['Ligne B', 'Ligne C'],
    ['Ligne B', '12'],
    ['', ''],
  ])('%s and %s are two', (one, other) => expect(sameNumber(one, other)).toBe(false));
});

describe('a time in UTC and a clock of no known zone', () => {
  const utc = { local: '2026-05-03T12:00', zone: 'UTC' };
  const isOne = (local: string, more: object = {}) => [
    sameTime(utc, { local, ...more }),
    sameTime({ local, ...more }, utc),
  ];

  it.each(['2026-05-03T00:00', '2026-05-03T15:45', '2026-05-04T02:00'])('may be one at %s', (local) => {
    expect(isOne(local)).toEqual([true, true]);
  });

  it.each(['2026-05-02T23:45', '2026-05-04T02:15', '2026-05-03T12:20'])('are two at %s', (local) => {
    expect(isOne(local)).toEqual([false, false]);
  });

  it('are two where the place is known', () => {
    expect(isOne('2026-05-03T15:00', { offset: '+02:00' })).toEqual([false, false]);
    expect(isOne('2026-05-03T15:00', { zone: 'Europe/Oslo' })).toEqual([false, false]);
    expect(isOne('2026-05-03T14:00', { zone: 'Europe/Oslo' })).toEqual([true, true]);
  });
});

describe('two clocks', () => {
  it('are not one on two days', () => {
    expect(sameTime({ local: '2026-05-03T12:00' }, { local: '2026-05-04T12:00' })).toBe(false);
    expect(sameTime({ local: '2026-05-03' }, { local: '2026-05-04T12:00' })).toBe(false);
    expect(sameDay({ local: '2026-05-03' }, { local: '2025-05-03', yearInferred: true })).toBe(true);
    expect(sameDay({ local: '2026-05-03', yearInferred: true }, { local: '2025-05-04' })).toBe(false);
  });
});

describe('seats', () => {
  it('may have zeros within', () => {
    expect(sameSeat('A-012', 'A12')).toBe(true);
    expect(sameSeat('A 102', 'A 12')).toBe(false);
    expect(sameSeat('0', '00')).toBe(true);
  });
});

describe('the code of a gate or platform', () => {
  it.each([
    ['Gate B', 'B'],
    ['Gate 12', '12'],
    ['Gleis 7', '7'],
    ['Voie 3', '3'],
    ['Andén 4', '4'],
    ['Binario 1', '1'],
    ['Spor4', '4'],
    ['Spår 4', '4'],
    ['Laituri 4', '4'],
    ['Vágány 4', '4'],
    ['Kolej 4', '4'],
    ['Nástupiště 4', '4'],
    ['Vía 4', '4'],
    ['Bahnsteig 4', '4'],
    ['Платформа 4', '4'],
    ['Αποβάθρα 4', '4'],
    ['רציף 4', '4'],
    ['승강장 4', '4'],
    ['ชานชาลาที่ 4', '4'],
    ['Plattform 4', '4'],
    ['Kelias', 'KELIAS'],
    ['Kelley 4', 'KELLEY4'],
    ['Peron II', 'II'],
    ['B12', 'B12'],
    ['Gate', 'GATE'],
    ['Via', 'VIA'],
    ['Torvalds plass', 'TORVALDSPLASS'],
    ['Track 9 3/4', '934'],
  ])('%s is %s', (text, code) => expect(placeCode(text)).toBe(code));
});
