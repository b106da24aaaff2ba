import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { withoutShadows } from './without-shadows.ts';

const row = draft('reservation-system', 'flight', { number: 'AF 1234' });
const words = (number: string | undefined, document = '0') =>
  draft('page-text', 'flight', number ? { number } : { seat: '12A' }, { document });

describe('what the general reader makes of rows', () => {
  it('stays where it names a flight of the rows', () => {
    const same = words('AF1234');
    expect(withoutShadows([row, same])).toEqual([row, same]);
    const back = draft('reservation-system', 'flight', { number: 'AF 1235' });
    expect(withoutShadows([row, back, same])).toEqual([row, back, same]);
  });

  it('is left out where it names another flight, or none', () => {
    expect(withoutShadows([row, words('AF 1235'), words(undefined)])).toEqual([row]);
  });

  it('stays in another document, and where no row was read', () => {
    const elsewhere = words('AF 1235', '1');
    expect(withoutShadows([row, elsewhere])).toEqual([row, elsewhere]);
    expect(withoutShadows([words('AF 1235')])).toHaveLength(1);
  });

  it('leaves what others read alone', () => {
    const code = draft('bcbp', 'flight', { number: 'AF 1235' });
    expect(withoutShadows([row, code])).toEqual([row, code]);
  });
});
