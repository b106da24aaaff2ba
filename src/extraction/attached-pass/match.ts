import type { ExtractionInput } from '../extractor.ts';

/** Whether a Wallet pass is attached. */
export function match({ documents }: ExtractionInput): boolean {
  return documents.some((document) => document.type === 'pass');
}
