import { describe, expect, it } from 'vitest';
import { codeInput, valuesOf } from '#test/support/code-input.ts';
import { type BlockBytes, headBlock, layoutBlock, uicContainer } from '#test/support/uic-container.ts';
import { vdvElement, vdvHead } from '#test/support/vdv-code.ts';
import { railExtractor } from './extract.ts';

const block = (id: string, text: string | Uint8Array): BlockBytes => ({ id, version: '01', bytes: Buffer.from(text) });
const read = (blocks: readonly BlockBytes[], provider = '1080') =>
  railExtractor.extract(codeInput([uicContainer(blocks, { provider })], '2026-11-20')).map(valuesOf);
const db = (...fields: readonly (readonly [name: string, text: string])[]): BlockBytes => {
  const texts = fields.map(([name, text]) => `${name}${String(Buffer.byteLength(text)).padStart(4, '0')}${text}`);
  const text = `00124112026251120265488994930${String(fields.length).padStart(2, '0')}${texts.join('')}`;
  return { id: '0080BL', version: '03', bytes: Buffer.from(text) };
};

describe('rail extractor, record of Deutsche Bahn', () => {
  it('reads who travels, and the places of stations that have a number', () => {
    const record = db(
      ['S001', 'Super Sparpreis'],
      ['S009', '2-1-49'],
      ['S012', '1'],
      ['S014', 'S2'],
      ['S015', 'Kiel Hbf'],
      ['S016', 'Ulm Hbf'],
      ['S017', 'Ulm Hbf'],
      ['S018', 'Kiel Hbf'],
      ['S035', '199'],
      ['S036', '170'],
    );
    expect(read([headBlock({ issuer: '1080' }), record])).toMatchObject([
      {
        kind: 'train',
        product: 'Super Sparpreis',
        from: 'Kiel Hbf',
        fromLocation: { latitude: 54.315 },
        to: 'Ulm Hbf',
        toLocation: { latitude: 48.3994 },
        party: '2 adults, 1 child',
        class: '2',
        conditions: 'Return journey included',
      },
    ]);
  });

  it('keeps a ticket for an area one, whatever stands in the rows of a journey', () => {
    const layout = layoutBlock([
      [6, 0, 12, '24.11 00:00'],
      [6, 12, 40, 'BAYERN -> TIROL'],
    ]);
    const [ticket] = read([headBlock(), layout, db(['S001', 'Bayern-Ticket'])]);
    expect(ticket).toMatchObject({ kind: 'pass', title: 'Bayern-Ticket' });
    expect(ticket).not.toHaveProperty('from');
  });
});

describe('rail extractor, record of German associations', () => {
  const record = (...products: readonly Uint8Array[]) =>
    block('0080VU', Buffer.concat([Buffer.from([0, 0, 24, 124, 0, 3, products.length]), ...products]));

  it('reads a price and how many travel', () => {
    const product = Buffer.concat([
      vdvHead({ product: 1000 }),
      Buffer.from('0003e7 00000001 02 dc00'.replaceAll(' ', ''), 'hex'),
    ]);
    expect(read([headBlock(), record(product, product)])).toMatchObject([
      {
        kind: 'pass',
        price: { amount: '9.99', currency: 'EUR' },
        party: '3 persons',
        validFrom: { local: '2026-11-01' },
      },
    ]);
  });

  it('reads the passenger, the class and who may come along where they are given', () => {
    const fare = Buffer.from('0001 4101 0202 00 01 0003e7 0000 00 000000'.replaceAll(' ', ''), 'hex');
    const name = Buffer.concat([Buffer.from('0119841231', 'hex'), Buffer.from('Jörg#Müller', 'latin1')]);
    const details = vdvElement('85', Buffer.concat([vdvElement('da', fare), vdvElement('db', name)]));
    expect(read([headBlock(), record(Buffer.concat([vdvHead({}), details]))])).toMatchObject([
      {
        title: 'Deutschlandticket',
        passenger: 'Jörg Müller',
        class: '1',
        price: { amount: '9.99' },
        party: 'with 1 bicycle, 2 children',
      },
    ]);
  });

  it('reads the texts of their apps', () => {
    const texts = (...list: readonly (readonly [string, string])[]) =>
      list.map(([number, text]) => `${number}${String(Buffer.byteLength(text)).padStart(4, '0')}${text}`).join('');
    const ticket = block(
      '5197TI',
      texts(
        ['001', 'Tageskarte'],
        ['002', '2026-11-24 08:15'],
        ['003', '2026-11-25 03:00'],
        ['004', 'null'],
        ['005', 'Zone A'],
      ),
    );
    const holder = block('5197PA', texts(['001', 'Jörg Müller'], ['002', '4711']));
    expect(read([headBlock(), ticket, holder], '5197')).toMatchObject([
      {
        kind: 'pass',
        title: 'Tageskarte',
        passenger: 'Jörg Müller',
        area: 'Zone A',
        validFrom: { local: '2026-11-24T08:15' },
        validUntil: { local: '2026-11-25T03:00' },
      },
    ]);
  });
});

describe('rail extractor, records of Austria', () => {
  it('reads the period and the holder of the association around Vienna', () => {
    const period = block('3306FI', `${'24.11.2026 00:00'}${'23.11.2027 23:59'}${' '.repeat(30)}`);
    const holder = block('3306VD', `${'4711'.padEnd(48)}W31121984${' '.repeat(12)}Dr|Anna||Huber|`);
    expect(read([headBlock({ issuer: '3306' }), period, holder], '3306')).toMatchObject([
      { passenger: 'Anna Huber', validFrom: { local: '2026-11-24' }, validUntil: { local: '2027-11-23' } },
    ]);
  });

  it('reads when a ticket of ÖBB is valid, by the clock of Vienna, and its one train', () => {
    const validity = (trains: string) => block('118199', `{"V":"2607240500","B":"2611250400","Z":"${trains}"}`);
    expect(read([headBlock({ issuer: '1181' }), validity('163:21')], '1181')).toMatchObject([
      {
        validFrom: { local: '2026-07-24T07:00', zone: 'Europe/Vienna' },
        validUntil: { local: '2026-11-25T05:00', zone: 'Europe/Vienna' },
        number: '163',
        coach: '21',
      },
    ]);
    expect(read([headBlock({ issuer: '1181' }), validity('163:21;4500')], '1181')[0]).not.toHaveProperty('number');
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
