import { describe, expect, it } from 'vitest';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { code } from '#test/support/ticket-builder.ts';
import { pageText } from '../../page-text.ts';

const order = `
特急券 購入完了のお知らせ
●予約番号　４４１２９
●乗車日　2027年4月10日（土）
●列車　しおかぜ　第5列車
●乗車駅　岡山　9:20発
●降車駅　松山　12:02着
●座席　3号車　6番C席
　　　　3号車　6番D席
●合計　9,660円`;

/** The seat and the code of each ticket of the order, with these codes below each other. */
function ticketsWith(payloads: readonly string[]) {
  const barcodes = payloads.map(
    (payload, at): FoundBarcode => ({
      ...code('qr', payload),
      id: `0#${at}`,
      page: 1,
      region: { x: 0.7, y: 0.1 + at * 0.2, width: 0.15, height: 0.1 },
    }),
  );
  return pageText
    .extract(inputOf([pageOf(order, { barcodes })]))
    .map(({ fields, barcode }) => [fields.seat?.[0]?.value, barcode]);
}

describe('seats of a ride', () => {
  it('are a ticket each, with the code of its place', () => {
    expect(ticketsWith(['FIRST', 'SECOND'])).toEqual([
      ['6C', '0#0'],
      ['6D', '0#1'],
    ]);
  });

  it('have the one code of their order', () => {
    expect(ticketsWith(['ORDER']).map(([seat]) => seat)).toEqual(['6C', '6D']);
  });

  it('are not parted where nobody can tell whose each code is', () => {
    expect(ticketsWith(['FIRST', 'SECOND', 'THIRD'])).toHaveLength(1);
  });
});
