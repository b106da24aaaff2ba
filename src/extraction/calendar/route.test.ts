import { describe, expect, it } from 'vitest';
import { readGoal, readRoute } from './route.ts';

const way = (title: string) => {
  const route = readRoute(title);
  return route && [route.from ?? route.fromCode, route.to ?? route.toCode, route.sure];
};

describe('the route in a title', () => {
  it.each([
    ['Train from Leeds to York', ['Leeds', 'York', true]],
    ['From Leeds, to York', ['Leeds', 'York', true]],
    ['Zug von Kiel nach Ulm', ['Kiel', 'Ulm', true]],
    ['Voyage de Rennes à Nantes', ['Rennes', 'Nantes', true]],
    ['Viaje desde Vigo hasta Oporto', ['Vigo', 'Oporto', true]],
    ['Viagem de Faro para Beja', ['Faro', 'Beja', true]],
    ['Treno da Bari a Lecce', ['Bari', 'Lecce', true]],
    ['Trein van Gent naar Breda', ['Gent', 'Breda', true]],
    ['Tog fra Bergen til Voss', ['Bergen', 'Voss', true]],
    ['Tåg från Lund till Ystad', ['Lund', 'Ystad', true]],
    ['Bus: Praha → Brno', ['Praha', 'Brno', true]],
    ['ZUG VON Kiel NACH Ulm', ['Kiel', 'Ulm', true]],
    ['VOYAGE DE Rennes À Nantes', ['Rennes', 'Nantes', true]],
    ['TRENO DA Bari A Lecce', ['Bari', 'Lecce', true]],
    ['Lund => Ystad', ['Lund', 'Ystad', true]],
    ['Bergen to Voss', ['Bergen', 'Voss', false]],
    ['Bergen – Voss', ['Bergen', 'Voss', false]],
    ['Ferry Kiel - Oslo, 12/05', ['Kiel', 'Oslo', false]],
    ['Bergen -> Voss | Seat 42', ['Bergen', 'Voss', true]],
    ['Bergen -> Voss am 4.3.', ['Bergen', 'Voss', true]],
    ['ICE 802 Kiel -> Ulm', ['Kiel', 'Ulm', true]],
    ['BGO-OSL', ['BGO', 'OSL', true]],
    ['Flight (BGO/OSL)', ['BGO', 'OSL', true]],
  ])('is that of %s', (title, route) => expect(way(title)).toEqual(route));

  it('has the codes in brackets beside the names', () => {
    expect(readRoute('Bergen (BGO) → Oslo (OSL)')).toEqual({
      from: 'Bergen',
      fromCode: 'BGO',
      to: 'Oslo',
      toCode: 'OSL',
      sure: true,
    });
  });

  it.each([
    'Nordlys',
    'Bergen - Bergen',
    'Flight to Vienna',
    'Your trip -> Bergen',
    'Q1 - 42',
    'QQQ-ZZZ',
    'Lunch -> a long talk about all the things that we have to do',
    '',
  ])('is none: %s', (title) => expect(readRoute(title)).toBeUndefined());
});

describe('where a title says that one goes', () => {
  it('begins at the place of the event', () => {
    expect(readGoal('Flight to Vienna (OS 336)', 'Oslo OSL')).toEqual({
      from: 'Oslo',
      fromCode: 'OSL',
      to: 'Vienna',
      toCode: undefined,
      sure: true,
    });
    expect(readGoal('Zug nach Ulm', 'Kiel Hbf, Kiel')).toMatchObject({ from: 'Kiel Hbf', to: 'Ulm' });
    expect(readGoal('Zug nach Ulm', 'Kiel Hbf\nSophienblatt 25')).toMatchObject({ from: 'Kiel Hbf', to: 'Ulm' });
    expect(readGoal('Your train to York', 'Leeds (LDS)')).toMatchObject({ from: 'Leeds', to: 'York' });
    expect(readGoal('Tog til Voss', 'Bergen NOR')).toMatchObject({ to: 'Voss' });
  });

  it('is nowhere without a place, or without a means of travelling', () => {
    expect([undefined, ''].map((location) => readGoal('Flight to Vienna', location))).toEqual([undefined, undefined]);
    expect(['Flight to Vienna', 'Zug nach Ulm'].map((title) => readGoal(title, ', Norway'))).toEqual([
      undefined,
      undefined,
    ]);
    expect(readGoal('Flight to 42', 'Oslo')).toBeUndefined();
    expect(readGoal('Introduction to Rust', 'Oslo')).toBeUndefined();
    expect(readGoal('Nordlys', 'Oslo')).toBeUndefined();
  });
});
