import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { mergeDrafts } from './merge.ts';

const evening = { title: 'Il ballo delle ombre', start: { local: '2026-02-08T17:00' }, row: 'D' };
const attached = (seat: string, document: string) =>
  draft(
    'page-text',
    'event',
    { ...evening, seat, price: { amount: '42.00', currency: 'EUR' } },
    { barcode: `${document}#1`, document },
  );

const tickets = [attached('7', '0.2'), attached('8', '0.3')];

const told = (drafts: Parameters<typeof mergeDrafts>[0]) =>
  mergeDrafts(drafts).map(({ fields, barcode }) => [
    fields.seat?.value,
    fields.bookingReference?.value,
    fields.price?.value.amount,
    barcode,
  ]);

describe('an order and the tickets attached to it', () => {
  const order = { ...evening, bookingReference: '2210', price: { amount: '84.00', currency: 'EUR' } };
  const both = [
    ['7', '2210', '42.00', '0.2#1'],
    ['8', '2210', '42.00', '0.3#1'],
  ];

  it('make no ticket of the list of seats, and tell each ticket the order', () => {
    const listed = draft('page-text', 'event', { ...order, seat: '7, 8' }, { document: '0.1' });
    expect(told([listed, ...tickets])).toEqual(both);
  });

  it('leave the whole price to nobody where the order names no seat', () => {
    expect(told([draft('page-text', 'event', order, { document: '0.1' }), ...tickets])).toEqual(both);
  });

  it('keep a seat of which there is no file', () => {
    const listed = draft('page-text', 'event', { ...order, seat: '7, 9' }, { document: '0.1' });
    expect(told([listed, ...tickets])).toHaveLength(3);
  });

  it('keep another evening apart', () => {
    const other = draft('page-text', 'event', { ...order, start: { local: '2026-02-09T17:00' } }, { document: '0.1' });
    expect(told([other, ...tickets])).toHaveLength(3);
  });
});

describe('what an order tells its tickets', () => {
  const order = { ...evening, bookingReference: '2210', passenger: 'Ilaria Conti' };
  const mail = (values: object, kind: 'event' | 'train' = 'event') =>
    draft('page-text', kind, { ...order, ...values }, { document: '0.1' });

  const names = (drafts: Parameters<typeof mergeDrafts>[0]) =>
    mergeDrafts(drafts).map(({ fields }) => fields.passenger?.value);

  it('is who bought, where an event admits whoever comes', () => {
    expect(names([mail({ seat: '7, 8' }), ...tickets])).toEqual(['Ilaria Conti', 'Ilaria Conti']);
  });

  it('is not who bought where one ticket has a name, or where people travel', () => {
    const named = draft(
      'page-text',
      'event',
      { ...evening, seat: '9', passenger: 'Ugo Conti' },
      { barcode: '0.4#1', document: '0.4' },
    );
    expect(names([mail({ seat: '7, 8' }), ...tickets, named])).toEqual([undefined, undefined, 'Ugo Conti']);
    const rides = tickets.map((one) => ({ ...one, kind: { ...one.kind!, value: 'train' as const } }));
    expect(names([mail({ seat: '7, 8' }, 'train'), ...rides])).toEqual([undefined, undefined]);
  });

  it.each(['7, 8', '7; 8', '7/8', '7 + 8', '7 & 8', '7 e 8', '07 und 08'])('knows the seats %s', (seat) => {
    expect(told([mail({ seat }), ...tickets])).toHaveLength(2);
  });

  it('is nothing where it has a code of its own', () => {
    const coded = draft('page-text', 'event', { ...order, seat: '9' }, { document: '0.1', barcode: '0.1#1' });
    expect(told([coded, ...tickets]).map(([, reference]) => reference)).toEqual(['2210', undefined, undefined]);
  });

  it('is nothing where it is about one ticket: that is the same ticket', () => {
    const single = mergeDrafts([mail({ seat: '7' }), tickets[0]!]);
    expect(single.map(({ fields, barcode }) => [fields.bookingReference?.value, barcode])).toEqual([['2210', '0.2#1']]);
  });

  it('is nothing on the page that shows the tickets themselves', () => {
    const shared = { title: evening.title, row: 'D' };
    const reference = { bookingReference: '2210' };
    const here = ['7', '8'].map((seat) =>
      draft('page-text', 'event', { ...shared, seat }, { barcode: `0.2#${seat}`, document: '0.2' }),
    );
    const list = (document: string) => draft('page-text', 'event', { ...shared, ...reference }, { document });
    expect(told([list('0.2'), ...here]).map(([, told]) => told)).toEqual(['2210', undefined, undefined]);
    expect(told([list('0.1'), ...here]).map(([, told]) => told)).toEqual(['2210', '2210']);
  });

  it('reaches the words around markup that lists what they show', () => {
    const markup = draft('schema-org', 'event', order, { document: '0.2' });
    const here = ['7', '8'].map((seat) =>
      draft('page-text', 'event', { ...evening, seat }, { barcode: `0.2#${seat}`, document: '0.2' }),
    );
    expect(told([markup, ...here]).map(([seat, reference]) => [seat, reference])).toEqual([
      ['7', '2210'],
      ['8', '2210'],
    ]);
  });

  it('reaches the passes attached to a mail', () => {
    const passes = ['7', '8'].map((seat) =>
      draft('attached-pass', 'event', { ...evening, seat }, { barcode: `0.${seat}#1`, document: `0.${seat}` }),
    );
    expect(told([mail({}), ...passes]).map(([seat, reference]) => [seat, reference])).toEqual([
      ['7', '2210'],
      ['8', '2210'],
    ]);
  });

  it('leaves a ticket of another evening as it is', () => {
    const later = { ...evening, start: { local: '2026-02-09T17:00' } };
    const other = draft('page-text', 'event', { ...later, seat: '3' }, { barcode: '0.5#1', document: '0.5' });
    expect(told([mail({ seat: '7, 8' }), ...tickets, other])).toEqual([
      ['7', '2210', '42.00', '0.2#1'],
      ['8', '2210', '42.00', '0.3#1'],
      ['3', undefined, undefined, '0.5#1'],
    ]);
  });
});
