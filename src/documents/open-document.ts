import { refusedBecause } from '#src/fence/refused.ts';
import { type Problem, problem } from '#src/problems.ts';
import type { DocumentNode } from './document.ts';
import { foundCodes } from './opening/found-codes.ts';
import { openImage } from './opening/open-image.ts';
import { openPdf } from './opening/open-pdf-document.ts';
import type { RawPart } from './shared/mail/raw-part.ts';
import { isSpeck, type SniffedType, sniffType } from './shared/sniff-type.ts';
import { type DocumentFile, reasonOf, unreadDocument } from './unread.ts';
import { unsupported } from './unsupported.ts';
import type { OpenContext, OpenedFile, OpenedFiles, Walk } from './walk.ts';

/** A tree, if there is one, and everything that went wrong on the way; one broken part never spoils the rest. */
export type OpenedDocument = {
  readonly root?: DocumentNode;
  readonly problems: readonly Problem[];
  /** The PDFs and pictures of the tree in their order, by the id of the document that each is, for who draws their pages. */
  readonly files: OpenedFiles;
};

/** Opens any file into a tree of messages, pages, pictures and texts, with the codes found in them. */
export async function openDocument(file: DocumentFile, context: OpenContext): Promise<OpenedDocument> {
  const end = performance.now() + context.limits.time.all;
  const { signal } = context;
  const walk: Walk = {
    ...context,
    bounds: () => ({ within: Math.max(0, end - performance.now()), ...(signal ? { signal } : {}) }),
    problems: [],
    ...(file.password === undefined ? {} : { password: file.password }),
    left: context.limits.tree.parts,
    recognition: { left: context.limits.recognition.pages },
    files: new Map(),
    bytesLeft: context.limits.bytes.other,
  };
  const root = await openFile(file, '0', 0, walk);
  const { problems, files } = walk;
  return root && root.type !== 'unread' ? { root, problems, files } : { problems, files: new Map() };
}

/** Opens a file or part; one that cannot be read becomes an `unread` document and a problem. */
async function openFile(
  file: DocumentFile & { readonly inline?: boolean; readonly contentId?: string },
  id: string,
  depth: number,
  walk: Walk,
): Promise<DocumentNode> {
  const sniffed = sniffType(file.bytes);
  const refused = refuse(file, sniffed, id, depth, walk);
  if (refused) {
    // What else is attached to a ticket is nobody's problem.
    if (depth === 0 || refused.code !== 'document.unsupported') walk.problems.push(refused);
    return unreadDocument(file, id, mediaTypeOf(sniffed), reasonOf(refused.code));
  }
  walk.left -= 1;
  const named = file.name === undefined ? {} : { name: file.name };
  if (sniffed.is === 'pdf') {
    const opened = await openPdf(file.bytes, id, walk);
    if (!opened) return withLastReason(file, id, 'application/pdf', walk);
    keep(file, id, depth, walk);
    const { files, ...pdf } = opened;
    const inner = files.map(({ name, bytes }): RawPart => ({ type: 'file', name, bytes, inline: false }));
    return { ...pdf, ...named, parts: await openParts(inner, id, depth, walk) };
  }
  if (sniffed.is === 'png' || sniffed.is === 'jpeg') {
    const image = await openImage(file, id, walk);
    if (!image) return withLastReason(file, id, mediaTypeOf(sniffed), walk);
    keep(file, id, depth, walk);
    return { ...image, ...named, ...(file.contentId === undefined ? {} : { contentId: file.contentId }) };
  }
  const part = await readParts(file, sniffed, id, walk);
  if (!part) return withLastReason(file, id, mediaTypeOf(sniffed), walk);
  return openPart({ ...part, ...named }, id, depth, walk);
}

function keep({ bytes, inline }: OpenedFile, id: string, depth: number, walk: Walk): void {
  if (depth > 0) {
    if (bytes.length > walk.bytesLeft) return;
    walk.bytesLeft -= bytes.length;
  }
  walk.files.set(id, { bytes, ...(inline ? { inline } : {}) });
}

