import { describe, expect, it } from 'vitest';
import { draft, reading } from '#test/support/draft-builder.ts';
import { agreement, compare, isRepeat } from './agreement.ts';
import type { TicketFields, TicketKind } from './fields.ts';

type Values = Partial<TicketFields>;

const page = (values: Values, rest: Parameters<typeof draft>[3] = {}) => draft('page-text', 'train', values, rest);
const code = (values: Values, rest: Parameters<typeof draft>[3] = {}) => draft('rail', 'train', values, rest);
const day = (local: string) => ({ start: { local } });

describe('two drafts', () => {
  it.each<[string, Values, Values]>([
    ['line', { number: 'ICE 802' }, { number: '802' }],
    ['day', day('2027-05-03'), day('2027-05-03T09:10')],
    ['airport of departure', { fromCode: 'OSL' }, { fromCode: 'osl' }],
    ['airport of arrival', { toCode: 'BGO' }, { toCode: 'BGO' }],
    ['begin', { from: 'Bergen' }, { from: 'Bergen stasjon' }],
    ['end', { to: 'Oslo S' }, { to: 'Oslo' }],
    ['title', { title: 'Die Nachtwandler' }, { title: 'DIE NACHTWANDLER' }],
    ['seat', { seat: '014' }, { seat: '14' }],
    ['row', { row: '3' }, { row: '03' }],
    ['person', { passenger: 'Vilde Nygård' }, { passenger: 'NYGARD/VILDE' }],
    ['reference', { bookingReference: 'QX-71K' }, { bookingReference: 'QX71K' }],
    ['ticket number', { ticketNumber: '990 1' }, { ticketNumber: '9901' }],
  ])('support each other where they agree on the %s', (_, one, other) => {
    expect(compare(page(one), code(other))).toBeGreaterThan(0);
  });

  it.each<[string, Values, Values]>([
    ['lines', { number: 'ICE 802' }, { number: 'ICE 803' }],
    ['days', day('2027-05-03'), day('2027-05-04')],
    ['airports of departure', { fromCode: 'OSL' }, { fromCode: 'TRF' }],
    ['airports of arrival', { toCode: 'BGO' }, { toCode: 'SVG' }],
    ['seats', { seat: '14' }, { seat: '15' }],
    ['rows', { row: '3' }, { row: '4' }],
    ['persons', { passenger: 'Vilde Nygård' }, { passenger: 'Odd Nygård' }],
  ])('are never one ticket with two %s, whatever else they agree on', (_, one, other) => {
    const shared = { title: 'Nordlys', to: 'Bergen', bookingReference: 'QX71K', ticketNumber: '9901' };
    expect(compare(page({ ...shared, ...one }), code({ ...shared, ...other }))).toBeLessThan(-50);
  });

  it('say nothing of each other where they share no field', () => {
    expect(compare(page({ seat: '14' }), code({ row: '3' }))).toBe(0);
  });

  it('do not contradict each other in the words for a place', () => {
    expect(compare(page({ from: 'Wien Hbf' }), code({ from: 'Vienna Central' }))).toBe(0);
    expect(compare(page({ to: 'Wien Hbf' }), code({ to: 'Vienna Central' }))).toBe(0);
  });

  it('may have two references if day and line agree', () => {
    const ride = { ...day('2027-05-03'), number: 'ICE 802' };
    const score = compare(page({ ...ride, bookingReference: 'AAA111' }), code({ ...ride, bookingReference: 'BBB222' }));
    expect(score).toBeGreaterThan(0);
    expect(compare(page({ bookingReference: 'AAA111' }), code({ bookingReference: 'BBB222' }))).toBeLessThan(0);
    expect(compare(page({ ticketNumber: '111' }), code({ ticketNumber: '222' }))).toBeLessThan(0);
  });

  it('contradict each other where they leave at two times of one day', () => {
    const at = (local: string, offset?: string) => ({ start: { local, ...(offset ? { offset } : {}) }, seat: '1' });
    const apart = compare(page(at('2027-05-03T09:10')), code(at('2027-05-03T11:10')));
    expect(apart).toBeLessThan(compare(page(at('2027-05-03T09:10')), code(at('2027-05-03T09:10'))));
    expect(compare(page(at('2027-05-03')), code(at('2027-05-03T11:10')))).toBeGreaterThan(apart);
    // Clocks of two zones may be one moment.
    expect(compare(page(at('2027-05-03T09:10', '+00:00')), code(at('2027-05-03T11:10', '+02:00')))).toBeGreaterThan(
      apart,
    );
  });

  it('are compared by what each of them believes most', () => {
    const [unsure, sure] = [reading('15', 'page-text', 0.5), reading('14', 'page-text', 0.8)];
    for (const seat of [
      [unsure, sure],
      [sure, unsure],
    ]) {
      const one = { ...page({}), fields: { seat } };
      expect(compare(one, code({ seat: '14' }))).toBeGreaterThan(0);
      expect(compare(code({ seat: '15' }), one)).toBeLessThan(-50);
    }
  });

  it('contradict each other but little in what one of them hardly believes', () => {
    const lounge = (confidence: number) => page({ passenger: 'Premium Lounge', to: 'Bergen' }, { confidence });
    const name = code({ passenger: 'Vilde Nygård', to: 'Bergen' });
    expect(compare(lounge(0.4), name)).toBeGreaterThan(0);
    expect(compare(name, lounge(0.4))).toBeGreaterThan(0);
    expect(compare(lounge(0.5), name)).toBeLessThan(-50);
  });
});

