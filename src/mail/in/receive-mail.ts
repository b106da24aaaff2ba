import { answerRefs } from '#src/jobs/answer-refs.ts';
import { jobKeyOf } from '#src/jobs/job-id.ts';
import type { Claim } from '#src/jobs/job-records.ts';
import { isNoRoom, isUnavailable } from '#src/jobs/unavailable.ts';
import type { AnswerAddress } from '../out/answer-address.ts';
import type { Peer } from './fenced/authenticate-sender.ts';
import type { MailAddress } from './fenced/mail-headers.ts';
import type { Silence } from './fenced/silences.ts';
import { hasLongHeader, longHeader } from './header-bounds.ts';
import type { Message } from './message.ts';
import { answerClaim, memory, obey } from './obey.ts';
import type { Known, ReceiveContext } from './receive-context.ts';

/** A mail as it came in. */
export type IncomingMail = {
  readonly message: Message;
  /** Who handed it over; undefined for one that was found in a mailbox. */
  readonly peer?: Peer;
  /** Whether one of its recipients is the intake address (and not only the postmaster). */
  readonly toUs: boolean;
};

/** What became of it. `taken` includes what is deliberately left without an answer. */
export type Reception =
  | { readonly state: 'taken'; readonly silence?: Silence }
  | { readonly state: 'later' | 'refused'; readonly text: string; readonly silence?: Silence };

const mostStations = 50;
/** Pieces of a message that hold its header. */
const headPieces = 5;

/** Makes a mail a job, or says why not. When it resolves with `taken`, a mail that will be answered is durable. */
export async function receiveMail(mail: IncomingMail, context: ReceiveContext): Promise<Reception> {
  const forget = () => forgetMessage(mail, context);
  const judged = await judge(mail, context).catch(async (error: unknown) => {
    await forget();
    throw error;
  });
  if (!('state' in judged)) return store(mail, judged);
  await forget();
  return judged;
}

/** What became of a mail that is no job, or what is known of one that will be. */
async function judge(mail: IncomingMail, context: ReceiveContext): Promise<Reception | Known> {
  const { message } = mail;
  if (hasLongHeader(message.head)) return { state: 'refused', text: longHeader() };
  const head = await context.reader.head({
    head: Buffer.concat(message.head.slice(0, headPieces)),
    ...(mail.peer ? { envelopeSender: mail.peer.sender } : {}),
    own: context.own,
  });
  if (head === 'late') return notNow;
  if (head.stations > mostStations) return { state: 'refused', text: 'The message has gone in circles' };
  if (!mail.toUs) return silent('postmaster');
  const from = head.answer;
  if (typeof from === 'string') return silent(from);
  const closed = await context.intakes.check('mail');
  if (closed) {
    const why = closed.code.startsWith('queue.') ? 'Too much is waiting' : 'No mail can be taken right now';
    return { state: 'later', text: `${why}, please try again later` };
  }
  const verdict = await verdictOf(mail, from, context);
  if (verdict === 'later') return notNow;
  if (verdict === 'unknown') return unauthenticated(mail, context);
  const look = await context.reader.look(message);
  return look === 'late' ? notNow : { from, head, look, context };
}

async function verdictOf({ message, peer }: IncomingMail, from: MailAddress, { reader, trusts }: ReceiveContext) {
  if (peer && trusts(peer.ip)) return 'authenticated';
  return reader.sender({ message, from, ...(peer ? { peer } : {}) });
}

/**
 * Said to the server that hands the mail over, which knows its own user; never mailed to an address that anybody can write.
 */
function unauthenticated({ peer }: IncomingMail, { explained }: ReceiveContext): Reception {
  const silence = 'not-authenticated';
  if (!peer) return silent(silence);
  const text = `Neither SPF nor DKIM shows that this mail is from its From address, so it was not converted. See ${explained}`;
  return { state: 'refused', text, silence };
}

const notNow: Reception = { state: 'later', text: 'The message could not be checked, please try again later' };

const silent = (silence: Silence): Reception => ({ state: 'taken', silence });

async function store(mail: IncomingMail, known: Known): Promise<Reception> {
  const { from, head, look, context } = known;
  const { jobs, content } = context;
  const address: Omit<AnswerAddress, 'job'> = {
    to: from.address,
    answers: head.messageId ? [head.messageId] : [],
    references: head.references,
    ...(head.calendar ? { calendar: true } : {}),
    ...(head.language ? { language: head.language } : {}),
    ...(head.offset ? { offset: head.offset } : {}),
  };
  if (await tooMany(address, known)) {
    await forgetMessage(mail, context);
    return silent('too-many');
  }
  if (look.command) {
    await obey(look.command, address, known); // such a mail is never a large one
    return { state: 'taken' };
  }
  const upload = mail.message.upload ?? (await jobs.receive({ chunks: mail.message.read() }));
  if ('code' in upload) return { state: 'refused', text: 'This is not a message that we read' };

  const ref = answerRefs(jobKeyOf(upload.id)!).address;
  try {
    const key = await content.open(ref);
    const text = JSON.stringify({ ...address, job: upload.id } satisfies AnswerAddress);
    await content.put({ ref, record: 'source', key }, [Buffer.from(text)]);
    const once = [...claimsOf(known), answerClaim(jobKeyOf(upload.id)!, context)];
    const accepted = await jobs.accept(upload, { intake: 'mail', once });
    if (typeof accepted === 'object') return { state: 'taken' };
    await content.destroy(ref);
    return silent('repeated');
  } catch (error) {
    // A database that went away may have taken it all the same; what nobody needs is deleted within the hour.
    if (isUnavailable(error) && !isNoRoom(error)) throw error;
    await content.destroy(ref);
    await jobs.drop(upload);
    throw error;
  }
}

/** Deletes what lies on the disk of a message that becomes no job. */
async function forgetMessage({ message }: IncomingMail, { jobs }: ReceiveContext): Promise<void> {
  if (message.upload) await jobs.drop(message.upload);
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
  // A new name at the domain each time hears nothing: the domain was told.
  const told = await rates.count('mailNotice', bySender > 0 ? sender : domain);
  if (told === 0) await context.notify(address, 'limit');
  return true;
}

/** What makes a mail the same as another: its id, and what a person wrote and when, whatever way it came. */
function claimsOf({ from, head, look, context }: Known): Claim[] {
  const { secrets, now } = context;
  const id = head.messageId;
  const claim = (purpose: string, value: string): Claim => ({
    claim: secrets.keyedHash(purpose, `${from.address.toLowerCase()}\0${value}`),
    body: '',
    nonce: '',
    expiresAt: now() + memory,
  });
  return [...(id ? [claim('message', id)] : []), claim('message body', look.digest)];
}
