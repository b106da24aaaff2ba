import { describe, expect, it } from 'vitest';
import { fold } from '../words/fold.ts';
import { type Topic, topicsOf } from './topics.ts';

describe('topicsOf', () => {
  it.each<readonly [Topic, string]>([
    ['certificate', 'ATTESTATO DI FREQUENZA'],
    ['certificate', 'Potvrzení o studiu'],
    ['warranty', 'Gwarancja 24 miesiące'],
    ['job', 'Kutsu työhaastatteluun'],
    ['goods', 'Talla M, color azul'],
    ['goods', 'Größe: L'],
    ['goods', 'Grösse: L'],
    ['lostFound', 'Fundbüro der Verkehrsbetriebe'],
    ['visa', 'Električna e-Visa'],
    ['medical', 'Wyniki badań laboratoryjnych'],
    ['utility', 'Zählerstand 4.418 kWh'],
    ['school', 'Einladung zum Elternabend'],
    ['postponed', 'Spektakl został przełożony'],
    ['subscription', 'Ditt abonnement förnyas'],
    ['donation', 'Tak for din donation'],
    ['fine', 'Penalty fare notice'],
    ['fine', 'Opłata dodatkowa za przejazd bez biletu'],
    ['welcome', 'Wir freuen uns auf Ihren Besuch!'],
    ['welcome', 'Vi glæder os til at se jer'],
    ['arrival', 'Příjezd: pátek 5. 3., Odjezd: neděle 7. 3.'],
    ['reserved', 'Hemos reservado una mesa a nombre de Vidal'],
    ['reserved', 'Asztalt foglaltunk Kovács Ilona nevére'],
    ['thanksForBooking', 'Kiitos varauksestasi'],
    ['thanksForBooking', 'Дякуємо за бронювання'],
    ['freeCancel', "Annulation sans frais jusqu'à la veille"],
    ['requested', 'Ihre Anfrage ist bei uns eingegangen'],
    ['requested', 'To zapytanie jest niewiążące'],
    ['guests', '2 adultos, 1 niño'],
    ['guests', '大人 2名'],
    ['nights', '3 éjszaka'],
    ['nights', '2 泊'],
    ['onSite', 'Taxe de séjour à régler sur place'],
    ['deposit', 'Zadatek wpłacony'],
  ])('sees %s in "%s"', (topic, line) => {
    const { head, all } = topicsOf([fold(line)]);
    expect(head.has(topic)).toBe(true);
    expect(all.has(topic)).toBe(true);
  });

  it('sees none of them in where and when a ticket is for', () => {
    const { all } = topicsOf(['Reihe 4, Platz 12', 'Samstag, 6. März 2027, 19:30 Uhr', 'Row F seat 12'].map(fold));
    expect([...all]).toEqual([]);
  });
});