describe('the kinds of two drafts', () => {
  const score = (one: TicketKind, other: TicketKind) =>
    compare(draft('page-text', one, { seat: '14' }), draft('schema-org', other, { seat: '14' }));

  it.each<[TicketKind, TicketKind]>([
    ['train', 'train'],
    ['train', 'bus'],
    ['train', 'pass'],
    ['pass', 'boat'],
    ['event', 'restaurant'],
    ['event', 'voucher'],
    ['membership', 'pass'],
    ['code', 'hotel'],
    ['flight', 'code'],
  ])('go together as %s and %s', (one, other) => expect(score(one, other)).toBeGreaterThan(0));

  it.each<[TicketKind, TicketKind]>([
    ['train', 'event'],
    ['flight', 'train'],
    ['hotel', 'event'],
    ['rental', 'parking'],
    ['voucher', 'bus'],
  ])('speak against one ticket as %s and %s', (one, other) => expect(score(one, other)).toBeLessThan(0));
});

describe('a code and the words around it', () => {
  it('are one by the code that both have', () => {
    expect(compare(page({}, { barcode: '0#1' }), code({}, { barcode: '0#1' }))).toBeGreaterThan(0);
    expect(compare(page({ seat: '1' }, { barcode: '0#1' }), code({ seat: '1' }, { barcode: '0#2' }))).toBeLessThan(-50);
  });

  it('may differ in one name that was misread, unless one reader read both', () => {
    const ride = { ...day('2027-05-03'), number: 'ICE 802' };
    const misread = page({ ...ride, passenger: 'Ruhebereich' }, { barcode: '0#1' });
    const other = { ...ride, passenger: 'Vilde Nygård' };
    expect(compare(misread, code(other, { barcode: '0#1' }))).toBeGreaterThan(0);
    expect(compare(misread, page(other, { barcode: '0#1' }))).toBeLessThan(-50);
  });

  it('say nothing by a name whose end the code has no room for', () => {
    const cut = { passenger: 'LUCJEAN DESMARAIS' };
    expect(compare(code(cut), page({ passenger: 'Luc Desmarais' }))).toBe(0);
    expect(compare(page(cut), page({ passenger: 'Luc Desmarais' }))).toBeLessThan(-50);
  });

  it.each([
    ['two airlines', 'LH 1412', 'UA 1412'],
    ["an airline's two codes", 'EZY8341', 'U2 8341'],
    ['a zero more', 'LH 012', 'UA 12'],
  ])('are one flight under the numbers of %s where the way is the same', (_, one, other) => {
    const way = { fromCode: 'OSL', toCode: 'BGO' };
    expect(compare(page({ ...way, number: one }), code({ ...way, number: other }))).toBeGreaterThan(0);
    expect(compare(page({ number: one }), code({ number: other }))).toBeLessThan(-50);
    expect(compare(page({ ...way, number: one }), code({ ...way, toCode: 'SVG', number: other }))).toBeLessThan(-50);
  });

  it('are two flights on one way where the digits differ', () => {
    const way = { fromCode: 'OSL', toCode: 'BGO' };
    expect(compare(page({ ...way, number: 'LH 1412' }), code({ ...way, number: 'UA 1413' }))).toBeLessThan(-50);
  });
});

describe('a draft and what is known of a ticket', () => {
  const known = [code({ seat: '14', number: 'ICE 802' }), draft('calendar', 'train', { seat: '14' })];

  it('agree as well as with the one that knows most', () => {
    const own = page({ seat: '14', number: 'ICE 802' });
    expect(agreement(own, known, 2, 2)).toBe(compare(own, known[0]!));
  });

  it('do not agree where one of them contradicts', () => {
    expect(agreement(page({ seat: '15' }), known, 1, 1)).toBeLessThan(0);
  });

  it('belong together without support where there is one of each, and nowhere else', () => {
    const silent = page({ venue: 'Halle 4' });
    expect(agreement(silent, known, 1, 1)).toBeGreaterThan(0);
    expect(agreement(silent, known, 2, 1)).toBe(0);
    expect(agreement(silent, known, 1, 2)).toBe(0);
  });

  it('stay apart as legs of one code, not as a leg and the words for it', () => {
    const leg = (extractor: string) => draft(extractor, 'train', { number: 'ICE 802' }, { group: '0#1' });
    expect(agreement(leg('rail'), [leg('rail')], 2, 2)).toBeLessThan(0);
    expect(agreement(leg('page-text'), [leg('rail')], 2, 2)).toBeGreaterThan(0);
  });
});

describe('what says nothing new', () => {
  const told = { title: 'Nordlys', ...day('2027-05-03T20:00'), bookingReference: 'QX71K' };

  it('repeats three things at least', () => {
    expect(isRepeat(page(told), [page({ ...told, seat: '14' })])).toBe(true);
    const { bookingReference: _, ...two } = told;
    expect(isRepeat(page(two), [page({ ...told, seat: '14' })])).toBe(false);
  });

  it('repeats what weighs something', () => {
    const prose = { venue: 'Halle 4', address: 'Kaivei 2', bookingReference: 'QX71K' };
    expect(isRepeat(page(prose), [page(prose)])).toBe(false);
  });

  it('is of nobody else, and no other leg of the same order', () => {
    const own = { ...told, passenger: 'Vilde Nygård' };
    expect(isRepeat(page(own), [page(told), page({ ...told, passenger: 'Odd Nygård' })])).toBe(false);
    expect(isRepeat(page(told, { group: '0.1' }), [page(told, { group: '0.1' })])).toBe(false);
    expect(isRepeat(page(told, { group: '0.1' }), [page(told, { group: '0.2' })])).toBe(true);
  });
});
