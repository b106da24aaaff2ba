import { describe, expect, it } from 'vitest';
import { paperOf, readOn } from '#test/support/scored-paper.ts';
import { withHouseHours } from './house-hours.ts';

/** When a stay from the 10th to the 17th begins and ends on a paper that says so. */
function stay(text: string, start = '2027-07-10', end = '2027-07-17') {
  const { understood } = paperOf(`Hotel Seeblick\n${text}`);
  const { fields } = readOn(understood, 'hotel', { start: { local: start }, end: { local: end } });
  const timed = withHouseHours(fields, understood);
  return [timed.start?.[0]?.value.local, timed.end?.[0]?.value.local];
}

describe('the hours at which guests of a house come and go', () => {
  it.each([
    'Check-in from 15:00, check-out by 11:00.',
    'Ihr Zimmer ist ab 15:00 Uhr bezugsfertig, am Abreisetag bitte bis 11:00 Uhr räumen.',
    'Les chambres sont prêtes pour votre arrivée à partir de 15h00. Merci de les libérer avant 11h00.',
    'Tomten är tillgänglig från kl 15.00 ankomstdagen och ska lämnas senast kl 11.00.',
    '◎ 入住時間為下午3:00後，退房時間為上午11:00前。',
    'Doba hotelowa: zameldowanie od 15:00, wymeldowanie do 11:00',
    'Nhận phòng từ 15:00, trả phòng trước 11:00',
    'קבלת חדרים החל מהשעה 15:00, פינוי החדרים עד השעה 11:00.',
    'Įsiregistravimas nuo 15 val., išsiregistravimas iki 11 val.',
    'Doba rozpoczyna się o 15:00, a kończy o 11:00.',
    'Sisseregistreerimine kella 15.00-st, väljaregistreerimine kella 11.00-ni.',
  ])('are those that its sentences tell: %s', (text) => {
    expect(stay(text)).toEqual(['2027-07-10T15:00', '2027-07-17T11:00']);
  });

  it('are not told by other hours of it', () => {
    expect(stay('Breakfast 7:00 to 10:30, spa from 15:00')).toEqual(['2027-07-10', '2027-07-17']);
    expect(stay('Arrival of your train: 10 July 2027, 15:00')).toEqual(['2027-07-10', '2027-07-17']);
  });

  it('are nobody’s where two sentences tell different ones', () => {
    expect(stay('Check-in from 15:00\nLate check-in from 21:00')).toEqual(['2027-07-10', '2027-07-17']);
  });

  it('leave the hours that are read', () => {
    expect(stay('Check-in from 15:00, check-out by 11:00', '2027-07-10T16:00')[0]).toBe('2027-07-10T16:00');
  });
});
