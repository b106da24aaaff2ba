import { describe, expect, it } from 'vitest';
import { isSameLine } from './line-letters.ts';

describe('letters before the number of a train', () => {
  it.each([
    ['ICE', 'ICE'],
    ['', 'RJX'],
    ['RJX', ''],
    ['IC', 'INTERCITY'],
    ['EUROCITY', 'EC'],
    ['RJX', 'RAILJETXPRESS'],
    ['FR', 'FRECCIAROSSA'],
    ['SKM', 'SCHNELLBAHNKOMM'],
  ])('%s and %s may be of one line', (one, other) => expect(isSameLine(one, other)).toBe(true));

  it.each([
    ['ICE', 'IC'],
    ['RE', 'REGIONALBAHN'],
    ['EC', 'EURONIGHT'],
    ['IC', 'EUROCITY'],
    ['FA', 'FRECCIABIANCA'],
    ['SX', 'SCHNELLBAHN'],
    ['CN', 'SCHNELLBAHN'],
    ['SBHN', 'SCHNELLBAHN'],
    ['TR', 'TRAMEX'],
  ])('%s and %s are of two', (one, other) => expect(isSameLine(one, other)).toBe(false));
});
