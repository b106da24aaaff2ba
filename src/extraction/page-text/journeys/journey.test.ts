import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#src/tickets/fields.ts';
import { inShort } from '#test/support/journey-elements.ts';
import { understoodOf } from '#test/support/understood-page.ts';
import { journeyElements, type StopTrust } from './journey.ts';

/** What a page says of a journey by train, believing stops with labels and those that stand free. */
function elementsOf(text: string, kind: TicketKind = 'train', trust: StopTrust = 'both') {
  const { sheets, facts, labels } = understoodOf(text);
  return journeyElements(sheets[0]!, facts, [...labels.values()].flat(), kind, trust);
}
const told = (...page: Parameters<typeof elementsOf>) => elementsOf(...page).map(inShort);

describe('what a page says of a journey', () => {
  it('is what its labels say, in the order in which they are read', () => {
    const text = `
From: Ulm             To: Aalen
Date: 12.05.2026      Departure time: 10:05
Train: IC 17          Seat: 12A`;
    expect(told(text)).toEqual([
      'departure Ulm',
      'arrival Aalen',
      'day 12 date',
      'departure 10:05',
      'number IC 17',
      'fact 12A',
    ]);
  });

  it('is what two labels of one cell say, in their order', () => {
    expect(told('IC 17 · Wagen 258 · Platz 36')).toEqual(['number IC 17', 'fact 258', 'fact 36']);
  });

  it('is a table of stations row by row, each with the numbers of what runs from there', () => {
    const table = `
Halt              Zug           Gleis
Ulm Hbf           IC 17         4
Aalen             RE 5          2`;
    expect(told(table)).toEqual(['next Ulm Hbf platform 4', 'number IC 17', 'next Aalen platform 2', 'number RE 5']);
    const clocks = 'Station             Departure\nUlm Hbf             10:05 IC 17\nAalen               12:00 RE 5';
    expect(told(clocks)).toEqual(['next Ulm Hbf 10:05', 'number IC 17', 'next Aalen 12:00', 'number RE 5']);
  });
});

describe('stops that stand free', () => {
  const text = `
From: Ulm             To: Aalen

10:05                 Dunmore`;

  it('are told with those that have labels, or instead of them, or not at all', () => {
    expect(told(text, 'train', 'both')).toEqual(['departure Ulm', 'arrival Aalen', 'next Dunmore 10:05']);
    expect(told(text, 'train', 'free')).toEqual(['next Dunmore 10:05']);
    expect(told(text, 'train', 'labelled')).toEqual(['departure Ulm', 'arrival Aalen']);
  });

  it('may be halves of a dash only where clocks have labels and no place has one', () => {
    const clocks = 'Departure time: 10:05\nArrival time: 11:00';
    expect(told(`Ulm - Aalen\n${clocks}`)).toEqual(['next Ulm', 'next Aalen', 'departure 10:05', 'arrival 11:00']);
    expect(told(`Ulm - Aalen\nFrom: Ulm\n${clocks}`)).not.toContain('next Aalen');
    expect(told('Ulm - Aalen\n\nSeat: 12A')).toEqual(['fact 12A']);
  });

  it('are lines below a clock as one, for a name that takes several', () => {
    expect(told('12:07\nViseu\nCentral\n\n13:10\nPorto')).toEqual(['next Viseu Central 12:07', 'next Porto 13:10']);
    expect(told('12:07\nViseu\nIC 17').filter((one) => one.startsWith('number'))).toEqual(['number IC 17']);
  });

  it('are no lines below a clock that are far too many, have clocks or days of their own, or stand aside', () => {
    expect(told('12:07\nViseu\nCentral\nNorte\nSul')).toEqual([]);
    expect(told('12:07\nViseu\nMangualde 12:20')).toEqual(['next Mangualde 12:20']);
    expect(told('Ulm Hbf → Aalen\nSparpreis Europa')).toEqual(['next Ulm Hbf', 'next Aalen']);
    expect(told('12:07\nViseu\n12.05.2026')).toEqual(['day 12']);
    expect(told('12:07\n           Viseu')).toEqual([]);
  });

  it('are none in running text, nor is a number', () => {
    const text = 'On the day of the great festival of lights the IC 17 does not stop in Ulm nor in Aalen';
    expect(told(text)).toEqual([]);
  });

  it('may stand in the cell of a label in its middle', () => {
    expect(told('Train IC 17 de Ulm à Aalen')).toEqual(expect.arrayContaining(['next Ulm', 'next Aalen']));
    expect(told('Train: IC 17 de Ulm à Aalen')).not.toContain('next Ulm');
    expect(told('Train IC 17')).toEqual(['number IC 17']);
    expect(told('08:00      Lyon Saint-Exupéry (LYS), Terminal 1', 'flight')).toEqual([
      'next Lyon Saint-Exupéry LYS 08:00',
      'fact 1',
    ]);
    expect(told('08:00      Ulm Hbf, Platz 36')).toEqual(['fact 36']);
    expect(told('08:00      Ulm Hbf, Gleis 4')).toContain('next Ulm Hbf 08:00 platform 4');
  });
});

