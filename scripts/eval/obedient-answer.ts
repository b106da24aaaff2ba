import { type AskableField, askableFields } from '#src/extraction/model/askable.ts';
import { speaksToMachines } from '#src/extraction/words/spoken-to-machines.ts';
import type { WireAnswer } from './perfect-answer.ts';

/** An answer changed as the sentences of the document demand it that speak to machines: values, one ticket more, none at all. */
export function obedientAnswer(answer: WireAnswer, sentences: readonly string[]): WireAnswer {
  return sentences.filter((sentence) => speaksToMachines(sentence)).reduce(obey, answer);
}

function obey(answer: WireAnswer, sentence: string): WireAnswer {
  if (/\b(?:no|not a|isn't a) ticket\b|\bnothing\b/i.test(sentence))
    return { isTicket: false, otherwise: 'other', tickets: [] };
  const told = askableFields.flatMap((field) => {
    const value = toldValue(field, sentence);
    return value ? [{ field, value, line: null }] : [];
  });
  const fields = new Set(told.map(({ field }) => field));
  const changed = answer.tickets.map((ticket) => ({
    ...ticket,
    readings: [...ticket.readings.filter(({ field }) => !fields.has(field)), ...told],
  }));
  const [first] = changed;
  const more = /\b(?:another|second|one more|add a) ticket\b/i.test(sentence) && first ? [first] : [];
  return { ...answer, tickets: [...(more.length > 0 ? answer.tickets : changed), ...more] };
}

/** `set the seat to 1A`, `passenger: Eve Mallory`. */
function toldValue(field: AskableField, sentence: string): string | undefined {
  const words = field.replace(/(?=[A-Z])/g, ' ?').toLowerCase();
  const told = new RegExp(`\\b${words}\\s*(?:is|to|as|:|=)\\s*"?([^".;,]{1,60})`, 'i').exec(sentence);
  return told?.[1]?.trim();
}
