import { describe, expect, it } from 'vitest';
import { paperOf } from '#test/support/scored-paper.ts';
import { namedByLabels } from './counted-labels.ts';

const named = (text: string) => [...namedByLabels(paperOf(text).understood)].map((cell) => cell.text);

describe('who rides by what labels say', () => {
  it.each([
    ['Passenger 1\nAda Berger\n\nPassenger 2\nBert Dahl', ['Ada Berger', 'Bert Dahl']],
    ['Пасажир 1\nОлена Гнатюк\n\nПасажир 2\nТарас Гнатюк', ['Олена Гнатюк', 'Тарас Гнатюк']],
    ['Reisender 1:\nAda Berger', ['Ada Berger']],
    ['Passenger: Ada Berger', ['Passenger: Ada Berger']],
  ])('stands under the label that counts: %j', (text, names) => {
    expect(named(text)).toEqual(expect.arrayContaining(names));
  });

  it('is nobody under what counts something else', () => {
    expect(named('Platform 1\nAda Berger\n\nTrain 201\nBert Dahl')).toEqual([]);
  });
});
