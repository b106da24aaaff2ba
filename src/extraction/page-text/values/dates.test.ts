import { describe, expect, it } from 'vitest';
import { findDates } from './dates.ts';

const day = (text: string) => findDates(text).map(({ year, month, day }) => [year, month, day]);

describe('findDates', () => {
  it.each([
    ['Sat, 20 Dec 2026', 2026, 12, 20],
    ['20 décembre 2026', 2026, 12, 20],
    ['14 May – 23 May 2027', 2027, 5, 14],
    ['3 mars - 12 avril 2027', 2027, 3, 3],
    ['14 May 27', 2027, 5, 14],
    ['lunedì 5 maggio 2025', 2025, 5, 5],
    ['terça-feira, 5 de maio de 2026', 2026, 5, 5],
    ['vr 3 april 2026', 2026, 4, 3],
    ['1. März 2026', 2026, 3, 1],
    ['Dec 20th, 2026', 2026, 12, 20],
    ['Sunday, March 9, 2025', 2025, 3, 9],
    ['20DEC26', 2026, 12, 20],
    ['02 NİS 2027', 2027, 4, 2],
    ['12 Ağu 2027', 2027, 8, 12],
    ['23. 04. 2017', 2017, 4, 23],
    ['13/05/26', 2026, 5, 13],
    ['05/13/2026', 2026, 5, 13],
    ['2026-05-03T19:30', 2026, 5, 3],
    ['2018. május 5.', 2018, 5, 5],
    ['5 мая 2026 г.', 2026, 5, 5],
    ['18 Ιουλίου 2026', 2026, 7, 18],
    ['12. listopada 2026.', 2026, 10, 12],
    ['12 listopada 2026 r.', 2026, 11, 12],
    ['4. srpnja 2026.', 2026, 7, 4],
    ['2026 m. kovo 31 d.', 2026, 3, 31],
    ['2026. gada 7. maijs', 2026, 5, 7],
    ['2026年3月5日(木)', 2026, 3, 5],
    ['民國115年3月5日', 2026, 3, 5],
    ['2026년 3월 5일 (목)', 2026, 3, 5],
    ['2027. 5. 8.(토) 07:35', 2027, 5, 8],
    ['27 08 2027', 2027, 8, 27],
    ['پنجشنبه ۲۷ اسفند ۱۴۰۵', 2027, 3, 18],
    ['1406/01/09', 2027, 3, 29],
    ['11 de març de 2027', 2027, 3, 11],
    ['2027. szept. 1. 00:00', 2027, 9, 1],
    ['3. des. 2027 kl. 22.39', 2027, 12, 3],
    ['2027ko martxoaren 20a, larunbata', 2027, 3, 20],
    ['Dé Sathairn 12 Meitheamh 2027', 2027, 6, 12],
    ['ika-6 ng Marso 2027', 2027, 3, 6],
    ['14 Agosti 2027', 2027, 8, 14],
    ['16 iyul 2027', 2027, 7, 16],
    ['12 tháng 6 năm 2027', 2027, 6, 12],
    ['18 مارس 2027', 2027, 3, 18],
    ['05 नवंबर 2027', 2027, 11, 5],
    ['১২ এপ্রিল ২০২৭', 2027, 4, 12],
    ['11 ธันวาคม 2570', 2027, 12, 11],
    ['วันเสาร์ที่ 12 มิ.ย. 70', 2027, 6, 12],
    ['12 thg 6, 2027', 2027, 6, 12],
    ['12 تشرين الثاني 2027', 2027, 11, 12],
    ['3 Mac 2027', 2027, 3, 3],
    ['25 במאי 2027', 2027, 5, 25],
    ['24 აპრილი 2027', 2027, 4, 24],
  ])('reads %s', (text, ...expected) => {
    expect(day(text)).toEqual([expected]);
  });

  it.each([
    ['sábado 3 de mayo', 5, 3, 6],
    ['Mo. 12.05.', 5, 12, 1],
    ['Fr 3/4', 4, 3, 5],
    ['TUE 07 JUNE', 6, 7, 2],
    ['Do18.11. 20:15', 11, 18, 4],
    ['10.02(토) 16:00', 10, 2, 6],
    ['Thứ Bảy, ngày 12 tháng 6', 6, 12, 6],
    ['יום שני, 4 בינואר', 1, 4, 1],
  ])('keeps the weekday of %s, which tells the year', (text, month, date, weekday) => {
    expect(findDates(text)[0]).toMatchObject({ month, day: date, weekday });
    expect(findDates(text)[0]?.year).toBeUndefined();
  });

  it.each([
    ['10.–18.08.2018', '2018-8-10', '2018-8-18'],
    ['27–30 Dec 2023', '2023-12-27', '2023-12-30'],
    ['vom 10.08.2018 bis 18.08.2018', '2018-8-10', '2018-8-18'],
    ['du 12 au 15 mars 2024', '2024-3-12', '2024-3-15'],
    ['del 3 al 5 de mayo de 2025', '2025-5-3', '2025-5-5'],
    ['Dec 27 – Jan 3, 2025', '2024-12-27', '2025-1-3'],
    ['December 27-30, 2024', '2024-12-27', '2024-12-30'],
    ['10.08. - 18.08.2018', '2018-8-10', '2018-8-18'],
    ['Fri 2 – Sun 4 July 2027', '2027-7-2', '2027-7-4'],
    ['vr 20 t/m zo 22 augustus 2027', '2027-8-20', '2027-8-22'],
    ['von Samstag 14. auf Sonntag 15. August 2027', '2027-8-14', '2027-8-15'],
  ])('joins the range %s', (text, first, last) => {
    const [span] = findDates(text);
    expect(`${span?.year}-${span?.month}-${span?.day}`).toBe(first);
    expect(`${span?.until?.year}-${span?.until?.month}-${span?.until?.day}`).toBe(last);
  });

  it.each(['Flight 1 — Monday, 3 May 2027', 'Leg 2 – Mon 3 May 2027'])(
    'takes the number of a ride for no day: %s',
    (text) => {
      const [span] = findDates(text);
      expect(span).toMatchObject({ year: 2027, month: 5, day: 3 });
      expect(span?.until).toBeUndefined();
    },
  );

  it('leaves a time behind a day alone', () => {
    expect(findDates('20 Dec 19:30')[0]).toMatchObject({ month: 12, day: 20 });
    expect(findDates('20 Dec 19:30')[0]?.year).toBeUndefined();
  });

  it.each(['Version 1.2.3', '31.02.2026', '1405/12/31', 'Room 1405/6', '12,50 EUR', 'Gleis 3', 'AB12345'])(
    'finds no day in %s',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );

  it('says when day and month could be swapped', () => {
    expect(findDates('05/03/2026')[0]?.swappable).toBe(true);
    expect(findDates('05.03.2026')[0]?.swappable).toBeUndefined();
  });
});
