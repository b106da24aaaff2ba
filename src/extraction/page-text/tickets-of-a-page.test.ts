import { describe, expect, it } from 'vitest';
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { readWritten } from '#test/written/read-written.ts';
import { sheetsOf } from './layout/cells.ts';
import { bandTops } from './readings/bands.ts';

/** How a ticket differs from what is wanted, when its pages are read. */
const read = (
  pages: readonly string[],
  tickets: Parameters<typeof readWritten>[0]['tickets'],
  codes: readonly (readonly number[])[] = [],
) => readWritten({ name: 'screen', pages, tickets, codes }).differences;

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

/** Codes at the right of a page, so far from its top. */
const codesAt = (...tops: readonly number[]) =>
  tops.map((y, at) => ({ region: { x: 0.7, y, width: 0.1, height: 0.1 }, id: `0#${at}` }) as FoundBarcode);

describe('where each of two tickets begins', () => {
  it('is at its first line, though that is the last of the other', () => {
    const codes = codesAt(0.1, 0.5);
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

describe('tickets that only their numbers tell apart', () => {
  it('begin where they are numbered, each with its own code', () => {
    const one = (at: number, kind: string, price: string) => [
      `TICKET ${at} OF 3`,
      `${kind} – General Access`,
      `WT 230214 5501${at}`,
      price,
      '',
    ];
    const page = [
      '# Freshlyground',
      'Sunday 14 February 2027    17:30',
      '',
      ...one(1, 'Adult', 'R260.00'),
      ...one(2, 'Youth', 'R195.00'),
      ...one(3, 'Child', 'R90.00'),
    ].join('\n');
    const [sheet] = sheetsOf({
      ...{ id: '0', type: 'image', parts: [] },
      pages: [pageOf(page, { barcodes: codesAt(0.08, 0.2, 0.33) })],
    });
    const tops = sheet!.cells.filter(({ text }) => text.startsWith('TICKET')).map(({ y }) => y);
    expect(bandTops(sheet!, []).map((top) => tops.findIndex((y) => Math.abs(y - top) < 0.5))).toEqual([0, 1, 2]);
  });
});
