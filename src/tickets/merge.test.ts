import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { mergeDrafts, withoutCancelled } from './merge.ts';

const code = (number: string, day: string, barcode = '0#0') =>
  draft(
    'bcbp',
    'flight',
    { number, start: { local: day }, passenger: 'LUC DESMARAIS', seat: '3A' },
    { barcode, group: 'code' },
  );

describe('merging drafts', () => {
  it('joins a code with the text around it and keeps the richer reading', () => {
    const text = draft('page-text', 'flight', {
      number: 'AC834',
      start: { local: '2011-11-22T18:30' },
      passenger: 'Luc Desmarais',
      gate: 'B12',
    });
    const [ticket, ...rest] = mergeDrafts([text, code('AC 834', '2011-11-22')]);
    expect(rest).toEqual([]);
    expect(ticket!.fields.start!.value.local).toBe('2011-11-22T18:30');
    expect(ticket!.fields.passenger!.value).toBe('Luc Desmarais');
    expect(ticket!.fields.gate!.value).toBe('B12');
    expect(ticket!.fields.seat!.value).toBe('3A');
    expect(ticket!.barcode).toBe('0#0');
  });

  it("joins a code with a text that gives the number under the airline's other code", () => {
    const way = { fromCode: 'LGW', toCode: 'NCE' };
    const inCode = draft('bcbp', 'flight', { ...way, number: 'U2 8341', start: { local: '2026-08-21' }, seat: '22F' });
    const inText = draft('page-text', 'flight', { ...way, number: 'EZY8341', start: { local: '2026-08-21T07:05' } });
    const [ticket, ...rest] = mergeDrafts([inText, inCode]);
    expect(rest).toEqual([]);
    expect([ticket!.fields.number!.value, ticket!.fields.start!.value.local]).toEqual(['U2 8341', '2026-08-21T07:05']);
  });

  it('keeps the legs of one code apart and finds each one its text', () => {
    const legs = [code('AC 834', '2011-11-22'), code('LH 3664', '2011-11-23')];
    const texts = [
      draft('page-text', 'flight', { number: 'LH 3664', gate: 'A2' }),
      draft('page-text', 'flight', { number: 'AC 834', gate: 'B1' }),
    ];
    const tickets = mergeDrafts([...legs, ...texts]);
    expect(tickets.map(({ fields }) => [fields.number!.value, fields.gate!.value])).toEqual([
      ['AC 834', 'B1'],
      ['LH 3664', 'A2'],
    ]);
  });

  it('never joins two days, two seats or two persons', () => {
    const one = { title: 'Hamlet', start: { local: '2026-05-03T20:00' }, passenger: 'Anna Huber', seat: '12' };
    for (const other of [
      { ...one, start: { local: '2026-05-04T20:00' } },
      { ...one, seat: '13' },
      { ...one, passenger: 'Max Mustermann' },
    ]) {
      expect(mergeDrafts([draft('schema-org', 'event', one), draft('page-text', 'event', other)])).toHaveLength(2);
    }
  });

  it('joins a code with the words around it that name somebody else by mistake, and never with those of another ride', () => {
    const ride = { number: 'AC 834', start: { local: '2011-11-22T18:30' }, fromCode: 'YUL', toCode: 'YYZ' };
    const misread = draft('page-text', 'flight', { ...ride, passenger: 'Lounge Access Plus' }, { barcode: '0#0' });
    const [ticket, ...rest] = mergeDrafts([misread, code('AC 834', '2011-11-22')]);
    expect(rest).toEqual([]);
    expect(ticket!.fields.passenger!.value).toBe('LUC DESMARAIS');
    const back = { number: 'AC 835', start: { local: '2011-11-29T08:00' }, seat: '17C' };
    const other = draft('page-text', 'flight', { ...back, passenger: 'Luc Desmarais' }, { barcode: '0#0' });
    expect(mergeDrafts([other, code('AC 834', '2011-11-22')])).toHaveLength(2);
  });

  it('believes the code before the page when they disagree, and keeps the loser as evidence', () => {
    const text = draft('page-text', 'flight', { number: 'AC 834', start: { local: '2011-11-22' }, sequence: '72' });
    const coded = draft('bcbp', 'flight', { number: 'AC 834', start: { local: '2011-11-22' }, sequence: '27' });
    const [ticket] = mergeDrafts([text, coded]);
    expect(ticket!.fields.sequence!.value).toBe('27');
    expect(ticket!.fields.sequence!.others.map(({ value }) => value)).toEqual(['72']);
  });

  it('does not let what is hardly believed keep a code and its page apart', () => {
    const guess = draft('page-text', 'train', { seat: 'ZUG 42' }, { confidence: 0.3 }).fields.seat!;
    const page = draft('page-text', 'train', { from: 'VERONA PN', to: 'MUENCHEN HBF' });
    const grid = draft('rail-layout', 'train', { from: 'VERONA PN', to: 'MUENCHEN HBF', seat: '023' });
    const [ticket, ...rest] = mergeDrafts([grid, { ...page, fields: { ...page.fields, seat: guess } }]);
    expect(rest).toEqual([]);
    expect(ticket!.fields.seat!.value).toBe('023');
  });

  it('takes the same ticket in two parts of a mail for one', () => {
    const values = { title: 'Hamlet', start: { local: '2026-05-03T20:00' }, bookingReference: 'AB12CD' };
    const tickets = mergeDrafts([
      draft('page-text', 'event', values, { document: '0.0' }),
      draft('page-text', 'event', values, { document: '0.1' }),
    ]);
    expect(tickets).toHaveLength(1);
  });

  it('keeps persons apart who share one event of a calendar', () => {
    const leg = { from: 'Hull', to: 'Rotterdam', start: { local: '2026-10-07T18:11' } };
    const tickets = mergeDrafts([
      draft('calendar', 'boat', leg, { document: '0.1', group: '0.1' }),
      draft('page-text', 'boat', { ...leg, passenger: 'Leonor Nogueira' }, { group: '0.0' }),
      draft('page-text', 'boat', { ...leg, passenger: 'Rui Teixeira' }, { group: '0.0' }),
    ]);
    expect(tickets.map(({ fields }) => fields.passenger?.value)).toEqual(['Leonor Nogueira', 'Rui Teixeira']);
  });

  it('corrects a page whose words mislead about the kind', () => {
    const values = { passenger: 'Anna Huber', start: { local: '2026-05-03T20:00' }, title: 'The Walled Garden' };
    const [ticket, ...rest] = mergeDrafts([
      draft('schema-org', 'restaurant', values),
      draft('page-text', 'train', values),
    ]);
    expect(rest).toEqual([]);
    expect(ticket!.kind.value).toBe('restaurant');
  });

  it('does not make a train of a concert', () => {
    const day = { start: { local: '2026-05-03' } };
    expect(mergeDrafts([draft('schema-org', 'event', day), draft('page-text', 'train', day)])).toHaveLength(2);
  });
});

