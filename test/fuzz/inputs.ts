/** Inputs that parsers of bytes are tried with: valid samples with a few things done to them, and noise. */
import fc from 'fast-check';

/** Bytes that are mostly changed samples, as long as a few of them at most. */
export function changed(samples: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const steps = fc.array(fc.tuple(fc.nat(9), place, place, fc.nat(255)), { minLength: 1, maxLength: 6 });
  const mutated = fc
    .tuple(fc.nat(samples.length - 1), fc.nat(samples.length - 1), steps)
    .map(([first, second, list]) =>
      list.reduce((bytes, step) => change(bytes, samples[second]!, step), samples[first]!).subarray(0, 20_000),
    );
  return fc.oneof({ arbitrary: fc.uint8Array({ maxLength: 400 }), weight: 1 }, { arbitrary: mutated, weight: 4 });
}

type Step = readonly [kind: number, from: number, to: number, byte: number];

/** What goes wrong with files: bits flip, digits and sizes differ, parts are missing, doubled, moved or of another file. */
function change(bytes: Uint8Array, other: Uint8Array, [kind, from, to, byte]: Step): Uint8Array {
  const at = Math.floor(from * bytes.length);
  const end = at + Math.floor(to * Math.min(bytes.length - at, 64));
  const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
  const put = (value: number) => (at < bytes.length ? bytes.with(at, value) : bytes);
  switch (kind) {
    case 0:
      return put(byte);
    case 1:
      return put((bytes[at] ?? 0) ^ (1 << (byte & 7)));
    case 2:
      return put([0x00, 0x7f, 0x80, 0xff, 0x30, 0x39, 0x0a, 0x22][byte & 7]!);
    case 3:
      return putDigit(bytes, at, byte);
    case 4:
      return bytes.slice(0, at);
    case 5:
      return joined(bytes.subarray(0, at), bytes.subarray(end));
    case 6:
      return joined(bytes.subarray(0, end), bytes.subarray(at));
    case 7:
      return joined(bytes.subarray(0, at), new Uint8Array(byte).fill(byte), bytes.subarray(at));
    case 8:
      return joined(bytes.subarray(0, at), other.subarray(Math.floor(to * other.length)));
    default:
      return joined(bytes.subarray(at), bytes.subarray(0, at));
  }
}

/** The next digit from a place on becomes another one: sizes, counts and dates. */
function putDigit(bytes: Uint8Array, from: number, byte: number): Uint8Array {
  const isDigit = (value: number) => value >= 0x30 && value <= 0x39;
  const at = bytes.findIndex((value, index) => index >= from && isDigit(value));
  return at < 0 ? bytes : bytes.with(at, 0x30 + (byte % 10));
}
