/** Reads what a model answered: the form is asked for in `question.ts`, and not relied on here. */
import { z } from 'zod';
import { type answerSchema, kinds, papers, readingSchema } from './question.ts';

/** Ids of the lines that a reading says it is printed in, at most six. */
export function citedLines({ line }: AnswerReading): readonly string[] {
  return (line?.slice(0, 100).match(/\bL\d{1,5}\b/g) ?? []).slice(0, 6);
}

/** A checked answer. */
export type Answer = z.infer<typeof answerSchema>;
/** One ticket of an answer; nothing in it is believed before it was found in the document. */
export type AnswerTicket = Answer['tickets'][number];
/** A value, the field it is for, and the line that is said to hold it. */
export type AnswerReading = AnswerTicket['readings'][number];

/** Limits on an answer (security: LLM-2): characters as JSON, levels of nesting, tickets, readings of each, signs of a value. */
export const answerLimits = { characters: 1_000_000, depth: 10, tickets: 60, readings: 120, value: 300 } as const;

/**
 * Reads what came back. Unknown keys are dropped, and so is every reading that is none; undefined when it is no answer
 * at all, is too long or too deep. `dropped` counts the readings that were left out.
 */
export function readAnswer(value: unknown): { readonly answer: Answer; readonly dropped: number } | undefined {
  if (!isShallow(value, answerLimits.depth) || lengthOf(value) > answerLimits.characters) return undefined;
  const head = looseAnswer.safeParse(value);
  if (!head.success) return undefined;
  let dropped = 0;
  const tickets = head.data.tickets.slice(0, answerLimits.tickets).flatMap((one) => {
    const ticket = looseTicket.safeParse(one);
    if (!ticket.success) {
      dropped += 1;
      return [];
    }
    const readings = ticket.data.readings.slice(0, answerLimits.readings).flatMap((entry) => {
      const reading = readingSchema.safeParse(entry);
      return reading.success && reading.data.value.length <= answerLimits.value ? [reading.data] : [];
    });
    dropped += ticket.data.readings.length - readings.length;
    return [{ ...ticket.data, readings }];
  });
  return { answer: { ...head.data, tickets }, dropped };
}

const looseAnswer = z.object({
  isTicket: z.boolean(),
  otherwise: z.enum(papers).nullable().catch(null),
  tickets: z.array(z.unknown()),
});
const looseTicket = z.object({
  kind: z.enum(kinds),
  code: z.string().nullable().catch(null),
  readings: z.array(z.unknown()),
});

function lengthOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}

/** Whether a JSON value is nested no deeper than a number of levels; stops looking there. */
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}
