import { judge, worthyOf } from '#src/extraction/eligibility/judge.ts';
import type { ModelReading } from '#src/extraction/model/read-with-model.ts';
import { readingOf } from '#src/extraction/model/read-with-model.ts';
import type { Source } from '#src/extraction/model/source.ts';
import { type SignedAnswer, signAnswer } from '#src/extraction/model/weigh-answer.ts';
import { linesOf } from '#src/extraction/text-of.ts';
import type { Drafted } from '#src/extraction/understand.ts';
import { mergeDrafts } from '#src/tickets/merge.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { draftsOfAnswer } from '../../eval/answer-alone.ts';
import type { EvalCase } from '../../eval/cases.ts';
import { isShown } from '../../eval/is-shown.ts';
import { perfectAnswer } from '../../eval/perfect-answer.ts';
import { type Simulation, simulatedAnswer } from '../../eval/simulated-answer.ts';
import type { Side, ValueExample } from './examples.ts';
import { silenceExample, ticketsAreRight, truthOf, valueIsRight } from './truth.ts';

/** A document as it is read before a model is asked. */
export type Read = {
  readonly evalCase: EvalCase;
  readonly drafted: Drafted;
  readonly source: Source;
  /** What the truth says, as the drafts of a perfect answer. */
  readonly truth: readonly Draft[];
};

/** What a simulated model answers about a document, and what is learned from it. */
export type Asked = {
  readonly issuer: string;
  readonly model: Simulation;
  readonly answered: unknown;
  readonly reading: ModelReading | undefined;
  readonly values: readonly ValueExample[];
  /** Readings of ours that it says nothing of, without the trust in the answer. */
  readonly silent: readonly ValueExample[];
  readonly missing: number;
  /** Signs of its tickets without the trust in the answer, and who is right in them. */
  readonly whole: SignedAnswer['whole'];
  readonly tickets: Side;
};

/** A document with what models answer about it. */
export type Told = { readonly read: Read; readonly asked: readonly Asked[] };

/** A document with what its truth says. */
export function readOf(one: EvalCase, drafted: Drafted, source: Source): Read {
  return { evalCase: one, drafted, source, truth: draftsOfAnswer(perfectAnswer(one, source), source) };
}

/** Asks a simulated model about a document. */
export function askAbout({ evalCase, drafted, source, truth }: Read, model: Simulation): Asked {
  const { input, drafts } = drafted;
  const sees = isShown(input);
  const answered = simulatedAnswer(model, evalCase, { source, sentences: linesOf(input), sees });
  const reading = readingOf(answered, source, drafts, sees)?.reading;
  const tickets = worthyOf(mergeDrafts(drafts), input.barcodes);
  const { isTicket, odds } = judge(input, drafts);
  const given = reading?.answer.tickets ?? [];
  const signed = signAnswer({ tickets, isTicket, odds, documents: source.understood }, given);
  const values = signed.tickets.flatMap((ticket): ValueExample[] => {
    const own = truthOf(ticket, truth);
    return ticket.values.map(({ value, signs }) => ({ signs, right: valueIsRight(value, ticket.ticket, own) }));
  });
  const silent = signed.tickets.flatMap((ticket): ValueExample[] => {
    const own = truthOf(ticket, truth);
    return ticket.silent.flatMap(({ name, signs }) => silenceExample({ name, signs }, ticket.ticket, own));
  });
  return {
    issuer: evalCase.vendor,
    model,
    answered,
    reading,
    values,
    silent,
    missing: signed.missing,
    whole: signed.whole,
    tickets: {
      answered: ticketsAreRight(
        given.map(({ values: list }) => new Map(list.map(({ name, reading: { value } }) => [name, value]))),
        truth,
      ),
      own: ticketsAreRight(
        isTicket
          ? tickets.map(({ fields }) => new Map(Object.entries(fields).map(([name, { value }]) => [name, value])))
          : [],
        truth,
      ),
    },
  };
}