/** Reads a mail, pass, calendar or text into raw parts. */
async function readParts(
  file: DocumentFile,
  sniffed: SniffedType,
  id: string,
  walk: Walk,
): Promise<RawPart | undefined> {
  const { readers, bounds } = walk;
  const where = { document: id };
  if (sniffed.is === 'mail') {
    walk.report?.({ is: 'mail' });
    const mail = await readers.mail(file.bytes, bounds());
    if (mail && !('failed' in mail)) return mail;
    walk.problems.push(mail ? refusedBecause(mail, 'the e-mail', where) : problem('document.unreadable', {}, where));
    return undefined;
  }
  const mediaType = sniffed.is === 'text' ? sniffed.mediaType : 'application/zip';
  const parts = await readers.file({ bytes: file.bytes, mediaType }, bounds());
  if ('failed' in parts) walk.problems.push(refusedBecause(parts, 'the file', where));
  else if (parts.length > 0 && parts.every((part) => part.type !== 'unread'))
    return parts.length === 1 ? parts[0] : { type: 'mail', parts };
  else walk.problems.push(problem('document.unreadable', {}, where));
  return undefined;
}

/** A raw part as a document, its files opened by their own readers. */
async function openPart(part: RawPart, id: string, depth: number, walk: Walk): Promise<DocumentNode> {
  if (part.type === 'file') return openFile(part, id, depth, walk);
  const named = 'name' in part && part.name !== undefined ? { name: part.name } : {};
  switch (part.type) {
    case 'mail': {
      return { ...part, id, ...named, parts: await openParts(part.parts, id, depth, walk) };
    }
    case 'text':
      return { ...part, id, parts: [] };
    case 'calendar':
      return { type: 'calendar', id, ...named, events: part.events, parts: [] };
    case 'pass':
      return {
        type: 'pass',
        id,
        ...named,
        pass: part.pass,
        barcodes: foundCodes(part.barcodes, id, { origin: 'stated' }),
        parts: [],
      };
    case 'unread':
      return { type: 'unread', id, ...named, mediaType: part.mediaType, reason: part.reason, parts: [] };
  }
}

/** The parts of a document that become documents, with their ids; specks are none. */
function numbered(parts: readonly RawPart[], id: string): readonly { readonly part: RawPart; readonly id: string }[] {
  return parts
    .filter((part) => part.type !== 'file' || !isSpeck(part.bytes))
    .map((part, at) => ({ part, id: `${id}.${at + 1}` }));
}

async function openParts(
  parts: readonly RawPart[],
  id: string,
  depth: number,
  walk: Walk,
): Promise<readonly DocumentNode[]> {
  const documents: DocumentNode[] = [];
  for (const { part, id: own } of numbered(parts, id)) documents.push(await openPart(part, own, depth + 1, walk));
  return documents;
}

/** What stands against opening a file at all. */
function refuse(
  { bytes }: DocumentFile,
  sniffed: SniffedType,
  id: string,
  depth: number,
  walk: Walk,
): Problem | undefined {
  const where = { document: id };
  const { bytes: most, tree } = walk.limits;
  if (sniffed.is === 'empty') return problem('document.empty', {}, where);
  const limit = sniffed.is === 'pdf' ? most.pdf : most.other;
  if (bytes.length > limit)
    return problem('document.too-large', { limit: `${Math.round(limit / 1024 / 1024)} MB` }, where);
  if (sniffed.is === 'other') return unsupported(sniffed.what, where);
  if (depth > tree.depth || walk.left <= 0) return problem('document.too-deep', {}, where);
  return undefined;
}

/** A document that a reader gave nothing of, with what was said of it last. */
function withLastReason(file: DocumentFile, id: string, mediaType: string, { problems }: Walk): DocumentNode {
  const last = problems.at(-1);
  const stopped = last?.code === 'document.too-slow' || last?.code === 'document.too-complex';
  return { ...unreadDocument(file, id, mediaType, reasonOf(last?.code)), ...(stopped ? { partly: true } : {}) };
}

function mediaTypeOf(sniffed: SniffedType): string {
  if ('mediaType' in sniffed) return sniffed.mediaType;
  const types = {
    pdf: 'application/pdf',
    png: 'image/png',
    jpeg: 'image/jpeg',
    mail: 'message/rfc822',
    archive: 'application/zip',
  };
  return sniffed.is in types ? types[sniffed.is as keyof typeof types] : 'application/octet-stream';
}
