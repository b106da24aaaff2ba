import { describe, expect, it } from 'vitest';
import { type Likely, lineAt, spanIn } from '#test/support/scored-paper.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { withCodedWays, withCodesBehind } from './coded-ways.ts';
import { elementOf } from './elements.ts';

const cellOf = (text: string, x = 0) => lineAt(text, { x, y: 3, order: x });
const partOf = (cell: Cell, text: string, told: Likely) => spanIn(cell, told, text);

const sidesOf = (spans: readonly ScoredSpan[]) =>
  withCodedWays(spans).map(({ likely }) =>
    (['from', 'to', 'from_code', 'to_code'] as const).filter((target) => likely(target) > 0.5).join(),
  );

describe('two airports with their codes', () => {
  const line = cellOf('São Paulo (GRU) → Fortaleza (FOR)');

  it('in one line are where one leaves and where one arrives, however alike they look', () => {
    const spans = [
      partOf(line, 'São Paulo', { from: 0.4, to: 0.5 }),
      partOf(line, 'GRU', { from_code: 0.3, to_code: 0.6 }),
      partOf(line, 'Fortaleza', { from: 0.5, to: 0.4 }),
      partOf(line, 'FOR', { from_code: 0.6, to_code: 0.3 }),
    ];
    expect(sidesOf(spans)).toEqual(['from', 'from_code', 'to', 'to_code']);
  });

  it('are so by their codes alone, whatever stands behind these', () => {
    const bare = cellOf('MAD Terminal 4S — MAH');
    const spans = [
      partOf(bare, 'MAD', { from_code: 0.3, to_code: 0.6 }),
      partOf(bare, 'MAH', { from_code: 0.6, to_code: 0.3 }),
    ];
    expect(sidesOf(spans)).toEqual(['from_code', 'to_code']);
    const words = cellOf('THE end — OUR way');
    expect(sidesOf([partOf(words, 'OUR', { from_code: 0.6 })])).toEqual(['from_code']);
  });

  it('side by side are so, too, but two departures stay what they are', () => {
    const [left, right] = [cellOf('Athens (ATH)'), cellOf('Rhodes (RHO)', 20)];
    const row = (told: Likely) => [partOf(left, 'Athens', told), partOf(right, 'Rhodes', told)];
    expect(sidesOf(row({ from: 0.5, to: 0.48 }))).toEqual(['from', 'to']);
    const departures = [partOf(left, 'Athens', { from: 0.6 }), partOf(right, 'Rhodes', { from: 0.99, to: 0.01 })];
    expect(sidesOf(departures)).toEqual(['from', 'from']);
  });

  it('are a leg, whose codes are those, whatever was read of another one', () => {
    const end = (text: string) => elementOf(partOf(line, text, { from: 0.9 }), text);
    const leg = { from: end('São Paulo'), to: end('Fortaleza'), begins: 0 };
    const { fromCode, toCode } = withCodesBehind({}, leg);
    expect([fromCode?.[0]?.value, toCode?.[0]?.value]).toEqual(['GRU', 'FOR']);
  });

  it('side by side are none beside a third, or with more behind them, or where both are one', () => {
    const ends = (...texts: readonly string[]) =>
      sidesOf(texts.flatMap((text, at) => partOf(cellOf(text, 20 * at), text.slice(0, 6), { from: 0.5, to: 0.48 })));
    expect(ends('Athens (ATH)', 'Rhodes (RHO)')).toEqual(['from', 'to']);
    expect(ends('Athens (ATH)', 'Rhodes (RHO)', 'Naxos (JNX)')).toEqual(['', '', '']);
    expect(ends('Athens (ATH) 08:10', 'Rhodes (RHO) 09:20')).toEqual(['', '']);
    expect(ends('Athens (ATH)', 'Athens (ATH)')).toEqual(['', '']);
  });

  it('are none behind so many words that these are no name', () => {
    const terms = `Fares of ${'all the islands and '.repeat(3)}Athens (ATH) – Rhodes (RHO)`;
    expect(sidesOf([partOf(cellOf(terms), 'Rhodes', { from: 0.5, to: 0.4 })])).toEqual(['']);
  });

  it('are none where the brackets hold no airport', () => {
    const noise = cellOf('Class (ECO) to (VIP)');
    expect(sidesOf([partOf(noise, 'Class', { from: 0.2, to: 0.6 })])).toEqual(['to']);
  });
});
