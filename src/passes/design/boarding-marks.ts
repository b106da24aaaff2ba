import { parseBcbp } from '#src/barcodes/bcbp/parse-bcbp.ts';
import type { Facts } from './facts.ts';

/** What the code of a boarding pass says of the checks at the airport. */
export type BoardingMarks = {
  readonly lane?: 'Fast Track';
  /** The airline has seen the documents that the journey takes. */
  readonly documents?: true;
};

/**
 * The marks of the leg that the ticket is for. IATA Resolution 792: item 108, international documentation verification (2:
 * performed; 1: still to be done); item 254, fast track (Y). Item 18, the selectee indicator, tells no programme: which value
 * would stand for PreCheck is in no table that is published.
 */
export function boardingMarks({ kind, fields, barcode }: Facts): BoardingMarks {
  if (kind !== 'flight' || !barcode) return {};
  const legs = parseBcbp(barcode.text)?.legs ?? [];
  const leg = legs.find(
    (one) => one.fromCityAirportCode === fields.fromCode && one.toCityAirportCode === fields.toCode,
  );
  if (!leg) return {};
  return {
    ...(leg.fastTrack === 'Y' ? { lane: 'Fast Track' } : {}),
    ...(leg.internationalDocumentVerification === '2' ? { documents: true } : {}),
  };
}
