import { describe, expect, it } from 'vitest';
import type { Chosen } from '#src/tickets/evidence.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import { withEndsOfWays } from './ends-of-ways.ts';

const read = (value: string): Chosen<string> => ({
  value,
  confidence: 0.8,
  likely: 0.85,
  evidence: { document: '0', extractor: 'page-text' },
  others: [],
});

const ends = (from: string | undefined, to: string | undefined, kind: TicketKind = 'boat') => {
  const fields = withEndsOfWays(kind, { ...(from && { from: read(from) }), ...(to && { to: read(to) }) });
  return [fields.from?.value, fields.to?.value];
};

describe('a way that was read as an end of a ride', () => {
  it('is both of its ends, whatever else was taken for the other one', () => {
    expect(ends('Palma → Maó', 'Mòdul C')).toEqual(['Palma', 'Maó']);
    expect(ends('ΚΑΡΤΑ ΕΠΙΒΙΒΑΣΗΣ', 'ΠΕΙΡΑΙΑΣ → ΑΙΓΙΝΑ')).toEqual(['ΠΕΙΡΑΙΑΣ', 'ΑΙΓΙΝΑ']);
    expect(ends(undefined, 'Oslo ➔ Bergen', 'train')).toEqual(['Oslo', 'Bergen']);
  });

  it('is none without an arrow: stations have dashes in their names', () => {
    expect(ends('Quiberon – Port Maria', 'Belle-Île – Le Palais')).toEqual([
      'Quiberon – Port Maria',
      'Belle-Île – Le Palais',
    ]);
    expect(ends('Palma → Maó', 'Mòdul C', 'event')).toEqual(['Palma → Maó', 'Mòdul C']);
  });
});
