/** LIST: what goes over the wire. These schemas validate, and the OpenAPI document is made of them. */

import { z } from 'zod';
import { languages } from '#src/languages/languages.ts';
import { stages } from '#src/pipeline/conversion.ts';

/** Text of a person: no NUL (databases refuse it), well-formed Unicode. */
const words = (most: number) =>
  z
    .string()
    .max(most, `Please use at most ${most} characters`)
    .transform((value) => value.replaceAll('\0', '').toWellFormed());

/** The product's rule: text, @, text, dot, text. */
const email = z
  .string()
  .max(254, 'Please enter a valid email address.')
  .transform((value) => value.trim())
  .refine((value) => /^[^\s@\0]+@[^\s@\0]+\.[^\s@\0]+$/.test(value), 'Please enter a valid email address.');

const userUuid = z.string().max(128).nullish();
const stars = z.int().min(1).max(5);

/** What went wrong, or what the holder of a pass should know: in English, with the `values` to say it in another language. */
export const jobProblem = z.object({
  code: z.string(),
  message: z.string(),
  advice: z.string(),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('What its sentences were filled with, for saying them in another language'),
  about: z
    .array(z.object({ field: z.string(), value: z.string(), other: z.string().optional() }))
    .optional()
    .describe('The values of the ticket that it is about, each with the reading that it won against'),
});

const passLook = z.object({
  background: z.string().describe('A colour as pass.json has it: rgb(1, 2, 3)'),
  foreground: z.string(),
  label: z.string(),
  code: z.enum(['square', 'wide']).nullable().describe('The shape of its code; null where it has none'),
});

const passItem = z.object({
  number: z.int().describe('From 1'),
  title: z.string(),
  detail: z.string().nullable().describe('What tells this pass from the others of the job, such as "Anna · 12A"'),
  group: z.string().nullable().describe('What passes that belong together share, where a job has several such groups'),
  kind: z.string(),
  download_url: z.string(),
  ticket_url: z.string().describe('What was understood, with evidence; PATCH corrects it'),
  corrected: z.boolean().describe('A person corrected it'),
  look: passLook.nullable().describe('How the pass looks from afar, for a small picture of it'),
  proof: z
    .enum(['equal', 'none'])
    .describe('equal: the code was drawn as Wallet would, read back, and is the original'),
  problems: z.array(jobProblem),
  google_wallet: z
    .object({
      url: z.string().nullable().describe('Leads to Google Wallet when it is opened'),
      reason: z.string().nullable().describe('Why Google Wallet cannot take this ticket'),
      why: z.enum(['no-such-code', 'bytes', 'too-long']).optional().describe('The same for programs'),
      code_name: z.string().optional().describe('What the code is called that the reason is about'),
    })
    .nullable()
    .describe('null where Google Wallet is not offered'),
});

/** The answer of `GET /v1/pipeline/{id}/passes/{n}/google-wallet`. */
export const saveLink = z.object({
  save_url: z.string().describe('A link to Google Wallet that holds the pass; Google learns of it when it is opened'),
});

/** What a page needs to draw a pass as Wallet does. */
export const passPreview = z.object({
  pass: z.record(z.string(), z.unknown()).describe('The pass.json that was signed'),
  code: z
    .object({ width: z.int(), height: z.int(), path: z.string() })
    .nullable()
    .describe('An SVG path of the dark modules, one unit a module, without quiet zone'),
  images: z
    .object({ logo: z.string(), strip: z.string(), thumbnail: z.string() })
    .partial()
    .optional()
    .describe('Its pictures as PNGs in base64, two pixels a point'),
  strings: z
    .record(z.string(), z.string())
    .optional()
    .describe('What a phone in the language that was asked for writes in place of texts of ours'),
});

/** The answer of sharing one pass. */
export const sharedPass = z.object({
  url: z.string().describe('Gives this one pass to who has it, and tells nothing of the job'),
  expires_at: z.number().describe('Seconds since the epoch; it ends with the result'),
});

const modelReport = z.object({
  asked: z.boolean().describe('Whether a language model was asked; the embedded engine often needs no help'),
  failure: z
    .enum(['timeout', 'rate-limited', 'unavailable', 'refused', 'invalid-answer', 'rejected', 'paused', 'budget'])
    .nullable()
    .describe("Why it brought nothing; the passes are the embedded engine's then, and a later try may bring more"),
  input_tokens: z.int(),
  output_tokens: z.int(),
  milliseconds: z.int(),
  dropped: z.int().describe('Values of its answer that the document did not bear out'),
});

