/**
 * The small structured barcode in its first version as VR writes it (Finland): 107 bytes, the last of them a signature. Only
 * those bits are read that are described at https://community.kde.org/KDE_PIM/KItinerary/vr.fi_Barcode; a code with version 2
 * in its head has the same layout, if it comes from VR.
 */
import { openBits } from '../bits.ts';

/** What a code of VR says, texts and stations in its own short forms. */
export type Ssb1Ticket = {
  /** Day of the year of travel; the year is not in the code. */
  readonly day: number;
  /** Stations by the letters that Finnish railways use: `HKI`. */
  readonly from: string;
  readonly to: string;
  /** Absent for buses. */
  readonly train?: string;
  readonly coach?: string;
  readonly seat?: string;
};

const size = 107;
const issuer = 10;

/** Reads a code; undefined when the bytes are anything else. Never throws. */
export function parseSsb1(bytes: Uint8Array): Ssb1Ticket | undefined {
  if (bytes.length !== size) return undefined;
  const at = (position: number, count: number) => openBits(bytes, position).bits(count);
  const version = at(0, 4);
  const day = at(39, 9);
  const [from, to] = [lettersAt(bytes, 106), lettersAt(bytes, 137)];
  // The bits before both stations are always zero.
  const isTicket = (version === 1 || version === 2) && at(4, 14) === issuer && at(105, 1) === 0 && at(136, 1) === 0;
  if (!isTicket || day < 1 || day > 366 || !from || !to || from === to) return undefined;
  const [train, coach, seat] = [at(176, 14), at(240, 6), at(246, 7)];
  return {
    day,
    from,
    to,
    ...(train > 0 ? { train: String(train) } : {}),
    // Without a seat the coach means nothing.
    ...(coach > 0 && seat > 0 ? { coach: String(coach), seat: String(seat) } : {}),
  };
}

/** Five characters of six bits: 10 is A, 36 blank. Stations have two to four letters. */
function lettersAt(bytes: Uint8Array, position: number): string | undefined {
  const reader = openBits(bytes, position);
  const text = Array.from({ length: 5 }, () => {
    const value = reader.bits(6);
    return value === 36 ? ' ' : String.fromCharCode(value + 55);
  }).join('');
  return /^[A-Z]{2,4} +$/.test(text) ? text.trim() : undefined;
}
