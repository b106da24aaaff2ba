import { describe, expect, it } from 'vitest';
import { isDirect } from './direct.ts';

describe('what stands between the ends of a ride', () => {
  it.each([
    'Direct',
    'no changes',
    'Ohne Umstieg',
    'sans correspondance',
    'без прекачване',
    'Без пересадок',
    'прямий',
    'Bez přestupu',
    '1 Umstieg',
    '2 przesiadki',
    '直達',
    '환승 없음',
    '(direkt)',
  ])('%s says how often one changes', (text) => {
    expect(isDirect(text)).toBe(true);
  });

  it.each(['Directo de Madrid', 'Prima', 'София', 'Stop 4', 'Umstieg in Fulda', '2 adults'])('%s does not', (text) => {
    expect(isDirect(text)).toBe(false);
  });
});
