import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { codeAt } from '#test/support/scored-paper.ts';
import { byPlace, codeOf, isByLeg } from './codes.ts';

type Asked = Partial<Parameters<typeof codeOf>[1]>;

const at = (id: string, line: number, page = 1) => codeAt(id, line, { page });
const ticket = draft('page-text', 'train', {}, { barcode: 'own' });
const of = (codes: Parameters<typeof codeOf>[0], asked: Asked) =>
  codeOf(codes, { who: 0, travellers: 2, leg: 0, legs: 1, draft: ticket, isNew: true, ...asked });

describe('the code of a traveller on a leg', () => {
  const two = [at('b', 8), at('a', 2)];

  it('is one in turn of as many as travel, from top to bottom', () => {
    expect([0, 1].map((who) => of(two, { who }))).toEqual(['a', 'b']);
    expect([0, 1].map((who) => of(two, { who, leg: 1, legs: 2 }))).toEqual(['a', 'b']);
  });

  it('is what its ticket had already', () => {
    expect(of(two, { who: 1, isNew: false })).toBe('own');
  });

  it('is the leg’s where there is but one, or a number that says nothing', () => {
    expect(of([at('a', 2)], { who: 1 })).toBe('own');
    expect(of([at('a', 2)], { travellers: 1 })).toBe('own');
    expect(of([...two, at('c', 12)], { who: 1 })).toBe('own');
  });

  it('is on the page of its leg one in turn', () => {
    const four = [at('d', 8, 2), at('a', 2, 1), at('b', 8, 1), at('c', 2, 2)];
    const all = [0, 1].flatMap((leg) => [0, 1].map((who) => of(four, { who, leg, legs: 2 })));
    expect(all).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is not told of several legs on one page', () => {
    const four = [at('a', 2), at('b', 8), at('c', 12), at('d', 16)];
    expect(of(four, { who: 1, leg: 1, legs: 2 })).toBe('own');
  });
});

it('codes can be told apart by legs where each leg has a page', () => {
  expect(isByLeg([at('a', 2, 1), at('b', 8, 1), at('c', 2, 2), at('d', 8, 2)], 2)).toBe(true);
  expect(isByLeg([at('a', 2, 1), at('b', 2, 2), at('c', 8, 2), at('d', 2, 3)], 2)).toBe(false);
  expect(isByLeg([at('a', 2), at('b', 8), at('c', 12)], 3)).toBe(true);
});

it('codes stand in the order of pages, lines and columns', () => {
  const codes = [at('d', 2, 2), at('c', 8), codeAt('b', 2, { x: 70 }), codeAt('a', 2, { x: 10 })];
  expect(codes.sort(byPlace).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
