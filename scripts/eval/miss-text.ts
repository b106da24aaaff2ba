import type { Claim } from './claim.ts';
import type { Expected } from './expected.ts';
import type { ScoredField } from './roles.ts';

/** What the truth says of a field, for people. */
export function wantedText(expected: Expected): string {
  switch (expected.type) {
    case 'styles':
      return expected.styles.join(' or ');
    case 'texts':
      return expected.texts.join(' or ');
    case 'parts':
      return expected.parts.join(' + ');
    case 'price':
      return String(expected.amount);
    case 'code':
      return `${expected.symbology}, ${expected.bytes.length} bytes`;
    default:
      return expected.time.local + (expected.time.offset ?? '');
  }
}

/** What the pass says where the field belongs. */
export function saidText(field: ScoredField, expected: Expected, claim: Claim | undefined): string {
  if (!claim) return 'no pass';
  if (expected.type === 'styles') return claim.style ?? '';
  if (expected.type === 'code')
    return claim.barcodes.map((code) => `${code.symbology}, ${code.bytes.length} bytes`).join(' | ');
  if (expected.type === 'day' || expected.type === 'clock')
    return (claim.labelled.times.get(expected.role) ?? []).map((time) => time.local + (time.offset ?? '')).join(' | ');
  return (claim.labelled.texts.get(field) ?? []).join(' | ');
}
