import { beginsAttribution, type HeadName, isAttribution, readHeadLine } from './head-words.ts';

/** A line of a mail's text: what it says without its marks of quotation, and how many of them it had. */
export type QuotableLine = { readonly text: string; readonly depth: number };

/** Where a quoted message begins: the lines about it (`first` to `last`), and what they say. */
export type Quote = {
  readonly first: number;
  readonly last: number;
  readonly from?: { readonly name?: string; readonly address?: string };
  readonly subject?: string;
  /** Its day as written there. */
  readonly sent?: string;
  /** What the forwarder's program calls the fields: `Von Betreff`. */
  readonly names: string;
};

const mostQuotes = 30;
/** Lines of one head, wrapped recipients included. */
const mostHeadLines = 40;

/** Finds every place where a quoted message begins, in order. */
export function findQuotes(lines: readonly QuotableLine[]): readonly Quote[] {
  const quotes: Quote[] = [];
  for (let at = 0; at < lines.length && quotes.length < mostQuotes; at += 1) {
    const quote = headAt(lines, at) ?? attributionAt(lines, at);
    if (!quote) continue;
    quotes.push(quote);
    at = quote.last;
  }
  return quotes;
}

/** "From: … Date: … Subject: … To: …", each on a line: three of the four, and who it is from and about what among them. */
function headAt(lines: readonly QuotableLine[], first: number): Quote | undefined {
  const begin = readHeadLine(lines[first]!.text);
  if (!begin || begin.role === 'other') return undefined;
  const values = new Map<HeadName, string>([[begin.role, begin.value]]);
  let last = first;
  let role: HeadName = begin.role;
  for (let at = first + 1; at < lines.length && at - first < mostHeadLines; at += 1) {
    const { text } = lines[at]!;
    const field = readHeadLine(text);
    if (field && (field.role === 'other' || !values.has(field.role))) {
      values.set(field.role, field.value);
      role = field.role;
      last = at;
    } else if (text.trim() === '') {
      // Programs that make a paragraph of each field leave an empty line between them.
      const next = lines[at + 1] && readHeadLine(lines[at + 1]!.text);
      if (!next || values.has(next.role) || values.size >= 4) break;
    } else if (isContinuation(text, role, values.get(role) ?? '')) {
      if (values.get(role) === '') values.set(role, text.trim());
      last = at;
    } else break;
  }
  const told = (['from', 'date', 'to', 'subject'] as const).filter((name) => values.has(name));
  const whose = values.get('from');
  if (told.length < 3 || whose === undefined) return undefined;
  if (!values.has('subject') && !whose.includes('@')) return undefined;
  const [subject, sent] = [values.get('subject'), values.get('date')];
  const from = whoIs(whose);
  const names = lines
    .slice(first, last + 1)
    .map(({ text }) => text.slice(0, text.search(/[:：]/) + 1))
    .join(' ');
  return { first, last, names, ...(from ? { from } : {}), ...(subject ? { subject } : {}), ...(sent ? { sent } : {}) };
}

/** Recipients wrap, and a field's value may stand below its name. */
function isContinuation(text: string, role: HeadName, value: string): boolean {
  if (value === '' && role !== 'other') return text.length < 300;
  return (
    (role === 'to' || role === 'other') &&
    text.includes('@') &&
    text.length < 300 &&
    /[,;]\s*$/.test(value) === /[,;<]/.test(text)
  );
}

/** "On Monday, Ada <ada@…> wrote:", in up to three lines, above something that is quoted. */
function attributionAt(lines: readonly QuotableLine[], first: number): Quote | undefined {
  if (!beginsAttribution(lines[first]!.text.trim())) return undefined;
  let whole = '';
  for (let last = first; last < Math.min(first + 3, lines.length); last += 1) {
    whole = `${whole} ${lines[last]!.text.trim()}`.trim();
    if (whole.length > 500) return undefined;
    if (!isAttribution(whole)) continue;
    const below = lines.slice(last + 1, last + 6).find(({ text }) => text.trim() !== '');
    if (!below || below.depth <= lines[first]!.depth || !/\d/.test(whole)) return undefined;
    const from = addressIn(whole);
    return { first, last, names: '', ...(from ? { from: { address: from } } : {}), sent: whole };
  }
  return undefined;
}

/** `Tickets <a@b.example>`, `"Tickets" [mailto:a@b.example]`, `a@b.example` or a name alone. */
function whoIs(value: string): Quote['from'] {
  const address = addressIn(value);
  const at = address ? value.indexOf(address) : value.length;
  const name = value
    .slice(0, at)
    .replace(/mailto:\s*$/i, '')
    .replace(/["“”„'*<>[\]()]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
  if (!name && !address) return undefined;
  return { ...(name ? { name } : {}), ...(address ? { address: address.toLowerCase() } : {}) };
}

function addressIn(text: string): string | undefined {
  const at = text.indexOf('@');
  if (at < 1) return undefined;
  const local = /[^\s<>"'()[\],;:]{1,64}$/.exec(text.slice(Math.max(0, at - 64), at))?.[0];
  const host = /^[\p{L}\p{N}.-]{1,250}/u.exec(text.slice(at + 1, at + 260))?.[0].replace(/[.-]+$/, '');
  return local && host?.includes('.') ? `${local}@${host}` : undefined;
}
