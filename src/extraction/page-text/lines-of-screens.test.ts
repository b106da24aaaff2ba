import { describe, expect, it } from 'vitest';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { readWritten } from '#test/written/read-written.ts';
import { bandTops } from './bands.ts';
import { sheetsOf } from './cells.ts';
import { partedLabels } from './parted-lines.ts';

/** How a ticket differs from what is wanted, when its pages are read. */
const read = (
  pages: readonly string[],
  tickets: Parameters<typeof readWritten>[0]['tickets'],
  codes: readonly (readonly number[])[] = [],
) => readWritten({ name: 'screen', pages, tickets, codes }).differences;

describe('what screens write in their own way', () => {
  it('is a way between two large names at the ends of a line, whose arrow was drawn', () => {
    const page = `
Caledon Ferries

# Ullapool               Stornoway

Date              Departs      Arrives
Sun 2 Aug 2026    14:15        16:55
Booking reference 7Q81Z4`;
    const [ferry] = [
      { kind: 'boat', from: 'Ullapool', to: 'Stornoway', start: '2026-08-02T14:15', end: '2026-08-02T16:55' },
    ];
    expect(read([page], [ferry!])).toEqual([]);
  });

  it('is an order number before a point in the middle of the line', () => {
    const page = `
# Les Nuits d'Ambre
Commande 771204 · 2 billets
ven. 4 décembre 2026 à 20h00
Rang    Place
K       31`;
    expect(read([page], [{ kind: 'event', bookingReference: '771204', row: 'K', seat: '31' }])).toEqual([]);
  });

  it('is a booking of a flight before the number of passengers', () => {
    const page = `
# Itinerario
Código de reserva XK9P3T · 1 pasajero
Vuelo IB 6251          mar, 17 nov 2026
MAD  11:55             JFK  14:20`;
    expect(read([page], [{ kind: 'flight', bookingReference: 'XK9P3T', fromCode: 'MAD', toCode: 'JFK' }])).toEqual([]);
  });

  it('is a clock behind the day that stands between it and its label', () => {
    const page = `
# Biglietto ferroviario
Da                 Venezia S. Lucia
A                  Roma Termini
Ora partenza       14.09.2026     ore 16:56
Ora arrivo         14.09.2026     ore 19:14
N. treno           EC 2122
Carrozza           8
N. posto           66`;
    expect(read([page], [{ kind: 'train', start: '2026-09-14T16:56' }])).toEqual([]);
  });

  it('is a list of pairs, where what stands above a label is the label before', () => {
    const page = `
# Train ticket
Newcastle to Edinburgh
Sat 10 Oct 2026    Dep 09:31   Arr 11:02
Ticket type     Advance Single
Railcard        16-25 Railcard
Passenger       1 Adult
Coach           D
Seat            32F`;
    const [ticket] = readWritten({ name: 'list', pages: [page], tickets: [] }).tickets;
    expect(ticket).toMatchObject({ coach: 'D', seat: '32F' });
    expect(ticket).not.toHaveProperty('passenger');
  });
});

describe('two tickets of a page whose lines stand in different order', () => {
  it('keep each their own', () => {
    const one = (seat: string, name: string) => [
      'Abfahrt        06.08.2026 17:42',
      'Ankunft        06.08.2026 22:14',
      'Zug            RE 264',
      `Sitzplatz      ${seat}`,
      'Start          München Hbf',
      'Nach           Köln Hbf',
      `Fahrgast       ${name}`,
    ];
    const [first, second] = [one('52', 'Jürgen Adler'), one('53', 'Anne Hagedorn')];
    const turned = [...second.slice(4), ...second.slice(0, 4)];
    const page = ['# Online-Ticket Bahn', '', ...first, '', '', '', '', ...turned].join('\n');
    const common = { kind: 'train', from: 'München Hbf', to: 'Köln Hbf', start: '2026-08-06T17:42' };
    expect(
      read(
        [page],
        [
          { ...common, seat: '52', passenger: 'Jürgen Adler' },
          { ...common, seat: '53', passenger: 'Anne Hagedorn' },
        ],
        [[0.1, 0.4]],
      ),
    ).toEqual([]);
  });
});

describe('an order that is printed before its tickets', () => {
  it('is no ticket, and its whole price nobody else’s', () => {
    const summary = `
# Bestellübersicht
Kunde               Sabine Hartwig
Bestellnummer       KL-77310
Reihe 4, Platz 15   27,00 €
Reihe 4, Platz 16   27,00 €
Gesamtbetrag        54,00 €`;
    const page = (seat: string) => `
# Jetzt erst recht nicht
Konzert am Freitag, 18. September 2026
Beginn 20:00 Uhr
Reihe               4
Platz               ${seat}
Preis               27,00 €
Bestellnummer       KL-77310`;
    const ticket = (seat: string) => ({
      kind: 'event',
      seat,
      row: '4',
      price: '27.00 EUR',
      bookingReference: 'KL-77310',
    });
    expect(read([summary, page('15'), page('16')], [ticket('15'), ticket('16')], [[], [0.5], [0.5]])).toEqual([]);
  });
});

describe('where each of two tickets begins', () => {
  it('is at its first line, though that is the last of the other', () => {
    const codes = [0.1, 0.5].map(
      (y, at) => ({ region: { x: 0.7, y, width: 0.1, height: 0.1 }, id: `0#${at}` }) as FoundBarcode,
    );
    const page = pageOf(
      [
        'Zug     RE 264',
        'Wagen   27',
        'Start   Köln',
        ...Array(12).fill(''),
        'Start   Köln',
        'Zug     RE 264',
        'Wagen   28',
      ].join('\n'),
      { barcodes: codes },
    );
    const [sheet] = sheetsOf({ id: '0', type: 'image', pages: [page], parts: [] });
    const last = sheet!.cells.findLast((cell) => cell.text === 'Start')!;
    expect(bandTops(sheet!, [])[1]).toBeCloseTo(last.y, 0);
  });
});

describe('a line of several parts', () => {
  const labelled = (text: string) => {
    const [sheet] = sheetsOf({ id: '0', type: 'image', pages: [pageOf(text)], parts: [] });
    return partedLabels(sheet!.cells[0]!, sheet!, 'es').map(({ roles, rest }) => [roles[0], rest]);
  };

  it('has labels behind a point', () => {
    expect(labelled('2 pasajeros · Asiento 34K')).toEqual([['seat', '34K']]);
  });

  it('is left to others when it holds a day', () => {
    expect(labelled('12 jun 2026 · Asiento 34K')).toEqual([]);
  });
});
