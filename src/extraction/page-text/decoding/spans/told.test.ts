import { describe, expect, it } from 'vitest';
import { type Likely, paperOf, saying } from '#test/support/scored-paper.ts';
import type { Target } from '../../scoring/targets.ts';
import { fieldOf } from './fields.ts';
import { scoredReading, tellingsOf } from './told.ts';

type Told = Readonly<Record<string, Likely>>;

const tellingsIn = (text: string, told: Told) => {
  const { understood, scored } = paperOf(text, told);
  return tellingsOf(understood, scored);
};
const values = (text: string, told: Told, target: Target, kind: 'event' | 'train' = 'event') =>
  tellingsIn(text, told)
    .values(target, fieldOf(target, kind)!)
    .map(({ value }) => value);
const moments = (text: string, told: Told, target: Target) =>
  tellingsIn(text, told)
    .moments(target)
    .map(({ value, likely, places }) => [value, likely, places.length]);

describe('what spans tell of a target', () => {
  it('is each value once, the likeliest first, with all places that tell it about as surely', () => {
    const told = { A1: { seat: 0.6 }, A2: { seat: 0.9 } };
    const [first, second] = tellingsIn('A1\nA2\nSeat A2', told).values('seat', 'seat');
    expect([first!.value, first!.likely, first!.places.length]).toEqual(['A2', 0.9, 2]);
    expect([second!.value, second!.likely, second!.places.length]).toEqual(['A1', 0.6, 1]);
  });

  it('is nothing of what is hardly of the kind, or not fit for it', () => {
    expect(values('A1\nA2', { A1: { seat: 0.019 }, A2: { seat: 0.02 } }, 'seat')).toEqual(['A2']);
    expect(values('Notes', { Notes: { from_code: 0.9 } }, 'from_code', 'train')).toEqual([]);
  });

  it('is no lines together of which one surely is something else', () => {
    const told = (venue: number) => ({
      'La Traviata': { title: 0.6, venue: 0.3 },
      'Teatro Nuovo': { venue },
      'La Traviata, Teatro Nuovo': { venue: 0.9 },
    });
    expect(values('La Traviata\nTeatro Nuovo', told(0.8), 'venue')[0]).toBe('Teatro Nuovo');
    const unsure = { ...told(0.8), 'La Traviata': { title: 0.4, venue: 0.3 } };
    expect(values('La Traviata\nTeatro Nuovo', unsure, 'venue')[0]).toBe('La Traviata Teatro Nuovo');
  });

  it('is a whole title rather than its likeliest part, where that is likely too', () => {
    const told = (whole: number) => ({ 'Legia – Widzew': { title: whole }, Legia: { title: 0.95 } });
    expect(values('Legia – Widzew', told(0.8), 'title')[0]).toBe('Legia – Widzew');
    expect(values('Legia – Widzew', told(0.79), 'title')[0]).toBe('Legia');
  });
});

describe('the days and clocks that spans tell', () => {
  it('are each once, however they are written, the likeliest first', () => {
    const told = { '3 May 2027': { start_date: 0.7 }, '03.05.2027': { start_date: 0.9 } };
    expect(moments('9 May 2027\n3 May 2027\n03.05.2027', told, 'start_date')).toEqual([
      ['2027-05-03', 0.9, 2],
      ['2027-05-09', 0.01, 1],
    ]);
    expect(moments('20:00\n8:00 pm', { '20:00': { start_time: 0.9 } }, 'start_time')).toEqual([['20:00', 0.9, 1]]);
  });

  it('end, of days that last until another, on the last one, nearly as surely as they begin', () => {
    const told = { '3 – 9 May 2027': { start_date: 0.9 } };
    expect(moments('3 – 9 May 2027', told, 'end_date')).toEqual([['2027-05-09', expect.closeTo(0.72), 1]]);
    expect(moments('3 – 9 May 2027', told, 'start_date')).toEqual([['2027-05-03', 0.9, 1]]);
  });
});

it('a value that only the scorer proposed says so, and is less likely right than it looks', () => {
  const { scored } = paperOf('Seat A1');
  const reading = scoredReading('A1', saying(scored, 'A1'), 0.99);
  expect([reading.evidence.extractor, reading.evidence.text, reading.confidence]).toEqual(['scored-text', 'A1', 0.99]);
  expect(reading.likely).toBeLessThan(0.9);
});
