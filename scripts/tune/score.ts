import { understand } from '#src/extraction/understand.ts';
import { designPass } from '#src/passes/design/design-pass.ts';
import type { Ticket } from '#src/tickets/ticket.ts';
import { type Claim, claimOf } from '../eval/claim.ts';
import { addCase, emptyTally, type Tally } from '../eval/tally.ts';
import type { OpenedCase } from './open-corpus.ts';

/** What reading a corpus is worth, and how long it took. */
export type Score = {
  /** Higher is better: fields found, tickets usable, minus what is wrong. About 0 to 2. */
  readonly value: number;
  readonly recall: number;
  readonly precision: number;
  readonly usable: number;
  readonly falseTickets: number;
  readonly tally: Tally;
  /** Of reading each document. */
  readonly milliseconds: readonly number[];
};

/** A wrong value costs as much as this many missing ones: right or silent. */
const wrongCost = 3;

/** Reads opened documents with the weights as they are now, and compares the passes that would be made. */
export function scoreCorpus(corpus: readonly OpenedCase[]): Score {
  const tally = emptyTally();
  const milliseconds: number[] = [];
  for (const { case: one, root } of corpus) {
    const begin = performance.now();
    const { tickets } = understand(root, one.context.slice(0, 10));
    milliseconds.push(performance.now() - begin);
    addCase(tally, one, claimsOf(tickets, one));
  }
  return { ...scoreOf(tally), milliseconds };
}

/** What the passes of tickets claim that were read from a document. */
export function claimsOf(tickets: readonly Ticket[], { context: now }: OpenedCase['case']): readonly Claim[] {
  return tickets.flatMap((ticket) => {
    const made = designPass(ticket, { ...context, now: `${now}Z` });
    // The designed pass is plain JSON, which is what a claim is read from.
    return 'refused' in made ? [] : [claimOf(JSON.parse(JSON.stringify(made.passJson)))];
  });
}

const context = {
  serialNumber: '00000000-0000-4000-8000-000000000000',
  serviceName: 'Passlift',
  contact: 'passlift.example',
  fileName: 'document',
  passTypeIdentifier: 'pass.example.tune',
  teamIdentifier: 'AAAAAAAAAA',
};

function scoreOf(tally: Tally): Omit<Score, 'milliseconds'> {
  const sum = { truth: 0, anywhere: 0, stated: 0, wrong: 0 };
  for (const count of tally.fields.values()) {
    sum.truth += count.truth;
    sum.anywhere += count.anywhere;
    sum.stated += count.stated;
    sum.wrong += count.wrong;
  }
  const recall = sum.anywhere / Math.max(1, sum.truth);
  const precision = sum.stated / Math.max(1, sum.stated + sum.wrong);
  const usable = tally.usable / Math.max(1, tally.tickets);
  const loss = (wrongCost * sum.wrong + tally.spurious) / Math.max(1, sum.truth);
  const value = recall + usable - loss - (5 * tally.falseTickets) / Math.max(1, tally.negatives);
  return { value, recall, precision, usable, falseTickets: tally.falseTickets, tally };
}
