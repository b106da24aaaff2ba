import type { Barcode } from '#src/barcodes/barcode.ts';
import type { GreyPicture } from '#src/documents/grey-picture.ts';
import type { Region } from '#src/tickets/evidence.ts';
import { type Failure, type Finding, findingsIn } from './finding.ts';
import { allFormats } from './formats.ts';
import { explains, type Judge, openJudge } from './judge.ts';
import { type Candidate, locate } from './locate.ts';
import { type Attempt, barWays, matrixWays, type Way, whole } from './looks.ts';
import { overlap } from './picture.ts';
import { type Look, readSymbols } from './zxing.ts';

/** A code with its place in the picture and its clockwise turn in degrees, -180 to 180. */
export type ScannedCode = Barcode & { readonly region: Region; readonly angle: number };

/**
 * Finds the codes of a picture. `quick` is meant for clean, drawn pages; `thorough` also for photos and scans, and goes
 * on until everything that looks like a code is read or `budgetMs` is used up (one look may overrun it; only a fenced
 * process can stop that). Never reports a code that it doubts.
 */
export async function scanPicture(
  picture: GreyPicture,
  options: { readonly depth: 'quick' | 'thorough'; readonly budgetMs: number },
): Promise<readonly ScannedCode[]> {
  const scan = { picture, judge: openJudge(picture), deadline: performance.now() + options.budgetMs };
  await (options.depth === 'quick' ? quick(scan) : thorough(scan));
  return scan.judge.believed.map((finding) => codeOf(finding, picture)).sort(inReadingOrder);
}

type Scan = { readonly picture: GreyPicture; readonly judge: Judge; readonly deadline: number };

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

async function quick(scan: Scan): Promise<void> {
  const { picture } = scan;
  if (picture.width * picture.height <= smallPicture) {
    await look(scan, { piece: whole(picture, 1), look: everything });
    return;
  }
  const candidates = locate(picture).slice(0, 8);
  for (const candidate of candidates)
    await tryWays(scan, candidate, waysFor(candidate).slice(0, candidate.weight > 8 * leastWeight ? 2 : 1));
  // What is too large or too small to be a candidate.
  const factor = Math.max(2, Math.ceil(Math.max(picture.width, picture.height) / 1300));
  await look(scan, { piece: whole(picture, factor), look: { ...everything, tryHarder: false, tryInvert: false } });
}

async function thorough(scan: Scan): Promise<void> {
  const { picture } = scan;
  const candidates = locate(picture);
  for (const candidate of candidates.slice(0, 8)) await tryWays(scan, candidate, firstWays(candidate));
  const failures = await readWhole(scan);
  const open = [...candidates, ...failures.map((failure) => candidateFrom(failure, candidates))];
  // Round by round, so that the best way for every place comes before the last resort for one.
  const most = Math.max(barWays.length, matrixWays.length);
  for (let round = 1; round < most; round++) {
    for (const candidate of open) {
      if (candidate.weight < leastWeight * round) continue; // specks do not deserve every effort
      const way = waysFor(candidate)[round];
      if (way !== undefined) await tryWays(scan, candidate, [way]);
    }
  }
}

/** Cells of a candidate for each round of looks at it. */
const leastWeight = 14;

/** Reads the picture as a whole, with less effort when everything in it that looks like a code is read already. */
async function readWhole(scan: Scan): Promise<readonly Failure[]> {
  const { picture, judge } = scan;
  const fit = Math.max(1, Math.ceil(Math.sqrt((picture.width * picture.height) / readablePixels)));
  return look(scan, { piece: whole(picture, fit), look: { ...everything, tryHarder: judge.believed.length === 0 } });
}

/** Tries the ways at a place until it is explained or the time is up. */
async function tryWays(scan: Scan, candidate: Candidate, ways: readonly Way[]): Promise<void> {
  for (const way of ways) {
    if (scan.judge.believed.some((finding) => explains(finding, candidate.box))) return;
    if (performance.now() > scan.deadline) return;
    await look(scan, way(scan.picture, candidate));
  }
}

function waysFor({ kind }: Candidate): readonly Way[] {
  return kind === 'bars' ? barWays : matrixWays;
}

function firstWays(candidate: Candidate): readonly Way[] {
  return waysFor(candidate).slice(0, 1);
}

async function look({ judge }: Scan, attempt: Attempt): Promise<readonly Failure[]> {
  if (attempt === undefined) return [];
  const { findings, failures } = findingsIn(attempt.piece, await readSymbols(attempt.piece, attempt.look));
  judge.hear(findings);
  return failures;
}

/** A place where the reader saw a symbol that it could not read: the candidate there, or a new one. */
function candidateFrom({ box }: Failure, candidates: readonly Candidate[]): Candidate {
  const known = candidates.find((candidate) => overlap(candidate.box, box) > 0.5);
  if (known !== undefined) return known;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { kind: 'matrix', centre, width: box.width, height: box.height, angle: 0, box, weight: 10 * leastWeight };
}

function codeOf({ barcode, box, angle }: Finding, { width, height }: GreyPicture): ScannedCode {
  const x = Math.max(0, box.x / width);
  const y = Math.max(0, box.y / height);
  const right = Math.min(1, (box.x + box.width) / width);
  const bottom = Math.min(1, (box.y + box.height) / height);
  return { ...barcode, region: { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }, angle };
}

function inReadingOrder(one: ScannedCode, other: ScannedCode): number {
  return one.region.y - other.region.y || one.region.x - other.region.x;
}
