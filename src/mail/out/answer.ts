import { type CalendarContext, calendarOf } from '#src/itinerary/calendar.ts';
import { failureText } from '#src/jobs/failure-text.ts';
import type { JobId } from '#src/jobs/job-id.ts';
import type { JobRecord } from '#src/jobs/job-records.ts';
import type { JobResult } from '#src/jobs/job-result.ts';
import { linkIn, pathIn } from '#src/languages/address.ts';
import type { Language } from '#src/languages/languages.ts';
import { problemIn } from '#src/languages/problems/problem-in.ts';
import { counted, instantIn } from '#src/languages/say.ts';
import { bundleLimits } from '#src/passes/archive/pkpass.ts';
import { problem } from '#src/problems.ts';
import { type AccountRow, accountRows, isComplete } from './answer-account.ts';
import { cleanTitle, notesOf, shortNames, tellingOf } from './answer-passes.ts';
import type { PassPicture } from './pass-picture.ts';
import { filled, wordsIn } from './words/words.ts';

/** A pass that goes with the answer. */
export type AnsweredPass = {
  readonly title: string;
  /** What tells it from the others: day, name, seat; empty when it is the only one. */
  readonly telling: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** False when the mail would grow too large; the link still has it. */
  readonly attached: boolean;
  readonly picture?: PassPicture;
};

/** A file to download: its address and, where it is a bundle, what the passes in it are called. */
export type DownloadLink = { readonly url: string; readonly passNames: readonly string[] };

/** What an answer says, in the language of its reader, before it is put into one format or the other. */
export type Answer = {
  readonly language: Language;
  readonly subject: string;
  readonly heading: string;
  /** Empty where a note says all. */
  readonly opening: string;
  readonly passes: readonly AnsweredPass[];
  /** The tickets as iCalendar, where that was asked for. */
  readonly calendar?: string;
  /** What could not be done, and what to try; one sentence or two each. */
  readonly notes: readonly string[];
  /** What became of each part of the mail. */
  readonly account?: readonly AccountRow[];
  /** What to do, one after the other. */
  readonly steps?: readonly string[];
  /** More than one link when the passes fill several bundles. */
  readonly download?: { readonly links: readonly DownloadLink[]; readonly until: string };
  /** It answers no mail: somebody asked for it on a page. */
  readonly asked?: true;
  /** The page of the result, where it can be looked at and corrected. */
  readonly page?: string;
  readonly feedback?: string;
};

/** What an answer is made of. */
export type AnswerInput = {
  readonly id: JobId;
  readonly record: JobRecord;
  /** What a completed job made; undefined when it failed. */
  readonly made?: { readonly result: JobResult; readonly files: Uint8Array };
  /** Where people reach the service, without a slash at the end. */
  readonly publicUrl: string;
  /** Who writes a calendar and when, where one is wanted. */
  readonly calendar?: CalendarContext;
  /** What the sender's program says that they speak; the language of their own words goes before. */
  readonly language?: Language;
  /** Offset of the sender's clock, `+02:00`; for times of which no ticket tells a zone. */
  readonly offset?: string;
  /** Somebody asked for it on a page, in this language: what is said of a mail is left out, and the subject quotes no ticket. */
  readonly asked?: true;
  readonly picture: (pass: Uint8Array, language: Language) => Promise<PassPicture | undefined>;
};

/** More than this and mail servers refuse it. */
const mostAttached = 15 * 2 ** 20;
const mostPictures = 10;

