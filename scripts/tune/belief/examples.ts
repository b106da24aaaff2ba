import type { Signs } from '#src/extraction/model/signs.ts';

/** Who is right: the model, and we; undefined where nobody can tell, or where we say the same or nothing. */
export type Side = { readonly answered: boolean; readonly own: boolean | undefined };

/** What can be checked, and who is right: one of a value, or of the tickets of an answer. */
export type ValueExample = { readonly signs: Signs; readonly right: Side };
