/** Orders of China Railway in mails and on screens: a ticket for each numbered line. */
import type { DocumentNode, Page } from '#src/documents/document.ts';
import { pagesOf } from '#src/documents/tree.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { Extractor } from '../extractor.ts';
import { readingsFrom } from '../readings-of-code.ts';
import { parseChinaRailwayOrder } from './china-railway-lines.ts';

const name = 'rail-order-lines';

/** "G19次列车". */
const trainNumber = /\d次/;

/** China Railway's orders: they have no code. */
export const chinaRailwayExtractor: Extractor = {
  name,
  match: ({ documents }) =>
    documents.some((document) =>
      pagesOf(document).some((page) => page.lines.some(({ text }) => trainNumber.test(text))),
    ),
  extract: ({ documents }) =>
    documents.flatMap((document) => pagesOf(document).flatMap((page) => draftsOf(document, page))),
};

function draftsOf(document: DocumentNode, page: Page): readonly Draft[] {
  const found = parseChinaRailwayOrder(page.lines.map(({ text }) => text).join(''));
  return (found?.tickets ?? []).map((ticket) => ({
    ...readingsFrom({
      kind: 'train',
      fields: {
        bookingReference: [found!.order, 0.95],
        passenger: [ticket.passenger, 0.95],
        number: [ticket.train, 0.97],
        start: [ticket.departure ? { local: ticket.departure, zone: 'Asia/Shanghai' } : undefined, 0.97],
        from: [ticket.from, 0.95],
        to: [ticket.to, 0.95],
        coach: [ticket.coach, 0.95],
        seat: [ticket.seat, 0.95],
        class: [ticket.travelClass, 0.93],
        product: [ticket.product, 0.85],
        gate: [ticket.gate, 0.93],
        price: [ticket.fare ? { amount: ticket.fare, currency: 'CNY' } : undefined, 0.93],
        carrier: ['中国铁路', 0.8],
      },
      extractor: name,
      evidence: { document: document.id, page: page.number, extractor: name, text: `${ticket.train}次列车` },
      confidence: 0.95,
    }),
    group: `${name}:${document.id}:${page.number}`,
  }));
}
