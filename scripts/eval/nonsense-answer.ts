import { type AskableField, askable } from '#src/extraction/model/askable.ts';
import { indexValues } from '#src/extraction/model/find-time.ts';
import type { Source } from '#src/extraction/model/source.ts';
import { addDays } from '#src/tickets/time.ts';
import { createRandom, type Random } from '#test/generator/random.ts';
import type { EvalCase } from './cases.ts';
import { perfectAnswer, type WireAnswer, type WireReading } from './perfect-answer.ts';

/**
 * Lies of every kind, the same for a case on every machine. `share` of the readings are false: made up, true of another
 * field or ticket, swapped, or a year off; with a share of 1 the count of tickets, kinds and codes are false, too.
 */
export function nonsenseAnswer(one: EvalCase, source: Source, share: number): WireAnswer {
  const random = createRandom(7, `${one.id} ${share}`);
  const truth = perfectAnswer(one, source);
  const tickets = truth.tickets.length > 0 ? truth.tickets : [{ kind: 'event', code: null, readings: [] }];
  const lying = tickets.map((ticket) => {
    const others = tickets.filter((other) => other !== ticket).flatMap((other) => other.readings);
    const readings = ticket.readings.map((reading) =>
      random.chance(share) ? lie(reading, { ticket: ticket.readings, others, source, random }) : reading,
    );
    return { ...ticket, readings: [...readings, ...inventions(ticket.readings, share, source, random)] };
  });
  if (share < 1) return { ...truth, tickets: lying };
  const all = lying.map((ticket) => ({
    ...ticket,
    kind: random.chance(0.3) ? random.pick(['flight', 'event', 'hotel', 'voucher', 'train']) : ticket.kind,
    code: random.pick([null, 'C1', 'C2', 'C9']),
    // Keys that nobody asked for: they must go nowhere.
    barcode: { message: 'FORGED', format: 'PKBarcodeFormatQR' },
  }));
  const counted = random.chance(0.3) ? [...all, ...all.slice(0, 1)] : random.chance(0.3) ? all.slice(1) : all;
  return { isTicket: random.chance(0.7), otherwise: random.pick([null, 'menu', 'invoice']), tickets: counted };
}

type Around = {
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

function lie(reading: WireReading, around: Around): WireReading {
  const { ticket, others, source, random } = around;
  const partner = ticket.find((other) => other.field === swaps[reading.field]);
  const alike = others.find((other) => other.field === reading.field && other.value !== reading.value);
  const ways: (() => string)[] = [() => madeUp(reading, random), () => strayValue(reading.field, source, random)];
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
  return { ...reading, value: random.pick(ways)(), line: random.chance(0.5) ? `L${random.int(1, 40)}` : null };
}

/** Fields that the truth does not have, with values that stand somewhere in the document. */
function inventions(
  readings: readonly WireReading[],
  share: number,
  source: Source,
  random: Random,
): readonly WireReading[] {
  const free = (
    [
      'seat',
      'gate',
      'platform',
      'end',
      'doors',
      'venue',
      'bookingReference',
      'passenger',
      'terminal',
      'coach',
      'price',
    ] as const
  ).filter((field) => !readings.some((reading) => reading.field === field));
  return free
    .filter(() => random.chance(share * 0.5))
    .map((field) => ({ field, value: strayValue(field, source, random), line: null }));
}

function madeUp({ field, value }: WireReading, random: Random): string {
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
function strayValue(field: AskableField, source: Source, random: Random): string {
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
