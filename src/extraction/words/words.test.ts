import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { kindWords } from './kind-words.ts';
import { labelEntries, labelWords } from './label-index.ts';
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

describe('detectLanguage', () => {
  it.each([
    ['de', ['Bitte zeigen Sie die Fahrkarte und einen Ausweis vor.', 'Gültig am 12.05.2026']],
    ['en', ['Please bring this ticket with you to the event.', 'Doors open 7 pm']],
    ['fr', ["Veuillez présenter votre billet à l'entrée.", 'Départ de la gare']],
    ['es', ['Presente su entrada en el acceso.', 'Salida de la estación']],
    ['it', ['Il biglietto è valido per un solo ingresso.', 'Partenza dalla stazione']],
    ['nl', ['Neem een geldig legitimatiebewijs mee.', 'Vertrek van het station']],
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
