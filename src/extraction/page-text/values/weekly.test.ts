import { describe, expect, it } from 'vitest';
import { isWeekly } from './weekly.ts';

const at = (text: string) => isWeekly(text, text.search(/\d{1,2}[.:h]?\d{0,2} ?(?:Uhr|[ap]m|h)?(?=[^\d]*$)/i));

describe('what comes again', () => {
  it.each([
    'Führungen samstags 14.00 Uhr, 6 Euro',
    'Every Sunday from 11:45 AM, £26',
    'Tours daily at 3 pm',
    'Der Bus fährt täglich alle 20 Minuten von 05:15 bis 19:55 Uhr',
    'Di, Mi, Fr 10.00–18.00 Uhr',
    'Mon-Sat 9am-5pm',
    'Visites tous les samedis à 15h',
    'Visita guiada los domingos a las 11:00',
    'Elke zaterdag rondleiding om 14:00',
    'Ежедневно в 12:00',
    '毎週土曜日 14:00',
  ])('is %s', (text) => expect(at(text)).toBe(true));

  it.each([
    'Samstag, 17.04.2027, 11:30 Uhr',
    'Saturday 5 June 2027 at 7.30pm',
    'Each ticket admits one. Doors 19:00',
    'Open daily. Your table: 19:30',
    'Fr, 12.03.2027 – So, 14.03.2027, ab 15:00',
    'Sat 20 Feb 2027 · every seat counts · 7:30PM',
  ])('is not %s', (text) => expect(at(text)).toBe(false));
});
