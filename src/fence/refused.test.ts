import { describe, expect, it } from 'vitest';
import { refusedBecause } from './refused.ts';

describe('what a reader that gave nothing says of its document', () => {
  const where = { document: '0.1', page: 2 };
  const told = (failed: Parameters<typeof refusedBecause>[0]['failed']) => refusedBecause({ failed }, 'page 2', where);

  it.each([
    ['memory', 'document.too-complex'],
    ['crash', 'document.unreadable'],
    ['slow', 'document.too-slow'],
    ['stopped', 'document.too-slow'],
  ] as const)('after %s: %s', (failed, code) => {
    expect(told(failed)).toMatchObject({ code, ...where });
  });

  it('names what was being read, for people', () => {
    expect(told('memory').message).toContain('page 2');
  });
});
