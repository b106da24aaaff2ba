import type { DocumentNode } from '#src/documents/document.ts';
import { worthyOf } from '#src/extraction/eligibility/judge.ts';
import { linesOf } from '#src/extraction/eligibility/text-of.ts';
import { groundAnswer } from '#src/extraction/model/ground.ts';
import { type Grounded, groundOf } from '#src/extraction/model/grounded.ts';
import { pairTickets } from '#src/extraction/model/pair-tickets.ts';
import { readAnswer } from '#src/extraction/model/schema.ts';
import { type Signs, signsOfAnswer, signsOfValue } from '#src/extraction/model/signs.ts';
import { sourceOf } from '#src/extraction/model/source.ts';
import { readDrafts } from '#src/extraction/understand.ts';
import { sameValue } from '#src/tickets/choose.ts';
import { mergeDrafts } from '#src/tickets/merge.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { draftsOfAnswer } from '../eval/answer-alone.ts';
import type { EvalCase } from '../eval/cases.ts';
import { perfectAnswer } from '../eval/perfect-answer.ts';
import { type Simulation, simulatedAnswer } from '../eval/simulated-answer.ts';

/** One value that a simulated model gave: what can be checked of it, and whether it is true. */
export type BeliefExample = { readonly signs: Signs; readonly right: boolean };

/** Every value that simulated models give of a document and that the document bears out. */
export function beliefExamples(
  root: DocumentNode,
  one: EvalCase,
  models: readonly Simulation[],
): readonly BeliefExample[] {
  const { input, drafts } = readDrafts(root, one.context.slice(0, 10));
  const source = sourceOf(input);
  const ground = groundOf(source, drafts);
  const embedded = worthyOf(mergeDrafts(drafts), input.barcodes);
  const truth = draftsOfAnswer(perfectAnswer(one, source), source);
  return models.flatMap((model) => {
    const read = readAnswer(simulatedAnswer(model, one, { source, sentences: linesOf(input) }));
    if (!read) return [];
    const { pairs, unpaired } = pairTickets(embedded, groundAnswer(read.answer, ground).tickets);
    const signs = signsOfAnswer(pairs, unpaired);
    const all = [...pairs, ...unpaired.map((said) => ({ said, ticket: undefined }))];
    return all.flatMap(({ said, ticket }) => {
      const known = { fields: ticket?.fields ?? {}, kind: ticket?.kind.value ?? said.kind };
      const others = embedded.filter((other) => other !== ticket);
      const own = truthOf(said.values, truth);
      return said.values.map((value) => ({
        signs: { ...signs, ...signsOfValue(value, known, ticket ? others : []) },
        right: own !== undefined && isTrue(value, own),
      }));
    });
  });
}

/** The ticket of the truth that most of the values are of. */
function truthOf(values: readonly Grounded[], truth: readonly Draft[]): Draft | undefined {
  const agreeing = (draft: Draft) => values.filter((value) => isTrue(value, draft)).length;
  return truth.toSorted((a, b) => agreeing(b) - agreeing(a))[0];
}

function isTrue({ name, reading }: Grounded, { fields }: Draft): boolean {
  return (fields[name] ?? []).some(({ value }) => sameValue(name, value, reading.value));
}
