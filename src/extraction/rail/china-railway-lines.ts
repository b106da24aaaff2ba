import { realTime } from '#src/barcodes/real-time.ts';

/**
 * The numbered lines that China Railway (12306) writes for each ticket of an order, in mails and on screens: "1.李明，2027年01月20日09:00开，
 * 北京南站-上海虹桥站，G1次列车，5车12F号，二等座，成人票，票价662.0元".
 */

/** One ticket of an order; `departure` is a wall clock, `2027-01-20T09:00`, in China's only zone. */
export type ChinaRailwayLine = {
  readonly passenger: string;
  readonly departure?: string;
  readonly from: string;
  readonly to: string;
  readonly train: string;
  readonly coach?: string;
  readonly seat?: string;
  readonly travelClass: string;
  readonly product?: string;
  /** Where tickets are checked. */
  readonly gate?: string;
  /** In yuan, `662.00`. */
  readonly fare?: string;
};

/** An order with its tickets; undefined where a text holds no such line. */
export function parseChinaRailwayOrder(
  text: string,
): { readonly order?: string; readonly tickets: readonly ChinaRailwayLine[] } | undefined {
  const plain = text.slice(0, longest).replaceAll('，', ',').replaceAll('：', ':').replace(/\s+/gu, '');
  const tickets = [...plain.matchAll(line)].map(({ groups }) => ticketOf(groups!));
  const order = /订单号码?:?([A-Z]{1,2}\d{8,9})(?![A-Z\d])/.exec(plain)?.[1];
  return tickets.length > 0 ? { ...(order && { order }), tickets } : undefined;
}

/** Letters of a page that are looked at. */
const longest = 20_000;

const place = '[\\p{Script=Han}]{2,10}';
const line = new RegExp(
  [
    `(?<!\\d)\\d{1,2}[.、．](?<passenger>[\\p{Script=Han}·]{2,15}|[A-Za-z]{2,30})`,
    `(?<year>20\\d\\d)年(?<month>\\d{1,2})月(?<day>\\d{1,2})日(?<hour>\\d{1,2}):(?<minute>\\d\\d)开`,
    `(?<from>${place})[-—–→](?<to>${place})`,
    `(?<train>[GDCZTKYSL]?\\d{1,4})次(?:列车)?`,
    `(?:(?<coach>\\d{1,2})车(?:(?<seat>\\d{1,3}[A-F]?)号?(?:[上中下]铺)?|无座)|无座)`,
    `(?<travelClass>[\\p{Script=Han}]{2,8})(?:,(?<product>[\\p{Script=Han}]{1,6}票))?(?:,票价:?(?<fare>\\d{1,6}(?:\\.\\d{1,2})?)元)?(?:,检票口:?(?<gate>\\d{0,3}[A-Z]?))?`,
  ].join(','),
  'gu',
);

function ticketOf(groups: Readonly<Record<string, string | undefined>>): ChinaRailwayLine {
  const { passenger, year, month, day, hour, minute, from, to, train, coach, seat, travelClass, product, fare, gate } =
    groups;
  const two = (digits: string | undefined) => digits!.padStart(2, '0');
  const departure = realTime(`${year}-${two(month)}-${two(day)}`, `${two(hour)}:${minute}`);
  return {
    passenger: passenger!,
    ...(departure && { departure }),
    from: from!.replace(/站$/, ''),
    to: to!.replace(/站$/, ''),
    train: train!,
    ...(coach && { coach: String(Number(coach)) }),
    ...(seat && { seat }),
    travelClass: travelClass!,
    ...(product && { product }),
    ...(gate && { gate }),
    ...(fare && { fare: Number(fare).toFixed(2) }),
  };
}
