import { describe, expect, it } from 'vitest';
import { brandKindNames, brandKinds, brandsIn } from './brands.ts';
import { listLines } from './list-lines.ts';

describe('brandKinds', () => {
  it.each([
    ['Deutsche Bahn AG', 'rail'],
    ['BAHNCARD 25', 'loyalty'],
    ['Trenitalia S.p.A.', 'rail'],
    ['Flix SE', 'bus'],
    ['CTS EVENTIM AG & Co. KGaA', 'ticketing'],
    ['Viking Line Abp', 'ferry'],
    ['ООО «Яндекс Такси»', 'transit'],
    ['McDonald’s', 'retail'],
    ['Musée d’Orsay', 'attraction'],
    ['チケットぴあ', 'ticketing'],
    ['株式会社ローソンチケット', 'ticketing'],
    ['臺灣高鐵', 'rail'],
    ['메가박스', 'cinema'],
    ['M&S', 'retail'],
    ['Miles&More', 'loyalty'],
  ])('knows %s', (text, kind) => {
    expect(brandKinds(text)).toContain(kind);
  });

  it.each(['Deutsche Bahn Berlin', 'AG', 'M. S.', '', 'Über', `Lufthansa${' '.repeat(200)}`])(
    'takes "%s" for no brand',
    (text) => {
      expect(brandKinds(text)).toEqual([]);
    },
  );
});

describe('brandsIn', () => {
  it.each([
    ['Booked with Booking.com, flown by KLM', ['portal', 'airline']],
    ['Lufthansa Miles & More', ['airline', 'loyalty']],
    ['Heimspiel in der Allianz Arena: FC Bayern München', ['venue', 'sports']],
    ['東京ディズニーランド1デーパスポート', ['attraction']],
    ['ซื้อที่ไทยทิคเก็ตเมเจอร์แล้ว', ['ticketing']],
    ['埼玉西武ライオンズ対阪神タイガース', ['sports']],
  ])('finds the brands in %s', (text, kinds) => {
    expect(brandsIn(text)).toEqual(kinds);
  });

  it('takes the longest name for one', () => {
    expect(brandsIn('American Airlines Center')).toEqual(['venue']);
    expect(brandsIn('American Airlines 100')).toEqual(['airline']);
  });

  it('finds names as whole words only', () => {
    expect(brandsIn('Hiltonstraße, Kleinlufthansa')).toEqual([]);
  });

  it('says nothing of a long text', () => {
    expect(brandsIn(`Lufthansa ${'and more '.repeat(25)}`)).toEqual([]);
  });
});

describe('brands.txt', () => {
  it('names brands of known kinds, on short lines', () => {
    for (const line of listLines('brands.txt')) {
      expect(line.length, line).toBeLessThanOrEqual(150);
      expect(brandKindNames, line).toContain(line.split(': ')[0]);
      const names = line.slice(line.indexOf(': ') + 2).split(' | ');
      expect(names.filter((name) => brandKinds(name).length === 0)).toEqual([]);
    }
  });
});
