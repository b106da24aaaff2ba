/** A name server on loopback that knows what a test tells it (RFC 1035, as much of it as TXT, A, MX and PTR need). */
import { createSocket } from 'node:dgram';

/** Records by `TYPE name`; a name with no record of a type answers NOERROR, an unknown name NXDOMAIN. */
export type Zone = Map<string, readonly string[]>;

export type DnsServer = {
  /** `127.0.0.1:port` */
  readonly address: string;
  readonly zone: Zone;
  /** While true it answers SERVFAIL. */
  broken: boolean;
  stop(): void;
};

const types: Readonly<Record<number, string>> = { 1: 'A', 12: 'PTR', 15: 'MX', 16: 'TXT', 28: 'AAAA' };

export async function startDns(records: Readonly<Record<string, readonly string[]>>): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const zone: Zone = new Map(Object.entries(records));
  const state = { broken: false };
  socket.on('message', (query, peer) => socket.send(answerTo(query, zone, state.broken), peer.port, peer.address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    zone,
    get broken() {
      return state.broken;
    },
    set broken(value) {
      state.broken = value;
    },
    stop: () => socket.close(),
  };
}

function answerTo(query: Buffer, zone: Zone, broken: boolean): Buffer {
  const { name, end } = readName(query);
  const type = types[query.readUInt16BE(end)] ?? '?';
  const found = zone.get(`${type} ${name}`) ?? [];
  const known = [...zone.keys()].some((key) => key.endsWith(` ${name}`) || key.endsWith(`.${name}`));
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(broken ? 0x8182 : known ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(broken ? 0 : found.length, 6);
  header.writeUInt32BE(0, 8);
  const question = query.subarray(12, end + 4);
  const rows = broken ? [] : found.map((value) => record(query.readUInt16BE(end), dataOf(type, value)));
  return Buffer.concat([header, question, ...rows]);
}

function readName(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** Points back at the name of the question. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(1, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: string, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  if (type === 'PTR') return nameOf(value);
  if (type === 'MX') return Buffer.concat([Buffer.from([0, 10]), nameOf(value)]);
  if (type !== 'TXT') return Buffer.from(value, 'latin1');
  const pieces = value.match(/[\s\S]{1,255}/g) ?? [''];
  return Buffer.concat(pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece, 'latin1')])));
}

function nameOf(value: string): Buffer {
  const labels = value.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}
