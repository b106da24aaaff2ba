import { worthyOf } from '#src/extraction/eligibility/judge.ts';
import { linesOf } from '#src/extraction/eligibility/text-of.ts';
import { groundAnswer } from '#src/extraction/model/ground.ts';
import { type Grounded, groundOf } from '#src/extraction/model/grounded.ts';
import { pairTickets } from '#src/extraction/model/pair-tickets.ts';
import { readAnswer } from '#src/extraction/model/schema.ts';
import { indexAnswer, type Signs, signsOfAnswer, signsOfValue } from '#src/extraction/model/signs.ts';
import type { Source } from '#src/extraction/model/source.ts';
import type { Drafted } from '#src/extraction/understand.ts';
import { sameValue } from '#src/tickets/choose.ts';
import { mergeDrafts } from '#src/tickets/merge.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { draftsOfAnswer } from '../../eval/answer-alone.ts';
import type { EvalCase } from '../../eval/cases.ts';
import { perfectAnswer } from '../../eval/perfect-answer.ts';
import { type Simulation, simulatedAnswer } from '../../eval/simulated-answer.ts';

/** One value that a simulated model gave: what can be checked of it, and whether it is true. */
export type BeliefExample = {
  readonly issuer: string;
  readonly model: Simulation;
  readonly signs: Signs;
  readonly right: boolean;
};

/** A document as it is read before a model is asked. */
export type Read = Pick<Drafted, 'input' | 'drafts'> & { readonly source: Source };

/** Every value that simulated models give of a document and that the document bears out. */
export function beliefExamples(
  { input, drafts, source }: Read,
  one: EvalCase,
  models: readonly Simulation[],
): readonly BeliefExample[] {
  const ground = groundOf(source, drafts);
  const embedded = worthyOf(mergeDrafts(drafts), input.barcodes);
  const truth = draftsOfAnswer(perfectAnswer(one, source), source);
  return models
    .flatMap((model) => {
      const read = readAnswer(simulatedAnswer(model, one, { source, sentences: linesOf(input) }));
      if (!read) return [];
      const said = groundAnswer(read.answer, ground).tickets;
      const { pairs, unpaired } = pairTickets(embedded, said);
      const index = indexAnswer(said);
      const answer = signsOfAnswer({ pairs, unpaired }, index);
      return said.flatMap((one) => {
        const ticket = pairs.find((pair) => pair.said === one)?.ticket;
        const others = embedded.filter((other) => other !== ticket);
        const own = truthOf(one.values, truth);
        return one.values.map((value) => ({
          issuer: '',
          model,
          signs: [...answer, ...signsOfValue(value, { said: one, ticket, others, index })],
          right: own !== undefined && isTrue(value, own),
        }));
      });
    })
    .map((example) => ({ ...example, issuer: one.vendor }));
}

/** The ticket of the truth that most of the values are of. */
function truthOf(values: readonly Grounded[], truth: readonly Draft[]): Draft | undefined {
  const agreeing = (draft: Draft) => values.filter((value) => isTrue(value, draft)).length;
  return truth.toSorted((a, b) => agreeing(b) - agreeing(a))[0];
}

function isTrue({ name, reading }: Grounded, { fields }: Draft): boolean {
  return (fields[name] ?? []).some(({ value }) => sameValue(name, value, reading.value));
}
