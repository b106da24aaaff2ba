import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { paperOf } from '#test/support/scored-paper.ts';
import { withPrintedEnds } from './printed-ends.ts';

type Values = Parameters<typeof draft>[2];

function endsOn(text: string, values: Values, kind: 'flight' | 'train' = 'flight') {
  const [read] = withPrintedEnds(paperOf(text).understood, [draft('page-text', kind, values)]);
  return [read!.fields.from?.[0]?.value, read!.fields.to?.[0]?.value];
}

const coded = { fromCode: 'PRG', toCode: 'TPE' };

describe('the ends of a flight that are known by their codes', () => {
  it.each([
    ['Praha (PRG) 04:10 — 台北桃園 TPE 第二航廈', 'Praha', '台北桃園'],
    ['EK 376 Praha (PRG) 03:05 → Dubaj TPE', 'Praha', 'Dubaj'],
    ['Von: Praha (PRG)\nNach: Taipeh, Taoyuan (TPE)', 'Praha', 'Taipeh, Taoyuan'],
    ['서울/김포(PRG)\n제주(TPE)', '서울/김포', '제주'],
  ])('are called what stands before these: %s', (text, from, to) => {
    expect(endsOn(text, coded)).toEqual([from, to]);
  });

  it('are called what stands below them, where that is known as the name of the airport', () => {
    expect(endsOn('PRG\nPraha\nGate B7', { fromCode: 'PRG' })).toEqual(['Praha', undefined]);
    expect(endsOn('PRG\nKafka\nGate B7', { fromCode: 'PRG' })).toEqual([undefined, undefined]);
  });

  it('are called what the paper says and not what the table does', () => {
    expect(endsOn('Praha (PRG)', { fromCode: 'PRG', from: 'Prague' })[0]).toBe('Praha');
    expect(endsOn('Praha (PRG)', { fromCode: 'PRG', from: 'PRG' })[0]).toBe('Praha');
  });

  it('keep a name that was read', () => {
    expect(endsOn('Praha (PRG)\nPrague', { fromCode: 'PRG', from: 'Prague' })[0]).toBe('Prague');
    expect(endsOn('Praha (PRG)', { fromCode: 'PRG', from: 'Ruzyně' })[0]).toBe('Ruzyně');
  });

  it('have the name that stands there most often', () => {
    expect(endsOn('Seat (PRG)\nPraha (PRG)\nPraha (PRG)', { fromCode: 'PRG' })[0]).toBe('Praha');
  });

  it.each(['PRG', '04:10 PRG', 'SEAT COK-PRG 14C', 'Please be there. PRG', 'SPRGX (PRGA)'])(
    'have no name in %s',
    (text) => {
      expect(endsOn(text, { fromCode: 'PRG' })[0]).toBeUndefined();
    },
  );

  it('are those of flights only', () => {
    expect(endsOn('Praha (PRG)', { fromCode: 'PRG' }, 'train')[0]).toBeUndefined();
  });
});
