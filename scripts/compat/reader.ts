import type { Trip } from '#src/itinerary/trip.ts';

/** One pass of the corpus, as every reader gets it. */
export type CorpusPass = {
  /** The document and the number of its ticket. */
  readonly id: string;
  readonly trip: Trip;
  /** The .pkpass. */
  readonly bytes: Uint8Array;
  /** What stands in its pass.json. */
  readonly pass: PassContent;
  /** JSON-LD of the ticket; undefined where schema.org has no word for it. */
  readonly jsonLd: string | undefined;
};

/** What readers are compared on. */
export type PassContent = {
  readonly [name: string]: unknown;
  readonly barcodes?: readonly {
    readonly format: string;
    readonly message: string;
    readonly messageEncoding: string;
  }[];
};

/** One value that a reader told, beside the one that it should have told. */
export type Compared = { readonly field: string; readonly wanted: unknown; readonly got: unknown };

/**
 * What a reader made of a pass. `silent`: it took the file and told nothing of it, or is not made for such a ticket. `refused`: it
 * took nothing of it, and why.
 */
export type Reading = Told | { readonly refused: string } | 'silent';
/** What a reader made of a pass: the fields it shows, and whether the code that it draws says the same; no `code` where it draws none. */
export type Told = { readonly fields: readonly Compared[]; readonly code?: 'equal' | 'other' };

/** What was told, if anything was. */
export const toldOf = (reading: Reading): Told | undefined =>
  reading === 'silent' || 'refused' in reading ? undefined : reading;

/** Gives a pass to a reader; what it throws is how it refuses. */
export async function readBy(reader: Reader, pass: CorpusPass): Promise<Reading> {
  try {
    return await reader.read(pass);
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

/** Something independent of us that reads passes. */
export type Reader = {
  readonly name: string;
  /** Its version, as it tells it. */
  readonly version: string;
  readonly read: (pass: CorpusPass) => Promise<Reading> | Reading;
  readonly close?: () => void;
};

/** A reader that is not here: what it is called, and how it is installed. */
export type Missing = { readonly name: string; readonly install: string };

/** Whether a value came over: clocks by their instant, everything else to the letter, white space folded. */
export function isEqual({ wanted, got }: Compared): boolean {
  if (typeof wanted === 'string' && typeof got === 'string') {
    const [a, b] = [Date.parse(wanted), Date.parse(got)];
    if (isDate(wanted) && isDate(got) && a === b) return true;
    return wanted.replace(/\s+/g, ' ').trim() === got.replace(/\s+/g, ' ').trim();
  }
  return JSON.stringify(wanted) === JSON.stringify(got);
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(text);
