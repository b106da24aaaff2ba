import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import type { MergedDraft } from '#src/tickets/merge.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { ticket } from '#test/support/ticket-builder.ts';
import type { AskableField } from './askable.ts';
import { beliefsBy, beliefsOf, units } from './belief.ts';
import { fitInField } from './fits.ts';
import type { GroundedTicket } from './ground.ts';
import type { Grounded } from './grounded.ts';
import { pairAgrees, pairTickets } from './pair-tickets.ts';
import { isPoorlyRead } from './poorly-read.ts';
import type { SourceLine } from './source.ts';
import { isTwin, rivalsOf } from './twins.ts';

type Value = TicketFields[AskableField];

const line = (text: string, prose = false): SourceLine =>
  ({ id: 'L1', at: 0, document: '0', text, facts: [], cell: { prose } }) as unknown as SourceLine;

const said = (name: AskableField, value: Value, more: Partial<Grounded> = {}): Grounded => ({
  name,
  standing: 'free',
  lines: [line(typeof value === 'string' ? value : 'am Abend')],
  reading: { value, confidence: 0.6, evidence: { document: '0', extractor: 'model' } },
  ...more,
});

describe('how a value suits its field without a label', () => {
  const suited = (value: Grounded, kind: TicketKind = 'event', fields: Partial<TicketFields> = {}) =>
    fitInField(value, { kind, fields: ticket(kind, fields).fields });
  const start = { local: '2027-03-14T20:00' };

  it.each<[string, Grounded, string]>([
    ['a name of a person', said('passenger', 'Ada Berger'), 'well'],
    ['no name of a person', said('passenger', 'General Admission'), 'no'],
    ['a long code alone in its line', said('bookingReference', 'KL77310'), 'fair'],
    ['a code in a sentence', said('bookingReference', 'KL77310', { lines: [line('Ihr Code KL77310 gilt')] }), 'label'],
    ['no code', said('bookingReference', 'Abend'), 'no'],
    ['a title', said('title', 'Winter Lights'), 'well'],
    ['a title in running text', said('title', 'Winter Lights', { lines: [line('Winter Lights', true)] }), 'fair'],
    ['figures as a title', said('title', '4471'), 'no'],
    ['a label as a title', said('title', 'Abfahrt'), 'no'],
    ['a seat that stands once', said('seat', '41', { alone: true }), 'fair'],
    ['a seat that stands twice', said('seat', '41'), 'label'],
    ['a seat that is a sentence', said('seat', 'Parkett links vorn', { alone: true }), 'no'],
    ['a gate', said('gate', 'B22', { alone: true }), 'label'],
    ['a kind of event', said('eventType', 'sports'), 'well'],
    ['doors', said('doors', { local: '2027-03-14T19:00' }), 'label'],
  ])('%s', (_, value, how) => {
    expect(suited(value)).toBe(how);
  });

  it('depends on the kind of ticket', () => {
    expect(suited(said('eventType', 'sports'), 'train')).toBe('no');
    expect(suited(said('venue', 'Köln Hbf'), 'train')).toBe('label');
    expect(suited(said('number', 'ICE 802'), 'train')).toBe('well');
    expect(suited(said('number', 'ICE 802'), 'event')).toBe('label');
    expect(suited(said('seat', '41', { alone: true }), 'hotel')).toBe('label');
  });

  it('depends on when it begins', () => {
    expect(suited(said('end', { local: '2027-03-14T23:00' }), 'event', { start })).toBe('well');
    expect(suited(said('end', { local: '2027-03-13T23:00' }), 'event', { start })).toBe('no');
    expect(suited(said('end', { local: '2027-03-13T23:00' }))).toBe('well');
  });
});

describe('fields that are easily taken for each other', () => {
  it('give one value to one of them', () => {
    expect(isTwin(said('from', 'Köln'), [said('to', 'Köln')])).toBe(true);
    expect(isTwin(said('from', 'Köln'), [said('to', 'Berlin')])).toBe(false);
    expect(isTwin(said('from', 'Köln'), [said('venue', 'Köln')])).toBe(false);
    expect(isTwin(said('seat', '41'), [said('coach', '41')])).toBe(true);
    expect(isTwin(said('bookingReference', 'KL77'), [said('ticketNumber', 'KL77')])).toBe(true);
  });

  it('name each other, never themselves', () => {
    expect(rivalsOf('fromCode')).toEqual(['toCode']);
    expect(rivalsOf('seat')).toContain('row');
    expect(rivalsOf('seat')).not.toContain('seat');
    expect(rivalsOf('price')).toEqual([]);
  });
});

