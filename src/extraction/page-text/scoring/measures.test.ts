import { describe, expect, it } from 'vitest';
import { paperOf } from '#test/support/scored-paper.ts';
import { cellsAround } from './around.ts';
import { hintsOf } from './hints.ts';
import { measureCount, measuresOf } from './measures.ts';
import { targets } from './targets.ts';

const text = 'Harbour Nights\nTown Hall\nHarbour Nights\n20:00';
const { understood, scored } = paperOf(text);
const spans = scored.map(({ span }) => span);
const around = cellsAround(spans);
const nothing = Float32Array.from(targets, () => 0.001);

/** Measures of the spans when those of some texts are held for a title with a likelihood. */
function measuredAs(told: Readonly<Record<string, number>>) {
  const likely = spans.map((span) => {
    const own = Float32Array.from(nothing);
    own[targets.indexOf('title')] = told[span.text] ?? 0.001;
    return own;
  });
  const measures = measuresOf(spans, likely, likely, around, hintsOf(understood, spans, []));
  return (text: string) => spans.flatMap((span, at) => (span.text === text && measures[at] ? [measures[at]] : []));
}

/** The place of how far a title is ahead of the next other text. */
const ahead = 2 * targets.length + targets.indexOf('title');

describe('the measures of a span', () => {
  it('are none where it is nothing', () => {
    const of = measuredAs({ 'Town Hall': 0.4 });
    expect(of('Harbour Nights')).toEqual([]);
    expect(of('Town Hall').map(({ length }) => length)).toEqual([measureCount]);
  });

  it('tell how far it is ahead of other texts, whatever else is said of the same one', () => {
    const of = measuredAs({ 'Harbour Nights': 0.9, 'Town Hall': 0.5 });
    const odds = Math.log(0.9 / 0.1);
    for (const one of of('Harbour Nights')) expect(one[ahead]).toBeCloseTo(odds, 4);
    for (const one of of('Town Hall')) expect(one[ahead]).toBeCloseTo(-odds, 4);
  });

  it('tell two places of one text apart by what stands around them, and nothing of them but that', () => {
    const [above, below] = measuredAs({ 'Harbour Nights': 0.9, 'Town Hall': 0.5 })('Harbour Nights');
    expect(above!.length).toBe(below!.length);
    expect(above).not.toEqual(below);
    expect(above!.slice(0, ahead)).toEqual(below!.slice(0, ahead));
  });
});
