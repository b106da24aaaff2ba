import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { PdfPart } from '#src/documents/inside/pdf/read-pdf.ts';
import type { Readers } from '#src/documents/readers.ts';

/**
 * Readers that open the same bytes once, for tests that convert a document several times over: what they gave before,
 * they give again. Whoever opened the readers closes them.
 */
export function rememberingReaders(readers: Readers): Readers {
  const known = new Map<string, unknown>();
  const once = <T>(operation: string, input: unknown, read: () => Promise<T>): Promise<T> => {
    const key = createHash('sha256')
      .update(serialize([operation, input]))
      .digest('hex');
    if (!known.has(key)) known.set(key, read());
    return known.get(key) as Promise<T>;
  };
  return {
    ...readers,
    async pdf(request, onPart, bounds) {
      const { parts, end } = await once('pdf', request, async () => {
        const parts: PdfPart[] = [];
        return { parts, end: await readers.pdf(request, (part) => void parts.push(part), bounds) };
      });
      for (const part of parts) onPart(part);
      return end;
    },
    image: (bytes, bounds) => once('image', bytes, () => readers.image(bytes, bounds)),
    mail: (bytes, bounds) => once('mail', bytes, () => readers.mail(bytes, bounds)),
    file: (file, bounds) => once('file', file, () => readers.file(file, bounds)),
    scan: (picture, depth, bounds) => once('scan', [picture, depth], () => readers.scan(picture, depth, bounds)),
    recognise: (picture, hints, bounds) =>
      once('recognise', [picture, hints], () => readers.recognise(picture, hints, bounds)),
    prove: (barcode, bounds) => once('prove', barcode, () => readers.prove(barcode, bounds)),
  };
}
