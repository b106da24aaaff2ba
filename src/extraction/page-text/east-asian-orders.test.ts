import { describe, expect, it } from 'vitest';
import { readPage as read } from '#test/extraction/read-pages.ts';

describe('orders in Japanese, Chinese and Korean', () => {
  it('reads labels behind signs of a list, a ticket for each seat', () => {
    const tickets = read(`
特急券 購入完了のお知らせ
川端 信子 様
●予約番号　４４１２９
●乗車日　2027年4月10日（土）
●列車　しおかぜ　第5列車
●乗車駅　岡山　9:20発
●降車駅　松山　12:02着
●人数　おとな2名
●座席　3号車　6番C席
　　　　3号車　6番D席
●合計　9,660円`);
    const ride = { kind: 'train', from: '岡山', to: '松山', start: '2027-04-10T09:20', end: '2027-04-10T12:02' };
    expect(tickets).toMatchObject([
      { ...ride, seat: '6C', bookingReference: '44129' },
      { ...ride, seat: '6D', bookingReference: '44129' },
    ]);
  });

  it('tells when a ride was booked from when it leaves', () => {
    expect(
      read(`
高速バス ご予約完了のお知らせ
山口 千尋 様
■予約番号：KH-40718
■予約日時：2027年4月2日(金) 21:47
■便名：5便
■乗車日：2027年4月24日(土)
■乗車地：名鉄バスセンター
■発車時刻：9:10
■降車地：長野駅前
■到着予定：12:55
■運賃：4,800円`),
    ).toMatchObject([{ kind: 'bus', start: '2027-04-24T09:10', end: '2027-04-24T12:55' }]);
  });

  it('reads labels in brackets', () => {
    const tickets = read(`
映画鑑賞券 ご購入完了のお知らせ
[購入番号] 5820
[映画館] みなとシネマ 横浜
[作品名] 遠い灯台
[上映日] 2027/05/08(土)
[上映時間] 13:10 ～ 15:25
[スクリーン] 4
[座席] F-9
[合計] 2,000円`);
    expect(tickets).toMatchObject([
      {
        kind: 'event',
        title: '遠い灯台',
        venue: 'みなとシネマ 横浜',
        start: '2027-05-08T13:10',
        bookingReference: '5820',
      },
    ]);
  });

  it('gives each of numbered travellers a ticket with the own seat', () => {
    const tickets = read(`
航空券 ご購入内容のお知らせ
■予約番号　5521
■搭乗日　2027年6月5日(土)
■便名　NH255便
■区間　東京(羽田) 12:50発 → 福岡 14:50着
■搭乗者
1.オオタ ユカリ 様(大人)　座席：22A
2.オオタ ハヤト 様(小児)　座席：22B
■合計金額(税込)　41,200円`);
    const flight = {
      kind: 'flight',
      number: 'NH255',
      to: '福岡',
      start: '2027-06-05T12:50',
      end: '2027-06-05T14:50',
    };
    expect(tickets).toMatchObject([
      { ...flight, passenger: 'オオタ ユカリ', seat: '22A' },
      { ...flight, passenger: 'オオタ ハヤト', seat: '22B' },
    ]);
  });
});
