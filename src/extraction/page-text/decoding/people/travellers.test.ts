import { expect, it } from 'vitest';
import type { TicketFields } from '#src/tickets/fields.ts';
import { draft } from '#test/support/draft-builder.ts';
import type { Understood } from '../../document/understood.ts';
import type { Cell } from '../../layout/cells.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { travellersOf } from './travellers.ts';

const understood = { sheets: [], facts: [] } as unknown as Understood;

/** The travellers of a list of sure names, of which the first is on the ticket already. */
function listed(...names: readonly string[]) {
  return listedOn({ passenger: names[0]! }, names);
}

function listedOn(fields: Partial<TicketFields>, names: readonly string[]) {
  const spans = names.map((text, order): ScoredSpan => {
    const cell = { text, order, page: 1, x: 0, right: text.length, y: 2 * order, bottom: 2 * order + 1 } as Cell;
    const span = { type: 'line', text, cells: [cell], at: 0, end: text.length } as ScoredSpan['span'];
    return { span, likely: (target) => (target === 'passenger' ? 0.99 : 0) };
  });
  const told = draft('page-text', 'flight', fields);
  return travellersOf(understood, spans, [told]).map(({ name }) => name);
}

it.each([
  [
    ['東山 涼太', 'ヒガシヤマ リョウタ', 'ヒガシヤマ ミサキ'],
    ['ヒガシヤマ リョウタ', 'ヒガシヤマ ミサキ'],
  ],
  [
    ['東山 涼太', '東山 美咲', 'ヒガシヤマ リョウタ', 'ヒガシヤマ ミサキ'],
    ['東山 涼太', '東山 美咲'],
  ],
  [['東山 涼太', 'ヒガシヤマ リョウタ'], []],
  [
    ['東山 涼太', '東山 美咲'],
    ['東山 涼太', '東山 美咲'],
  ],
])('counts nobody twice whose name is written in kanji and in kana: %j', (names, travellers) => {
  expect(listed(...names)).toEqual(travellers);
});

it('counts no company and no end of the ride', () => {
  const fields = { passenger: 'Zuzana Hrabovská', from: 'Bratislava Vinohrady', to: 'Poprad-Tatry' };
  const names = ['Zuzana Hrabovská', 'Juraj Hrabovský', 'Bratislava Vinohrady', 'Viaggi del Cedro SNC'];
  expect(listedOn(fields, names)).toEqual(['Zuzana Hrabovská', 'Juraj Hrabovský']);
});