describe('what was called off', () => {
  const leg = (extractor: string, number: string, day: string, cancelled?: true) =>
    draft(
      extractor,
      'flight',
      { number, start: { local: day } },
      { group: extractor, ...(cancelled && { cancelled }) },
    );

  it('takes the words that tell of it along', () => {
    const kept = leg('schema-org', 'LH 11', '2027-05-03');
    const gone = leg('schema-org', 'LH 12', '2027-05-09', true);
    expect(withoutCancelled([kept, gone, leg('page-text', 'LH 12', '2027-05-09')])).toEqual([kept]);
  });

  it('leaves nothing when only words are left', () => {
    const gone = leg('calendar', 'LH 12', '2027-05-09', true);
    expect(withoutCancelled([gone, leg('page-text', 'LH 99', '2027-06-01')])).toEqual([]);
  });
});

describe('what a merged ticket is', () => {
  const shared = { passenger: 'Vilde Nygård', title: 'Nordlys', start: { local: '2026-05-03T20:00' } };

  it('is what somebody knows, rather than a bare code', () => {
    const [ticket] = mergeDrafts([
      draft('code', 'code', shared, { confidence: 0.99 }),
      draft('page-text', 'event', shared, { confidence: 0.5 }),
    ]);
    expect(ticket!.kind.value).toBe('event');
  });

  it('is a bare code where nobody knows more', () => {
    const [ticket] = mergeDrafts([draft('code', 'code', shared)]);
    expect([ticket!.kind.value, ticket!.kind.evidence.extractor]).toEqual(['code', 'code']);
    const { kind: _, ...nameless } = draft('page-text', 'event', shared);
    expect(mergeDrafts([nameless])[0]!.kind).toMatchObject({ value: 'code', confidence: 0, others: [] });
  });

  it('has the code, the order and the language of whoever tells one', () => {
    const words = { ...draft('page-text', 'event', shared, { barcode: '0#1' }), language: 'nb' };
    const [ticket] = mergeDrafts([words, draft('schema-org', 'event', shared, { group: 'order' })]);
    expect(ticket).toMatchObject({ barcode: '0#1', group: 'order', language: 'nb' });
    expect(Object.keys(mergeDrafts([draft('schema-org', 'event', shared)])[0]!)).toEqual(['drafts', 'kind', 'fields']);
  });
});

describe('several tickets on each side', () => {
  const seat = (extractor: string, number: string, more: object = {}) =>
    draft(extractor, 'event', { title: 'Nordlys', start: { local: '2026-05-03T20:00' }, seat: number, ...more });

  it('find each other by what tells them apart, in whatever order they come', () => {
    const texts = ['3', '1', '2'].map((number) => seat('page-text', number, { gate: `G${number}` }));
    const coded = ['1', '2', '3'].map((number) => seat('attached-pass', number, { section: `S${number}` }));
    const tickets = mergeDrafts([...texts, ...coded]);
    expect(tickets.map(({ fields }) => [fields.section!.value, fields.gate!.value])).toEqual([
      ['S1', 'G1'],
      ['S2', 'G2'],
      ['S3', 'G3'],
    ]);
  });

  it('are not joined two to one', () => {
    const evening = { title: 'Nordlys', start: { local: '2026-05-03T20:00' } };
    const texts = ['Anna Li', 'Bo Li'].map((passenger) => draft('page-text', 'event', { ...evening, passenger }));
    expect(mergeDrafts([draft('schema-org', 'event', evening), ...texts])).toHaveLength(2);
  });

  it('stay where they are told by nobody else', () => {
    expect(mergeDrafts([seat('page-text', '1'), seat('page-text', '2')])).toHaveLength(2);
  });

  it('are one where a page says the same twice', () => {
    expect(mergeDrafts([seat('page-text', '1'), seat('page-text', '1')])).toHaveLength(1);
  });
});

describe('a ticket called off beside others', () => {
  const leg = (extractor: string, number: string, rest: object = {}) =>
    draft(extractor, 'flight', { number, start: { local: '2027-05-03' } }, rest);

  it('changes nothing where none was', () => {
    const drafts = [leg('page-text', 'LH 11')];
    expect(withoutCancelled(drafts)).toEqual(drafts);
  });

  it('leaves a code that is another flight', () => {
    const gone = leg('schema-org', 'LH 12', { cancelled: true });
    expect(withoutCancelled([gone, leg('bcbp', 'LH 11')]).map(({ extractor }) => extractor)).toEqual(['bcbp']);
  });
});
