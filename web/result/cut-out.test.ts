import { describe, expect, it } from 'vitest';
import { rectangleOf } from './cut-out.ts';

const page = { width: 800, height: 1000 };

describe('the frame around a code', () => {
  it('lies around its middle', () => {
    expect(rectangleOf({ x: 0.5, y: 0.5, size: 0.5 }, page)).toEqual({ left: 200, top: 350, width: 400, height: 300 });
  });

  it('stays on the page at its edges', () => {
    expect(rectangleOf({ x: 0, y: 1, size: 0.5 }, page)).toEqual({ left: 0, top: 700, width: 400, height: 300 });
  });

  it('is never higher than the page', () => {
    expect(rectangleOf({ x: 0.5, y: 0.5, size: 1 }, { width: 800, height: 100 })).toEqual({
      ...{ left: 0, top: 0, width: 800, height: 100 },
    });
  });
});
