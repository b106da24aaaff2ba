import { fold } from '../../words/fold.ts';
import { generic } from '../../words/generic-words.ts';
import type { Cell } from '../layout/cells.ts';
import { findContact } from '../values/contacts.ts';
import type { Found } from './found.ts';
import type { Told } from './reading.ts';

/** The legal form at the end of a company's name. */
export const company =
  /\b(?:GmbH(?: & Co\.? KG(?:aA)?)?|AG|SE|Ltd\.?|Limited|Inc\.?|LLC|PLC|plc|S\.?A\.?S\.?|S\.A\.(?:U\.)?|SARL|S\.?L\.?U?\.|S\.?p\.?A\.?|S\.?r\.?l\.?|B\.?V\.?|N\.V\.|Lda\.?|A\/S|AB|Oy|a\.s\.|s\.r\.o\.|Kft\.?|Sp\. z o\.o\.|e\.V\.|eG|KG|UG)(?=$|[\s,.;|·•)])/;

/**
 * Who issued the document: the letterhead, where its name is also that of a web address or company on the page.
 *
 * @param isHouse what stands at the top of such a ticket is the house that it is for
 */
export function findIssuer(
  cells: readonly Cell[],
  taken: ReadonlySet<Cell>,
  sender: { readonly name?: string; readonly address?: string } | undefined,
  isHouse = false,
): Found<string> | undefined {
  const first = cells[0];
  if (!first) return undefined;
  const domains = new Set(cells.flatMap((cell) => domainOf(cell.text)));
  if (sender?.address) for (const name of domainOf(sender.address)) domains.add(name);
  const heads = cells.filter(
    (cell) =>
      cell.page === first.page && cell.order - first.order < 14 && !taken.has(cell) && !cell.prose && isName(cell.text),
  );
  const named = heads.find((cell) => [...domains].some((domain) => same(cell.text, domain)));
  if (named) return { value: siteIn(named.text) ?? withoutGeneric(named.text), cells: [named], score: 0.8 };
  const firm = heads.find((cell) => cell.text.includes(' ') && company.test(cell.text));
  if (firm) return { value: firmIn(firm.text), cells: [firm], score: 0.7 };
  const foot = cells
    .filter((cell) => company.test(cell.text) && cell.text.length < 140)
    .map((cell) => ({ cell, name: companyName(cell.text) }));
  const head = heads.find((cell) => foot.some(({ name }) => name && fold(name).includes(fold(cell.text))));
  if (head) return { value: head.text, cells: [head], score: 0.75 };
  const only = foot.find(({ name }) => name);
  if (only?.name) return { value: only.name, cells: [only.cell], score: 0.5 };
  const above = isHouse ? undefined : heads.find((cell) => isOverHeading(cell, cells));
  return above && { value: above.text, cells: [above], score: 0.5 };
}

/** Whether a line stands right over a larger one that says what any ticket is: a name over "Gift voucher". */
function isOverHeading(cell: Cell, cells: readonly Cell[]): boolean {
  const below = cells[cells.indexOf(cell) + 1];
  return (
    below !== undefined &&
    below.page === cell.page &&
    below.size > cell.size &&
    !/[\d%]/.test(cell.text) &&
    generic(below.text)
  );
}

/** The issuer that was found, as what is told of a ticket. */
export function toldIssuer(found: Found<string> | undefined): readonly Told[] {
  return found ? [{ name: 'issuer', value: found.value, cells: found.cells, confidence: found.score }] : [];
}

/** "Abend, Nordlicht Konzerte GmbH": the part with the legal form, which may itself stand behind a comma ("Nordlicht, Inc."). */
function firmIn(text: string): string {
  const parts = text.split(/[,|·•]/).map((part) => part.trim());
  return parts.find((part) => part.includes(' ') && company.test(part)) ?? parts[0]!;
}

/** "Booking through tourdesk.com.*": the site's name is what stands in the sentence. */
function siteIn(text: string): string | undefined {
  const site = findContact(text)
    .website?.replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .split('/')[0];
  return site && text.includes(' ') ? site : undefined;
}

/** "Tiktodo Travel – Your itinerary" is Tiktodo Travel. */
function withoutGeneric(text: string): string {
  const parts = text.split(/\s[–—|·-]\s/);
  const own = parts.filter((part) => !generic(part));
  return own.length > 0 ? own.join(' – ') : text;
}

function isName(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= 40 &&
    text.split(' ').length <= 5 &&
    /\p{L}{2}/u.test(text) &&
    !/[:@?!]|\d{3}/.test(text) &&
    !generic(text)
  );
}

function domainOf(text: string): readonly string[] {
  const { email, website } = findContact(text);
  return [email?.split('@')[1], website]
    .filter((one) => one !== undefined)
    .map(
      (one) =>
        fold(one)
          .replace(/^https?:\/\//, '')
          .replace(/^www\./, '')
          .split('/')[0]!,
    )
    .map(
      (host) =>
        host
          .split('.')
          .slice(0, -1)
          .filter((part) => part.length > 2)
          .at(-1) ?? '',
    )
    .filter(
      (name) => name.length >= 3 && !/^(?:gmail|gmx|web|outlook|hotmail|yahoo|icloud|example|mail|com)$/.test(name),
    );
}

function same(text: string, domain: string): boolean {
  const name = fold(text).replace(/[^a-z0-9]/g, '');
  const plain = domain.replace(/[^a-z0-9]/g, '');
  return (
    name.length >= 3 &&
    (name === plain || (plain.length >= 5 && name.includes(plain)) || (name.length >= 5 && plain.includes(name)))
  );
}

function companyName(text: string): string | undefined {
  const match = company.exec(text);
  if (!match) return undefined;
  const before = text
    .slice(0, match.index + match[0].length)
    .split(/[|·•:©,]|\s{2,}| - | – |\d{4}/)
    .at(-1)
    ?.trim();
  return before && /^\p{Lu}/u.test(before) && before.split(' ').length <= 7 && before.length > match[0].length + 2
    ? before
    : undefined;
}
