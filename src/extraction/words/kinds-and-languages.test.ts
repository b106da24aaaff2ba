import { describe, expect, it } from 'vitest';
import { hashName } from './hash-name.ts';
import { kindWords } from './kind-words.ts';
import { fillers, labelEntries, labelMeanings, labelWords, longestLabel } from './label-index.ts';
import { detectLanguage } from './languages.ts';

const kindsOf = (text: string) => [...kindWords(text).keys()];

describe('words that speak for a kind', () => {
  it.each([
    ['Boarding pass', 'flight'],
    ['Zugfahrkarte', 'train'],
    ['高鐵車票', 'train'],
    ['Fernbus', 'bus'],
    ['Fährticket', 'boat'],
    ['콘서트', 'event'],
    ['โรงแรม', 'hotel'],
    ['Tischreservierung', 'restaurant'],
    ['השכרת רכב', 'rental'],
    ['Parkhaus', 'parking'],
    ['Gutschein', 'voucher'],
    ['كرت هدية', 'giftCard'],
    ['会员卡', 'membership'],
    ['Tageskarte', 'pass'],
    ['Campingtomt med el', 'hotel'],
    ['Wymeldunek do 10:00', 'hotel'],
    ['オートキャンプ場', 'hotel'],
    ['staliuko rezervacija', 'restaurant'],
    ['Cykeluthyrning', 'rental'],
    ['Dāvanu karte', 'giftCard'],
    ['Forfet de temporada', 'pass'],
  ])('%s is of %s', (text, kind) => expect(kindsOf(text)).toContain(kind));

  it('are whole words but for those that begin others', () => {
    expect(kindsOf('Trainer')).toEqual([]);
    expect([kindsOf('콘서트'), kindsOf('서울'), kindsOf('酒店')]).toEqual([['event'], [], ['hotel']]);
    expect(kindsOf('')).toEqual([]);
  });

  it('are none in the name of a province', () => {
    expect(kindsOf('경기 포천시 영북면 산정호수로 411')).toEqual([]);
    expect(kindsOf('경기도 포천시')).toEqual([]);
    expect(kindsOf('경기 시작 18:30')).toEqual(['event']);
  });

  it('may be several that stand together', () => {
    expect(
      kindWords('car park')
        .get('parking')
        ?.map(({ word }) => word),
    ).toContain('car park');
    expect(
      kindWords('car and park')
        .get('parking')
        ?.map(({ word }) => word) ?? [],
    ).not.toContain('car park');
  });
});

describe('what words mean as a label', () => {
  it('is first what they mean in the language of the document', () => {
    expect(labelEntries(labelWords('Sete'), 'nordic').map(({ role }) => role)).toContain('seat');
    expect(labelEntries(labelWords('Sete'))).toEqual([]);
    expect(labelEntries(labelWords('Sete'), 'de')).toEqual([]);
    expect(labelEntries(labelWords('Sete'), 'hu')).toEqual([]);
  });

  it('counts anywhere where it is in another script, or long', () => {
    expect(labelEntries(labelWords('座席番号')).length).toBeGreaterThan(0);
    expect(labelEntries(labelWords('Sædenummer')).map(({ role }) => role)).toContain('seat');
  });

  it('is known of a label by itself, but not against a main language', () => {
    expect(labelMeanings(labelWords('Sete')).map(({ role }) => role)).toContain('seat');
    expect(labelMeanings(labelWords('Gate')).map(({ language }) => language)).toContain('en');
    expect(labelMeanings(['nordlicht'])).toEqual([]);
  });

  it('is not more words than the longest label has', () => {
    expect(longestLabel()).toBeGreaterThan(3);
    expect(longestLabel()).toBeLessThan(15);
    expect(['your', 'ihre', 'votre', 'der'].every((word) => fillers.has(word))).toBe(true);
  });

  it.each([
    ['(Gate)', ['gate']],
    ['Gate*:', ['gate']],
    ['№', ['#']],
    ['Ticket №.', ['ticket', '#']],
    ['Seat/Row|Gate', ['seat', 'row', 'gate']],
    ['★ Gate', ['gate']],
    ["l'arrivée", ["l'arrivee"]],
  ])('is asked by its bare words: %s', (text, words) => expect(labelWords(text)).toEqual(words));
});

describe('the language of a document', () => {
  it('is one of the languages of a group, which do not compete with each other', () => {
    expect(detectLanguage(['Biljetten gäller på tåget'])).toBe('sv');
    expect(detectLanguage(['Квиток дійсний на поїзд'])).toBe('uk');
    expect(detectLanguage(['Билет действителен на поезд, это ваш билет'])).toBe('ru');
  });

  it('is told by letters that no other has', () => {
    expect(detectLanguage(['Proszę', 'Łódź', 'Gdańsk', 'Świnoujście'])).toBe('pl');
    expect(detectLanguage(['Győr', 'Fertőd', 'Gyöngyös, őr', 'Kőszeg'])).toBe('hu');
  });

  it('is not told by half', () => {
    expect(detectLanguage(['Gate 7'])).toBeUndefined();
    expect(detectLanguage([''])).toBeUndefined();
  });

  it('is that of the first three thousand words', () => {
    const filler = Array.from({ length: 300 }, () => 'qx qx qx qx qx qx qx qx qx qx qx');
    expect(detectLanguage([...filler, 'Biljetten gäller på tåget'])).toBeUndefined();
  });
});

describe('the hash of a name', () => {
  it('is that of its parts together, however they are cut', () => {
    expect(hashName('seat', '=', '12')).toBe(hashName('seat=12'));
    expect(hashName('seat=', '12')).toBe(hashName('seat=12'));
    expect(hashName('seat=12')).not.toBe(hashName('seat=13'));
    expect(hashName('ab')).not.toBe(hashName('ba'));
  });

  it('is always the same: what was learned is kept under it', () => {
    expect([hashName(''), hashName('a'), hashName('seat', '=', '12')]).toEqual([-2128764932, -468852428, -2124977772]);
  });
});
