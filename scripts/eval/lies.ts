/** False values for simulated models: what they are made from, and how. */
import { type AskableField, askable } from '#src/extraction/model/askable.ts';
import { indexValues } from '#src/extraction/model/find-time.ts';
import type { Source } from '#src/extraction/model/source.ts';
import { addDays } from '#src/tickets/time.ts';
import type { Random } from '#test/generator/random.ts';
import type { WireReading } from './perfect-answer.ts';

/** What a false value is made from: the ticket that it is of, what the other tickets say, and the document. */
export type Around = {
  readonly ticket: readonly WireReading[];
  readonly others: readonly WireReading[];
  readonly source: Source;
  readonly random: Random;
};

const swaps: Readonly<Partial<Record<AskableField, AskableField>>> = {
  from: 'to',
  to: 'from',
  fromCode: 'toCode',
  toCode: 'fromCode',
  start: 'end',
  end: 'start',
};

/** A reading with a false value: true of another field or ticket, of somewhere in the document, made up, or a year off. */
export function lie(reading: WireReading, around: Around): WireReading {
  return {
    ...reading,
    value: around.random.pick([() => madeUp(reading, around.random), ...mistakes(reading, around)])(),
  };
}

/** A reading as somebody gives it who slipped: a value of the document, from the wrong ticket, field or line. */
export function slip(reading: WireReading, around: Around): WireReading {
  return { ...reading, value: around.random.pick(mistakes(reading, around))() };
}

function mistakes(reading: WireReading, { ticket, others, source, random }: Around): (() => string)[] {
  const partner = ticket.find((other) => other.field === swaps[reading.field]);
  const alike = others.find((other) => other.field === reading.field && other.value !== reading.value);
  const ways: (() => string)[] = [() => strayValue(reading.field, source, random)];
  if (partner)
    ways.push(
      () => partner.value,
      () => partner.value,
    );
  if (alike)
    ways.push(
      () => alike.value,
      () => alike.value,
    );
  if (askable[reading.field].type === 'time')
    ways.push(() => `${Number(reading.value.slice(0, 4)) + 1}${reading.value.slice(4)}`);
  return ways;
}

/** A value of the right shape that nobody printed. */
export function madeUp({ field, value }: WireReading, random: Random): string {
  switch (askable[field].type) {
    case 'time':
      return `${addDays(value.slice(0, 10), random.int(1, 300))}T${String(random.int(6, 22)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`;
    case 'money':
      return `${random.int(5, 400)}.${random.digits(2)} EUR`;
    case 'name':
      return random.pick(['Mia Torres', 'Jan Novak', 'Ada Lindqvist', 'Paul Weber']);
    case 'code':
    case 'number':
      return field === 'seat' ? `${random.int(1, 40)}${random.letters(1)}` : random.reference(6);
    default:
      return random.pick(['Grand Hall', 'Vienna', 'The Long Evening', 'Economy', 'Rosslyn Arena']);
  }
}

/** A value that stands in the document and looks like one of the field, wherever it belongs. */
export function strayValue(field: AskableField, source: Source, random: Random): string {
  const { days, clocks, amounts } = indexValues(source);
  const texts = source.lines.map(({ text }) => text).filter((text) => text.length < 60);
  const words = texts.flatMap((text) => text.split(/[\s:,]+/)).filter((word) => word.length > 0);
  const pick = (list: readonly string[]) => (list.length > 0 ? random.pick(list) : 'X');
  switch (askable[field].type) {
    case 'time':
      return days.size === 0
        ? '2026-01-01'
        : [pick([...days.keys()]), ...(clocks.size > 0 ? [pick([...clocks.keys()])] : [])].join('T');
    case 'money':
      return `${pick([...amounts.keys()])} EUR`;
    case 'code':
      return pick(words.filter((word) => /^[A-Z]{0,3}-?\d{1,12}[A-Z]?$/.test(word)));
    case 'number':
      return pick(words.filter((word) => /\d/.test(word)));
    default:
      return pick(texts);
  }
}
