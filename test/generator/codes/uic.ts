import { deflateSync } from 'node:zlib';
import type { Random } from '../random.ts';

/** One text of an RCT2 layout: line, column, height and width in character cells. */
export type LayoutText = { readonly line: number; readonly column: number; readonly text: string };

/**
 * A railway ticket code after UIC 918.3, version 1: `#UT`, issuer, key, a random (invalid) signature, and the
 * deflated records U_HEAD and U_TLAY. The issuer number 9999 belongs to nobody.
 */
export function writeRailCode(
  random: Random,
  ticket: { order: string; issued: string; texts: readonly LayoutText[] },
): Uint8Array {
  const records = Buffer.from(header(ticket.order, ticket.issued) + layout(ticket.texts), 'latin1');
  const packed = deflateSync(records);
  const signature = Buffer.concat([
    Buffer.from([0x30, 0x2c, 0x02, 0x14]),
    random.bytes(20),
    Buffer.from([0x02, 0x14]),
    random.bytes(20),
  ]);
  const padded = Buffer.concat([signature, Buffer.alloc(50 - signature.length)]);
  const length = String(packed.length).padStart(4, '0');
  return new Uint8Array(Buffer.concat([Buffer.from('#UT01999900001'), padded, Buffer.from(length), packed]));
}

function header(order: string, issued: string): string {
  const [day, clock] = issued.split('T');
  const [year, month, date] = day!.split('-');
  return `U_HEAD0100539999${order.padEnd(20)}${date}${month}${year}${clock!.replace(':', '')}0DEEN`;
}

function layout(texts: readonly LayoutText[]): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const four = (value: number) => String(value).padStart(4, '0');
  const fields = texts.map(
    ({ line, column, text }) =>
      `${two(line)}${two(column)}01${two(Math.min(72, text.length))}0${four(text.length)}${text}`,
  );
  const body = `RCT2${four(texts.length)}${fields.join('')}`;
  return `U_TLAY01${four(body.length + 12)}${body}`;
}
