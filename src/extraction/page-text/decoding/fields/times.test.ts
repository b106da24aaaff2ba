import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { partOn } from '#test/extraction/parts.ts';
import { bcbpText } from '#test/support/bcbp-text.ts';
import { codeAt, type Likely, paperOf, readOn, valuesOf } from '#test/support/scored-paper.ts';
import { settleTimes } from './times.ts';

const names = ['start', 'end', 'validFrom', 'validUntil', 'boarding'] as const;

type Times = { readonly [Name in (typeof names)[number]]?: unknown };
type Told = Readonly<Record<string, Likely>>;

/** When the only ticket of a paper begins and ends, once that is settled. */
function times(
  text: string,
  told: Told,
  { kind = 'train', read = {}, payload }: { kind?: TicketKind; read?: Partial<TicketFields>; payload?: string } = {},
): Times {
  const paper = paperOf(text, told, payload === undefined ? [] : [codeAt('0#0', 20, { payload })]);
  const draft = readOn(paper.understood, kind, read);
  const fields: FieldReadings = { ...draft.fields };
  settleTimes(partOn(paper, [draft]), fields, kind);
  const [all] = valuesOf([{ ...draft, fields }], ...names);
  return Object.fromEntries(names.flatMap((name, at) => (all![at] === undefined ? [] : [[name, all![at]]])));
}

const [startDay, endDay] = [{ start_date: 0.95 }, { end_date: 0.95 }];
const [leaves, arrives] = [{ start_time: 0.95 }, { end_time: 0.95 }];
const start = { local: '2027-05-03T08:10' };

describe('a begin that was not read', () => {
  it('is the likeliest day with its clock', () => {
    expect(times('3 May 2027\n08:10', { '3 May 2027': startDay, '08:10': leaves })).toEqual({ start: start.local });
  });

  it('is the day alone where the clock is unlikely, or its line names another day', () => {
    const day = { start: '2027-05-03' };
    expect(times('3 May 2027\n08:10', { '3 May 2027': startDay, '08:10': { start_time: 0.69 } })).toEqual(day);
    const other = '3 May 2027\nSold on 2 May 2027, 08:10';
    expect(times(other, { '3 May 2027': startDay, '08:10': leaves })).toEqual(day);
  });

  it('is nothing where the day is unlikely', () => {
    expect(times('3 May 2027', { '3 May 2027': { start_date: 0.69 } })).toEqual({});
    expect(times('3 May 2027', { '3 May 2027': { start_date: 0.7 } })).toEqual({ start: '2027-05-03' });
  });

  it('of a flight is on the day of its boarding pass’s code, where a screen prints none', () => {
    const payload = bcbpText({ legs: [{ day: '123' }] });
    expect(times('08:10', { '08:10': leaves }, { kind: 'flight', payload })).toMatchObject({
      start: '2026-05-03T08:10',
    });
    expect(times('08:10', { '08:10': leaves }, { kind: 'train', payload })).toEqual({});
  });

  it('of a pass is from when it is valid', () => {
    const told = { '3 May 2027': startDay, '9 May 2027': endDay };
    expect(times('3 May 2027\n9 May 2027', told, { kind: 'pass' })).toEqual({
      validFrom: '2027-05-03',
      validUntil: '2027-05-09',
    });
  });

  it('of a voucher is not the day until which it is valid', () => {
    const read = { validUntil: { local: '2027-05-09' } };
    const told = { '9 May 2027': { start_date: 0.8, end_date: 0.8 } };
    expect(times('9 May 2027', told, { kind: 'voucher', read })).toEqual({ validUntil: '2027-05-09' });
  });
});

describe('an end that was not read', () => {
  const read = { start };

  it('is its clock on the day of the begin, or in the morning after a night', () => {
    const end = (clock: string, kind: TicketKind = 'train', begin = start) =>
      times(clock, { [clock]: arrives }, { kind, read: { start: begin } }).end;
    expect(end('10:25')).toBe('2027-05-03T10:25');
    expect(end('06:25', 'train', { local: '2027-05-03T22:10' })).toBe('2027-05-04T06:25');
    expect(end('06:25', 'flight', { local: '2027-05-03T22:10' })).toBeUndefined();
    expect(end('10:25', 'hotel')).toBeUndefined();
  });

  it('is nothing where the clock is unlikely', () => {
    const end = (likely: number) => times('10:25', { '10:25': { end_time: likely } }, { read }).end;
    expect([end(0.78), end(0.77)]).toEqual(['2027-05-03T10:25', undefined]);
  });

  it('is a day of its own where that is no other ride’s', () => {
    const until = (day: string, kind: TicketKind) => times(day, { [day]: endDay }, { kind, read }).end;
    expect(until('5 May 2027', 'train')).toBe('2027-05-05');
    expect(until('6 May 2027', 'train')).toBeUndefined();
    expect(until('6 May 2027', 'boat')).toBe('2027-05-06');
    expect(until('7 May 2027', 'boat')).toBeUndefined();
    expect(until('5 May 2027', 'event')).toBeUndefined();
    expect(until('9 May 2027', 'hotel')).toBe('2027-05-09');
  });

  it('is not the day of the begin once more', () => {
    expect(times('3 May 2027', { '3 May 2027': { ...startDay, ...endDay } }, { read })).toEqual({ start: start.local });
  });
});

describe('an end that was read', () => {
  const end = (local: string, kind: TicketKind) => times('Narva', {}, { kind, read: { start, end: { local } } }).end;

  it('goes where it is another ride’s', () => {
    expect(end('2027-05-05T10:25', 'train')).toBe('2027-05-05T10:25');
    expect(end('2027-05-06T10:25', 'train')).toBeUndefined();
    expect(end('2027-05-02T10:25', 'train')).toBeUndefined();
    expect(end('2027-05-06T10:25', 'hotel')).toBe('2027-05-06T10:25');
  });

  it('stays the day before of a flight over the date line', () => {
    expect(end('2027-05-02T10:25', 'flight')).toBe('2027-05-02T10:25');
    expect(end('2027-05-01T10:25', 'flight')).toBeUndefined();
  });
});

describe('when a flight is boarded', () => {
  const boarding = (text: string, likely = 0.9, kind: TicketKind = 'flight') =>
    times(text, { '07:30': { boarding_time: likely } }, { kind, read: { start } }).boarding;

  it('is before it leaves, on its day', () => {
    expect(boarding('Boarding 07:30')).toBe('2027-05-03T07:30');
    expect(boarding('Boarding 07:30', 0.69)).toBeUndefined();
    expect(boarding('Boarding 07:30', 0.9, 'train')).toBeUndefined();
  });

  it('is not when that closes, nor after it left', () => {
    expect(boarding('Gate closes 07:30')).toBeUndefined();
    const late = times('08:20', { '08:20': { boarding_time: 0.9 } }, { kind: 'flight', read: { start } });
    expect(late.boarding).toBeUndefined();
  });
});
