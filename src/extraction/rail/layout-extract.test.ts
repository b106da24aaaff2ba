import { describe, expect, it } from 'vitest';
import type { Page, PdfDocument } from '#src/documents/document.ts';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { monospacedPage } from '#test/support/monospaced-page.ts';
import { railLayoutExtractor } from './layout-extract.ts';

const ticket = [
  '                  BILLET + RESERVATION              Doe Jane',
  '                  EuroCity                          01 ADULTE',
  ' CIV 1185',
  ' Valable: 2026',
  '',
  '',
  ' 16.12 11:02 GENEVE            -> MILANO CENTRALE   16.12 15:05   1',
  '   *     *   *                 -> *                   *     *     *',
  ' TRAIN 37    EC   VOITURE 256   Place',
  '                                  FENETRE',
  '                                    023',
  '',
  '',
  '                                                    PRIX   CHF 82,00',
];

function read(...pages: readonly Page[]) {
  const document: PdfDocument = { type: 'pdf', id: '0', parts: [], pageCount: pages.length, pages };
  const input = { ...codeInput([], '2026-11-20'), root: document, documents: [document] };
  return railLayoutExtractor.match(input) ? railLayoutExtractor.extract(input).map(valuesOf) : [];
}

const expected = {
  kind: 'train',
  product: 'BILLET + RESERVATION',
  passenger: 'Doe Jane',
  from: 'GENEVE',
  to: 'MILANO CENTRALE',
  start: { local: '2026-12-16T11:02' },
  end: { local: '2026-12-16T15:05' },
  class: '1',
  number: 'EC 37',
  coach: '256',
  seat: 'FENETRE 023',
  price: { amount: '82.00', currency: 'CHF' },
  issuer: 'SBB',
  carrier: 'SBB',
};

describe('rail layout extractor', () => {
  it('reads a printed ticket by the places of its texts', () => {
    expect(read(monospacedPage(ticket))).toEqual([expected]);
  });

  it('reads one that was recognised a little off its columns', () => {
    expect(read(monospacedPage(ticket, { shift: 0.3 }))).toEqual([expected]);
  });

  it('reads one whose recognised words end with their last letter', () => {
    const page = monospacedPage(ticket);
    const lines = page.lines.map((line) => ({
      ...line,
      words: line.words.map((word) => ({ ...word, width: word.width - 0.0022 })),
    }));
    expect(read({ ...page, lines })).toEqual([expected]);
  });

  it('tells no end where only the day of the departure is printed for it', () => {
    const [{ end, start } = {}] = read(monospacedPage(ticket.map((row) => row.replace(' 15:05', ' '.repeat(6)))));
    expect({ start, end }).toEqual({ start: { local: '2026-12-16T11:02' }, end: undefined });
  });

  it('reads two tickets on a page', () => {
    const second = ticket.map((row) => row.replace('GENEVE', 'LYON  '));
    expect(read(monospacedPage([...ticket, '', ...second])).map(({ from }) => from)).toEqual(['GENEVE', 'LYON']);
  });

  it('reads a ticket without an arrow by the row of its contract', () => {
    const plain = ticket.map((row) => row.replace('->', '  '));
    expect(read(monospacedPage(plain))).toMatchObject([
      { from: 'GENEVE', to: 'MILANO CENTRALE', start: { local: '2026-12-16T11:02' } },
    ]);
  });

  it('takes no other text with an arrow for a ticket', () => {
    const steps = [
      'Open the menu -> settings and choose the language',
      'then press save -> done',
      'and that is all there is to it',
      'no more words needed',
    ];
    expect(read(monospacedPage(steps))).toEqual([]);
  });

  it('reads nothing in a font of many widths', () => {
    const page = monospacedPage(ticket);
    const lines = page.lines.map((line, index) => ({
      ...line,
      words: line.words.map((word) => ({ ...word, width: word.width * (1 + (index % 4) / 4) })),
    }));
    expect(read({ ...page, lines })).toEqual([]);
  });
});

describe('printed rail tickets without an arrow', () => {
  it('reads there and back, each with its own way, by the rows with a day at both ends', () => {
    const rows = [
      '                  CESTOVNY LISTOK                   KONQUI DRAGONN',
      '                  TICKET                            01 DOSPELY/ADULT',
      '   1156',
      ' PLATNY / VALID 2026',
      '',
      '',
      ' 01.04 00:00 KOSICE               WIEN              01.04 24:00   2',
      ' 03.04 00:00 WIEN                 KOSICE            03.04 24:00   2',
      ' <1156>MARCHEGG(GR)<1181>SIEBENBRUNN-LEOP.',
      '',
      '',
      '',
      ' EUROPA REGIONAL WIEN TICKET VIA MARCHEGG',
      ' DO ZO VSETKYCH STANIC                              EUR 98.76',
    ];
    expect(read(monospacedPage(rows))).toMatchObject([
      { kind: 'train', from: 'KOSICE', to: 'WIEN', start: { local: '2026-04-01' }, class: '2' },
      { kind: 'train', from: 'WIEN', to: 'KOSICE', start: { local: '2026-04-03' }, class: '2' },
    ]);
  });

  it('reads a rail pass: its title without the label beside it, its days and its holder', () => {
    const rows = [
      '                  INTERRAIL             NAME          KONQI DRA.',
      '                                        RESIDENCE     Germany',
      ' CIV 9901                               PASS-/ID      *********',
      ' VALID 30.10.2026 - 02.11.2026          DATE OF BIRTH **.**.****',
      '',
      '',
      '            INTERRAIL GLOBAL PASS                                 2',
      '',
      '',
      '',
      '',
      ' ADULT      ONLY VALID WITH PASS/ID',
    ];
    expect(read(monospacedPage(rows))).toMatchObject([
      {
        kind: 'pass',
        title: 'INTERRAIL',
        passenger: 'KONQI DRA.',
        validFrom: { local: '2026-10-30' },
        validUntil: { local: '2026-11-02' },
        class: '2',
      },
    ]);
  });
});
