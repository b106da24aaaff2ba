import { expect, it } from 'vitest';
import type { TicketFields } from '#src/tickets/fields.ts';
import { draft } from '#test/support/draft-builder.ts';
import { lineAt, spanIn } from '#test/support/scored-paper.ts';
import type { Understood } from '../../document/understood.ts';
import { travellersOf } from './travellers.ts';

const understood = { sheets: [], facts: [] } as unknown as Understood;

/** The travellers of a list of sure names, of which the first is on the ticket already. */
function listed(...names: readonly string[]) {
  return listedOn({ passenger: names[0]! }, names);
}

function listedOn(fields: Partial<TicketFields>, names: readonly string[]) {
  const spans = names.map((text, order) => spanIn(lineAt(text, { order, y: 2 * order }), { passenger: 0.99 }));
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
