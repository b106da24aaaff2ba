import { writeFile } from 'node:fs/promises';
import { learnedScorer } from '#src/extraction/page-text/scoring/learned-scorer.ts';
import { lookThrice } from '#src/extraction/page-text/scoring/look-thrice.ts';
import { putTeller, type Teller } from '#src/extraction/page-text/scoring/scorer.ts';
import { understand } from '#src/extraction/understand.ts';
import { addCase, emptyTally, type Tally } from '../../eval/tally.ts';
import { addTally } from '../cross/add-tally.ts';
import { crossTable } from '../cross/cross-table.ts';
import { missLines } from '../cross/miss-lines.ts';
import { claimsOf } from '../score.ts';
import { openPresent } from '../scorer/gather-examples.ts';
import { targetsOf } from '../scorer/known-targets.ts';
import { type Truth, truthOfTickets } from '../scorer/truth.ts';

/** How likely an oracle holds what is and what is not. */
const sure = { is: 0.9995, isNot: 0.0005 } as const;

/**
 * Reads the documents whose truth is whole twice, by the learned scorer and by an oracle that is told the truth of every span: what is missed with the
 * oracle is lost before spans are scored or after, by candidates, decoder and passes.
 */
export async function judgeOracle({ cache, misses }: { readonly cache: string; readonly misses?: string | undefined }) {
  const corpora = (await openPresent(cache)).filter(({ whole }) => whole);
  const told = new Map<string, Tally>();
  for (const how of ['scorer', 'oracle'] as const)
    for (const { corpus } of corpora)
      for (const { case: one, root } of corpus) {
        if (how === 'oracle' && one.expect !== 'no_ticket') putTeller(oracleOf(truthOfTickets(one.tickets, true)));
        const { tickets } = understand(root, one.context.slice(0, 10));
        putTeller(() => undefined);
        const tally = emptyTally();
        addCase(tally, one, claimsOf(tickets, one), undefined, tickets);
        told.set(how, addTally(told.get(how), tally));
      }
  console.log(crossTable(told));
  if (misses) await writeFile(misses, missLines(told));
}

/** Tells what the truth says of spans; of what it leaves open what the scorer says. */
function oracleOf(truth: Truth): Teller {
  return ({ understood, spans, features, hints }) => {
    const names = features.map((one) => one.names());
    const rows = features.map((one) => one.rows);
    const scored = lookThrice(learnedScorer()!, { spans, rows, hints });
    return targetsOf(spans, names, understood, truth).map((answers, at) =>
      Float32Array.from(answers, (answer, target) => [sure.isNot, sure.is, scored[at]![target]!][answer]!),
    );
  };
}
