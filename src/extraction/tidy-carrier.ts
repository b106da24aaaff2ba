/** Who carries, as passengers know it: the brand, not the legal name, the company's number or the operator of a codeshare. */
import type { Chosen } from '#src/tickets/evidence.ts';
import { airlineByCode } from '#src/tickets/places/airlines.ts';
import { plain } from '#src/tickets/same.ts';

type Texts = {
  readonly carrier?: Chosen<string>;
  readonly carrierCode?: Chosen<string>;
  readonly number?: Chosen<string>;
};

const flightBehind = /[\s,(/-]+([A-Z]\d|\d[A-Z]|[A-Z]{2}) ?\d{1,4}\)?$/;

/**
 * The carrier of a ticket without a flight's number or a company's number behind its name. Where the flight is sold under the number of
 * another airline than the one that is named, that airline: the operator stays among the other readings.
 */
export function tidyCarrier({ carrier, carrierCode, number }: Texts): Chosen<string> | undefined {
  if (!carrier) return undefined;
  const operated = flightBehind.exec(carrier.value)?.[1];
  const name = carrier.value
    .replace(flightBehind, '')
    .replace(/[\s,]+\d{4,}$/, '')
    .trim();
  const sold =
    /^([A-Z]\d|\d[A-Z]|[A-Z]{2}) ?\d{1,4}[A-Z]?$/.exec(number?.value.toUpperCase() ?? '')?.[1] ?? carrierCode?.value;
  const airline = sold ? airlineByCode(sold) : undefined;
  if (airline && operated && operated !== sold) {
    const { others, ...operator } = carrier;
    return { ...carrier, value: airline.name, others: [{ ...operator, value: name }, ...others] };
  }
  const isLegal = airline && name !== airline.name && hasAllWords(name, airline.name);
  return { ...carrier, value: isLegal ? airline.name : name || carrier.value };
}

/** "KLM ROYAL DUTCH AIRLINES" has all words of "KLM". */
function hasAllWords(text: string, words: string): boolean {
  const all = new Set(plain(text).split(' '));
  return plain(words)
    .split(' ')
    .every((word) => all.has(word));
}
