/**
 * The shape of everything the fenced process that takes mails apart may answer. One that a mail took over can send
 * anything; what does not fit is treated like a crash.
 */
import { z } from 'zod';
import { languages } from '#src/languages/languages.ts';
import { dnsTypes } from './fenced/dns-answers.ts';
import { silences } from './fenced/silences.ts';

const address = z.object({
  address: z.string().max(320),
  local: z.string().max(64),
  domain: z.string().max(253),
});
const identifier = z.string().max(250);

/** `head`. */
export const head = z.object({
  stations: z.int().min(0),
  answer: z.union([z.enum(silences), address]),
  messageId: identifier.optional(),
  references: z.array(identifier).max(20),
  calendar: z.literal(true).optional(),
  inReplyTo: z.array(identifier).max(5),
  language: z.enum(languages).optional(),
  offset: z
    .string()
    .regex(/^[+-]\d\d:\d\d$/)
    .optional(),
});

const question = z.object({
  name: z
    .string()
    .max(254)
    .regex(/^[!-~]+$/),
  type: z.enum(dnsTypes),
});

/** `sender`. */
export const sender = z.union([
  z.object({ verdict: z.enum(['authenticated', 'unknown', 'later']) }),
  z.object({ questions: z.array(question).min(1).max(200) }),
]);

const command = z.object({ asks: z.enum(['help', 'delete']), language: z.enum(languages).optional() });

/** `look`. */
export const look = z.object({ digest: z.string().regex(/^[0-9a-f]{64}$/), command: command.optional() });
