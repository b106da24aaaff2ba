import type { FastifyRequest } from 'fastify';
import type { FormPart } from '#src/api/route.ts';
import { HttpRefusal } from './errors.ts';

/** Bounds of a form, apart from its file. */
const limits = { fields: 10, fieldSize: 100_000, fieldNameSize: 200, files: 2, parts: 14, headerPairs: 50 };

/**
 * The parts of a form in their order. Whatever the reader leaves unread is thrown away as it comes, so that the client
 * can read the answer; `watch-upload.ts` bounds how long that goes on.
 */
export async function* readForm(request: FastifyRequest, fileSize: number): AsyncGenerator<FormPart> {
  if (!request.isMultipart()) throw new HttpRefusal(415, 'Please send the file as multipart/form-data.');
  checkBoundary(request.headers['content-type'] ?? '');
  try {
    for await (const part of asSent(request.parts({ limits: { ...limits, fileSize } }))) {
      if (part.type === 'file') {
        // Left early, the stream must not be destroyed: the parser would wait for it for ever.
        const chunks = part.file.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
        yield { type: 'file', name: part.fieldname, fileName: part.filename ?? '', chunks: asSent(chunks) };
        part.file.resume();
      } else {
        if (part.valueTruncated) throw new HttpRefusal(413, `The field "${part.fieldname.slice(0, 50)}" is too long.`);
        yield { type: 'field', name: part.fieldname, value: String(part.value) };
      }
    }
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** What a form gives, its faults as refusals: only here is it known that an error is one of what was sent. */
async function* asSent<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await items.next().catch((error: Error & { readonly code?: string }) => {
        throw error.code?.startsWith('FST_') ? error : new HttpRefusal(400, 'The form is malformed or was cut off.');
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await items.return?.();
  }
}

/** RFC 2046, 5.1.1: a boundary has at most 70 characters. */
function checkBoundary(contentType: string): void {
  const boundary = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType);
  const length = (boundary?.[1] ?? boundary?.[2] ?? '').length;
  if (length === 0 || length > 70) throw new HttpRefusal(400, 'The form has no valid boundary.');
}
