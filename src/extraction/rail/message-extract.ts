/** Text messages of Indian Railways in mails, on screens and in calendars of pages: a ticket for each place. */
import { type IrctcMessage, parseIrctcMessage } from '#src/barcodes/irctc/parse-message.ts';
import type { DocumentNode, Page } from '#src/documents/document.ts';
import { pagesOf } from '#src/documents/tree.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { Extractor } from '../extractor.ts';
import { readingsFrom } from '../readings-of-code.ts';

const name = 'rail-message';

/** Indian Railways' short messages: they have no code. */
export const railMessageExtractor: Extractor = {
  name,
  match: ({ documents }) =>
    documents.some((document) =>
      pagesOf(document).some((page) => page.lines.some(({ text }) => /\bPNR\b/i.test(text))),
    ),
  extract: ({ documents }) =>
    documents.flatMap((document) => pagesOf(document).flatMap((page) => draftsOf(document, page))),
};

function draftsOf(document: DocumentNode, page: Page): readonly Draft[] {
  const message = parseIrctcMessage(page.lines.map(({ text }) => text).join('\n'));
  if (!message?.from || !message.to) return [];
  const evidence = { document: document.id, page: page.number, extractor: name, text: `PNR ${message.pnr}` };
  const places = message.places.length > 0 ? message.places : [undefined];
  return places.map((place, at) => ({
    ...readingsFrom({
      kind: 'train',
      fields: {
        ...fieldsOf(message),
        passenger: [at === 0 ? message.passenger : undefined, 0.85],
        coach: [place?.coach, 0.93],
        seat: [place?.seat, 0.93],
      },
      extractor: name,
      evidence,
      confidence: 0.95,
    }),
    group: `${name}:${document.id}:${page.number}`,
  }));
}

function fieldsOf({ pnr, train, departure, from, to, travelClass, fare, places }: IrctcMessage) {
  return {
    bookingReference: [pnr, 0.97],
    number: [train, 0.97],
    start: [{ local: departure, zone: 'Asia/Kolkata' }, 0.95],
    from: [from, 0.85],
    fromCode: [from, 0.95],
    to: [to, 0.85],
    toCode: [to, 0.95],
    class: [travelClass, 0.9],
    // The fare of a message is that of all its passengers.
    price: [fare && places.length < 2 ? { amount: fare, currency: 'INR' } : undefined, 0.85],
    carrier: ['Indian Railways', 0.8],
  } as const;
}
