import type { Barcode } from '#src/barcodes/barcode.ts';
import type { Region } from '#src/barcodes/region.ts';
import type { GreyPicture } from '#src/documents/shared/pictures/grey-picture.ts';
import { allFormats } from '../../shared/codes/formats.ts';
import { type Look, readSymbols } from '../../shared/codes/zxing.ts';
import { type Box, overlap } from '../../shared/pictures/geometry.ts';
import { shrink } from '../../shared/pictures/picture.ts';
import { type Finding, findingsIn, type Piece } from './finding.ts';
import { explains, type Judge, openJudge } from './judge.ts';
import { type ScanWork, scanLimits } from './limits.ts';
import { openSearch } from './locate.ts';
import { type Attempt, barWays, blurWays, matrixWays, openPlace, type Place, type Way, whole } from './looks.ts';

/** A code with its place in the picture and its clockwise turn in degrees, -180 to 180. */
export type ScannedCode = Barcode & { readonly region: Region; readonly angle: number };

/**
 * Finds the codes of a picture. `glance` is one look, which gives nearly every code of a crisp picture; `quick` is meant
 * for clean, drawn pages; `thorough` also for photos and scans, and goes on until everything that looks like a code is
 * read or tried in all ways, or the `work` is done (as in `ScanLimits` if not said; the picture as a whole is read in any
 * case). Never reports a code that it doubts.
 */
export async function scanPicture(
  picture: GreyPicture,
  options: { readonly depth: 'glance' | 'quick' | 'thorough'; readonly work?: ScanWork },
): Promise<readonly ScannedCode[]> {
  const { depth } = options;
  const work = options.work ?? { left: depth === 'glance' ? 0 : scanLimits[depth] };
  const scan = openScan(picture, work);
  await { glance, quick, thorough }[depth](scan);
  return scan.judge.believed.map((finding) => codeOf(finding, picture)).sort(inReadingOrder);
}

type Scan = {
  readonly picture: GreyPicture;
  readonly judge: Judge;
  readonly work: ScanWork;
  /** The whole picture, so many times smaller; and what may be a code in it. Both found out once. */
  readonly whole: (factor: number) => Piece;
  readonly places: (edges?: 'sharp' | 'soft') => readonly Place[];
};

function openScan(picture: GreyPicture, work: ScanWork): Scan {
  const known = new Map<number, GreyPicture>();
  const smaller = (factor: number) => known.getOrInsertComputed(factor, () => shrink(picture, factor));
  let search: ReturnType<typeof openSearch> | undefined;
  return {
    ...{ picture, work, judge: openJudge(picture) },
    whole: (factor) => whole(picture, factor, smaller(factor)),
    places: (edges = 'sharp') => {
      search ??= openSearch(picture, smaller);
      return search({ edges }).map((candidate) => openPlace(picture, candidate));
    },
  };
}

/** Pictures up to this many pixels are read whole with everything on: it costs no more than to search them first. */
const smallPicture = 400_000;
/** The whole picture is read at about this many pixels at most. */
const readablePixels = 4_400_000;

const everything: Look = {
  formats: allFormats,
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  errors: true,
};

async function glance(scan: Scan): Promise<void> {
  await look(scan, { piece: scan.whole(1), look: { formats: allFormats, tryRotate: true } });
}

async function quick(scan: Scan): Promise<void> {
  const { picture } = scan;
  if (picture.width * picture.height <= smallPicture) {
    await look(scan, { piece: scan.whole(1), look: everything });
    return;
  }
  // A crisp page gives nearly everything at one look; places that it explains need no other.
  await glance(scan);
  for (const place of scan.places().slice(0, 8)) await tryWays(scan, place, firstWays(place));
  // What is too large or too small to be a candidate.
  const factor = Math.max(2, Math.ceil(Math.max(picture.width, picture.height) / 1300));
  await look(scan, { piece: scan.whole(factor), look: { ...everything, tryHarder: false, tryInvert: false } });
}

