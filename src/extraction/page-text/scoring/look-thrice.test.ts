import { describe, expect, it } from 'vitest';
import { networkOf } from '#test/extraction/networks.ts';
import { paperOf } from '#test/support/scored-paper.ts';
import { logOdds, scale } from './calibration.ts';
import { contextRows } from './context-rows.ts';
import type { Forest } from './forest.ts';
import { hintsOf } from './hints.ts';
import { leastOdds, lookThrice, lookTwice, secondLook } from './look-thrice.ts';
import { likelihoods } from './network.ts';
import { rowOf } from './rows.ts';
import { scoreSpans } from './scorer.ts';
import { targets } from './targets.ts';

const { understood, scored } = paperOf('R 221\nTartu     Narva');
const spans = scored.map(({ span }) => span);
const rows = spans.map(({ text }) => [rowOf(`text ${text}`)]);
const own = rows.flat();
const first = networkOf(own);

describe('a look at all spans of a document', () => {
  it('says a second time what it says of each with what the first said of all', () => {
    const seemed = likelihoods(first, rows);
    const context = contextRows(spans, rows, seemed);
    const second = networkOf([...own, ...new Set(context.flatMap((list) => [...list]))].slice(0, 400));
    expect(secondLook({ first, second }, { spans, rows })).toEqual(likelihoods(second, context));
  });

  it('says the same whatever the first look said, where the second knows nothing of that', () => {
    const second = networkOf(own);
    const other = secondLook({ first: networkOf([]), second }, { spans, rows });
    expect(secondLook({ first, second }, { spans, rows })).toEqual(other);
  });
});

describe('a third look', () => {
  const second = networkOf(own);
  const hints = hintsOf(understood, spans, []);
  const twice = lookTwice({ first, second }, { spans, rows, hints });
  const [title, seat] = [targets.indexOf('title'), targets.indexOf('seat')];
  const thirdOf = (worth: number) => targets.map((_, target) => (target === title ? [{ worth }] : []));
  const lookWith = (third: Forest) => lookThrice({ first, second, third }, { spans, rows, hints: () => hints });

  it('adds what trees say of a target to what was said of it, on the scale of the decoder, and leaves the others', () => {
    const told = lookWith(thirdOf(1.08));
    const measured = twice.measures.flatMap((measures, at) =>
      measures && logOdds(twice.second[at]![title]!, 1e-6) > leastOdds ? [at] : [],
    );
    expect(measured).not.toEqual([]);
    for (const at of measured) {
      const before = twice.second[at]!;
      expect(logOdds(told[at]![title]!, 1e-6)).toBeCloseTo(logOdds(before[title]!, 1e-6) + 1.08 / scale.slope, 2);
      expect(told[at]![seat]).toBe(before[seat]);
    }
  });

  it('says what the second said where nothing was learned', () => {
    expect(twice.second).toEqual(secondLook({ first, second }, { spans, rows }));
    expect(lookWith([])).toEqual(twice.second);
    expect(lookWith(targets.map(() => []))).toEqual(twice.second);
  });
});

describe('the spans of a document', () => {
  it('are each told how likely they are what, all of them', () => {
    const told = scoreSpans(understood, [], { first: networkOf([]), second: networkOf([]), third: [] });
    expect(told.map(({ span }) => span.text)).toEqual(spans.map(({ text }) => text));
    for (const { likely } of told)
      for (const target of targets) {
        expect(likely(target)).toBeGreaterThan(0);
        expect(likely(target)).toBeLessThan(1);
      }
    const { likely } = told[0]!;
    const [expected] = likelihoods(networkOf([]), [[]]);
    expect(targets.map((target) => likely(target))).toEqual([...expected!]);
  });

  it('are told by what was learned: a flight’s number is one rather than a name', () => {
    const paper = paperOf('Flight BT 311\nRiga (RIX) 07:05\nOslo (OSL) 08:00\nPassenger: Ada Berger\nSeat 12A');
    const likely = scoreSpans(paper.understood, []);
    const of = (text: string) => likely.find(({ span }) => span.text === text)!.likely;
    expect(of('BT 311')('number')).toBeGreaterThan(of('BT 311')('passenger'));
    expect(of('12A')('seat')).toBeGreaterThan(of('12A')('number'));
    expect(of('Ada Berger')('passenger')).toBeGreaterThan(of('Ada Berger')('to'));
  });
});
