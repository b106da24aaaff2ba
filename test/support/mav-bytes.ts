/** Writes codes of MÁV and ZSSK for tests; signatures are zeros. */
import { deflateSync, gzipSync } from 'node:zlib';

export type MavSeatText = {
  readonly train?: string;
  readonly coach?: string;
  readonly seat?: number;
  /** In Hungary, winter time. */
  readonly time?: string;
  readonly from?: number;
  readonly to?: number;
};

export type MavText = {
  readonly version?: 4 | 5 | 6;
  readonly issuer?: string;
  readonly name?: string;
  readonly trip?: boolean;
  readonly seats?: readonly MavSeatText[];
  readonly pass?: boolean;
};

/** By default a place on a train from Budapest to Debrecen with its ticket, on 24 November 2026. */
export function mavBytes({
  version = 6,
  issuer = '1155',
  name = 'Kovács Anna',
  trip = true,
  seats = [{}],
  pass = false,
}: MavText = {}): Uint8Array {
  const old = version === 4;
  const own = old ? Buffer.concat([padded('559412345678901234', 18), number(Number(issuer), 2)]) : Buffer.alloc(0);
  const price = Buffer.alloc(4);
  price.writeFloatBE(4485);
  const counts = Buffer.from([0x80 | (trip ? 1 : 0), 0, seats.length, pass ? 1 : 0, 0, 0, 0]);
  const head = Buffer.concat([own, seconds('2026-11-20T12:00'), price, counts, Buffer.alloc(4, 7)]);
  const person = Buffer.concat([padded(name, 45), number(19_841_231, 4), Buffer.alloc(15)]);
  const payload = Buffer.concat([
    head,
    person,
    ...(trip ? [tripBlock(old)] : []),
    ...seats.map((seat) => seatBlock(seat, version)),
    ...(pass ? [passBlock()] : []),
  ]);
  const front = old ? Buffer.alloc(0) : Buffer.concat([padded('559412345678901234', 18), Buffer.from(issuer)]);
  const signature = Buffer.alloc(old ? 256 : 56);
  return new Uint8Array(Buffer.concat([Buffer.from([version, 3]), front, gzipSync(payload), signature]));
}

function tripBlock(old: boolean): Buffer {
  const [from, to] = old ? [5_510_017, 5_513_912] : [267, 1701];
  return Buffer.concat([
    number(1, 4),
    number(from, 3),
    number(to, 3),
    Buffer.alloc(90),
    Buffer.from('2'),
    Buffer.from([1]),
    seconds('2026-11-24T00:00'),
    number(1439, 3),
    Buffer.from([1]),
    Buffer.alloc(4),
  ]);
}

function seatBlock(
  { train = '610', coach = '26', seat = 45, time = '2026-11-24T09:25', from = 267, to = 1701 }: MavSeatText,
  version: number,
): Buffer {
  return Buffer.concat([
    number(from, 3),
    number(to, 3),
    Buffer.alloc(4),
    seconds(time),
    number(1155, 2),
    padded(train, version === 6 ? 20 : 5),
    Buffer.from([1]),
    padded(coach, 3),
    number(seat, 2),
    number(seat, 2),
    Buffer.alloc(28),
  ]);
}

function passBlock(): Buffer {
  return Buffer.concat([Buffer.alloc(12), seconds('2026-11-24T00:00'), number(30 * 1440 - 1, 3), Buffer.from([1])]);
}

/** Seconds since 2017 began in Hungary. */
function seconds(local: string): Buffer {
  return number((Date.parse(`${local}:00+01:00`) - Date.parse('2017-01-01T00:00:00+01:00')) / 1000, 4);
}

function number(value: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}

function padded(text: string, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.write(text);
  return bytes;
}

/** A code of ZSSK with 34 lines, of which some can be changed. */
export function zsskBytes(changes: Readonly<Record<number, string>> = {}): Uint8Array {
  const known: Readonly<Record<number, string>> = {
    0: 'P',
    1: '1234567890123456',
    19: '24.11.2026 09:25',
    22: 'N',
    24: 'CESTOVNÝ LÍSTOK',
    26: 'JEDNOSMERNÁ CESTA',
    ...changes,
  };
  const lines = Array.from({ length: 34 }, (_, line) => known[line] ?? `${line}`);
  return new Uint8Array(Buffer.concat([Buffer.from([1, 2, 3]), deflateSync(Buffer.from(lines.join('\n')))]));
}