/** Decides what is said of a job that came by mail. */
export async function answerOf(input: AnswerInput): Promise<Answer> {
  const { id, record, made, publicUrl } = input;
  const asked = input.asked ? { asked: input.asked } : {};
  const language = (input.asked ? undefined : made?.result.language) ?? input.language ?? 'en';
  const feedback = `${publicUrl}${pathIn(language, `/feedback/${id}`)}`;
  const words = wordsIn(language);
  const nothing = {
    language,
    subject: words.none.subject,
    heading: words.none.subject,
    passes: [],
    feedback,
    ...asked,
  };
  if (!made) return { ...nothing, opening: '', notes: [failureIn(language, record)] };
  const { result } = made;
  const account = input.asked ? [] : accountRows(result, language);
  const opening = input.asked ? '' : isComplete(result) ? words.none.all : words.none.part;
  if (result.passes.length === 0) return { ...nothing, opening, notes: reasonsOf(result, language), account };

  const passes = await passesOf(made.result, made.files, { language, picture: input.picture });
  const left = passes.some(({ attached }) => !attached);
  const count = passes.length;
  const texts =
    count === 1
      ? {
          ...words.one,
          subject: input.asked ? words.one.heading : filled(words.one.subject, { title: passes[0]!.title }),
        }
      : {
          subject: counted(language, count, words.several.subject),
          heading: counted(language, count, words.several.heading),
          opening: left ? words.several.some : words.several.opening,
        };
  const zone = result.passes.find(({ facts }) => facts?.zone)?.facts?.zone ?? input.offset ?? 'UTC';
  const until = record.expiresAt === null ? '' : instantIn(language, record.expiresAt, zone);
  const calendar = calendarFor(result, input.calendar && { ...input.calendar, language });
  return {
    language,
    ...asked,
    ...texts,
    passes,
    ...(calendar ? { calendar } : {}),
    notes: [
      ...(result.signedBy === 'development' ? [words.development] : []),
      ...(input.calendar && !calendar ? [words.noCalendar] : []),
      ...notesOf(result, language),
    ],
    account,
    download: { links: linksTo(`${publicUrl}/v1/pipeline/${id}/download`, result, { passes, language }), until },
    page: `${publicUrl}${pathIn(language, `/upload/${id}`)}`,
    feedback,
  };
}

function calendarFor({ passes }: JobResult, context: CalendarContext | undefined): string | undefined {
  const trips = passes.flatMap(({ trip }) => trip ?? []);
  return context && calendarOf(trips, context);
}

/** Of a failed job nothing but its code is kept, with the limit or the size that it tells. */
function failureIn(language: Language, { errorCode, errorValues }: JobRecord): string {
  const code = errorCode ?? 'job.crashed';
  if (language === 'en') return failureText(code, errorValues);
  const { message, advice } = problemIn(language, problem(code, errorValues ?? {}));
  return `${message} ${advice}`;
}

/** Why there is no pass: in English as the engine says it, with what it saw; elsewhere by the problem that it is. */
function reasonsOf({ eligibility, problems, account = [] }: JobResult, language: Language): readonly string[] {
  const words = wordsIn(language);
  const unread = account.some(({ notRead }) => notRead !== undefined);
  const onlyWords = account.length > 0 && account.every(({ is }) => is === 'text');
  const own = problems.find(({ message }) => message === eligibility.reason);
  // What was not read may be the ticket: the account says of it what to do, and nothing else is known.
  if (unread && own?.code === 'ticket.none') return [];
  const why = own ?? problems[0];
  const link = onlyWords && !unread && why?.code !== 'paper.cancelled' ? [words.account.link] : [];
  if (language !== 'en') {
    const known = why && problemIn(language, why);
    return [known ? `${known.message} ${known.advice}` : words.noTicket, ...link];
  }
  const reason = eligibility.reason ?? why?.message ?? 'The content could not be converted to an Apple Wallet pass.';
  const advice = why?.advice ?? 'Forward the ticket, boarding pass, confirmation or voucher itself.';
  return [reason.includes(advice) ? reason : `${reason} ${advice}`, ...link];
}

/** One pass or bundle a link. */
function linksTo(
  first: string,
  { files }: JobResult,
  { passes, language }: Pick<Answer, 'passes' | 'language'>,
): readonly DownloadLink[] {
  const bundles = files.filter(({ type }) => type === 'bundle');
  if (bundles.length === 0) return [{ url: linkIn(language, first), passNames: [] }];
  const names = shortNames(passes, language);
  let from = 0;
  return bundles.map(({ passes: count = bundleLimits.passes }, at) => {
    const passNames = names.slice(from, from + count);
    from += count;
    return { url: linkIn(language, at === 0 ? first : `${first}?part=${at + 1}`), passNames };
  });
}

async function passesOf(
  result: JobResult,
  files: Uint8Array,
  { language, picture }: Pick<AnswerInput, 'picture'> & { readonly language: Language },
): Promise<readonly AnsweredPass[]> {
  const entries = result.files.filter(({ type }) => type === 'pass');
  const telling = tellingOf(result.passes, language);
  const passes: AnsweredPass[] = [];
  let total = 0;
  for (const [at, { fileName, offset, length }] of entries.entries()) {
    const bytes = files.subarray(offset, offset + length);
    total += length;
    const drawn = at < mostPictures ? await picture(bytes, language) : undefined;
    const title = cleanTitle(result.passes[at]?.title ?? 'Pass');
    const own = { title, telling: telling[at] ?? '', fileName, bytes };
    passes.push({ ...own, attached: total <= mostAttached, ...(drawn ? { picture: drawn } : {}) });
  }
  return passes;
}
