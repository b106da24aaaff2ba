import { type CalendarContext, calendarOf } from '#src/itinerary/calendar.ts';
import { failureText } from '#src/jobs/failure-text.ts';
import type { JobId } from '#src/jobs/job-id.ts';
import type { JobRecord } from '#src/jobs/job-records.ts';
import type { JobResult } from '#src/jobs/outcome.ts';
import type { PassPicture } from './pass-picture.ts';

/** A pass that goes with the answer. */
export type AnsweredPass = {
  readonly title: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** False when the mail would grow too large; the link still has it. */
  readonly attached: boolean;
  readonly picture?: PassPicture;
};

/** What an answer says, before it is put into words for one format or the other. */
export type Answer = {
  readonly subject: string;
  readonly heading: string;
  readonly opening: string;
  readonly passes: readonly AnsweredPass[];
  /** The tickets as iCalendar, where that was asked for. */
  readonly calendar?: string;
  /** What could not be done, and what to try; one sentence or two each. */
  readonly notes: readonly string[];
  /** More than one link when the passes fill several bundles. */
  readonly download?: { readonly urls: readonly string[]; readonly until: string };
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
  /** The mail holds a container of Outlook. */
  readonly winmail?: boolean;
  /** Who writes a calendar and when, where one is wanted. */
  readonly calendar?: CalendarContext;
  readonly picture: (pass: Uint8Array) => Promise<PassPicture | undefined>;
};

/** More than this and mail servers refuse it. */
const mostAttached = 15 * 2 ** 20;
const mostPictures = 10;

/** Decides what is said of a job that came by mail. */
export async function answerOf(input: AnswerInput): Promise<Answer> {
  const { id, record, made, publicUrl, winmail } = input;
  const feedback = `${publicUrl}/feedback/${id}`;
  const outlook = winmail ? [winmailNote] : [];
  if (!made) return { ...nothing, notes: [failureText(record.errorCode ?? 'job.crashed'), ...outlook], feedback };
  const { result } = made;
  if (result.passes.length === 0) return { ...nothing, notes: [reasonOf(result), ...outlook], feedback };

  const passes = await passesOf(made.result, made.files, input.picture);
  const one = passes.length === 1;
  const until = record.expiresAt === null ? '' : clockOf(record.expiresAt);
  const left = passes.some(({ attached }) => !attached);
  const development = result.signedBy === 'development' ? [developmentNote] : [];
  return {
    subject: one ? `Your pass: ${passes[0]!.title}` : `Your ${passes.length} passes`,
    heading: one ? 'Your pass is ready' : `Your ${passes.length} passes are ready`,
    opening: one
      ? 'It is attached to this mail. Open it on your iPhone and tap Add.'
      : `They are attached to this mail${left ? ', as many as fit' : ''}. Open each on your iPhone and tap Add.`,
    passes,
    ...calendarFor(result, input.calendar),
    notes: [...development, ...notesOf(result)],
    download: { urls: linksTo(`${publicUrl}/v1/pipeline/${id}/download`, result), until },
    feedback,
  };
}

function calendarFor({ passes }: JobResult, context: CalendarContext | undefined): Pick<Answer, 'calendar'> {
  const trips = passes.flatMap(({ trip }) => trip ?? []);
  const calendar = context && calendarOf(trips, context);
  return calendar ? { calendar } : {};
}

const nothing = {
  subject: 'We could not make a pass',
  heading: 'We could not make a pass',
  opening: 'We looked through your mail and everything in it.',
  passes: [],
} as const;

const developmentNote =
  'Signed with a development certificate, which an iPhone does not accept. Whoever runs this service has yet to add their own.';

const winmailNote =
  'Outlook packed the attachments into a file called winmail.dat, which we do not open. Save the ticket and send it as a file of its own, or upload it on our website.';

function reasonOf({ eligibility, problems }: JobResult): string {
  const [first] = problems;
  const reason = eligibility.reason ?? first?.message ?? 'The content could not be converted to an Apple Wallet pass.';
  const advice = first?.advice ?? 'Forward the ticket, boarding pass, confirmation or voucher itself.';
  return reason.includes(advice) ? reason : `${reason} ${advice}`;
}

/** One pass or bundle a link. */
function linksTo(first: string, { files }: JobResult): readonly string[] {
  const bundles = files.filter(({ type }) => type === 'bundle').length;
  return Array.from({ length: Math.max(1, bundles) }, (_, at) => (at === 0 ? first : `${first}?part=${at + 1}`));
}

/** Every sentence once, with the pass it is about when there are several. */
function notesOf({ passes, problems }: JobResult): readonly string[] {
  const several = passes.length > 1;
  const ofPasses = passes.flatMap((pass) =>
    pass.problems.map(({ message, advice }) => `${several ? `${cleanTitle(pass.title)}: ` : ''}${message} ${advice}`),
  );
  return [...new Set([...problems.map(({ message, advice }) => `${message} ${advice}`), ...ofPasses])].slice(0, 12);
}

async function passesOf(
  result: JobResult,
  files: Uint8Array,
  picture: AnswerInput['picture'],
): Promise<readonly AnsweredPass[]> {
  const entries = result.files.filter(({ type }) => type === 'pass');
  const passes: AnsweredPass[] = [];
  let total = 0;
  for (const [at, { fileName, offset, length }] of entries.entries()) {
    const bytes = files.subarray(offset, offset + length);
    total += length;
    const drawn = at < mostPictures ? await picture(bytes) : undefined;
    const title = cleanTitle(result.passes[at]?.title ?? 'Pass');
    passes.push({ title, fileName, bytes, attached: total <= mostAttached, ...(drawn ? { picture: drawn } : {}) });
  }
  return passes;
}

/** A title from a document on one line, without anything that steers a display or a mail header. */
export function cleanTitle(title: string): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > 80 ? `${plain.slice(0, 79).trimEnd()}…` : plain || 'Pass';
}

/** `14:05 UTC on 21 Nov`: nobody knows when a mail is read. */
function clockOf(instant: number): string {
  const date = new Date(instant);
  return `${date.toISOString().slice(11, 16)} UTC on ${date.toUTCString().slice(5, 11)}`;
}
