/** A fenced process that opens everything that needs no native code: PDF, mail and its parts, codes. */

import { probe } from '#src/fence/probe.ts';
import { serve } from '#src/fence/serve.ts';
import { drawAndReadBack } from '../shared/codes/prove.ts';
import type { MailLimits } from '../shared/mail/limits.ts';
import type { GreyPicture } from '../shared/pictures/grey-picture.ts';
import { scanPicture } from './codes/scan.ts';
import { drawPages } from './pdf/draw-pages.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { readPdf } from './pdf/read-pdf.ts';

type Scan = { readonly picture: GreyPicture; readonly depth: 'quick' | 'thorough' };
type File = { readonly bytes: Uint8Array; readonly mediaType: string; readonly name?: string };

// Loaded ahead, so that the first document does not wait for it.
const blank = { width: 60, height: 60, data: new Uint8Array(3600).fill(255) };
await Promise.all([loadPdfium(), scanPicture(blank, { depth: 'quick' })]);

await serve({
  pdf: readPdf,
  draw: drawPages,
  // Two thirds of the program are for mails and their parts: a reader loads them with its first mail.
  mail: async ({ bytes, limits }: { bytes: Uint8Array; limits: MailLimits }) =>
    (await import('./mail/read-mail.ts')).readMail(bytes, limits),
  file: async (file: File) => (await import('./mail/read-attachment.ts')).readAttachment({ ...file, inline: false }),
  scan: ({ picture, depth }: Scan) => scanPicture(picture, { depth }),
  prove: drawAndReadBack,
  probe,
});
