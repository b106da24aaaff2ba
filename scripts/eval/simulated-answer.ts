/** Answers of models that need no provider: the same for a case on every machine, with faults that are told here. */
import { type AskableField, askable } from '#src/extraction/model/askable.ts';
import { indexText } from '#src/extraction/model/find-text.ts';
import type { Source } from '#src/extraction/model/source.ts';
import { createRandom, type Random } from '#test/generator/random.ts';
import type { EvalCase } from './cases.ts';
import { cite } from './cite.ts';
import { madeUp, slip, strayValue } from './lies.ts';
import { nonsenseAnswer } from './nonsense-answer.ts';
import { obedientAnswer } from './obedient-answer.ts';
import { perfectAnswer, type WireAnswer, type WireReading, type WireTicket } from './perfect-answer.ts';

/**
 * LIST: the simulated models. `perfect` says and cites what the truth says; `good` and `small` have the faults below;
 * `nonsense` lies everywhere, in counts, kinds and lines, too; `sly` lies in every fourth value and cites where its lie
 * stands; `turned` gives one journey in eight the wrong way round, whole; `obedient` is perfect until a sentence of the
 * document tells it otherwise.
 */
export const simulations = ['perfect', 'good', 'small', 'nonsense', 'sly', 'turned', 'obedient'] as const;
export type Simulation = (typeof simulations)[number];

/** How often a model goes wrong; each share is of values, but for the last two. */
type Faults = {
  /** A value is left out, taken from another ticket, field or line, or made up. */
  readonly omits: number;
  readonly slips: number;
  readonly invents: number;
  /** The right value in a spelling of the model's own: capitals, accents, blanks and signs. */
  readonly respells: number;
  /** The line before or after is named. */
  readonly miscites: number;
  /** Of documents: a ticket too few, two in one, or one too many; a paper that is none is called one. */
  readonly miscounts: number;
  /** Of documents: the answer is cut off in the middle. */
  readonly breaks: number;
};

const faultsOf = {
  good: { omits: 0.03, slips: 0.02, invents: 0.01, respells: 0.25, miscites: 0.01, miscounts: 1 / 30, breaks: 0 },
  small: { omits: 0.12, slips: 0.06, invents: 0.04, respells: 0.25, miscites: 0.1, miscounts: 1 / 8, breaks: 1 / 25 },
} as const satisfies Readonly<Record<string, Faults>>;

/**
 * What a simulated model answers about a case; `sentences` are all lines of its documents, also those that are not sent, `sees`: it is sent
 * pictures of the pages.
 */
export function simulatedAnswer(
  model: Simulation,
  one: EvalCase,
  {
    source,
    sentences,
    sees,
  }: { readonly source: Source; readonly sentences: readonly string[]; readonly sees: boolean },
): unknown {
  const cited = (answer: WireAnswer) => {
    const index = indexText(source);
    return { ...answer, tickets: answer.tickets.map((ticket) => cite(ticket, { source, index, sees })) };
  };
  switch (model) {
    case 'perfect':
      return cited(perfectAnswer(one, source));
    case 'nonsense':
      return nonsenseAnswer(one, source, 1);
    case 'sly':
      return cited(nonsenseAnswer(one, source, 0.25));
    case 'turned':
      return cited(turnedAnswer(perfectAnswer(one, source), createRandom(11, `${one.id} ${model}`)));
    case 'obedient':
      return obedientAnswer(cited(perfectAnswer(one, source)), sentences);
    default:
      return faultyAnswer(one, {
        source,
        faults: faultsOf[model],
        random: createRandom(11, `${one.id} ${model}`),
        cited,
      });
  }
}

/** A perfect answer with the ends of one ticket in eight exchanged: places, codes and cities, and what each has of its own. */
function turnedAnswer(answer: WireAnswer, random: Random): WireAnswer {
  const turned = (ticket: WireTicket): WireTicket => ({
    ...ticket,
    readings: ticket.readings.map((reading) => ({ ...reading, field: otherEnd[reading.field] ?? reading.field })),
  });
  return { ...answer, tickets: answer.tickets.map((ticket) => (random.chance(1 / 8) ? turned(ticket) : ticket)) };
}

