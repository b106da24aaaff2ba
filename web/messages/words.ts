import type { words as api } from './en/api.ts';
import type { words as contact } from './en/contact.ts';
import type { words as contribute } from './en/contribute.ts';
import type { words as convert } from './en/convert.ts';
import type { words as examples } from './en/examples.ts';
import type { words as failed } from './en/failed.ts';
import type { words as feedback } from './en/feedback.ts';
import type { words as home } from './en/home.ts';
import type { words as howItWorks } from './en/how-it-works.ts';
import type { words as iosShortcut } from './en/ios-shortcut.ts';
import type { words as layout } from './en/layout.ts';
import type { words as pdfToPkpass } from './en/pdf-to-pkpass.ts';
import type { words as privacy } from './en/privacy.ts';
import type { words as problems } from './en/problems.ts';
import type { words as proof } from './en/proof.ts';
import type { words as refusals } from './en/refusals.ts';
import type { words as result } from './en/result.ts';
import type { words as status } from './en/status.ts';
import type { words as terms } from './en/terms.ts';
import type { words as upload } from './en/upload.ts';
import type { words as zones } from './en/zones.ts';

/** Everything that the website says, by topic: a topic is a file of a language's folder. English gives the shape. */
export type Words = {
  readonly api: Shape<typeof api>;
  readonly contact: Shape<typeof contact>;
  readonly contribute: Shape<typeof contribute>;
  readonly convert: Shape<typeof convert>;
  readonly examples: Shape<typeof examples>;
  readonly failed: Shape<typeof failed>;
  readonly feedback: Shape<typeof feedback>;
  readonly home: Shape<typeof home>;
  readonly 'how-it-works': Shape<typeof howItWorks>;
  readonly 'ios-shortcut': Shape<typeof iosShortcut>;
  readonly layout: Shape<typeof layout>;
  readonly 'pdf-to-pkpass': Shape<typeof pdfToPkpass>;
  readonly privacy: Shape<typeof privacy>;
  readonly problems: typeof problems;
  readonly proof: Shape<typeof proof>;
  readonly refusals: typeof refusals;
  readonly result: Shape<typeof result>;
  readonly status: Shape<typeof status>;
  readonly terms: Shape<typeof terms>;
  readonly upload: Shape<typeof upload>;
  readonly zones: Shape<typeof zones>;
};

/** A file of a language's folder, without its ending. */
export type Topic = keyof Words;

/** Addresses, anchors and names of drawings are the same in every language. */
type Same = 'to' | 'id' | 'picture';

/** What English says, in any words: the same keys, lists of the same length, functions that are given the same. */
export type Shape<Said> = Said extends string
  ? string
  : Said extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Shape<Answer>
    : Said extends object
      ? { readonly [Key in keyof Said]: Key extends Same ? Kept<Said[Key]> : Shape<Said[Key]> }
      : Said;

/** A text may have such a key, too: it has spaces, or begins with a capital letter. */
type Kept<Said> = Said extends `${string} ${string}` | Capital ? string : Said;
type Capital = Capitalize<Lowercase<string>>;
