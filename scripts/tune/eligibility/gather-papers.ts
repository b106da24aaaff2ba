import { judgedSigns } from '#src/extraction/eligibility/judge.ts';
import { seenValues } from '#src/extraction/page-text/page-text.ts';
import { putScorer } from '#src/extraction/page-text/scoring/learned-scorer.ts';
import type { Scorer } from '#src/extraction/page-text/scoring/look-thrice.ts';
import { type Drafted, readDrafts } from '#src/extraction/understand.ts';
import { hashName } from '#src/extraction/words/hash-name.ts';
import { daysBetween } from '#src/tickets/time.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { noTickets } from '#test/written/no-tickets.ts';
import { noTicketsTwo } from '#test/written/outings-2.ts';
import { noTicketsThree } from '#test/written/outings-3.ts';
import { noTicketsFour } from '#test/written/outings-4.ts';
import { writtenLists } from '../fit/gather-examples.ts';
import type { OpenedCase } from '../open-corpus.ts';
import { leftOutPart, ofPart } from '../scorer/left-out.ts';
import type { Paper } from './train-odds.ts';

/** The papers of opened documents and written ones of a part as the judge sees them with a scorer. */
export function papersOf(
  corpora: readonly (readonly [string, readonly OpenedCase[]])[],
  part: string,
  scorer: Scorer,
): readonly Paper[] {
  putScorer(scorer);
  const written = writtenPapers().filter((paper) => leftOutPart(paper) === part);
  return [
    ...written.map(({ drafted, ...paper }) => ({ ...paper, ...signsOf(drafted(), paper.id) })),
    ...corpora.flatMap(([source, corpus]) =>
      ofPart(corpus, part).map(({ case: one, root }) => {
        const drafted = readDrafts(root, one.context.slice(0, 10));
        const isTicket = one.expect === 'tickets';
        return { id: one.id, source, issuer: one.vendor, isTicket, ...signsOf(drafted, one.id) };
      }),
    ),
  ];
}

/** What is so about a paper, and what would be if it were uploaded one to 400 days after the last day that it tells. */
function signsOf({ input, drafts }: Drafted, id: string): Pick<Paper, 'signs' | 'lateSigns'> {
  const last = seenValues(input).days.at(-1) ?? input.contextDay;
  const ahead = Math.max(0, daysBetween(input.contextDay, last));
  const later = ahead + 1 + ((hashName(id) >>> 0) % 400);
  return { signs: judgedSigns(input, drafts), lateSigns: judgedSigns(input, drafts, later) };
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
    drafted: () => {
      const { root } = inputOf(pages.map((text, at) => pageOf(text, { number: at + 1 })));
      return readDrafts(root, '2026-01-15');
    },
  }));
}