const otherEnd: Readonly<Partial<Record<AskableField, AskableField>>> = {
  from: 'to',
  to: 'from',
  fromCode: 'toCode',
  toCode: 'fromCode',
  fromCity: 'toCity',
  toCity: 'fromCity',
};

type Setting = {
  readonly source: Source;
  readonly faults: Faults;
  readonly random: Random;
  readonly cited: (answer: WireAnswer) => WireAnswer;
};

function faultyAnswer(one: EvalCase, setting: Setting): unknown {
  const { source, faults, random, cited } = setting;
  const truth = perfectAnswer(one, source);
  const counted = random.chance(faults.miscounts) ? miscounted(truth, source, random) : truth;
  const given = counted.tickets.map((ticket) => {
    const others = counted.tickets.filter((other) => other !== ticket).flatMap((other) => other.readings);
    const readings = ticket.readings.flatMap((reading): WireReading[] => {
      if (random.chance(faults.omits)) return [];
      const around = { ticket: ticket.readings, others, source, random };
      if (random.chance(faults.slips)) return [slip(reading, around)];
      if (random.chance(faults.invents)) return [{ ...reading, value: madeUp(reading, random) }];
      return [random.chance(faults.respells) ? respelt(reading) : reading];
    });
    return { ...ticket, readings };
  });
  const answer = cited({ ...counted, tickets: given });
  if (random.chance(faults.breaks)) return JSON.stringify(answer).slice(0, -9);
  const beside = (line: string | null) =>
    line && random.chance(faults.miscites)
      ? line.replace(/\d+/g, (at) => String(Math.max(1, Number(at) + random.pick([-1, 1]))))
      : line;
  const tickets = answer.tickets.map((ticket) => ({
    ...ticket,
    readings: ticket.readings.map((reading) => ({ ...reading, line: beside(reading.line) })),
  }));
  return { ...answer, tickets };
}

/** A paper that is none gets a ticket of what stands around in it; tickets are forgotten, run together or said twice. */
function miscounted(truth: WireAnswer, source: Source, random: Random): WireAnswer {
  const [first, second, ...rest] = truth.tickets;
  if (!first) return { isTicket: true, otherwise: null, tickets: [strayTicket(source, random)] };
  if (!second) {
    const again = first.readings.map((reading) =>
      reading.field === 'start' ? { ...reading, value: madeUp(reading, random) } : reading,
    );
    return { ...truth, tickets: [first, { ...first, readings: again }] };
  }
  if (random.chance(0.5)) return { ...truth, tickets: truth.tickets.slice(0, -1) };
  const own = new Set(first.readings.map(({ field }) => field));
  const joined = { ...first, readings: [...first.readings, ...second.readings.filter(({ field }) => !own.has(field))] };
  return { ...truth, tickets: [joined, ...rest] };
}

function strayTicket(source: Source, random: Random): WireTicket {
  const fields: readonly AskableField[] = ['title', 'start', 'venue', 'passenger', 'bookingReference', 'price'];
  const readings = fields.map((field) => ({ field, value: strayValue(field, source, random), line: null }));
  return { kind: random.pick(['event', 'hotel', 'voucher', 'train']), code: source.codes[0]?.label ?? null, readings };
}

/** Capitals become a title's, codes lose their blanks and hyphens, signs and accents become plain ones. */
function respelt(reading: WireReading): WireReading {
  const { value, field } = reading;
  const { type } = askable[field];
  if (type === 'code' || type === 'number') return { ...reading, value: value.replace(/[\s-]/g, '').toUpperCase() };
  if (type === 'money') return { ...reading, value: value.replace(/\.?0*(?= )/, '') };
  if (type !== 'text' && type !== 'name') return reading;
  const plain = value.replace(/[’‘]/g, "'").replace(/[–—]/g, '-').replace(/[“”]/g, '"').replace(/\s+/g, ' ');
  if (plain !== plain.toUpperCase()) return { ...reading, value: plain.normalize('NFD').replace(/\p{M}/gu, '') };
  return { ...reading, value: plain.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase()) };
}
