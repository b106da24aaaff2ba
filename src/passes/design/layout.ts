import type { PassStyle, TransitType } from '../pass-json.ts';
import type { Candidate } from './candidate.ts';

/** What a kind of ticket wants on the front, most important first in every row; the fitting picks what has room. */
export type Layout = {
  readonly style: PassStyle;
  readonly transitType?: TransitType;
  readonly header: Candidates;
  /** From and to on a boarding pass, one field else. */
  readonly primary: Candidates;
  readonly auxiliary: Candidates;
  readonly secondary: Candidates;
};

/** Fields that the ticket does not have are undefined, and skipped. */
export type Candidates = readonly (Candidate | undefined)[];
