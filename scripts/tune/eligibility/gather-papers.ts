import { judgedSigns } from '#src/extraction/eligibility/judge.ts';
import { putScorer } from '#src/extraction/page-text/scoring/learned-scorer.ts';
import { readDrafts } from '#src/extraction/understand.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { noTickets } from '#test/written/no-tickets.ts';
import { noTicketsTwo } from '#test/written/outings-2.ts';
import { noTicketsThree } from '#test/written/outings-3.ts';
import { noTicketsFour } from '#test/written/outings-4.ts';
import { writtenLists } from '../fit/gather-examples.ts';
import type { OpenedCase } from '../open-corpus.ts';
import type { Example } from '../scorer/examples.ts';
import { issuerPart } from '../scorer/issuer-part.ts';
import { trainScorer } from '../scorer/train-scorer.ts';
import type { Paper } from './train-odds.ts';

/** Parts by issuer, each read with a scorer that was learned without it: what the scorer knows by heart says nothing of other papers. */
const parts = 3;

/** The papers of opened documents as the judge sees them. */
export function papersOf(
  corpora: readonly (readonly [string, readonly OpenedCase[]])[],
  examples: readonly Example[],
): readonly Paper[] {
  const partOf = issuerPart(parts);
  const papers = Array.from({ length: parts }, (_, part) => String(part)).flatMap((part) => {
    putScorer(trainScorer(examples.filter((example) => partOf(example) !== part)));
    const written = writtenPapers().filter((paper) => partOf(paper) === part);
    return [
      ...written.map(({ signs, ...paper }) => ({ ...paper, signs: signs() })),
      ...corpora.flatMap(([source, corpus]) =>
        corpus.flatMap(({ case: one, root }) => {
          const issuer = one.vendor;
          if (partOf({ issuer }) !== part) return [];
          const { input, drafts } = readDrafts(root, one.context.slice(0, 10));
          const isTicket = one.expect === 'tickets';
          return [{ id: one.id, source, issuer, isTicket, signs: judgedSigns(input, drafts) }];
        }),
      ),
    ];
  });
  return papers.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The papers that are written down for tests, each an issuer of its own. */
function writtenPapers() {
  const tickets = writtenLists
    .flat()
    .map(({ name, pages, tickets: told }) => ({ name, pages, isTicket: told.length > 0 }));
  const others = [...noTickets, ...noTicketsTwo, ...noTicketsThree, ...noTicketsFour].map(([name, page]) => ({
    name,
    pages: [page],
    isTicket: false,
  }));
  return [...tickets, ...others].map(({ name, pages, isTicket }) => ({
    id: name,
    source: 'written',
    issuer: name,
    isTicket,
    signs: () => {
      const { root } = inputOf(pages.map((text, at) => pageOf(text, { number: at + 1 })));
      const { input, drafts } = readDrafts(root, '2026-01-15');
      return judgedSigns(input, drafts);
    },
  }));
}
