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
