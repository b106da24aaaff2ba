import { describe, expect, it } from 'vitest';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { findName, findText, indexText } from './find-text.ts';
import { indexValues, readWireMoney, readWireTime } from './find-time.ts';
import { sourceOf } from './source.ts';

const sourceFor = (text: string) => sourceOf(inputOf([pageOf(text)]));
const placesOf = (text: string, value: string) =>
  findText(indexText(sourceFor(text)), value).map((place) => place.text);

describe('findText', () => {
  it('finds a value whatever its case, marks and blanks', () => {
    expect(placesOf('Salle: Théâtre de l’Œuvre', 'theatre de l œuvre')).toEqual(['Théâtre de l’Œuvre']);
    expect(placesOf('Flight LH962', 'LH 962')).toEqual(['LH962']);
  });

  it('finds a value that goes on below', () => {
    expect(placesOf('The Glass\nGarden', 'The Glass Garden')).toEqual(['The Glass Garden']);
  });

  it('does not join what stands in different columns', () => {
    expect(placesOf('14          A\n\n\n\nB', '14B')).toEqual([]);
  });

  it('does not find a part of a word, a time or an amount', () => {
    expect(placesOf('Seat 123', '12')).toEqual([]);
    expect(placesOf('Departure 12:46', '12')).toEqual([]);
    expect(placesOf('Total 12,50 EUR', '12')).toEqual([]);
    expect(placesOf('Seat 12A', '12')).toEqual([]);
    expect(placesOf('Membership', 'Member')).toEqual([]);
  });

  it('finds a long value beside which a blank got lost', () => {
    expect(placesOf('230 2188447190ConnectMiles', '230 2188447190')).toEqual(['230 2188447190']);
    expect(placesOf('María CedeñoBoleto', 'María Cedeño')).toEqual(['María Cedeño']);
    expect(placesOf('MARÍA CEDEÑOBoleto', 'María Cedeño')).toEqual(['MARÍA CEDEÑO']);
    expect(placesOf('Miles 90041177236DEN–MCO', '90041177236')).toEqual(['90041177236']);
  });
});

describe('findName', () => {
  it('finds a value in scripts without blanks, and a name before its polite word', () => {
    expect(placesOf('황보미르님의 예약 2건', '황보미르')).toEqual(['황보미르']);
    expect(placesOf('佐伯美咲様', '佐伯美咲')).toEqual(['佐伯美咲']);
    expect(placesOf('地址云南省大理市双廊镇', '大理市双廊镇')).toEqual(['大理市双廊镇']);
    expect(placesOf('東京都港区', '東京')).toEqual([]);
  });

  it('is not kept by a letter with more marks than any has', () => {
    expect(placesOf(`a${'\u0301'.repeat(200_000)}\nGate 12`, 'Gate 12')).toEqual(['Gate 12']);
  });

  it('finds a name in the order and with the titles of an airline', () => {
    const index = indexText(sourceFor('Name: BERGER/ADAMRS'));
    expect(findName(index, 'Ada Berger')).toHaveLength(1);
    expect(findName(index, 'Ada Mallory')).toHaveLength(0);
    expect(findName(indexText(sourceFor('Guest: McDonald, Ronald')), 'Ronald McDonald')).toHaveLength(1);
  });
});

describe('indexValues', () => {
  it.each([
    ['Date: 03/04/2026, 7:30 pm, London SW1, £12.00', '2026-04-03', '19:30'],
    ['Date: 03/04/2026 7:30 PM, Austin, TX 78701 $12.00', '2026-03-04', '19:30'],
    ['Fecha: 3 de abril de 2026, 19.30 h', '2026-04-03', '19:30'],
  ])('reads days and times as the document writes them: %s', (text, day, clock) => {
    const { days, clocks } = indexValues(sourceFor(text));
    expect([...days.keys()]).toContain(day);
    expect([...clocks.keys()]).toContain(clock);
  });

  it('reads a day over two lines', () => {
    const { days } = indexValues(sourceFor('domingo, 14 de\ndiciembre de 2025'));
    expect([...days.keys()]).toContain('2025-12-14');
  });
});

describe('what comes over the wire', () => {
  it('is a time of the place, whatever zone stands behind it', () => {
    expect(readWireTime('2026-11-22T09:38:00+01:00')).toEqual({ day: '2026-11-22', clock: '09:38' });
    expect(readWireTime('2026-11-22')).toEqual({ day: '2026-11-22' });
    expect(readWireTime('tomorrow')).toBeUndefined();
  });

  it('is an amount with its currency', () => {
    expect(readWireMoney('12.50 EUR')).toEqual({ amount: '12.50', currency: 'EUR' });
    expect(readWireMoney('for free')).toBeUndefined();
  });
});
