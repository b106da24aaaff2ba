import { describe, expect, it } from 'vitest';
import type { PassEntry } from '#src/jobs/job-result.ts';
import { passItem } from './made-json.ts';

describe('a pass as it is listed', () => {
  const colours = {
    backgroundColor: 'rgb(0, 98, 114)',
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(190, 220, 225)',
  };
  const entry = (code: NonNullable<PassEntry['preview']>['code']): PassEntry =>
    ({
      title: 'Ships of Glass',
      kind: 'event',
      proof: 'equal',
      problems: [],
      preview: { pass: colours, code },
    }) as never;

  it.each([
    ['a QR code', { width: 29, height: 29, path: '' }, 'square'],
    ['a PDF417', { width: 150, height: 60, path: '' }, 'wide'],
    ['no code', null, null],
  ])('tells how it looks from afar: its colours, and %s', (_, code, shape) => {
    expect(passItem('/v1/pipeline/x', entry(code), 1).look).toEqual({
      background: 'rgb(0, 98, 114)',
      foreground: 'rgb(255, 255, 255)',
      label: 'rgb(190, 220, 225)',
      code: shape,
    });
  });

  it('tells nothing of how a result of before looks, which kept no drawing', () => {
    const { preview: _, ...rest } = entry(null);
    expect(passItem('/v1/pipeline/x', rest as PassEntry, 1).look).toBeNull();
  });
});
