/** Decides which readings to believe: a wrong code is worse than a missing one. Keeps what is believed, and what is not yet. */

import type { Symbology } from '#src/barcodes/barcode.ts';
import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import { type Box, overlap } from '../../shared/pictures/geometry.ts';
import type { Finding } from './finding.ts';
import { hasQuietZones } from './quiet-zone.ts';

/** What a reading must show, for symbologies whose own checks do not rule out chance. */
type Proof = {
  /** Shortest payload in bytes. */
  readonly shortest?: number;
  /** Scan lines that must agree; with fewer, another look must read the same. */
  readonly lines?: number;
  /** White on both sides is asked for, so that no part of a longer code passes; gives the code's length in modules. */
  readonly modules?: (characters: number) => number;
};

const proofs: Partial<Readonly<Record<Symbology, Proof>>> = {
  code128: { shortest: 2, lines: 5 },
  ean13: { lines: 5 },
  upca: { lines: 5 },
  code93: { shortest: 3, lines: 6 },
  ean8: { lines: 10, modules: () => 67 },
  upce: { lines: 10, modules: () => 51 },
  databar: { lines: 10 },
  // With wide bars of two and a half to three narrow ones.
  code39: { shortest: 4, lines: 10, modules: (characters) => (characters + 2) * 14.5 },
  codabar: { shortest: 6, lines: 10, modules: (characters) => characters * 11 },
  itf: { shortest: 6, lines: 10, modules: (characters) => characters * 9 + 9 },
};

/** Below this share of error correction left, chance may have "repaired" noise: another look must read the same. */
const leastSpare = 0.12;

/** The readings of one picture so far. */
export type Judge = {
  readonly believed: readonly Finding[];
  /** Takes the readings of one look. A doubtful one is believed when a second look reads the same at the same place. */
  hear(findings: readonly Finding[]): void;
};

/** Starts with nothing heard about the picture. */
export function openJudge(picture: GreyPicture): Judge {
  const believed: Finding[] = [];
  const doubted: Finding[] = [];

  function hearOne(finding: Finding, earlier: readonly Finding[]): void {
    if (!isPlausible(finding, picture)) return;
    const known = believed.findIndex((other) => isSamePlace(finding, other));
    if (known >= 0 && !isBetter(finding, believed[known]!)) return;
    if (!isSure(finding) && !earlier.some((other) => isSame(finding, other))) {
      doubted.push(finding);
      return;
    }
    // A matrix code explains every linear reading inside it.
    for (let index = believed.length - 1; index >= 0; index--)
      if (isSamePlace(finding, believed[index]!)) believed.splice(index, 1);
    believed.push(finding);
  }

  return {
    believed,
    hear(findings) {
      const earlier = [...doubted];
      for (const finding of findings) hearOne(finding, earlier);
    },
  };
}

function isPlausible({ barcode, corners }: Finding, picture: GreyPicture): boolean {
  const proof = proofs[barcode.symbology];
  if (barcode.bytes.length < (proof?.shortest ?? 1)) return false;
  return proof?.modules === undefined || hasQuietZones(picture, corners, proof.modules(barcode.bytes.length));
}

function isSure({ barcode, lines, spare, bold }: Finding): boolean {
  if (barcode.symbology === 'microqr' || (bold && proofs[barcode.symbology] !== undefined)) return false;
  return spare >= leastSpare && lines >= (proofs[barcode.symbology]?.lines ?? 0);
}

function isSame(one: Finding, other: Finding): boolean {
  return (
    one.barcode.symbology === other.barcode.symbology &&
    overlap(one.box, other.box) > 0.3 &&
    Buffer.compare(one.barcode.bytes, other.barcode.bytes) === 0
  );
}

/** One lies in the other for the most part. */
function isSamePlace(one: Finding, other: Finding): boolean {
  return overlap(one.box, other.box) > 0.4;
}

/** Stacked and matrix codes before linear ones; of linear ones, the longer. */
function isBetter(one: Finding, other: Finding): boolean {
  if (isLinear(one) !== isLinear(other)) return isLinear(other);
  return isLinear(one) && lengthOf(one) > 1.15 * lengthOf(other);
}

function isLinear({ barcode }: Finding): boolean {
  return proofs[barcode.symbology] !== undefined;
}

function lengthOf({ corners: [from, to] }: Finding): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

/** The place is inside what a believed reading covers, for the most part. */
export function explains(finding: Finding, place: Box): boolean {
  return overlap(place, finding.box) > 0.4;
}
