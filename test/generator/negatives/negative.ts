import type { Workshop } from '../kinds/kind.ts';
import type { Look } from '../look.ts';

/** A document that is no ticket, whatever dates and numbers it holds. */
export type Negative = {
  readonly subject: string;
  /** How such a document reaches us. */
  readonly as: 'pdf' | 'png' | 'jpg' | 'eml';
  /** A page; for `eml` the body of the mail. */
  readonly draw: (workshop: Workshop, look: Look) => Promise<string> | string;
};