async function thorough(scan: Scan): Promise<void> {
  const places = scan.places();
  for (const place of places.slice(0, 8)) await tryWays(scan, place, firstWays(place));
  const failures = await readWhole(scan);
  const open = [...places, ...failures.flatMap((failure) => placeOf(failure, places, scan) ?? [])];
  // Round by round, so that the best way for every place comes before the last resort for one.
  const most = Math.max(barWays.length, matrixWays.length);
  for (let round = 1; round < most; round++) {
    for (const place of open) {
      if (place.candidate.weight < leastWeight * round) continue; // specks do not deserve every effort
      const way = waysFor(place)[round];
      if (way !== undefined) await tryWays(scan, place, [way]);
    }
  }
  if (scan.judge.believed.length > 0) return;
  for (const place of scan.places('soft').filter(isLong)) await tryWays(scan, place, blurWays);
}

/** As bars are; the rows of a soft PDF417 look like edges in two directions. */
function isLong({ candidate: { kind, width, height } }: Place): boolean {
  return kind === 'bars' || width > 2 * height;
}

/** Cells of a candidate for each round of looks at it. */
const leastWeight = 14;

/** Reads the picture as a whole, with less effort when everything in it that looks like a code is read already. */
async function readWhole(scan: Scan): Promise<readonly Box[]> {
  const { picture, judge } = scan;
  const fit = Math.max(1, Math.ceil(Math.sqrt((picture.width * picture.height) / readablePixels)));
  const failures = await look(scan, {
    piece: scan.whole(fit),
    look: { ...everything, tryHarder: judge.believed.length === 0 },
  });
  if (judge.believed.length === 0) await look(scan, { piece: scan.whole(2 * fit), look: everything });
  return failures;
}

/** Tries the ways at a place until it is explained or enough was done. */
async function tryWays(scan: Scan, place: Place, ways: readonly Way[]): Promise<void> {
  for (const way of ways) {
    if (scan.judge.believed.some((finding) => explains(finding, place.candidate.box))) return;
    const attempt = way(place);
    if (attempt === undefined) continue;
    if (costOf(attempt) > scan.work.left) return;
    await look(scan, attempt);
  }
}

function waysFor({ candidate }: Place): readonly Way[] {
  return candidate.kind === 'bars' ? barWays : matrixWays;
}

/** What is worth trying before the whole picture is read. */
function firstWays(place: Place): readonly Way[] {
  return waysFor(place).slice(0, place.candidate.weight > 8 * leastWeight ? 2 : 1);
}

/** Pixels that a look goes over. */
function costOf({ piece, look }: NonNullable<Attempt>): number {
  const ways = (look.tryRotate ? 2 : 1) * (look.tryInvert ? 2 : 1) * (look.tryHarder ? 2 : 1);
  return ways * piece.width * piece.height;
}

async function look(scan: Scan, attempt: NonNullable<Attempt>): Promise<readonly Box[]> {
  scan.work.left -= costOf(attempt);
  const { findings, failures } = findingsIn(attempt.piece, await readSymbols(attempt.piece, attempt.look));
  scan.judge.hear(attempt.bold ? findings.map((finding) => ({ ...finding, bold: true as const })) : findings);
  return failures;
}

/** A new place where the reader saw a symbol that it could not read; `undefined` when the place is known. */
function placeOf(box: Box, places: readonly Place[], { picture }: Scan): Place | undefined {
  if (places.some(({ candidate }) => overlap(candidate.box, box) > 0.5)) return undefined;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const { width, height } = box;
  return openPlace(picture, { kind: 'matrix', centre, width, height, angle: 0, box, weight: 10 * leastWeight });
}

function codeOf({ barcode, box, angle }: Finding, { width, height }: GreyPicture): ScannedCode {
  const x = Math.min(1, Math.max(0, box.x / width));
  const y = Math.min(1, Math.max(0, box.y / height));
  const right = Math.min(1, (box.x + box.width) / width);
  const bottom = Math.min(1, (box.y + box.height) / height);
  return { ...barcode, region: { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }, angle };
}

function inReadingOrder(one: ScannedCode, other: ScannedCode): number {
  return one.region.y - other.region.y || one.region.x - other.region.x;
}
