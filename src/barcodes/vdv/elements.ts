/** Elements of a tag, a length and a value (BER, ISO/IEC 7816-4) with tags of one or two bytes. */
export type TaggedValue = { readonly tag: number; readonly value: Uint8Array };

/** The elements one after the other, up to the first that is none or does not fit. */
export function readElements(bytes: Uint8Array): readonly TaggedValue[] {
  const elements: TaggedValue[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const long = (bytes[at]! & 0x1f) === 0x1f;
    const tag = long ? bytes[at]! * 256 + bytes[at + 1]! : bytes[at]!;
    const size = sizeAt(bytes, at + (long ? 2 : 1));
    if (tag === 0 || !size || size.start + size.count > bytes.length) break;
    elements.push({ tag, value: bytes.subarray(size.start, size.start + size.count) });
    at = size.start + size.count;
  }
  return elements;
}

/** One byte below 128; else how many bytes follow, at most two here. */
function sizeAt(bytes: Uint8Array, at: number): { readonly start: number; readonly count: number } | undefined {
  const first = bytes[at];
  if (first === undefined) return undefined;
  if (first < 0x80) return { start: at + 1, count: first };
  if (first === 0x81 && bytes[at + 1] !== undefined) return { start: at + 2, count: bytes[at + 1]! };
  if (first === 0x82 && bytes[at + 2] !== undefined)
    return { start: at + 3, count: bytes[at + 1]! * 256 + bytes[at + 2]! };
  return undefined;
}

/** The value of the first element with a tag. */
export function valueIn(elements: readonly TaggedValue[], tag: number): Uint8Array | undefined {
  return elements.find((element) => element.tag === tag)?.value;
}
