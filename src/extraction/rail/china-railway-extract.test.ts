import { describe, expect, it } from 'vitest';
import { understand } from '#src/extraction/understand.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { parseChinaRailwayOrder } from './china-railway-lines.ts';

const mail = `尊敬的 李明先生：
您好！您于2027年01月05日在中国铁路客户服务中心网站成功购买了2张车票，票款共计1,326.00元，订单号码 E123456789 。
1.李明，2027年01月20日09:00开，北京南站-上海虹桥站，G1次列车，5车12F号，二等座，成人票，票价662.0元，检票口9A，电子客票。
2.王芳，2027年01月22日7:28开，上海虹桥站-北京南站，G2次列车，11车03A号，一等座，
成人票，票价664.0元，检票口21，电子客票。`;

describe('orders of China Railway', () => {
  it('become a ticket for each numbered line, also where a line is broken', () => {
    const { root, contextDay } = inputOf([pageOf(mail)]);
    const told = understand(root, contextDay).tickets.map(({ kind, fields }) => ({
      kind: kind.value,
      passenger: fields.passenger?.value,
      number: fields.number?.value,
      start: fields.start?.value,
      way: `${fields.from?.value} ${fields.to?.value}`,
      place: `${fields.coach?.value} ${fields.seat?.value} ${fields.class?.value}`,
      price: fields.price?.value,
      order: fields.bookingReference?.value,
    }));
    const same = { kind: 'train', order: 'E123456789' };
    expect(told).toMatchObject([
      {
        ...same,
        passenger: '李明',
        number: 'G1',
        start: { local: '2027-01-20T09:00', zone: 'Asia/Shanghai' },
        way: '北京南 上海虹桥',
        place: '5 12F 二等座',
        price: { amount: '662.00', currency: 'CNY' },
      },
      {
        ...same,
        passenger: '王芳',
        number: 'G2',
        start: { local: '2027-01-22T07:28', zone: 'Asia/Shanghai' },
        way: '上海虹桥 北京南',
        place: '11 03A 一等座',
        price: { amount: '664.00', currency: 'CNY' },
      },
    ]);
  });

  it('reads no day and no clock that cannot be', () => {
    const line = (moment: string) =>
      parseChinaRailwayOrder(`1.张三,${moment}开,武汉-长沙南,G1123次列车,无座,二等座,成人票,票价164.5元`)?.tickets[0];
    expect(line('2027年02月01日25:75')).toMatchObject({ passenger: '张三', departure: '2027-02-01' });
    expect(line('2027年02月30日18:05')).toMatchObject({ passenger: '张三' });
    expect(line('2027年02月30日18:05')).not.toHaveProperty('departure');
  });

  it('reads a ticket without a seat', () => {
    const line = '1.张三,2027年02月01日18:05开,武汉-长沙南,G1123次列车,无座,二等座,成人票,票价164.5元';
    expect(parseChinaRailwayOrder(line)).toEqual({
      tickets: [
        {
          passenger: '张三',
          departure: '2027-02-01T18:05',
          from: '武汉',
          to: '长沙南',
          train: 'G1123',
          travelClass: '二等座',
          product: '成人票',
          fare: '164.50',
        },
      ],
    });
  });

  it('leaves other texts alone, however long', () => {
    expect(parseChinaRailwayOrder('G19次列车晚点')).toBeUndefined();
    expect(parseChinaRailwayOrder('1.李明,'.repeat(100_000))).toBeUndefined();
  });
});
