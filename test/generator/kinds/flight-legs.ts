import { addDays, offsetIn } from '#src/tickets/time.ts';
import { writeBoardingPass } from '../codes/bcbp.ts';
import { type Airport, airports } from '../facts/airports.ts';
import { airlineName, type Person } from '../facts/people.ts';
import type { Random } from '../random.ts';
import type { SheetCode } from '../sheet.ts';
import { addMinutes, laterDay, type Workshop } from './kind.ts';

/** One flight. */
export type Leg = {
  readonly from: Airport;
  readonly to: Airport;
  readonly departs: string;
  readonly arrives: string;
  readonly number: number;
};

/** What all tickets of a booking share, and how they are written. */
export type Booking = {
  readonly airline: string;
  readonly designator: string;
  readonly pnr: string;
  readonly spaced: boolean;
  readonly split: boolean;
  readonly cityNames: boolean;
};

/** A flight, or there and back. */
export function inventLegs(workshop: Workshop, count: number): Leg[] {
  const { random } = workshop;
  const [from, to] = random.shuffle(airports) as [Airport, Airport, ...Airport[]];
  const leg = (a: Airport, b: Airport, departs: string): Leg => {
    const near = a.zone.startsWith('Europe') && b.zone.startsWith('Europe');
    const minutes = near ? random.int(70, 240) : random.int(400, 700);
    return { from: a, to: b, departs, arrives: arrivalOf(a, b, departs, minutes), number: random.int(100, 4999) };
  };
  const out = leg(from, to, minuteOf(laterDay(workshop, [6, 21], [1, 90]), random.int(0, 11) * 5));
  if (count === 1) return [out];
  const back = `${addDays(out.departs, random.int(2, 14)).slice(0, 10)}T${String(random.int(7, 21)).padStart(2, '0')}:${random.pick(['05', '20', '35', '50'])}`;
  return [out, leg(to, from, back)];
}

/** The clock at the other end after so many minutes in the air. */
function arrivalOf(from: Airport, to: Airport, departs: string, minutes: number): string {
  const offset = (zone: string) => {
    const [hours, rest] = offsetIn(zone, departs)!.split(':').map(Number);
    return hours! * 60 + rest!;
  };
  return addMinutes(departs, minutes + offset(to.zone) - offset(from.zone));
}

function minuteOf(local: string, minute: number): string {
  return `${local.slice(0, 14)}${String(minute).padStart(2, '0')}`;
}

/** Where somebody sits on one leg, and who they are at the gate. */
export type Place = { readonly seat: string; readonly sequence: number; readonly business: boolean };

/** Invents a seat and a place in the queue. */
export function inventPlace(random: Random): Place {
  return {
    seat: `${random.int(1, 32)}${random.pick([...'ABCDEF'])}`,
    sequence: random.int(1, 180),
    business: random.chance(0.2),
  };
}

type Coded = { booking: Booking; legs: readonly Leg[]; places: readonly Place[]; person: Person };

/** One code for all the legs, as format M allows. */
export function boardingCode({ random }: Workshop, { booking, legs, places, person }: Coded): SheetCode {
  const written = legs.map((leg, index) => ({
    pnr: booking.pnr,
    from: leg.from.code,
    to: leg.to.code,
    carrier: booking.designator,
    number: leg.number,
    day: leg.departs.slice(0, 10),
    cabin: places[index]!.business ? 'C' : 'Y',
    seat: places[index]!.seat,
    sequence: places[index]!.sequence,
  }));
  const bytes = writeBoardingPass(airlineName(random, person), written, random.chance(0.6));
  return { symbology: random.pick(['aztec', 'pdf417', 'qr'] as const), bytes };
}
