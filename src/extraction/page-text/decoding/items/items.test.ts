import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#src/tickets/fields.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { findSpans } from '../../candidates/find-spans.ts';
import { ofKind, understand } from '../../document/understood.ts';
import type { Target } from '../../scoring/targets.ts';
import { itemsOf } from './items.ts';

/** The parts of a page by their first lines, where spans are told to be something by their texts. */
function partsOf(kind: TicketKind, page: string, told: Readonly<Record<string, Target>>): readonly string[] {
  const input = inputOf([pageOf(page)]);
  const understood = ofKind(understand(input.documents[0]!, input)!, [{ kind, score: 5 }]);
  const scored = understood.sheets
    .flatMap((sheet) => findSpans(sheet, understood.labels))
    .map((span) => ({ span, likely: (target: Target) => (told[span.text] === target ? 0.95 : 0.01) }));
  return itemsOf(understood, scored).map(([first]) => first!.text);
}

const desks = `
# Costa Car Hire

Collect
Friday, 14 May 2027
10:30
Malaga Airport
Avenida Velazquez 19

Return
Friday, 21 May 2027
17:00
Seville Station
Avenida Kansas City 2
`;
const told = {
  '14 May 2027': 'start_date',
  '21 May 2027': 'start_date',
  '10:30': 'start_time',
  '17:00': 'start_time',
  'Malaga Airport': 'venue',
  'Seville Station': 'venue',
  'Avenida Velazquez 19': 'address',
  'Avenida Kansas City 2': 'address',
} as const;

describe('the parts of an order', () => {
  it('are two where something begins twice, and one where what is hired is only brought back', () => {
    expect(partsOf('event', desks, told)).toHaveLength(2);
    expect(partsOf('rental', desks, told)).toEqual([]);
    const ends = { '16:30': 'end_time', '18:45': 'end_time' } as const;
    const twice = desks.replace('10:30', '10:30\n16:30').replace('17:00', '17:00\n18:45');
    expect(partsOf('rental', twice, { ...told, ...ends })).toHaveLength(2);
  });

  it('are none of days within a longer time, nor of rides', () => {
    const days = desks.replace('Friday, 14 May 2027', '14 – 23 May 2027');
    expect(partsOf('event', days, { ...told, '14 – 23 May 2027': 'start_date' })).toEqual([]);
    const rides = `${desks}\nLH 962  Berlin  Madrid\n`;
    expect(partsOf('event', rides, { ...told, 'LH 962': 'number', Berlin: 'from', Madrid: 'to' })).toEqual([]);
  });

  it('are none of a day that a sentence speaks of, beside one in a line of its own', () => {
    const seats = `
# The Tin Lighthouse
Thursday 4 March 2027, 7.30pm
Stalls F12 — £52.00
Stalls F13 — £52.00
Stalls F14 — £52.00

It has started by then. Captioned performance: Saturday 20 March 2027, 2.15pm
Donation £5.00
`;
    const places = { F12: 'seat', F13: 'seat', F14: 'seat', '£52.00': 'price', '£5.00': 'price' } as const;
    const one = { ...places, '4 March 2027': 'start_date', '7.30pm': 'start_time' } as const;
    const two = { ...one, '20 March 2027': 'start_date', '2.15pm': 'start_time' } as const;
    const named = { ...two, 'The Tin Lighthouse': 'title', 'Stalls F14 — £52.00': 'title' } as const;
    expect(partsOf('event', seats, named)).toEqual([]);
    expect(partsOf('event', seats.replace('It has started by then. ', ''), named)).toHaveLength(2);
  });

  it('are those that begin with a heading each, or have a number of their own, where nothing else of them is seen', () => {
    const shows = `
# Městské divadlo

# Rusalka
pá 12. 2. 2027, 19.00
Velká scéna

# Maryša
so 6. 3. 2027, 18.00
Malá scéna
`;
    const begins = { '12. 2. 2027': 'start_date', '6. 3. 2027': 'start_date' } as const;
    expect(partsOf('event', shows, begins)).toEqual(['Rusalka', 'Maryša']);
    const plain = shows.replaceAll('# ', '');
    expect(partsOf('event', plain, begins)).toEqual([]);
    const numbered = plain.replace('Velká scéna', 'Rezervace č. 7718204').replace('Malá scéna', 'Rezervace č. 7718205');
    expect(partsOf('event', numbered, begins)).toHaveLength(2);
  });

  it('are those whose day and clock stand in a line filled in as another one, which alone is seen', () => {
    const shows = `
# Tosca
Sat 7 Aug 2027, 18:40 (1 hr)
Hall A

# Norma
Sat 7 Aug 2027, 21:15 (2 hr)
Hall B
`;
    const page = { Tosca: 'title', Norma: 'title', '18:40': 'start_time', '7 Aug 2027': 'start_date' } as const;
    expect(partsOf('event', shows, page)).toEqual(['Tosca', 'Norma']);
    expect(partsOf('event', shows.replace('Sat 7 Aug 2027, 21:15', 'Programme printed at 21:15'), page)).toEqual([]);
  });

  it('begin with the number over their heading', () => {
    const shows = `
QR-440817
# Tosca
12 February 2027, 19:00
Hall A

QR-440818
# Norma
6 March 2027, 18:00
Hall B
`;
    const page = {
      Tosca: 'title',
      Norma: 'title',
      '12 February 2027': 'start_date',
      '6 March 2027': 'start_date',
    } as const;
    expect(partsOf('event', shows, page)).toEqual(['QR-440817', 'QR-440818']);
  });

  it('are bookings of one stay with a number each', () => {
    const rooms = `
# Hotell Fjordblikk
Innsjekk  6. oktober 2027
Utsjekk  10. oktober 2027

Nummer      Rom                 Gjest            Pris
HF-118204   Dobbeltrom          Sunniva Lie      4 120 kr
HF-118205   Enkeltrom           Aksel Moe        2 960 kr
`;
    const page = {
      '6. oktober 2027': 'start_date',
      'HF-118204': 'booking_ref',
      'HF-118205': 'booking_ref',
      'Sunniva Lie': 'passenger',
      'Aksel Moe': 'passenger',
    } as const;
    expect(partsOf('hotel', rooms, page)).toEqual(['HF-118204', 'HF-118205']);
    expect(partsOf('event', rooms, page)).toEqual([]);
  });
});
