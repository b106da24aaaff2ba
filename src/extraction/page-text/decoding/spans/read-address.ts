import type { Span } from '../../candidates/span.ts';
import type { Understood } from '../../document/understood.ts';
import { hasPostcode, hasStreet, splitAddress } from '../../values/addresses.ts';
import { findContact } from '../../values/contacts.ts';
import { findDates } from '../../values/dates.ts';
import { readText } from '../../values/read-value.ts';
import { findTimes } from '../../values/times.ts';

/** The address that a span tells, without the name of a place before it where it is whole without; undefined when it is none. */
export function readAddress(span: Span, text: string, { labels }: Pick<Understood, 'labels'>): string | undefined {
  // An address has no label inside it, save that of its house: "No: 8".
  const labelled = span.cells.some((cell) => labels.get(cell)?.some((label) => label.whole || label.at === 0));
  if ((span.cells.length > 1 && labelled) || /(?<!(?:^|[\s,])N[or]\.?):\s/i.test(text)) return undefined;
  if (span.cells.length > 1 && span.cells.some((cell) => isNoLine(cell.text))) return undefined;
  const told = withoutContact(
    withoutSentences(span.cells.length > 1 ? upToPostcode(span) : behindLabel(span, text, labels)),
  );
  const known = hasStreet(told) || hasPostcode(told);
  if (!known && (!arePlaces(told) || findDates(told).length > 0)) return undefined;
  return readText('address', span.cells.length > 1 ? told : bare(told));
}

/** What stands behind the word for it: "Adres Lindelaan 73". */
function behindLabel({ cells: [cell], at }: Span, text: string, labels: Understood['labels']): string {
  const own = labels.get(cell!)?.find((label) => label.at === at && !label.whole);
  return own ? text.slice(own.end - own.at).trim() : text;
}

/** What is no line of an address: a clock, or a number that is longer than a postcode. */
function isNoLine(text: string): boolean {
  return /^\d[\d -]{5,}$/.test(text) || (findTimes(text).length > 0 && !hasStreet(text) && !hasPostcode(text));
}

/** The lines of an address up to the one with its postcode, where a street stands before it; what follows is none of it. */
function upToPostcode({ text, cells }: Span): string {
  const heads = cells.map((_, at) =>
    cells
      .slice(0, at + 1)
      .map((cell) => cell.text)
      .join(', '),
  );
  return heads.find((head) => hasStreet(head) && hasPostcode(head)) ?? text;
}

/** What stands before the next sentence, from where on it tells no address: "… 08002 Barcelona. NIF …". */
function withoutSentences(text: string): string {
  for (const { index } of text.matchAll(/\.(?=\s|$)/g)) {
    const head = text.slice(0, index);
    if (/\p{L}{4}$/u.test(head) && hasPostcode(head)) return head;
  }
  return text;
}

/** What stands before the first way to reach somebody by: "Via Alta 24, 90133 Palermo · +39 091 454 2601". */
function withoutContact(text: string): string {
  const { phone, email, website } = findContact(text);
  const places = [phone, email, website].flatMap((contact) => (contact ? text.indexOf(contact) : []));
  const head = text
    .slice(0, Math.min(...places, text.length))
    .replace(/\s{0,3}[·|,;(–-]?\s{0,3}(?:tel|phone|fon|tél)?\.?\s?:?\s?$/iu, '');
  return hasPostcode(head) || hasStreet(head) ? head : text;
}

/** Without the name before it, where a street and a postcode follow and something parts them: "Kensington Gore, London SW7 2AP" has no other. */
function bare(text: string): string {
  const split = splitAddress(text);
  if (!split?.name) return split?.address ?? text;
  const isApart = /^\s*[,;:|·(–-]/.test(text.slice(split.name.length));
  return isApart && hasStreet(split.address) && hasPostcode(split.address) ? split.address : text;
}

/** A road or place, its town and more, one after the other: "Rhodes Drive, Newlands, Cape Town". */
function arePlaces(text: string): boolean {
  const parts = text.split(/\s*,\s*|\s[-–·]\s/);
  return parts.length > 1 && parts.length <= 5 && parts.every((part) => /^[\p{Lu}\d][^.!?]{1,40}$/u.test(part));
}