describe('numbers that stand free', () => {
  const text = 'LH 1234\nIC 17\nBus 12';

  it.each<[TicketKind, readonly string[]]>([
    ['flight', ['number LH 1234']],
    ['train', ['number IC 17', 'number Bus 12']],
    ['bus', ['number Bus 12']],
  ])('are those of a %s', (kind, numbers) => {
    expect(told(text, kind)).toEqual(numbers);
  });

  it('are none before a label on a ticket of another kind, or in running text', () => {
    expect(told('LH 1234 · Wagen 258')).toEqual(['fact 258']);
    expect(told('IC 17 hält heute auf der ganzen Fahrt nicht in Ulm und nicht in Aalen, Platz: 36')).toEqual([
      'fact 36',
    ]);
  });

  it('are less sure than with a label, and have their airline', () => {
    expect(elementsOf('LH 1234', 'flight')).toMatchObject([{ carrier: 'LH', mode: 'flight', labelled: false }]);
    expect(elementsOf('IC 17 · Wagen 258')[0]).toMatchObject({ text: 'IC 17', labelled: false });
    expect(elementsOf('Train: IC 17')[0]).toMatchObject({ text: 'IC 17', labelled: true });
  });
});

describe('days that stand free', () => {
  it('are told where no stop stands in their row, unless they are no whole days', () => {
    expect(told('12.05.2026      IC 17')).toEqual(['day 12', 'number IC 17']);
    expect(told('12.05.2026      10:05      Ulm')).toEqual(['next Ulm 10:05 day 12']);
    expect(told('12.05.')).toEqual([]);
  });
});

describe('headings', () => {
  it('begin a ride where only stops with labels are believed', () => {
    const text = 'Return\n\nFrom: Aalen';
    expect(told(text, 'train', 'labelled')).toEqual(['break', 'departure Aalen']);
    expect(told(text)).toEqual(['departure Aalen']);
    expect(told('Ulm - Aalen\n\nFrom: Ulm', 'train', 'labelled')).toEqual(['break', 'departure Ulm']);
  });

  it('stand alone in their line, and are no labels', () => {
    expect(told('Outbound date\n12.05.2026\n\nFrom: Aalen', 'train', 'labelled')).not.toContain('break');
    expect(told('Return      2\n\nFrom: Aalen', 'train', 'labelled')).toEqual(['departure Aalen']);
    expect(told('Welcome\n\nFrom: Aalen', 'train', 'labelled')).toEqual(['departure Aalen']);
  });
});

describe('a line of a reservation system', () => {
  const line = 'LH 1234 Y 12MAY FRALHR 0730 0815';

  it('is a flight with both ends', () => {
    expect(told(`${line}\nSeat: 12A`, 'flight')).toEqual([
      'break',
      'number LH 1234',
      'departure FRA 07:30 day 12',
      'arrival LHR 08:15',
      'fact 12A',
    ]);
  });

  it('is told once, though its words are labels', () => {
    const receipt = 'FRANKFURT   LH 902  Y  12MAY  0730\nLONDON LHR   ARRIVAL TIME: 0815';
    expect(told(receipt, 'flight')).toEqual([
      'break',
      'number LH 902',
      'departure FRANKFURT 07:30 day 12',
      'arrival LONDON LHR 08:15',
    ]);
  });

  it('is nothing but a day on another ticket', () => {
    expect(told(line, 'train')).toEqual(['day 12']);
  });
});

describe('a flight on a ticket of another kind', () => {
  const row = 'Flight: LH 1234      Arrival: 15:25';

  it('is nothing of that flight in cells of their own either', () => {
    const ride = 'From: Ulm             To: Aalen\nDate: 12.05.2026      Departure time: 10:05';
    for (const kind of ['train', 'bus'] as const)
      expect(told(`${ride}\n\nFlight:   LH 1234   15:25   Luqa`, kind)).toEqual(told(ride, kind));
  });

  it('tells nothing of its ride', () => {
    expect(told('Flug: LH 1234', 'bus')).toEqual([]);
    expect(told(row, 'flight')).toEqual(['number LH 1234', 'arrival 15:25']);
    expect(told('Vlucht: LH 1234\n\nFrom: Ulm', 'bus')).toEqual(['departure Ulm']);
  });
});

describe('when it was booked', () => {
  it('is no departure where day and clock of the departure have labels', () => {
    const [day, clock, booked] = [
      'Departure date: 12.05.2026',
      'Departure time: 10:05',
      'Date and time: 01.05.2026 09:00',
    ];
    const departure = 'departure 09:00 day 1';
    expect(told(`${day}\n${clock}\n${booked}`)).not.toContain(departure);
    for (const others of ['', day, clock]) expect(told(`${others}\n${booked}`)).toContain(departure);
  });
});

describe('a departure before the label of the arrival', () => {
  it('is told with its day', () => {
    const line = 'søndag 12. juli 2026 kl. 18:30, ankomst kl. 19:25';
    expect(told(line)).toEqual(['departure 18:30 day 12', 'arrival 19:25']);
  });

  it('is none where a place stands with it, or next to nothing', () => {
    expect(told('Ulm Hbf 18:30, Ankunft 19:25', 'train', 'labelled')).toEqual(['arrival 19:25']);
    expect(told('8h, Ankunft 19:25')).toEqual(['arrival 19:25']);
    expect(told('Ankunft 19:25')).toEqual(['arrival 19:25']);
  });
});
