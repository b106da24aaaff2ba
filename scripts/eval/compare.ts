import type { Claim } from './claim.ts';
import type { Expected } from './expected.ts';
import { isVisible, matches } from './match.ts';
import type { ScoredField } from './roles.ts';
import { compareClock, hasClock, sameDay, showsClock, showsDay } from './times.ts';

/** How well a pass tells a field: for machines, under a label that names it, or somewhere. */
export type Level = 'stated' | 'labelled' | 'anywhere';

/** The best level at which a pass tells a field, or nothing. */
export function levelOf(field: ScoredField, expected: Expected, claim: Claim): Level | undefined {
  return (['stated', 'labelled', 'anywhere'] as const).find((level) => tells(field, expected, claim, level));
}

/** Whether the pass states something about the field for machines, and it is wrong. */
export function contradicts(field: ScoredField, expected: Expected, claim: Claim): boolean {
  if (tells(field, expected, claim, 'stated')) return false;
  switch (expected.type) {
    case 'styles':
      return true;
    case 'code':
      return claim.barcodes.length > 0;
    case 'day':
      return (claim.stated.times.get(expected.role) ?? []).length > 0;
    case 'clock':
      return (claim.stated.times.get(expected.role) ?? []).some(hasClock);
    default:
      return (claim.stated.texts.get(field) ?? []).length > 0;
  }
}

/** The right wall clock at a wrong instant. */
export function wrongZone(expected: Expected, claim: Claim): boolean {
  return (
    expected.type === 'clock' &&
    (claim.labelled.times.get(expected.role) ?? []).some((time) => compareClock(expected.time, time) === 'zone')
  );
}

/** The same bytes in the symbol; blanks around plain text do not count. */
function sameCode(wanted: Buffer, got: Buffer): boolean {
  if (wanted.equals(got)) return true;
  const trimmed = (bytes: Buffer) => bytes.toString('latin1').trim();
  return wanted.every((byte) => byte < 128) && trimmed(wanted) !== '' && trimmed(wanted) === trimmed(got);
}

/** Binary that was taken for text and encoded anew: looks right and does not scan. */
export function isReencoded(wanted: Buffer, got: Buffer): boolean {
  return !sameCode(wanted, got) && wanted.equals(Buffer.from(got.toString('utf8'), 'latin1'));
}

/** Whether a person reads the field on the pass, front or back. */
export function isSeen(field: ScoredField, expected: Expected, claim: Claim): boolean {
  if (expected.type === 'day')
    return (
      claim.shownDates.some((time) => sameDay(expected.time, time)) ||
      claim.visible.some((text) => showsDay(text, expected.time))
    );
  if (expected.type === 'clock')
    return (
      claim.shownDates.some((time) => compareClock(expected.time, time) === 'ok') ||
      claim.visible.some((text) => showsClock(text, expected.time))
    );
  if (expected.type === 'styles' || expected.type === 'code') return tells(field, expected, claim, 'stated');
  return isVisible(field, expected, claim);
}

function tells(field: ScoredField, expected: Expected, claim: Claim, level: Level): boolean {
  const source = level === 'stated' ? claim.stated : claim.labelled;
  switch (expected.type) {
    case 'styles':
      return claim.style !== undefined && expected.styles.includes(claim.style);
    case 'code':
      return claim.barcodes.some((code) => sameCode(expected.bytes, code.bytes));
    case 'day':
    case 'clock':
      return tellsTime(expected, claim, level);
    default:
      if ((source.texts.get(field) ?? []).some((value) => matches(field, expected, value))) return true;
      return level === 'anywhere' && isVisible(field, expected, claim);
  }
}

function tellsTime(expected: Extract<Expected, { type: 'day' | 'clock' }>, claim: Claim, level: Level): boolean {
  const source = level === 'stated' ? claim.stated : claim.labelled;
  const times = [...(source.times.get(expected.role) ?? []), ...(level === 'anywhere' ? claim.dates : [])];
  const right =
    expected.type === 'day'
      ? times.some((time) => sameDay(expected.time, time))
      : times.some((time) => compareClock(expected.time, time) === 'ok');
  if (right || level === 'stated') return right;
  const texts = [
    ...(claim.labelled.texts.get(`${expected.role}_text`) ?? []),
    ...(level === 'anywhere' ? claim.visible : []),
  ];
  return texts.some((text) =>
    expected.type === 'day' ? showsDay(text, expected.time) : showsClock(text, expected.time),
  );
}
