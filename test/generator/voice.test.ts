import { describe, expect, it } from 'vitest';
import { languages } from './locales/locale.ts';
import { locales } from './locales/locales.ts';
import { createRandom } from './random.ts';
import { createVoice, formatTime } from './voice.ts';

describe('formatTime', () => {
  it.for([
    ['de', 'EEEE, d. MMMM yyyy', 'Donnerstag, 5. März 2026'],
    ['de', "EE, dd.MM.yy HH:mm 'Uhr'", 'Do, 05.03.26 20:30 Uhr'],
    ['en', 'EEE d MMM yyyy h:mm a', 'Thu 5 Mar 2026 8:30 PM'],
    ['fr', "EEEE d MMMM HH'h'mm", 'jeudi 5 mars 20h30'],
    ['es', "d 'de' MMMM 'de' yyyy", '5 de marzo de 2026'],
    ['pt', "EEEE, d 'de' MMMM", 'quinta-feira, 5 de março'],
  ] as const)('writes %s %s', ([language, pattern, wanted]) => {
    expect(formatTime('2026-03-05T20:30', pattern, language)).toBe(wanted);
  });
});

describe('the voice of a document', () => {
  it.for(languages)('uses one word for one thing in %s', (language) => {
    const voice = createVoice(createRandom(11, language), locales[language], {});
    expect(voice.label('order')).toBe(voice.label('order'));
    expect(voice.label('from')).not.toBe(voice.label('departs'));
  });

  it('says in the truth that the year is missing', () => {
    const voice = createVoice(createRandom(1), locales.de, { yearFree: true });
    expect(voice.date('2026-03-05T20:30')).not.toContain('26');
    expect(voice.time('2026-03-05T20:30', 'Europe/Berlin')).toEqual({
      local: '2026-03-05T20:30',
      offset: '+01:00',
      tz: 'Europe/Berlin',
      year_free: true,
    });
  });
});
