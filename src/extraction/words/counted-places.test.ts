import { describe, expect, it } from 'vitest';
import { rowWordFirst, seatWordFirst, withWordsFirst } from './counted-places.ts';

describe('rows and seats before their words', () => {
  it.each([
    ['Erkély bal, 7. sor 12. szék', 'Erkély bal, sor 7 szék 12'],
    ['3 eilė 14 vieta', 'eilė 3 vieta 14'],
    ['Partera 9. rinda, 21., 22. vieta', 'Partera rinda 9 vieta 21, 22'],
    ['Партер, 8 ряд, 17 место', 'Партер, ряд 8 место 17'],
    ['F sıra 6. koltuk', 'sıra F koltuk 6'],
    ['balkón, 2. řada, sedadlo 30', 'balkón, řada 2, sedadlo 30'],
    ['Balkón vľavo, 6. rad, 23 (č. 551)', 'Balkón vľavo, rad 6 miesto 23 (č. 551)'],
    ['5. sor 1. szék, 5. sor 2. szék', 'sor 5 szék 1, sor 5 szék 2'],
  ])('go behind them: %s', (line, wanted) => {
    expect(withWordsFirst(line)).toBe(wanted);
  });

  it.each([
    'Zóna 2 sor 7 szék 12',
    'Sektor 4, rad 11, sedadlo 7',
    'rivi 3, paikka 9',
    'In der 3. Reihe beginnt um 19 Uhr das Konzert',
    '12. rad Slovenskej filharmónie, 2027',
  ])('stay where their numbers stand behind them: %s', (line) => {
    expect(withWordsFirst(line)).toBe(line);
  });

  it('are told alone, a seat only by who asks for it', () => {
    expect([rowWordFirst('5 eilė'), rowWordFirst('12. řada'), rowWordFirst('8 vieta')]).toEqual([
      'eilė 5',
      'řada 12',
      undefined,
    ]);
    expect(rowWordFirst('Třída')).toBeUndefined();
    expect([seatWordFirst('8 vieta'), seatWordFirst('2 vietos')]).toEqual(['vieta 8', undefined]);
  });
});
