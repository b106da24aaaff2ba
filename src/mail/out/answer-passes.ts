import type { JobResult, PassEntry } from '#src/jobs/job-result.ts';
import type { Language } from '#src/languages/languages.ts';
import { problemIn } from '#src/languages/problems/problem-in.ts';
import { dayIn, listIn } from '#src/languages/say.ts';
import type { Problem } from '#src/problems.ts';
import type { MailWords, NamedField } from './words/mail-words.ts';
import { filled, wordsIn } from './words/words.ts';

const mostNotes = 60;

/** A text of a document on one line, without anything that steers a display or a mail header. */
export function cleanLine(text: string, longest = 80): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1).trimEnd()}…` : plain;
}

/** A title of a document on one line. */
export function cleanTitle(title: string): string {
  return cleanLine(title) || 'Pass';
}

/** By what each pass is told from the others: the values that are not the same for all, seats and rows with their words. */
export function tellingOf(passes: readonly PassEntry[], language: Language): readonly string[] {
  const { fields } = wordsIn(language);
  return passes.map(({ facts, title }) => {
    if (passes.length < 2) return '';
    const alike = passes.filter((other) => other.title === title);
    const parts = (facts?.told ?? []).flatMap(({ field, value }) => {
      const same = alike.every(({ facts: other }) =>
        other?.told.some((one) => one.field === field && one.value === value),
      );
      if (alike.length > 1 ? same : field !== 'start') return [];
      if (field === 'start') return [dayIn(language, value)];
      const text = asItIs(cleanLine(value, 40), language);
      return [field === 'passenger' || title.includes(value) ? text : `${fields[field]} ${text}`];
    });
    return parts.join(' · ');
  });
}

/** Passes of one title by what tells them apart, others by their title, too. */
export function shortNames(
  passes: readonly { readonly title: string; readonly telling: string }[],
  language: Language,
): readonly string[] {
  const alike = passes.every(({ title }) => title === passes[0]!.title);
  return passes.map(({ title, telling }) =>
    telling && alike ? telling : [asItIs(title, language), telling].filter(Boolean).join(' · '),
  );
}

/** Every sentence once; of several passes one note each, and at the end what to do about values to check. */
export function notesOf({ passes, problems }: JobResult, language: Language): readonly string[] {
  // What an attachment lacks is said where it is listed.
  const general = problems.filter(({ code }) => !code.startsWith('document.')).map((one) => sentence(one, language));
  const { compare } = wordsIn(language);
  const notes = passes.map((pass) => notesOfPass(pass, language));
  if (notes.length === 1) {
    const [{ doubts, others }] = notes as [PassNotes];
    const doubted = doubts.length > 0 ? [[...doubts, compare].join(' ')] : [];
    return unique([...general, ...others.before, ...doubted, ...others.after]);
  }
  const ofPasses = notes.flatMap(({ doubts, others }, at) => {
    const all = [...others.before, ...doubts, ...others.after];
    return all.length > 0 ? [`${nameOf(passes, at, language)}: ${all.join(' ')}`] : [];
  });
  const doubted = notes.some(({ doubts }) => doubts.length > 0);
  return unique([...general, ...ofPasses, ...(doubted ? [compare] : [])]);
}

const unique = (notes: readonly string[]): readonly string[] => [...new Set(notes)].slice(0, mostNotes);

/** What is said of one pass: values that may be wrong, without what to do about it, and what else there is. */
type PassNotes = {
  readonly doubts: readonly string[];
  readonly others: { readonly before: readonly string[]; readonly after: readonly string[] };
};

function notesOfPass({ problems, facts, kind }: PassEntry, language: Language): PassNotes {
  const words = wordsIn(language);
  const bare = problems.some(({ code }) => code === 'ticket.bare');
  const recognised = problems.filter(({ code }) => code === 'ticket.recognised');
  const alreadyTold = recognised.flatMap(({ about = [] }) => about.map(({ field, value }) => `${field} ${value}`));
  // Of a value that was recognised no more is said, unless there is another reading of it.
  const checks = (facts?.checks ?? []).filter((one) => one.other || !alreadyTold.includes(`${one.field} ${one.value}`));
  const told = ['ticket.recognised', ...(facts ? ['ticket.check'] : [])];
  return {
    doubts: [
      ...recognised.map((one) => spoken(one, language).message),
      ...(checks.length > 0 ? [filled(words.check, { list: checksIn(checks, language, kind) })] : []),
    ],
    others: {
      before: problems.filter(({ code }) => !told.includes(code)).map((one) => sentence(one, language)),
      after: [
        ...(facts?.undated && !bare ? [words.undated] : []),
        ...(facts?.codeless && !bare ? [words.codeless] : []),
      ],
    },
  };
}

function checksIn(checks: NonNullable<Problem['about']>, language: Language, kind?: string): string {
  const words = wordsIn(language);
  const texts = checks.map(({ field, value, other }) => {
    const own = valueIn(value, language);
    const both = other === undefined ? own : filled(words.or, { value: own, other: valueIn(other, language) });
    if (field === 'product' && kind === 'voucher') return `${words.offer} ${both}`;
    return isNamed(field, words) ? `${words.fields[field]} ${both}` : both;
  });
  return listIn(language, texts);
}

function valueIn(value: string, language: Language): string {
  const local = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d)?$/.test(value) ? value.replace(' ', 'T') : undefined;
  return local ? dayIn(language, local) : asItIs(cleanLine(value), language);
}

const isNamed = (field: string, { fields }: MailWords): field is NamedField => field in fields;

/** A value from a document in a sentence of ours: `12A` after Arabic would be put together anew (Unicode UAX #9, isolates). */
export function asItIs(value: string, language: Language): string {
  return language === 'ar' ? `\u2068${value}\u2069` : value;
}

/** A pass among several: by what it is told from those of the same title where there are no others, else with its title. */
function nameOf(passes: readonly PassEntry[], at: number, language: Language): string {
  const telling = tellingOf(passes, language)[at];
  if (telling && passes.every(({ title }) => title === passes[0]!.title)) return telling;
  const title = asItIs(cleanTitle(passes[at]?.title ?? ''), language);
  return telling ? `${title} (${telling})` : title;
}

function sentence(one: Problem, language: Language): string {
  const { message, advice } = spoken(one, language);
  return `${message} ${advice}`;
}

function spoken(one: Problem, language: Language): Pick<Problem, 'message' | 'advice'> {
  // What was recognised is told in English with its fields.
  const values = one.code === 'ticket.recognised' && one.about ? { what: checksIn(one.about, language) } : one.values;
  return problemIn(language, { ...one, ...(values ? { values } : {}) });
}
