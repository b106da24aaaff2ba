import { describe, expect, it } from 'vitest';
import { paperOf, saying } from '#test/support/scored-paper.ts';
import { contextRows } from './context-rows.ts';
import { rowOf } from './rows.ts';
import { type Target, targets } from './targets.ts';

type Seemed = Readonly<Record<string, readonly [Target, number]>>;

/** Which of some rows a span has, where spans seemed something at a first look. */
function told(text: string, seemed: Seemed, asked: string, names: readonly string[], own: readonly number[] = []) {
  const { scored } = paperOf(text, Object.fromEntries(Object.keys(seemed).map((one) => [one, {}])));
  const spans = scored.map(({ span }) => span);
  const likely = spans.map((span) => {
    const [target, much] = seemed[span.text] ?? [];
    return targets.map((other) => (other === target ? much! : 0.01));
  });
  const at = spans.indexOf(saying(scored, asked).span);
  const rows = contextRows(
    spans,
    spans.map(() => own),
    likely,
  )[at]!;
  return names.filter((name) => rows.includes(rowOf(`2 ${name}`)));
}

describe('what a second look is told of a span', () => {
  it('is what it seemed itself, by steps', () => {
    const steps = ['own seat 0.2', 'own seat 0.6', 'own seat 0.95', 'own seat +', 'own row 0.2'];
    const seat = (likely: number) => told('A1', { A1: ['seat', likely] }, 'A1', steps);
    expect(seat(0.55)).toEqual(['own seat 0.6']);
    expect(seat(0.97)).toEqual(['own seat +']);
    expect(seat(0.09)).toEqual([]);
  });

  it('is whether another one seemed so more', () => {
    const ranks = ['own seat alone', 'own seat best', 'own seat behind', 'own seat among'];
    const rank = (own: number, other: number) =>
      told('A1\nB2', { A1: ['seat', own], B2: ['seat', other] }, 'A1', ranks);
    expect(rank(0.9, 0.29)).toEqual(['own seat alone']);
    expect(rank(0.9, 0.3)).toEqual(['own seat best']);
    expect(rank(0.3, 0.9)).toEqual(['own seat behind']);
    expect(rank(0.3, 0.6)).toEqual(['own seat among']);
  });

  it('is that nothing of the document surely is something', () => {
    const missing = (likely: number) => told('A1\nB2', { B2: ['seat', likely] }, 'A1', ['no seat', 'no row']);
    expect(missing(0.69)).toEqual(['no seat', 'no row']);
    expect(missing(0.71)).toEqual(['no row']);
  });

  it('is what stands around its line', () => {
    const places = [
      'left',
      'right',
      'above',
      'above2',
      'below',
      'column',
      'row',
      'near before',
      'near after',
      'last',
      'next',
    ];
    const around = (text: string) =>
      told(
        text,
        { A1: ['seat', 0.9], Narva: ['to', 0.01] },
        'Narva',
        places.map((place) => `${place} seat`),
      ).map((name) => name.replace(' seat', ''));
    expect(around('A1     Narva')).toEqual(['left', 'row', 'near before', 'last']);
    expect(around('Narva     A1')).toEqual(['right', 'row', 'near after', 'next']);
    expect(around('A1\nNarva')).toEqual(['above', 'column', 'near before', 'last']);
    expect(around('A1\nTartu\nNarva')).toEqual(['above2', 'column', 'near before', 'last']);
    expect(around('Narva\nA1')).toEqual(['below', 'column', 'near after', 'next']);
    expect(around(`A1\n${'Tartu\n'.repeat(4)}Narva`)).toEqual(['column']);
  });

  it('is what other words of its line seem, before it, behind it or over it', () => {
    const sides = ['before seat', 'after seat', 'over seat'];
    const beside = (text: string, seat: string) =>
      told(text, { [seat]: ['seat', 0.5], '24': ['coach', 0.01] }, '24', sides);
    expect(beside('A1, 24', 'A1')).toEqual(['before seat']);
    expect(beside('24, A1', 'A1')).toEqual(['after seat']);
    expect(beside('Coach 24', 'Coach 24')).toEqual(['over seat']);
  });

  it('is all that was known of it before', () => {
    const own = rowOf('2 known');
    expect(told('A1', {}, 'A1', ['known'], [own])).toEqual(['known']);
  });
});
