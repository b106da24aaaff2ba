import { describe, expect, it } from 'vitest';
import { tellsOfClosing } from './closing-words.ts';
import { generic } from './generic-words.ts';
import { isEastAsianHeading } from './heading-words.ts';
import { isHouse } from './houses.ts';
import { behindGreeting, isAboutOrder } from './order-words.ts';

describe('a heading that any ticket may have', () => {
  it.each([
    'Your e-ticket',
    'Booking confirmation',
    'IHRE BUCHUNGSBESTÄTIGUNG',
    'Parkreservierung',
    'Viel Spaß',
    'Viel Spass',
    'Votre billet',
    'Tu entrada',
    'Il tuo biglietto',
    'Uw reservering',
    'Seu bilhete',
    'Din biljett',
    'Potvrzení rezervace',
    'Twój bilet',
    'Biletiniz',
    'Ваш билет',
    '予約確認書',
    '预订确认单',
    '승차권 예매 확인',
  ])('says nothing of its own: %s', (text) => expect(generic(text)).toBe(true));

  it.each(['Nordlys', 'Ihr Ticket für Nordlys', 'Ticket 4711', '酒店预订确认单', '–', ''])(
    'says something, or is none: %j',
    (text) => expect(generic(text)).toBe(false),
  );

  it('is told apart in Chinese, Japanese and Korean alone', () => {
    expect(isEastAsianHeading('予約確認・書')).toBe(true);
    expect(isEastAsianHeading('ホテル予約確認書')).toBe(false);
    expect(isEastAsianHeading('|')).toBe(false);
  });
});

describe('a line about closing', () => {
  it.each([
    'Gate closes at 18:30',
    'Closing time 18:30',
    'DER SCHALTER SCHLIESST UM 18:30',
    'Das Gate schließt um 18:30',
    'Schließung 18:30',
    'Fermeture des portes 18:30',
    'La puerta cierra a las 18:30',
    'Il gate chiude alle 18:30',
    'O portão encerra às 18:30',
    'De balie sluit om 18:30',
    'Odprawa zamyka się o 18:30',
    'Gaten stänger 18:30',
    'Lukket fra 18:30',
    'Kapanış 18:30',
    'Poarta se închide la 18:30',
  ])('is told: %s', (line) => expect(tellsOfClosing(line)).toBe(true));

  it.each(['Gate opens at 18:30', 'Close to the station', 'Enclosure 4', ''])('is not %j', (line) =>
    expect(tellsOfClosing(line)).toBe(false),
  );
});

describe('a name after what a place is', () => {
  it.each<[string, Parameters<typeof isHouse>[1]]>([
    ['Hotel Fjordhus', 'hotel'],
    ['Fjordhus Hotell', 'hotel'],
    ['Pension Sonnblick', 'hotel'],
    ['Trattoria Il Melograno', 'restaurant'],
    ['Ресторан Волна', 'restaurant'],
    ['Parkhaus Nord', 'parking'],
    ['Parking Sud P3', 'parking'],
  ])('is a house: %s', (text, kind) => expect(isHouse(text, kind)).toBe(true));

  it.each<[string, Parameters<typeof isHouse>[1]]>([
    ['Hotel Fjordhus', 'event'],
    ['Hotel Fjordhus', 'parking'],
    ['Parkhaus Nord', 'hotel'],
    ['Hotel', 'hotel'],
    ['Hotel Reservation', 'hotel'],
    ['Hotel Fjordhus: 2 rooms', 'hotel'],
    ['Welcome to our Hotel!', 'hotel'],
    ['Das Hotel erreichen Sie zu Fuss', 'hotel'],
    ['Hotelbar Fjordhus', 'hotel'],
    [`Hotel ${'Fjordhus '.repeat(6)}`, 'hotel'],
  ])('is none: %s as a %s', (text, kind) => expect(isHouse(text, kind)).toBe(false));
});

describe('a sentence about the order', () => {
  it.each([
    'Your booking in Ghent is confirmed',
    'Kim, your reservation is confirmed',
    'Deine Reise nach Ulm',
    'Votre voyage à Nantes',
    'Tu viaje a Vigo',
    'Il tuo viaggio a Lecce',
    'Je reis naar Gent',
    'Booking 4711 confirmed',
    'You have tickets: here are your tickets',
  ])('is told: %s', (text) => expect(isAboutOrder(text)).toBe(true));

  it.each(['Nordlys', 'Yours truly', 'Reise nach Ulm', 'Ticket to Ride'])('is not %s', (text) => {
    expect(isAboutOrder(text)).toBe(false);
  });

  it('stands behind who is greeted', () => {
    expect(behindGreeting('Guten Tag Frau Muster,')).toBe('Frau Muster,');
    expect(behindGreeting('Hola, Ana:')).toBe('Ana:');
    expect(behindGreeting('Hej')).toBe('');
    expect(behindGreeting('Heidi Moser')).toBeUndefined();
  });
});
