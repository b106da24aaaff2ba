/** Files that people attach, made by us or taken from the project's own documents. */
import { readFileSync } from 'node:fs';
import { filePart, type PartText } from '#test/support/mails.ts';
import { buildPdf, encryption, textContent } from '#test/support/pdf-files.ts';
import { zipOf } from '#test/support/zip-files.ts';

const root = new URL('../../', import.meta.url);

/** A file of the project. */
export const fileAt = (path: string): Buffer => readFileSync(new URL(path, root));

/** A document of the corpus. */
export const fromCorpus = (name: string): Buffer => fileAt(`test/corpus/inputs/${name}`);

/** A PDF as an attachment. */
export const pdf = (bytes: Uint8Array, name = 'ticket.pdf'): PartText => filePart(bytes, 'application/pdf', name);

/** A page of nothing but words. */
export const wordsPage = (...lines: readonly string[]): Uint8Array =>
  buildPdf([{ content: textContent(lines.map((line, at) => [72, 700 - 20 * at, 12, line] as const)) }]);

/** A message as an attachment. */
export const attachedMail = (message: Uint8Array, name = 'Fwd.eml'): PartText => ({
  head: `Content-Type: message/rfc822\nContent-Disposition: attachment; filename="${name}"`,
  body: Buffer.from(message).toString('latin1'),
});

const boxed = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`), Buffer.alloc(500, 3)]);
const docx = zipOf({ '[Content_Types].xml': '<Types/>', '_rels/.rels': '<r/>', 'word/document.xml': '<w/>' });
const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** LIST: attachments of which nothing can be read, by why. */
export const unreadable = {
  heic: filePart(boxed('heic'), 'image/heic', 'IMG_20261120_221015_a-very-long-name-of-a-photo.HEIC'),
  office: filePart(docx, office, 'Rechnung März.docx'),
  winmail: filePart(Buffer.from('789f3e220100069008000400', 'hex'), 'application/ms-tnef', 'winmail.dat'),
  archive: filePart(zipOf({ 'a.pdf': 'x' }), 'application/zip', 'tickets.zip'),
  locked: pdf(buildPdf([{ content: '' }], { trailer: encryption({ opens: true, password: 'x' }) }), 'locked.pdf'),
  damaged: pdf(Buffer.from('%PDF-1.4 broken, nothing more of it'), 'half.pdf'),
  empty: pdf(Buffer.alloc(0), 'empty.pdf'),
  encrypted: filePart('-----BEGIN PGP MESSAGE-----\n\nxyz\n', 'application/octet-stream', 'secret.asc'),
  film: filePart(boxed('mp42'), 'video/mp4', 'clip.mp4'),
} as const satisfies Readonly<Record<string, PartText>>;

/** A PDF of more than 10 MB. */
export const tooLarge = (): PartText =>
  pdf(Buffer.concat([fileAt('docs/example/ticket.pdf'), Buffer.alloc(11e6, '%x\n')]), 'large.pdf');

/** A message in a message, so many times. */
export function nested(depth: number): PartText {
  const inner = depth > 0 ? nested(depth - 1) : pdf(fileAt('docs/example/ticket.pdf'));
  const part = `--n${depth}\n${inner.head}\n\n${inner.body}\n--n${depth}--\n`;
  const head = `From: a@good.example\nSubject: ${depth}\nContent-Type: multipart/mixed; boundary=n${depth}`;
  return attachedMail(Buffer.from(`${head}\n\n${part}`, 'latin1'), `message-${depth}.eml`);
}
