import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const code = z.object({
  symbology: z.enum(['aztec', 'qr', 'pdf417', 'barcode128', 'ean13', 'itf', 'datamatrix', 'code39']),
  text: z.string().optional(),
  base64: z.string().optional(),
});

const ticket = z.object({
  kind: z.string(),
  styles: z.array(z.string()),
  fields: z.record(z.string(), z.unknown()),
  evidence: z.record(z.string(), z.string()).optional(),
});

const attachment = z.object({ page: z.string(), as: z.string(), raw: z.boolean().optional() });

const lookalike = z.object({
  upload: z.enum(['pdf', 'png', 'jpg', 'eml']),
  page: z.string().optional(),
  paper: z.string().optional(),
  viewport: z.object({ width: z.number(), height: z.number(), scale: z.number() }).partial().optional(),
  quality: z.number().optional(),
  vendor: z.string().optional(),
  lang: z.string().optional(),
  context: z.string().optional(),
  subject: z.string().optional(),
  expect: z.enum(['tickets', 'no_ticket']).default('tickets'),
  codes: z.record(z.string(), code).default({}),
  mail: z
    .object({
      from: z.string(),
      to: z.string(),
      subject: z.string(),
      date: z.string(),
      html: z.string().optional(),
      text: z.string().optional(),
      attachments: z.array(attachment).default([]),
    })
    .optional(),
  tickets: z.array(ticket).default([]),
});

/** A code as it is drawn: `base64` for bytes, else `text`. */
export type LookalikeCode = z.infer<typeof code>;

/** One document as it was written: what `case.json` says, and the folder with the files that it names. */
export type Lookalike = z.infer<typeof lookalike> & { readonly id: string; readonly folder: string };

/** Reads a folder; throws with the place of what is wrong in its `case.json`. */
export async function readLookalike(folder: string, id: string): Promise<Lookalike> {
  const json: unknown = JSON.parse(await readFile(join(folder, 'case.json'), 'utf8'));
  return { ...lookalike.parse(json), id, folder };
}

/** The payload of a code. */
export function payloadOf({ base64, text }: LookalikeCode): Uint8Array {
  return base64 === undefined ? Buffer.from(text ?? '', 'utf8') : Buffer.from(base64, 'base64');
}
