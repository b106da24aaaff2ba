/** What a mail is asked before it becomes a job. All of this runs in a fenced process: the bytes are a stranger's. */
import { readMailDate } from '#src/documents/shared/mail/mail-date.ts';
import { bestLanguage, type Language } from '#src/languages/languages.ts';
import { authenticateSender, type Peer, type SenderVerdict } from './authenticate-sender.ts';
import { boundSignatures } from './bound-signatures.ts';
import { type Command, commandOf } from './commands.ts';
import { type DnsAnswer, type DnsQuestion, knownDns } from './dns-answers.ts';
import { digestOf } from './look-at-message.ts';
import { type HeaderField, type MailAddress, messageIds, readHeaderFields, valuesOf } from './mail-headers.ts';
import { type OwnAddresses, wantsCalendar, whomToAnswer } from './silence.ts';
import type { Silence } from './silences.ts';

/** The beginning of a message with its whole header; `envelopeSender` is missing where only Return-Path tells it. */
export type HeadRequest = {
  readonly head: Uint8Array;
  readonly envelopeSender?: string;
  readonly own: OwnAddresses;
};

/** What the header of a message says. */
export type MailHead = {
  /** Mail servers it went through. */
  readonly stations: number;
  /** Whom an answer would go to, or why nobody is answered. */
  readonly answer: MailAddress | Silence;
  readonly messageId?: string;
  readonly references: readonly string[];
  /** It went to the address of those who want a calendar as well. */
  readonly calendar?: true;
  /** Identifiers of the mails that it answers. */
  readonly inReplyTo: readonly string[];
  /** What the program says that its user speaks. */
  readonly language?: Language;
  /** Of its user's clock, `+02:00`. */
  readonly offset?: string;
};

/** Takes the header of a message apart. */
export function readHead({ head, envelopeSender, own }: HeadRequest): MailHead {
  const fields = readHeaderFields(head);
  const sender = envelopeSender ?? (valuesOf(fields, 'return-path')[0] ?? 'unknown').replace(/[<>]/g, '');
  const text = Buffer.from(head.subarray(0, 20_000)).toString('latin1');
  const [messageId] = messageIds(valuesOf(fields, 'message-id'));
  const language = bestLanguage(
    [...valuesOf(fields, 'content-language'), ...valuesOf(fields, 'accept-language')].join(','),
  );
  const offset = readMailDate(valuesOf(fields, 'date')[0] ?? '')?.slice(-6);
  return {
    stations: valuesOf(fields, 'received').length,
    answer: whomToAnswer({ fields, envelopeSender: sender, head: text }, own),
    ...(messageId ? { messageId } : {}),
    references: messageIds(valuesOf(fields, 'references')).slice(-20),
    ...(wantsCalendar(fields, own) ? { calendar: true } : {}),
    inReplyTo: messageIds([...valuesOf(fields, 'in-reply-to'), ...valuesOf(fields, 'references').toReversed()]).slice(
      0,
      5,
    ),
    ...(language ? { language } : {}),
    ...(offset ? { offset } : {}),
  };
}

/** A whole message, or its header alone to find out what the DNS will be asked. */
export type SenderRequest = {
  readonly message: readonly Uint8Array[];
  readonly from: MailAddress;
  readonly peer?: Peer;
  readonly sealers: readonly string[];
  readonly host: string;
  readonly answers: readonly DnsAnswer[];
  /** Nothing more than `answers` will be known. */
  readonly last: boolean;
};

/** What is to be asked before there is a verdict, or the verdict. */
export type SenderStep = { readonly questions: readonly DnsQuestion[] } | { readonly verdict: SenderVerdict };

/** Checks who sent a message, as far as the answers of the DNS reach. */
export async function checkSender(request: SenderRequest): Promise<SenderStep> {
  const { message, from, peer, sealers, host, answers, last } = request;
  const dns = knownDns(answers, last);
  const chunks = withBoundHeader(inPieces(message), sealers.length > 0);
  const verdict = await authenticateSender(
    { chunks, from, ...(peer ? { peer } : {}) },
    { lookup: dns.lookup, sealers, host },
  );
  const questions = dns.missing();
  return questions.length > 0 ? { questions } : { verdict };
}

/** What else is known of a message that will become a job. */
export type MessageLook = {
  /** Of what a person wrote and when; the same whatever way the message came. */
  readonly digest: string;
  /** What it asks for instead of a pass. */
  readonly command?: Command;
};

/** Looks at a whole message. */
export async function lookAtMessage(request: { readonly message: readonly Uint8Array[] }): Promise<MessageLook> {
  const message = inPieces(request.message);
  const head = headOf(message);
  const fields: readonly HeaderField[] = readHeaderFields(head);
  const command = await commandOf(message, valuesOf(fields, 'subject')[0] ?? '');
  return { digest: digestOf(message, { head: head.length, fields }), ...(command ? { command } : {}) };
}

const pieceBytes = 64 * 1024;

/** Without copying: a message that came in one piece is worked on in small ones, too. */
function inPieces(message: readonly Uint8Array[]): readonly Uint8Array[] {
  return message.flatMap((whole) =>
    Array.from({ length: Math.ceil(whole.length / pieceBytes) }, (_, at) =>
      whole.subarray(at * pieceBytes, (at + 1) * pieceBytes),
    ),
  );
}

function withBoundHeader(message: readonly Uint8Array[], seals: boolean): readonly Uint8Array[] {
  const head = headOf(message);
  const body: Uint8Array[] = [];
  let left = head.length;
  for (const chunk of message) {
    if (chunk.length > left) body.push(chunk.subarray(left));
    left = Math.max(0, left - chunk.length);
  }
  return [boundSignatures(head, { seals }), ...body];
}

/** As many first bytes as the header has, its empty line not included; all where there is no empty line. */
function headOf(message: readonly Uint8Array[]): Uint8Array {
  let head = Buffer.alloc(0);
  for (const chunk of message) {
    const seen = Math.max(0, head.length - 3);
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n', seen);
    if (end >= 0) return head.subarray(0, end);
    if (head.length > 2 ** 20) break; // the door takes no such header
  }
  return head;
}
