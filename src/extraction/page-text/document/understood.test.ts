import { describe, expect, it } from 'vitest';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { understoodOf } from '#test/support/understood-page.ts';
import { ofKind, understand } from './understood.ts';

/** The labels of a page, each as its likeliest meaning and what stands behind it. */
const labels = (text: string) =>
  [...understoodOf(text).labels.values()].flat().map(({ roles, rest }) => [roles[0], rest]);

describe('labels without a colon', () => {
  it('are labels where the lines of a block read so', () => {
    expect(labels('Fahrgast Ada Quist\nRaum Sommer\nOrt Aldersheim')).toEqual([
      ['passenger', 'Ada Quist'],
      ['room', 'Sommer'],
      ['venue', 'Aldersheim'],
    ]);
  });

  it('are three at least, and most of their block', () => {
    const three = 'Fahrgast Ada Quist\nRaum Sommer\nOrt Aldersheim';
    expect(labels('Fahrgast Ada Quist\nRaum Sommer\nhallo')).toEqual([]);
    expect(labels(`${three}\nhallo\nwelt`)).toHaveLength(3);
    expect(labels(`${three}\nhallo\nwelt\nund dort`)).toEqual([]);
    expect(labels(three.replaceAll('\n', '\n\n'))).toEqual([]);
  });

  it('go with those that need no such proof', () => {
    expect(labels('Fahrgast Ada Quist\nSitz: 41\nOrt Aldersheim')).toEqual([
      ['seat', '41'],
      ['passenger', 'Ada Quist'],
      ['venue', 'Aldersheim'],
    ]);
  });
});

describe('labels of a line', () => {
  it('may stand in a part of it', () => {
    expect(labels('Brunch for two · Seat 41')).toEqual([['seat', '41']]);
  });

  it('may confirm an order whose code stands in the next cell', () => {
    expect(labels('Confirmação da reserva    PT-6620-1841')).toEqual([['bookingReference', '']]);
    expect(labels('Confirmação da reserva    e mais')).toEqual([]);
    expect(labels('Confirmação da reserva    PT-6620-1841    Lisboa')).toEqual([]);
  });

  it('are none behind a label with a colon: that is its value', () => {
    expect(labels('Zona:    Class')).toEqual([['section', '']]);
    expect(labels('Zona     Class')).toEqual([
      ['section', ''],
      ['class', ''],
    ]);
  });

  it('are no single letter beside or below a label of something small', () => {
    expect(labels('Row    A')).toEqual([['row', '']]);
    expect(labels('Row\nA')).toEqual([['row', '']]);
    expect(labels('Name    A')).toEqual([
      ['passenger', ''],
      ['to', ''],
    ]);
  });

  it('are no word that the name below a label begins with', () => {
    expect(labels('Recinto\nTeatro\nEspañol')).toEqual([['venue', '']]);
    expect(labels('Recinto\nTeatro\n\nEspañol')).toHaveLength(2);
    expect(labels('Recinto\nTeatro\nFila: 4')).toHaveLength(3);
  });
});

describe('the currency of a document', () => {
  it.each([
    ['that most amounts are in', '12.00 €\n14.00 €\n$3.00', 'EUR'],
    ['that a label names', 'Preis in EUR: 12,00', 'EUR'],
    ['that its language tells of crowns', '12 kr\nhej och det som', 'SEK'],
    ['that its language tells of crowns, another one', '12 kr\nja det er ikke en billett', 'NOK'],
    ['that is written out', 'US$12.00', 'USD'],
    ['none, where there is no amount', 'Seat 41', undefined],
  ])('is the one %s', (_, text, currency) => {
    expect(understoodOf(text).currency).toBe(currency);
  });
});

describe('a document', () => {
  it('is read up to its twentieth page', () => {
    const pages = Array.from({ length: 25 }, (_, at) => `Page of ${at + 1}`);
    expect(understoodOf(...pages).sheets).toHaveLength(20);
  });

  it('is nothing without text', () => {
    const input = inputOf([{ ...pageOf(''), lines: [] }]);
    expect(understand(input.root, input)).toBeUndefined();
  });

  it('has labels that mean on each kind of ticket what they mean there', () => {
    const understood = understoodOf('Salida: 12.03.2027\nHotel Sol');
    const first = (kind: 'hotel' | 'train') => ofKind(understood, [{ kind, score: 1 }]).facts[0]!.roles[0];
    expect([first('hotel'), first('train')]).toEqual(['checkOut', 'departure']);
    expect(ofKind(understood, [{ kind: 'train', score: 1 }]).kinds).toEqual([{ kind: 'train', score: 1 }]);
  });

  it('takes the values of a label from its own page', () => {
    expect(understoodOf('Seat', '41').facts).toEqual([]);
    expect(understoodOf('Seat\n41', '42').facts.map(({ text }) => text)).toEqual(['41']);
  });
});