describe('which ticket of an answer is which of ours', () => {
  const ours = (fields: Partial<TicketFields>, barcode?: string): MergedDraft =>
    ({ ...ticket('train', fields), ...(barcode && { barcode }) }) as unknown as MergedDraft;
  const theirs = (values: Readonly<Partial<Record<AskableField, Value>>>, barcode?: string): GroundedTicket => ({
    kind: 'train',
    values: Object.entries(values).map(([name, value]) => said(name as AskableField, value!)),
    unfounded: [],
    ...(barcode && { barcode }),
  });

  it('is told by what they say alike, not by their order', () => {
    const [first, second] = [ours({ seat: '41', from: 'Köln' }), ours({ seat: '42', from: 'Köln' })];
    const [one, two] = [theirs({ seat: '42', from: 'Köln' }), theirs({ seat: '41', from: 'Köln' })];
    const { pairs, unpaired } = pairTickets([first, second], [one, two]);
    expect(pairs.map(({ ticket: own, answered }) => [own, answered])).toEqual(
      expect.arrayContaining([
        [first, two],
        [second, one],
      ]),
    );
    expect(unpaired).toEqual([]);
  });

  it('is told by their order where they say the same', () => {
    const [first, second] = [ours({ from: 'Köln' }), ours({ from: 'Köln' })];
    const [one, two] = [theirs({ from: 'Köln' }), theirs({ from: 'Köln' })];
    expect(pairTickets([first, second], [one, two]).pairs).toEqual([
      { ticket: first, answered: one },
      { ticket: second, answered: two },
    ]);
  });

  it('is told by a code they share', () => {
    const [first, second] = [ours({ from: 'Köln' }, 'a'), ours({ from: 'Köln' }, 'b')];
    const one = theirs({ from: 'Köln' }, 'b');
    expect(pairTickets([first, second], [one]).pairs).toEqual([{ ticket: second, answered: one }]);
  });

  it('is nobody’s where all they say differs, but for one and one', () => {
    const [own, other] = [ours({ seat: '41' }), ours({ seat: '43' })];
    const stranger = theirs({ seat: '42' });
    expect(pairTickets([own, other], [stranger])).toEqual({ pairs: [], unpaired: [stranger] });
    const [pair] = pairTickets([own], [stranger]).pairs;
    expect(pair).toEqual({ ticket: own, answered: stranger });
    expect(pairAgrees(pair!)).toBe(false);
  });
});

describe('how far a word is believed', () => {
  /** A network whose first unit is `signs[0]`, and whose outputs follow that unit by these weights. */
  const network = (answered: number, own: number) => {
    const weights = new Float32Array(units * 2 + 2 * (units + 1));
    weights[1] = 1;
    weights[units * 2 + 1] = answered;
    weights[units * 2 + units + 1 + 1] = own;
    return weights;
  };

  it('is even where nothing was learned', () => {
    expect(beliefsOf(network(0, 0), [1])).toEqual({ answered: 0.5, own: 0.5 });
  });

  it('rises and falls with what speaks for each side', () => {
    const { answered, own } = beliefsOf(network(3, -3), [1]);
    expect(answered).toBeGreaterThan(0.8);
    expect(own).toBeCloseTo(1 - answered);
    expect(beliefsOf(network(3, -3), [-1]).answered).toBeLessThan(0.5);
  });

  it('is the mean of several networks', () => {
    const each = [network(3, 0), network(-3, 0)];
    expect(beliefsBy(each, [1]).answered).toBeCloseTo(
      (beliefsOf(each[0]!, [1]).answered + beliefsOf(each[1]!, [1]).answered) / 2,
    );
  });
});

describe('a page that a model should look at itself', () => {
  const page = (textOrigin: 'layout' | 'recognised' | 'none', confidence: number) => {
    const drawn = pageOf('Reihe 3\nPlatz 41');
    const lines = drawn.lines.map((one) => ({ ...one, words: one.words.map((word) => ({ ...word, confidence })) }));
    return { ...drawn, textOrigin, lines };
  };

  it.each([
    ['recognised well', page('recognised', 0.95), false],
    ['recognised poorly', page('recognised', 0.7), true],
    ['recognised as nothing', { ...page('recognised', 1), lines: [] }, true],
    ['without text', page('none', 1), true],
    ['with text of its own', page('layout', 0.1), false],
  ])('is one %s: %#', (_, given, poor) => {
    expect(isPoorlyRead(given)).toBe(poor);
  });

  it('weighs long words more than short ones', () => {
    const given = page('recognised', 1);
    const [first, ...others] = given.lines;
    const worse = { ...first!, words: [{ ...first!.words[0]!, text: 'a', confidence: 0 }] };
    expect(isPoorlyRead({ ...given, lines: [worse, ...others] })).toBe(true);
    const long = others.map((one) => ({ ...one, words: [{ ...one.words[0]!, text: 'Platzkartennummer' }] }));
    expect(isPoorlyRead({ ...given, lines: [worse, ...long] })).toBe(false);
  });
});
