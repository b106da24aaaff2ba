import type { Source } from '#src/extraction/model/source.ts';
import { createRandom, type Random } from '#test/generator/random.ts';
import type { EvalCase } from './cases.ts';
import { lie, strayValue } from './lies.ts';
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
    readings: ticket.readings.map((reading) => ({ ...reading, line: `L${random.int(1, 40)}` })),
    kind: random.chance(0.3) ? random.pick(['flight', 'event', 'hotel', 'voucher', 'train']) : ticket.kind,
    code: random.pick([null, 'C1', 'C2', 'C9']),
    // Keys that nobody asked for: they must go nowhere.
    barcode: { message: 'FORGED', format: 'PKBarcodeFormatQR' },
  }));
  const counted = random.chance(0.3) ? [...all, ...all.slice(0, 1)] : random.chance(0.3) ? all.slice(1) : all;
  return { isTicket: random.chance(0.7), otherwise: random.pick([null, 'menu', 'invoice']), tickets: counted };
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
