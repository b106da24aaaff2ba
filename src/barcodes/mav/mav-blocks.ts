/** The blocks of a domestic ticket of MÁV: a head that counts them, then person, trip, upgrades, seats and passes in that order. */
import type { MavPerson, MavSeat, MavTicket, MavTrip } from './mav-ticket.ts';

type Blocks = Omit<MavTicket, 'version'>;

const sizes = { person: 64, trip: 114, upgrade: 23, pass: 20 } as const;

/** Reads what was packed; undefined where the sizes of the blocks do not add up to it. */
export function readBlocks(bytes: Uint8Array, version: MavTicket['version']): Blocks | undefined {
  const headSize = version === 4 ? 39 : 19;
  if (bytes.length < headSize) return undefined;
  const head = Buffer.from(bytes.subarray(headSize - 19, headSize));
  const [flags, upgrades, seatCount, passCount] = [head[8]!, head[9]!, head[10]!, head[11]!];
  const seatSize = version === 6 ? 72 : 57;
  const cursor = cursorOf(bytes, headSize);
  const person = flags & 0x80 ? cursor.take(sizes.person) : undefined;
  const trip = flags & 0x01 ? cursor.take(sizes.trip) : undefined;
  cursor.take(upgrades * sizes.upgrade);
  const seats = Array.from({ length: seatCount }, () => cursor.take(seatSize));
  const passes = Array.from({ length: passCount }, () => cursor.take(sizes.pass));
  if (cursor.position() !== bytes.length) return undefined;
  const price = Math.round(head.readFloatBE(4));
  const own = Buffer.from(bytes.subarray(0, 20));
  return {
    ticketNumber: version === 4 ? text(own, 0, 18) : '',
    issuer: version === 4 ? String(own.readUInt16BE(18)).padStart(4, '0') : '',
    issuedUtc: timeAt(head, 0),
    ...(price > 0 && price < 10_000_000 ? { price } : {}),
    ...(person ? { person: personOf(person) } : {}),
    ...(trip ? { trip: tripOf(trip) } : {}),
    seats: seats.map((block) => seatOf(block, version)),
    // A fine has a block without times.
    passes: passes.filter((block) => block.readUInt32BE(12) > 0).map((block) => validity(block, 12)),
  };
}

/** Takes blocks one after the other; behind the end it yields zeros and goes on counting. */
function cursorOf(bytes: Uint8Array, from: number) {
  let at = from;
  const take = (size: number) => {
    const block = Buffer.alloc(size);
    block.set(bytes.subarray(at, at + size));
    at += size;
    return block;
  };
  return { take, position: () => at };
}

function personOf(block: Buffer): MavPerson {
  const [name, card] = [text(block, 0, 45), text(block, 49, 15)];
  return { ...(/\p{L}{2}/u.test(name) ? { name } : {}), ...(/^[\p{L}\d/-]+$/u.test(card) ? { card } : {}) };
}

function tripOf(block: Buffer): MavTrip {
  const travelClass = text(block, 100, 1);
  return {
    ...ends(block, 4),
    ...(travelClass === '1' || travelClass === '2' ? { travelClass } : {}),
    ...validity(block, 102),
  };
}

function seatOf(block: Buffer, version: MavTicket['version']): MavSeat {
  const trainSize = version === 6 ? 20 : 5;
  const train = text(block, 16, trainSize).replace(/^0+(?=\d)/, '');
  const coach = text(block, 17 + trainSize, 3).replace(/^0+(?=.)/, '');
  const seat = block.readUInt16BE(20 + trainSize);
  return {
    ...ends(block, 0),
    timeUtc: timeAt(block, 10),
    carrier: block.readUInt16BE(14),
    ...(/^[A-Z]{0,4} ?\d{1,5}$/.test(train) ? { train } : {}),
    ...(/^[A-Z0-9]{1,3}$/.test(coach) && seat > 0 ? { coach } : {}),
    ...(seat > 0 && seat < 1000 ? { seat: String(seat) } : {}),
  };
}

function ends(block: Buffer, at: number): { readonly from: string; readonly to: string } {
  return { from: String(block.readUIntBE(at, 3)), to: String(block.readUIntBE(at + 3, 3)) };
}

/** A time and minutes that it lasts. */
function validity(block: Buffer, at: number): { readonly validFromUtc: string; readonly validUntilUtc: string } {
  return { validFromUtc: timeAt(block, at), validUntilUtc: timeAt(block, at, block.readUIntBE(at + 4, 3)) };
}

/** Seconds since the beginning of 2017 in Hungary, and minutes on top. */
function timeAt(block: Buffer, at: number, minutes = 0): string {
  const instant = Date.UTC(2016, 11, 31, 23) + block.readUInt32BE(at) * 1000 + minutes * 60_000;
  return new Date(instant).toISOString().slice(0, 16);
}

/** Texts end with zeros. */
function text(block: Buffer, at: number, size: number): string {
  return block
    .toString('utf8', at, at + size)
    .replace(/\0[\s\S]*$/, '')
    .trim();
}
