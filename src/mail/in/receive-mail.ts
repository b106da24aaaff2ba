import { createHash } from 'node:crypto';
import type { Intakes } from '#src/api/intakes.ts';
import type { RateLimits } from '#src/api/rate-limits.ts';
import { answerRefs } from '#src/jobs/answer-refs.ts';
import type { ContentStore } from '#src/jobs/content-store.ts';
import { jobKeyOf } from '#src/jobs/job-id.ts';
import type { Claim } from '#src/jobs/job-records.ts';
import type { Jobs } from '#src/jobs/jobs.ts';
import type { Secrets } from '#src/jobs/secrets.ts';
import type { AnswerAddress } from '../out/answer-address.ts';
import type { Peer, SenderVerdict } from './authenticate-sender.ts';
import { type HeaderField, type MailAddress, messageIds, readHeaderFields, valuesOf } from './mail-headers.ts';
import { type OwnAddresses, type Silence, whomToAnswer } from './silence.ts';

/** A mail as it came in. */
export type IncomingMail = {
  readonly chunks: readonly Uint8Array[];
  /** Who handed it over; undefined for one that was found in a mailbox. */
  readonly peer?: Peer;
  /** Whether one of its recipients is the intake address (and not only the postmaster). */
  readonly toUs: boolean;
};

/** What became of it. `taken` includes what is deliberately left without an answer. */
export type Reception =
  | { readonly state: 'taken'; readonly silence?: Silence }
  | { readonly state: 'later' | 'refused'; readonly text: string };

/** What taking a mail needs. */
export type ReceiveContext = {
  readonly jobs: Jobs;
  readonly content: ContentStore;
  readonly intakes: Pick<Intakes, 'check'>;
  readonly rates: RateLimits;
  readonly secrets: Secrets;
  readonly own: OwnAddresses;
  readonly authenticate: (mail: IncomingMail & { readonly from: MailAddress }) => Promise<SenderVerdict>;
  /** Writes to a sender, once a day, that no more is converted today. */
  readonly notify: (to: AnswerAddress) => Promise<void>;
  readonly now: () => number;
};

const mostReceived = 50;
/** A mail is known again for a week. */
const memory = 7 * 24 * 60 * 60_000;

/** Makes a mail a job, or says why not. When it resolves with `taken`, a mail that will be answered is durable. */
export async function receiveMail(mail: IncomingMail, context: ReceiveContext): Promise<Reception> {
  const head = Buffer.concat(mail.chunks.slice(0, 8)).subarray(0, 256 * 1024);
  const fields = readHeaderFields(head);
  if (valuesOf(fields, 'received').length > mostReceived)
    return { state: 'refused', text: 'The message has gone in circles' };
  if (!mail.toUs) return silent('postmaster');
  const envelopeSender = mail.peer
    ? mail.peer.sender
    : (valuesOf(fields, 'return-path')[0] ?? 'unknown').replace(/[<>]/g, '');
  const from = whomToAnswer({ fields, envelopeSender, head: head.toString('latin1', 0, 20_000) }, context.own);
  if (typeof from === 'string') return silent(from);
  const closed = await context.intakes.check();
  if (closed) {
    const why = closed.status === 429 ? 'Too much is waiting' : 'No mail can be taken right now';
    return { state: 'later', text: `${why}, please try again later` };
  }
  const verdict = await context.authenticate({ ...mail, from });
  if (verdict === 'later') return { state: 'later', text: 'The sender could not be checked, please try again later' };
  if (verdict === 'unknown') return silent('not-authenticated');
  return store(mail, { from, fields, context });
}

const silent = (silence: Silence): Reception => ({ state: 'taken', silence });

type Known = { readonly from: MailAddress; readonly fields: readonly HeaderField[]; readonly context: ReceiveContext };

async function store(mail: IncomingMail, { from, fields, context }: Known): Promise<Reception> {
  const { jobs, content } = context;
  const address: Omit<AnswerAddress, 'job'> = {
    to: from.address,
    answers: messageIds(valuesOf(fields, 'message-id')).slice(0, 1),
    references: messageIds(valuesOf(fields, 'references')).slice(-20),
    ...(holdsWinmail(mail.chunks) ? { winmail: true } : {}),
  };
  if (await tooMany(address, { from, fields, context })) return silent('too-many');
  const upload = await jobs.receive({ chunks: inTurn(mail.chunks) });
  if (upload === 'conflict' || 'code' in upload)
    return { state: 'refused', text: 'This is not a message that we read' };

  const ref = answerRefs(jobKeyOf(upload.id)!).address;
  try {
    const key = await content.open(ref);
    const text = JSON.stringify({ ...address, job: upload.id } satisfies AnswerAddress);
    await content.put({ ref, record: 'source', key }, [Buffer.from(text)]);
    const accepted = await jobs.accept(upload, { intake: 'mail', once: claimsOf(mail, { from, fields, context }) });
    if (accepted === upload.id) return { state: 'taken' };
    await content.destroy(ref);
    return silent('repeated');
  } catch (error) {
    await content.destroy(ref);
    await jobs.drop(upload);
    throw error;
  }
}

async function* inTurn(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** Counts a mail against its sender and their domain. The sender is told, once a day. */
async function tooMany(address: Omit<AnswerAddress, 'job'>, { from, context }: Known): Promise<boolean> {
  const { rates, secrets, now } = context;
  const day = new Date(now()).toISOString().slice(0, 10);
  const sender = secrets.keyedHash(`sender ${day}`, from.address.toLowerCase());
  const domain = secrets.keyedHash(`sender ${day}`, from.domain);
  const bySender = await rates.count('mailSender', sender);
  const byDomain = bySender === 0 ? await rates.count('mailDomain', domain) : 0;
  if (bySender === 0 && byDomain === 0) return false;
  if ((await rates.count('mailNotice', sender)) === 0) await context.notify(address);
  return true;
}

/** Looks for the media type or name of Outlook's container (TNEF), also where two pieces meet. */
function holdsWinmail(chunks: readonly Uint8Array[]): boolean {
  let before = '';
  return chunks.some((chunk) => {
    const text = before + Buffer.from(chunk).toString('latin1');
    before = text.slice(-40);
    return /application\/(?:vnd\.)?ms-tnef|winmail\.dat/i.test(text);
  });
}

/** What makes a mail the same as another: its id, and what a person wrote and when, whatever way it came. */
function claimsOf(mail: IncomingMail, { from, fields, context }: Known): Claim[] {
  const { secrets, now } = context;
  const id = messageIds(valuesOf(fields, 'message-id'))[0];
  const claim = (purpose: string, value: string): Claim => ({
    claim: secrets.keyedHash(purpose, `${from.address.toLowerCase()}\0${value}`),
    body: '',
    nonce: '',
    expiresAt: now() + memory,
  });
  return [...(id ? [claim('message', id)] : []), claim('message body', digestOf(mail.chunks, fields))];
}

/** Date, subject and everything after the header; fields that mail servers add do not count. */
function digestOf(chunks: readonly Uint8Array[], fields: readonly HeaderField[]): string {
  const hash = createHash('sha256');
  for (const name of ['date', 'subject']) hash.update(`${valuesOf(fields, name).join('\0')}\0`);
  let header = '';
  let inBody = false;
  for (const chunk of chunks) {
    if (inBody) {
      hash.update(chunk);
      continue;
    }
    header += Buffer.from(chunk).toString('latin1');
    const end = header.indexOf('\r\n\r\n');
    if (end < 0) continue;
    inBody = true;
    hash.update(Buffer.from(header.slice(end), 'latin1'));
  }
  return hash.digest('hex');
}
