import { type BeliefWeights, putBelief } from '#src/extraction/model/belief.ts';
import { decide } from '#src/extraction/understand.ts';
import { draftsOfAnswer } from '../../eval/answer-alone.ts';
import { markdown } from '../../eval/markdown.ts';
import { type Simulation, simulations } from '../../eval/simulated-answer.ts';
import type { FieldCount, Tally } from '../../eval/tally.ts';
import { addCase, emptyTally } from '../../eval/tally.ts';
import { claimsOf } from '../../eval/variants.ts';
import type { Told } from './answers.ts';
import { countLies, type Lies, noLies, sayLies } from './surviving-lies.ts';

/** Documents with the formula that was learned without their issuers. */
type Part = { readonly told: readonly Told[]; readonly weights: BeliefWeights };

/** What passes tell with each model, alone and beside our own readers: the table that decision 7 asks for. */
export function judgeAnswers(parts: readonly Part[]): string {
  const own = emptyTally();
  const tallies = new Map(
    simulations.map((model) => [model, { alone: emptyTally(), fused: emptyTally(), lies: noLies() }]),
  );
  for (const { told, weights } of parts) {
    putBelief(weights);
    for (const document of told) judgeDocument(document, own, tallies);
  }
  const rows = [...tallies].map(([model, { alone, fused }]) => [model, ...summed(alone), ...summed(fused)]);
  const head = [
    'model',
    'alone',
    'precision',
    'false',
    'with ours',
    'precision',
    'wrong',
    'marked',
    'count',
    'spurious',
    'false',
  ];
  const lies = [...tallies].map(([model, found]) => `${model}: ${sayLies(found.lies)}`).join('\n');
  return `embedded: ${summed(own).join(' | ')}\n${markdown([head, ...rows])}\n${lies}`;
}

type Sums = { readonly alone: Tally; readonly fused: Tally; readonly lies: Lies };

function judgeDocument({ read, asked }: Told, own: Tally, tallies: ReadonlyMap<Simulation, Sums>): void {
  const { evalCase, drafted, source, truth } = read;
  const today = evalCase.context.slice(0, 10);
  addCase(own, evalCase, claimsOf(decide(drafted, today), evalCase));
  for (const { model, answered, reading } of asked) {
    const { alone, fused, lies } = tallies.get(model)!;
    addCase(
      alone,
      evalCase,
      claimsOf(decide({ input: drafted.input, drafts: draftsOfAnswer(answered, source) }, today), evalCase),
    );
    const decided = decide(drafted, today, reading);
    addCase(fused, evalCase, claimsOf(decided, evalCase));
    if (reading) countLies(lies, { tickets: decided.tickets, answered: reading.answer.tickets, truth });
  }
}

function summed(tally: Tally): string[] {
  const sum = (key: keyof FieldCount) => [...tally.fields.values()].reduce((total, count) => total + count[key], 0);
  const [told, wrong] = [sum('labelled'), sum('wrong')];
  const unmarked = tally.unmarkedRight + tally.unmarkedWrong;
  return [
    percent(told, sum('truth')),
    percent(told, told + wrong),
    String(wrong),
    `${unmarked} unmarked, ${percent(tally.unmarkedRight, unmarked)}`,
    percent(tally.countRight, tally.cases),
    String(tally.spurious),
    `${tally.falseTickets} of ${tally.negatives}`,
  ];
}

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(2);
