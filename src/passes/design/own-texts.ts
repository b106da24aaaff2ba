import { languages } from '#src/languages/languages.ts';
import type { Problem } from '#src/problems.ts';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { PassJson } from '../pass-json.ts';
import { doubtText } from './back.ts';
import { describe } from './description.ts';
import { doubtsIn } from './doubts-in.ts';
import type { Facts } from './facts.ts';
import { plainText } from './moments.ts';
import { ownNames } from './own-names.ts';
import { styleOf, type Translated } from './strings.ts';

/** What `ownTexts` looks at. */
export type OwnTexts = {
  readonly facts: Facts;
  readonly problems: readonly Problem[];
  /** The sentence about the pass, in every language. */
  readonly origin: Translated;
};

/**
 * What we wrote on a pass in our own words, beside its labels, each in every language: its description, the notes on its back,
 * names for what the ticket does not name, and days of no known zone. What the ticket says itself is never among them.
 */
export function ownTexts(pass: PassJson, { facts, problems, origin }: OwnTexts): readonly Translated[] {
  const printed = new Set<unknown>(Object.values(facts.fields));
  const written = textsOf(pass);
  const notes = [origin, languages.map((language) => describe(facts, language)), doubtIn(problems, facts.kind)];
  const words = [...ownNames, ...daysOf(facts, written)].filter(([english]) => !printed.has(english));
  const rows = [...notes, ...words].filter((row) => written.has(row[0]) && row.some((text) => text !== row[0]));
  return [...new Map(rows.map((row) => [row[0], row])).values()];
}

/** Every text of a pass that Wallet looks up. */
function textsOf(pass: PassJson): ReadonlySet<unknown> {
  const fields = Object.values(styleOf(pass)).flatMap((part) => (Array.isArray(part) ? part : []));
  return new Set([pass.description, pass.logoText, ...fields.map(({ value }) => value)]);
}

function daysOf({ fields }: Facts, written: ReadonlySet<unknown>): readonly Translated[] {
  const times = Object.values(fields).filter((value) => typeof value === 'object' && 'local' in value);
  const all = times.flatMap((time) => (['date', 'both'] as const).map((part) => ({ time, part })));
  return all
    .filter(({ time, part }) => written.has(plainText(time, part)))
    .map(({ time, part }) => languages.map((language) => plainText(time, part, language)));
}

/** What to compare with the original, as `doubtText` has it in English. */
function doubtIn(problems: readonly Problem[], kind: TicketKind): Translated {
  const english = doubtText(problems);
  const about = problems.find(({ code }) => code === 'ticket.check')?.about ?? [];
  if (!english || about.length === 0) return [];
  return languages.map((language) => (language === 'en' ? english : `${doubtsIn(language, kind, about)}.`));
}