/** How far a job is, and what came of it. */
export const jobResult = z.object({
  percent_complete: z.number().min(0).max(100),
  progress: z.string().describe('What happens right now, in words'),
  stage: z
    .enum(['waiting', ...stages])
    .nullable()
    .describe('The same for programs; null when nothing happens any more'),
  progress_code: z
    .enum(['mail', 'picture', 'codes', 'page', 'text', 'lines', 'model', 'pass'])
    .optional()
    .describe('What happens within the stage, where that is known'),
  progress_values: z
    .record(z.string(), z.number())
    .optional()
    .describe(
      'How far it is: page, line and pass count from 1; of and lines say how many there are, codes how many were found',
    ),
  place: z
    .object({ ahead: z.int(), seconds: z.int() })
    .optional()
    .describe('While it waits: how many jobs are before it, and about how long that takes'),
  passes: z.object({
    pass_count: z.int(),
    reason: z.string().nullable().describe('Why there are no passes, or fewer than expected'),
    email_sent: z.boolean(),
    notification_sent: z.boolean(),
    items: z.array(passItem),
  }),
  eligibility: z.object({ is_valid_pass: z.boolean().nullable(), reason_if_invalid: z.string().nullable() }),
  download_url: z.string().nullable().describe('The pass, or the first bundle of at most 10'),
  download_urls: z.array(z.string()).describe('Every bundle, when there are more than 10 passes'),
  calendar_url: z.string().nullable().describe('The tickets as iCalendar; null when none of them has a day'),
  json_ld_url: z
    .string()
    .nullable()
    .describe('The tickets as schema.org reservations; null when it has no word for any'),
  file_url: z.string().nullable(),
  pass_job_id: z.string().nullable(),
  file_type: z.enum(['application/vnd.apple.pkpass', 'application/vnd.apple.pkpasses']).nullable(),
  signed_by: z.enum(['apple', 'development']).nullable().describe('development: iPhones refuse these passes'),
  problems: z.array(jobProblem),
  pages: z
    .array(z.object({ url: z.string(), width: z.number(), height: z.number() }))
    .describe('Pictures of the pages that were read, as long as the result is kept'),
  model: modelReport.nullable().describe('What a language model had to do with it; null where none is configured'),
  expires_at: z.number().nullable().describe('Seconds since the epoch; afterwards the content is deleted'),
  right: z.boolean().nullable().describe('Whether it was right, where a person said so'),
  deleted: z.boolean().describe('The content has been deleted'),
});

/** What a client polls: a job from its upload until its result has expired. */
export const job = z.object({
  id: z.string(),
  status: z.enum(['pending', 'processing', 'completed', 'failed']),
  created_at: z.number().describe('Seconds since the epoch, decimal'),
  completed_at: z.number().nullable(),
  error: z.string().nullable(),
  error_code: z.string().nullable().describe('Why it failed, for programs, such as document.locked'),
  error_values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('What `error` was filled with, for saying it in another language'),
  result: jobResult.nullable(),
});

/** The fields beside the file of an upload; all but the token may be left out. */
export const uploadFields = z.object({
  cf_turnstile_response: z
    .string()
    .max(2048)
    .optional()
    .describe('The human-verification token; not needed with an API key'),
  user_uuid: userUuid.describe('A random id that the browser keeps'),
  password: z
    .string()
    .max(256)
    .optional()
    .describe('Opens a locked PDF; sent before the file, used once and deleted with it'),
});

/** What a person says of a conversion; only the stars are needed. */
export const feedback = z.object({
  rating: stars,
  comment: words(1000)
    .nullish()
    .transform((value) => value ?? ''),
  would_recommend: z.boolean().nullish(),
  ease_of_use: stars.nullish(),
  pass_quality: stars.nullish(),
  allow_email_contact: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  contact_email: z.union([email, z.literal('').transform(() => null)]).nullish(),
  user_uuid: userUuid,
});

/** Whether a result was right. */
export const verdict = z.object({ right: z.boolean() });

/** Where a result is mailed to, and in which language where no ticket tells one. */
export const mailTo = z.object({ email, language: z.enum(languages).optional() });

/** An address for the newsletter; what older clients send beside it is taken and not kept. */
export const waitlist = z.object({
  email,
  timestamp: z.string().max(100).nullish().describe('Not kept'),
  ip: z.string().max(300).nullish().describe('Not kept'),
  user_agent: z.string().max(2000).nullish().describe('Not kept'),
});

/** The answer to what is only kept: feedback, an address. */
export const saved = z.object({ status: z.literal('ok'), message: z.string() });

/** Whether conversions would work now. */
export const health = z.object({
  status: z.enum(['ok', 'degraded']),
  service: z.string(),
  version: z.string(),
  timestamp: z.string().describe('ISO 8601'),
});

/** How the doors of the service did, day by day; days without anything to tell are left out. */
export const statusDays = z.object({
  from: z.string().describe('The first day that is looked back at, by UTC'),
  days: z.int(),
  worked: z
    .array(z.object({ day: z.string(), part: z.number().min(0).max(1) }))
    .describe('The part of each day that the service worked'),
  doors: z.array(
    z.object({
      door: z.enum(['web', 'key', 'mail']).describe('The website, the API with a key, or e-mail'),
      last_made: z.number().nullable().describe('When it made its last pass, in seconds since the epoch'),
      files: z.array(
        z.object({
          day: z.string(),
          files: z.int(),
          faults: z.int().describe('Those that were lost by a fault of the service'),
        }),
      ),
    }),
  ),
});

/** What a client must prove before it may upload: the puzzle, or the key of the provider that sets one. */
export const verification = z.object({
  provider: z.enum(['turnstile', 'altcha']),
  field: z.literal('cf_turnstile_response').describe('The form field the token is sent in'),
  valid_seconds: z.int(),
  site_key: z.string().nullable().describe('For Turnstile'),
  challenge: z.record(z.string(), z.unknown()).nullable().describe('For ALTCHA, version 2'),
});

/** How every refusal looks: a sentence, or one for each wrong field. */
export const apiError = z.object({
  detail: z.union([
    z.string(),
    z.array(
      z.object({
        loc: z.array(z.union([z.string(), z.number()])),
        msg: z.string(),
        type: z.string(),
        code: z.string().optional().describe('Which sentence `msg` is, for saying it in another language'),
        values: z
          .record(z.string(), z.union([z.string(), z.number()]))
          .optional()
          .describe('What it was filled with'),
      }),
    ),
  ]),
  message: z.string(),
  code: z.string().optional().describe('Which refusal it is, for programs, such as queue.full or document.too-large'),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('What its sentence was filled with, for saying it in another language'),
});

/** A job before it is checked, as our own code writes it. */
export type JobJson = z.input<typeof job>;
/** The same of its result. */
export type JobResultJson = z.input<typeof jobResult>;
/** Feedback once it was read: nothing is absent but what was not answered. */
export type Feedback = z.output<typeof feedback>;
