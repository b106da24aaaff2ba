import { describe, expect, it } from 'vitest';
import { draft, reading } from '#test/support/draft-builder.ts';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import { withoutLocators, withRecordLocators } from './record-locators.ts';

type Values = Parameters<typeof draft>[2];

/** A flight whose number stands so far down a page of so many lines. */
function flightAt(row: number, values: Values, lines = 40) {
  const one = draft('page-text', 'flight', values);
  const region = { x: 0.1, y: row / lines, width: 0.1, height: 0.02 };
  const number = one.fields.number?.map((own) => ({ ...own, evidence: { ...own.evidence, region } }));
  return { ...one, fields: { ...one.fields, ...(number && { number }) } };
}

const sure: Likely = { booking_ref: 0.6 };

function namesIn(text: string, told: Readonly<Record<string, Likely>>, ...drafts: ReturnType<typeof flightAt>[]) {
  const { understood, scored } = paperOf(text, told);
  return withRecordLocators(understood, drafts, scored).map(({ fields }) =>
    fields.bookingReference?.map(({ value }) => value),
  );
}

describe("the airline's name of a flight's booking", () => {
  it("takes the place of an agency's number, which stays the second reading", () => {
    const flight = flightAt(3, { number: 'YU 441', bookingReference: 'MIV-71840' });
    expect(namesIn('Flight YU 441\nEAA4K8', { EAA4K8: sure }, flight)).toEqual([['EAA4K8', 'MIV-71840']]);
  });

  it('is found where none was read', () => {
    expect(namesIn('Flight\nEAA4K8', { EAA4K8: sure }, flightAt(3, { number: 'YU 441' }))).toEqual([['EAA4K8']]);
  });

  it('stays where it was read', () => {
    const flight = flightAt(3, { number: 'YU 441', bookingReference: 'QWERT7' });
    expect(namesIn('Flight\nEAA4K8', { EAA4K8: sure }, flight)).toEqual([['QWERT7']]);
  });

  it.each([
    ['not likely one', 'EAA4K8', { booking_ref: 0.2 }],
    ['of digits alone', '447182', sure],
    ['longer', 'EAA4K82', sure],
  ])('is none that is %s', (_, text, likely) => {
    const flight = flightAt(3, { number: 'YU 441', bookingReference: 'MIV-71840' });
    expect(namesIn(`Flight\n${text}`, { [text]: likely }, flight)).toEqual([['MIV-71840']]);
  });

  it("is each flight's own where each has one", () => {
    const flights = [0, 10].map((row) => flightAt(row, { number: `YU 44${row}`, bookingReference: '2027-118844' }));
    const text = `YU 440\nU4N9TB${'\n'.repeat(9)}YU 4410\nGY7PLC`;
    expect(namesIn(text, { U4N9TB: sure, GY7PLC: sure }, ...flights)).toEqual([
      ['U4N9TB', '2027-118844'],
      ['GY7PLC', '2027-118844'],
    ]);
  });

  it('is not chosen among several for one flight', () => {
    const flight = flightAt(0, { number: 'YU 441', bookingReference: 'MIV-71840' });
    expect(namesIn('U4N9TB\nGY7PLC', { U4N9TB: sure, GY7PLC: sure }, flight)).toEqual([['MIV-71840']]);
  });

  it('is of flights only', () => {
    const { understood, scored } = paperOf('Hotel\nEAA4K8', { EAA4K8: sure });
    const stay = draft('page-text', 'hotel', { bookingReference: 'MIV-71840' });
    expect(withRecordLocators(understood, [stay], scored)).toEqual([stay]);
  });

  it('is not taken from a picture, where a letter may be another one', () => {
    const { understood, scored } = paperOf('Flight\nEAA4K8', { EAA4K8: sure });
    const flight = flightAt(3, { number: 'YU 441', bookingReference: '71840418' });
    const sheets = understood.sheets.map((sheet) => ({
      ...sheet,
      page: { ...sheet.page, textOrigin: 'recognised' as const },
    }));
    expect(withRecordLocators({ sheets }, [flight], scored)).toEqual([flight]);
  });

  it('is none of what is booked with the flight, where the agency has one', () => {
    const names = ['EAA4K8', 'MIV-71840'].map((name) => reading(name));
    expect(withoutLocators(names)?.map(({ value }) => value)).toEqual(['MIV-71840']);
    expect(withoutLocators(names.slice(0, 1))?.map(({ value }) => value)).toEqual(['EAA4K8']);
    expect(withoutLocators(undefined)).toBeUndefined();
  });
});
