import { describe, expect, it } from 'vitest';
import { pageOf } from '#test/support/page-builder.ts';
import { readWritten } from '#test/written/read-written.ts';
import { partedLabels } from './labels/parted-lines.ts';
import { sheetsOf } from './layout/cells.ts';

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

  it('is a venue whose first line is a word for venues, under the word that asks for one', () => {
    const page = `
# La casa de la sirena
Fecha            Inicio      Recinto
21 mar 2027      20:00 h     Teatro
                             Español
                             Nuevo

Fila             Asiento     Localizador
37               3           B2SWUQTH`;
    expect(read([page], [{ kind: 'event', venue: 'Teatro Español Nuevo', start: '2027-03-21T20:00' }])).toEqual([]);
  });

  it('is no first day of a voucher whose last one alone is printed', () => {
    const page = `
# Festhalle am See
# Geschenkgutschein

Name            Jörn Brandt
Wert            25,00 €
Gutscheincode   CEXJ-S4TT-K6WL
Gültig bis      Fr., 21. Apr. 2028
Ausgestellt am Di., 21. Apr. 2026`;
    const voucher = { kind: 'voucher', voucherCode: 'CEXJ-S4TT-K6WL', validUntil: '2028-04-21' } as const;
    const never = { validFrom: '2028-04-21' };
    expect(readWritten({ name: 'voucher', pages: [page], tickets: [voucher], never }).differences).toEqual([]);
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
