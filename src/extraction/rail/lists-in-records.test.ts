import { describe, expect, it } from 'vitest';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { type BlockBytes, headBlock, layoutBlock, uicContainer } from '#test/support/uic-container.ts';
import { railExtractor } from './extract.ts';

const block = (id: string, text: string | Uint8Array): BlockBytes => ({ id, version: '01', bytes: Buffer.from(text) });

const read = (blocks: readonly BlockBytes[], provider = '1080') =>
  railExtractor.extract(codeInput([uicContainer(blocks, { provider })], '2026-11-20')).map(valuesOf);

describe('rail extractor, layouts that are lists', () => {
  const polish = (changes: Readonly<Record<number, string>> = {}) => {
    const rows: Readonly<Record<number, string>> = {
      2: 'BILET NA PRZEJAZD',
      10: '08:05',
      11: '02.01',
      14: '10:40',
      15: '02.01',
      16: '2',
      18: '3502',
      23: '45',
      24: '293',
      26: '7650',
      35: 'ABC123',
      41: 'Warszawa Centralna',
      42: 'Kraków Główny',
      ...changes,
    };
    return layoutBlock(Array.from({ length: 43 }, (_, row) => [row, 0, 0, rows[row] ?? ''] as const));
  };
  const head = headBlock({ issuer: '1251', edition: '281220261200' });

  it('reads a ticket of PKP Intercity, in the year after that of its issue', () => {
    expect(read([head, polish()], '1251')).toMatchObject([
      {
        kind: 'train',
        product: 'BILET NA PRZEJAZD',
        from: 'Warszawa Centralna',
        to: 'Kraków Główny',
        start: { local: '2027-01-02T08:05' },
        end: { local: '2027-01-02T10:40' },
        number: '3502',
        class: '2',
        price: { amount: '76.50', currency: 'PLN' },
        issuer: 'PKP Intercity',
      },
    ]);
  });

  it('says nothing of a list in another order', () => {
    const [ticket] = read([head, polish({ 10: '2', 41: '7650' })], '1251');
    expect(ticket).toEqual({ kind: 'pass', issuer: 'PKP Intercity', carrier: 'PKP Intercity', ticketNumber: 'ABC123' });
  });

  it.each([
    [
      'PLAI',
      ['', 'Tageskarte', 'Von 20.10.2026 09:00', 'Bis 21.10.2026 03:00', '', '', '', '', 'Anna Huber, 31.12.1984'],
    ],
    ['ST01', ['4711', 'Tageskarte', '', '', '', '', '1984-12-31', '20.10.2026', '21.10.2026', 'Anna Huber']],
  ])('reads the order of %s', (standard, lines) => {
    const layout = layoutBlock(
      lines.map((text, row) => [row, 1, 40, text] as const),
      standard,
    );
    const [ticket] = read([headBlock(), layout]);
    expect(ticket).toMatchObject({ kind: 'pass', title: 'Tageskarte', passenger: 'Anna Huber' });
    expect(ticket).toHaveProperty('validFrom.local', standard === 'PLAI' ? '2026-10-20T09:00' : '2026-10-20');
  });
});

describe('rail extractor, record of České dráhy', () => {
  const texts = (record: Readonly<Record<string, string>>) =>
    block(
      '1154UT',
      Object.entries(record)
        .map(([name, text]) => `${name}${String(Buffer.byteLength(text)).padStart(3, '0')}${text}`)
        .join(''),
    );

  it('reads stations by number, a reserved place and compact times', () => {
    const record = texts({
      JP: 'Novák',
      KK: 'ABCDEF',
      SZ: '570760',
      SD: '332950',
      PO: '241120260000',
      PD: '251120260600',
      RT: 'EC 171|265|31,32',
    });
    expect(read([headBlock({ issuer: '1154' }), record], '1154')).toMatchObject([
      {
        kind: 'train',
        passenger: 'Novák',
        bookingReference: 'ABCDEF',
        from: 'Praha hl.n.',
        to: 'Brno hl.n.',
        number: 'EC 171',
        coach: '265',
        seat: '31, 32',
        start: { local: '2026-11-24' },
        validUntil: { local: '2026-11-25T06:00' },
      },
    ]);
  });

  it('says no place where several trains are reserved, and no stations where one is unknown', () => {
    const [ticket] = read(
      [headBlock({ issuer: '1154' }), texts({ KJ: 'Novák', SZ: '570760', SD: '999990', RT: 'EC 171|1|2#EC 172|3|4' })],
      '1154',
    );
    expect(ticket).toMatchObject({ kind: 'pass', passenger: 'Novák' });
    for (const field of ['from', 'to', 'seat', 'number']) expect(ticket).not.toHaveProperty(field);
  });
});
