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
  ])('sees %s in "%s"', (topic, line) => {
    const { head, all } = topicsOf([fold(line)]);
    expect(head.has(topic)).toBe(true);
    expect(all.has(topic)).toBe(true);
  });

  it('sees none of them in what a ticket says', () => {
    const { all } = topicsOf(['Reihe 4, Platz 12', 'Samstag, 6. März 2027, 19:30 Uhr', 'Row F seat 12'].map(fold));
    expect([...all]).toEqual([]);
  });
});
