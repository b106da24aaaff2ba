import type { ModelAnswer, ModelFailure, ModelUsage } from '#src/extraction/model/model.ts';

/** What models were asked since the process began. Numbers only. */
export type ModelTotals = {
  readonly questions: Readonly<Partial<Record<ModelFailure | 'answered', number>>>;
  readonly usage: ModelUsage;
  readonly milliseconds: number;
};

/** Counts questions and what they cost. */
export type Meter = { note(answer: ModelAnswer): void; totals(): ModelTotals };

/** Opens one that stands at nothing. */
export function openMeter(): Meter {
  let totals: ModelTotals = { questions: {}, usage: { inputTokens: 0, outputTokens: 0 }, milliseconds: 0 };
  return {
    note(answer) {
      const outcome = 'failure' in answer ? answer.failure : 'answered';
      totals = {
        questions: { ...totals.questions, [outcome]: (totals.questions[outcome] ?? 0) + 1 },
        usage: addUsage(totals.usage, answer.usage),
        milliseconds: totals.milliseconds + answer.milliseconds,
      };
    },
    totals: () => totals,
  };
}

/** The tokens of both. */
export function addUsage(one: ModelUsage, other: ModelUsage): ModelUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
