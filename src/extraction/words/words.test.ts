import { describe, expect, it } from 'vitest';
import { monthOf } from './calendar-words.ts';
import { fold } from './fold.ts';
import { kindWords } from './kind-words.ts';
import { labelEntries, labelMeanings, labelWords } from './label-index.ts';
import { detectLanguage } from './languages.ts';

describe('fold', () => {
  it('keeps every character at its place', () => {
    for (const text of ['Straße', 'İstanbul', 'ﬁn', 'Łódź', 'Ærø', '12 – 13'])
      expect(fold(text)).toHaveLength(text.length);
  });

  it('drops diacritics and case, also in Turkish surroundings', () => {
    expect(fold('DÉPART à GLEIS ÜBER')).toBe('depart a gleis uber');
    expect(fold('TITLE')).toBe('title');
  });
});

describe('labelEntries', () => {
  it.each([
    ['Buchungsnummer:', 'bookingReference'],
    ['🎫 Buchungsnummer:', 'bookingReference'],
    ['■ Buchungsnummer', 'bookingReference'],
    ['●予約番号', 'bookingReference'],
    ['【座席番号】', 'seat'],
    ['N° de réservation', 'bookingReference'],
    ['Numéro de réservation', 'bookingReference'],
    ['Seat no.', 'seat'],
    ['Posto n.', 'seat'],
    ['Válido até', 'validUntil'],
    ['Vertrektijd', 'departureTime'],
  ])('knows %s', (text, role) => {
    expect(labelEntries(labelWords(text)).map((entry) => entry.role)).toContain(role);
  });

  it('gives every meaning of a word', () => {
    const roles = labelEntries(labelWords('Salida')).map((entry) => entry.role);
    expect(roles).toEqual(expect.arrayContaining(['departure', 'checkOut']));
  });
});

describe('labelEntries of smaller languages', () => {
  const rolesOf = (text: string, language?: Parameters<typeof labelEntries>[1]) =>
    labelEntries(labelWords(text), language).map((entry) => entry.role);

  it.each([
    ['Miejsce wydarzenia', 'venue'],
    ['Číslo jízdenky', 'ticketNumber'],
    ['Αναχώρηση', 'departure'],
    ['Дата отправления', 'departureDate'],
    ['訂位代號', 'bookingReference'],
    ['예약번호', 'bookingReference'],
  ])('knows %s wherever it stands', (text, role) => {
    expect(rolesOf(text)).toContain(role);
  });

  it.each([
    ['od', 'westSlavic', 'from'],
    ['var', 'nordic', 'venue'],
    ['loc', 'ro', 'seat'],
  ] as const)('takes "%s" for a label only in its own language', (text, language, role) => {
    expect(rolesOf(text)).not.toContain(role);
    expect(rolesOf(text, 'en')).not.toContain(role);
    expect(rolesOf(text, language)).toContain(role);
  });

  it('takes a short word that stands alone as a label for what it means in any language', () => {
    expect(labelMeanings(labelWords('spor')).map((entry) => entry.role)).toContain('platform');
  });
});

describe('monthOf', () => {
  it('tells Croatian from Polish months by the point behind the day', () => {
    expect(monthOf('listopada', '12.')).toBe(10);
    expect(monthOf('listopada', '12 ')).toBe(11);
  });
});

describe('detectLanguage', () => {
  it.each([
    ['de', ['Bitte zeigen Sie die Fahrkarte und einen Ausweis vor.', 'Gültig am 12.05.2026']],
    ['en', ['Please bring this ticket with you to the event.', 'Doors open 7 pm']],
    ['fr', ["Veuillez présenter votre billet à l'entrée.", 'Départ de la gare']],
    ['es', ['Presente su entrada en el acceso.', 'Salida de la estación']],
    ['it', ['Il biglietto è valido per un solo ingresso.', 'Partenza dalla stazione']],
    ['nl', ['Neem een geldig legitimatiebewijs mee.', 'Vertrek van het station']],
    ['pl', ['Bilet ważny wyłącznie w dniu wyjazdu.', 'Pociąg: IC 12']],
    ['cs', ['Jízdenka platí pouze ve vyznačený den.', 'Odjezd: 8:52']],
    ['sv', ['Biljetten är giltig för en resa.', 'Avgång']],
    ['hu', ['A jegy csak a megadott vonatra érvényes.', 'Indulás']],
    ['tr', ['Bilet sadece belirtilen sefer için geçerlidir.', 'Kalkış Saati: 23:30']],
    ['el', ['Το εισιτήριο ισχύει για ένα ταξίδι.']],
    ['ru', ['Билет действителен только на указанный поезд.']],
    ['uk', ['Квиток дійсний лише на вказаний поїзд.']],
    ['ja', ['のぞみ 225号', '乗車日: 3月5日']],
    ['zh', ['訂位代號: 04471983', '車次: 657']],
    ['ko', ['출발: 서울', '도착: 부산']],
    ['pt', ['O bilhete é válido para uma só entrada.', 'Não se aceitam devoluções']],
  ])('tells %s', (language, lines) => {
    expect(detectLanguage(lines)).toBe(language);
  });

  it('does not guess from a code', () => {
    expect(detectLanguage(['QX7-1182', '12:30'])).toBeUndefined();
  });
});

describe('kindWords', () => {
  it('counts a word for its kind, also inside a compound', () => {
    expect([...kindWords('Ihre Flugbestätigung').keys()]).toContain('flight');
    expect([...kindWords('carta regalo').keys()]).toContain('giftCard');
  });
});
