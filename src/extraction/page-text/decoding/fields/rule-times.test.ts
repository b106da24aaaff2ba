import { describe, expect, it } from 'vitest';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { partOn } from '#test/extraction/parts.ts';
import { type Likely, paperOf, readOn } from '#test/support/scored-paper.ts';
import { settleRule, toldOf } from './rule-times.ts';

type Told = Readonly<Record<string, Likely>>;

/** The begins of the only event of a paper that was read to be then, the one that stands first. */
function begins(text: string, told: Told, local = '2027-05-03T20:00', kind: 'event' | 'train' | 'hotel' = 'event') {
  const paper = paperOf(text, told);
  const draft = readOn(paper.understood, kind, { start: { local } }, { start: text.split('\n')[0]! });
  const fields: FieldReadings = { ...draft.fields };
  const part = partOn(paper, [draft]);
  settleRule({ part, fields, name: 'start', kind }, fields.start![0]!, toldOf(part, 'start'));
  return (fields.start ?? []).map(({ value, likely }) => ({ local: value.local, likely }));
}
const locals = (...args: Parameters<typeof begins>) => begins(...args).map(({ local }) => local);

const page = '3 May 2027 20:00\n9 May 2027\n19:30';

describe('a time that the rules read', () => {
  it('is as likely as the less likely of its day and its clock', () => {
    const likely = (day: number, clock: number) =>
      begins(page, { '3 May 2027': { start_date: day }, '20:00': { start_time: clock } })[0]!.likely!;
    expect(likely(0.9, 0.5)).toBe(likely(0.5, 0.9));
    expect(likely(0.9, 0.9)).toBeGreaterThan(likely(0.9, 0.5));
  });

  it('is not judged where its day is told nowhere', () => {
    expect(begins('Abend\n19:30', {})).toEqual([{ local: '2027-05-03T20:00', likely: undefined }]);
  });

  it('goes where its day is unlikely', () => {
    expect(locals(page, { '3 May 2027': { start_date: 0.11 } })).toEqual([]);
    expect(locals(page, { '3 May 2027': { start_date: 0.12 } })).toEqual(['2027-05-03T20:00']);
  });

  it('loses its clock where nothing speaks for that, and much for its day', () => {
    const told = (day: number, clock: number) =>
      locals(page, { '3 May 2027': { start_date: day }, '20:00': { start_time: clock } });
    expect(told(0.9, 0.11)).toEqual(['2027-05-03']);
    expect(told(0.9, 0.12)).toEqual(['2027-05-03T20:00']);
    expect(told(0.4, 0.11)).toEqual(['2027-05-03T20:00']);
  });

  it('comes behind a day that is much likelier, and its clock goes with the line of the old one', () => {
    const other = (likely: number) => ({ '3 May 2027': { start_date: 0.3 }, '9 May 2027': { start_date: likely } });
    expect(locals(page, other(0.95))).toEqual(['2027-05-09', '2027-05-03T20:00']);
    expect(locals(page, other(0.74))).toEqual(['2027-05-03T20:00']);
    expect(locals('3 May 2027\n9 May 2027\n20:00', other(0.95))).toEqual(['2027-05-09T20:00', '2027-05-03T20:00']);
  });

  it('comes behind a clock of its day that is much likelier', () => {
    const told = (clock: number, other: number) => ({
      '3 May 2027': { start_date: 0.9 },
      '20:00': { start_time: clock },
      '19:30': { start_time: other },
    });
    expect(locals(page, told(0.3, 0.95))).toEqual(['2027-05-03T19:30', '2027-05-03T20:00']);
    expect(locals(page, told(0.8, 0.95))).toEqual(['2027-05-03T20:00']);
    const others = '3 May 2027 20:00\n9 May 2027 19:30';
    expect(locals(others, told(0.3, 0.95))).toEqual(['2027-05-03T20:00']); // that is another day's
  });

  it('takes a likely clock where it had none', () => {
    const clock = (likely: number) => ({ '3 May 2027': { start_date: 0.9 }, '19:30': { start_time: likely } });
    expect(locals(page, clock(0.78), '2027-05-03')).toEqual(['2027-05-03T19:30', '2027-05-03']);
    expect(locals(page, clock(0.77), '2027-05-03')).toEqual(['2027-05-03']);
  });

  it('takes no clock with seconds for that of a show', () => {
    const stamp = '3 May 2027\n19:30:41';
    const told = { '3 May 2027': { start_date: 0.9 }, '19:30:41': { start_time: 0.95 } };
    expect(locals(stamp, told, '2027-05-03')).toEqual(['2027-05-03']);
    expect(locals(stamp, told, '2027-05-03', 'train')[0]).toBe('2027-05-03T19:30');
  });

  it('takes no four digits for the hour of a house', () => {
    const pitch = '3 May 2027\n1148';
    const told = { '3 May 2027': { start_date: 0.9 }, '1148': { start_time: 0.9 } };
    expect(locals(pitch, told, '2027-05-03', 'hotel')).toEqual(['2027-05-03']);
    expect(locals(pitch, told, '2027-05-03', 'train')[0]).toBe('2027-05-03T11:48');
  });
});
