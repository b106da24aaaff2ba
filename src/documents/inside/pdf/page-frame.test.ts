import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageFrame, toPage, toRegion, uprightFor } from './page-frame.ts';

/** A page of 200 by 100 points whose box begins at (10, 20), turned by quarters. */
function frame(turn: 0 | 1 | 2 | 3): PageFrame {
  const [width, height] = turn % 2 === 0 ? [200, 100] : [100, 200];
  return { left: 10, top: 120, boxWidth: 200, boxHeight: 100, turn, extra: 0, width, height };
}

/** The corners of the page as it is written: bottom left, top left, top right. */
const corners = { bottomLeft: [10, 20], topLeft: [10, 120], topRight: [210, 120] } as const;

describe('a point of a page that is turned', () => {
  it.each<[0 | 1 | 2 | 3, keyof typeof corners]>([
    [0, 'topLeft'],
    [1, 'bottomLeft'],
    [3, 'topRight'],
  ])('by %s quarters stands at the top left: %s', (turn, corner) => {
    const [x, y] = corners[corner];
    expect(toPage(frame(turn), x, y)).toEqual([0, 0]);
  });

  it('by two quarters stands at the bottom right', () => {
    expect(toPage(frame(2), ...corners.topLeft)).toEqual([200, 100]);
  });

  it('keeps within the page as it is shown, whichever way', () => {
    const turn = fc.constantFrom(0, 1, 2, 3) as fc.Arbitrary<0 | 1 | 2 | 3>;
    fc.assert(
      fc.property(turn, fc.integer({ min: 10, max: 210 }), fc.integer({ min: 20, max: 120 }), (turned, x, y) => {
        const { width, height } = frame(turned);
        const [across, down] = toPage(frame(turned), x, y);
        expect(across).toBeGreaterThanOrEqual(0);
        expect(across).toBeLessThanOrEqual(width);
        expect(down).toBeGreaterThanOrEqual(0);
        expect(down).toBeLessThanOrEqual(height);
      }),
    );
  });
});

describe('a box of a page', () => {
  const box = { left: 30, bottom: 100, right: 50, top: 110 };

  it('is told in fractions from the top left', () => {
    expect(toRegion(frame(0), box)).toEqual({
      x: 0.1,
      y: 0.1,
      width: expect.closeTo(0.1),
      height: expect.closeTo(0.1),
    });
  });

  it('has its sides changed where the page lies', () => {
    const { x, y, width, height } = toRegion(frame(1), box);
    expect([x, y]).toEqual([expect.closeTo(0.8), expect.closeTo(0.1)]);
    expect([width, height]).toEqual([expect.closeTo(0.1), expect.closeTo(0.1)]);
  });

  it('is cut to the page', () => {
    expect(toRegion(frame(0), { left: -500, bottom: -500, right: 500, top: 500 })).toEqual({
      x: 0,
      y: 0,
      width: 1,
      height: 1,
    });
    expect(toRegion(frame(0), { left: 300, bottom: 0, right: 400, top: 10 })).toMatchObject({ width: 0, height: 0 });
  });
});

describe('a page looked at so that its text is upright', () => {
  it('has its sides changed for a quarter, and is the same after four', () => {
    const once = uprightFor(frame(0), 1);
    expect([once.width, once.height, once.extra]).toEqual([100, 200, 3]);
    const [again] = [1, 1, 1].reduce<readonly PageFrame[]>(([page]) => [uprightFor(page!, 1)], [once]);
    expect(again).toEqual(frame(0));
  });

  it('remembers only turns beyond the page’s own', () => {
    expect(uprightFor(frame(1), 0).extra).toBe(0);
    expect(uprightFor(frame(1), 2)).toMatchObject({ turn: 3, extra: 2, width: 100, height: 200 });
  });
});
