import { describe, expect, it } from 'vitest';
import { readWritten } from '#test/written/read-written.ts';

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
      `Sitzplatz: ${seat}`,
      `Fahrgast: ${name}`,
      'Start: München Hbf',
      'Nach: Köln Hbf',
      'Abfahrt: 06.08.2026 17:42',
      'Zug: RE 264',
    ];
    const [first, second] = [one('52', 'Jürgen Adler'), one('53', 'Anne Hagedorn')];
    const page = ['# Online-Ticket Bahn', '', ...first, '', '', '', '', ...second.slice(2), ...second.slice(0, 2)].join(
      '\n',
    );
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
