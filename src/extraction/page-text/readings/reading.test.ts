import { describe, expect, it } from 'vitest';
import { cellsOf } from '#test/support/understood-page.ts';
import { addReading, evidenceOf, withTold } from './reading.ts';

const cells = cellsOf('Reihe 3\nPlatz 41\nPlatz 42');
const [row, seat, other] = [cells[0]!, cells[1]!, cells[2]!];
const told = (value: string, confidence: number, of = seat) => ({
  name: 'seat' as const,
  value,
  cells: [of],
  confidence,
});

describe('readings of a field', () => {
  it('stand by how sure they are', () => {
    const fields = withTold({}, [told('41', 0.5), told('42', 0.8, other), told('43', 0.6)]);
    expect(fields.seat?.map(({ value, confidence }) => [value, confidence])).toEqual([
      ['42', 0.8],
      ['43', 0.6],
      ['41', 0.5],
    ]);
  });

  it('are one where a value is read twice: the surer, wherever it stands', () => {
    expect(withTold({}, [told('41', 0.5), told('41', 0.8, other)]).seat).toMatchObject([
      { value: '41', confidence: 0.8, evidence: { region: { y: other.region.y } } },
    ]);
    expect(withTold({}, [told('41', 0.8), told('41', 0.5, other)]).seat).toMatchObject([
      { value: '41', confidence: 0.8, evidence: { region: { y: seat.region.y } } },
    ]);
  });

  it('are the same time or amount where it is written the same', () => {
    const time = (confidence: number) =>
      ({ name: 'start', value: { local: '2027-03-14' }, cells: [row], confidence }) as const;
    expect(withTold({}, [time(0.5), time(0.9)]).start).toHaveLength(1);
  });

  it('are none of an empty text, of nothing, and from nowhere', () => {
    expect(withTold({}, [told('', 0.9), { ...told('41', 0.9), cells: [] }])).toEqual({});
    expect(withTold({}, [{ ...told('41', 0.9), value: undefined }])).toEqual({});
  });

  it('are kept up to sixteen, the surest', () => {
    const many = Array.from({ length: 30 }, (_, at) => told(`${at}`, (at + 1) / 100));
    const kept = withTold({}, many).seat!;
    expect(kept).toHaveLength(16);
    expect(kept[0]!.value).toBe('29');
    expect(kept.at(-1)!.value).toBe('14');
  });

  it('leave what was known as it was', () => {
    const known = withTold({}, [told('41', 0.5)]);
    const before = structuredClone(known);
    withTold(known, [told('42', 0.9)]);
    expect(known).toEqual(before);
    addReading(known, 'seat', told('42', 0.9));
    expect(known.seat).toHaveLength(2);
  });
});

describe('where a value was read', () => {
  it('is the box around its cells', () => {
    const { region, text } = evidenceOf([seat, other]);
    expect(region!.y).toBe(seat.region.y);
    expect(region!.y + region!.height).toBeCloseTo(other.region.y + other.region.height);
    expect(text).toBe('Platz 41 Platz 42');
  });

  it('is in pieces where others may stand between them, and in one where a line follows another', () => {
    const day = { ...row, region: { x: 0.1, y: 0.2, width: 0.2, height: 0.02 } };
    const clock = { ...seat, region: { x: 0.6, y: 0.25, width: 0.06, height: 0.02 } };
    expect(evidenceOf([day, clock]).pieces).toEqual([day.region, clock.region]);
    const next = { ...other, region: { x: 0.1, y: 0.225, width: 0.18, height: 0.02 } };
    expect(evidenceOf([day, next]).pieces).toBeUndefined();
    expect(evidenceOf([day, next, clock]).pieces).toEqual([evidenceOf([day, next]).region, clock.region]);
    expect(evidenceOf([day, day]).pieces).toBeUndefined();
  });

  it('leaves out cells of other pages, and says at most two hundred letters', () => {
    const elsewhere = { ...other, page: 2, region: { ...other.region, y: 0.9 } };
    const { region, page } = evidenceOf([seat, elsewhere]);
    expect([page, region!.y]).toEqual([1, seat.region.y]);
    expect(evidenceOf([seat], 'a'.repeat(500)).text).toHaveLength(200);
  });
});
