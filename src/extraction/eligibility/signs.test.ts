import { expect, it } from 'vitest';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { pageText } from '../page-text/page-text.ts';
import { judgedSigns } from './judge.ts';

const paper = `
# Booking confirmation

Ordered on 3 January 2026
Booking reference: K3LQ9W
Passenger: John Doe
Flight: LH 962
From: Berlin (BER)
To: Madrid (MAD)
Departure: 7 June 2026 12:10
Total: 199.00 EUR`;

it('tell of a paper how its days lie to each other, and of one that is uploaded late that they are past', () => {
  const input = inputOf([pageOf(paper)]);
  const drafts = pageText.extract(input);
  const of = (later: number) => judgedSigns(input, drafts, later);
  const [inTime, late] = [of(0), of(2000)];
  expect(inTime).toEqual(expect.arrayContaining(['days from 2', 'amounts from 1', 'begins after from 90']));
  expect(inTime).not.toContain('days from 3');
  expect(late).toEqual(expect.arrayContaining(['days past from 2', 'begins after from 90']));
  expect(late).not.toContain('days to come from 1');
  expect(late).not.toContain('begins from 0');
  // A sign that does not hang on the day of the upload stays.
  const ofUpload = /^(?:begins|last day|days (?:past|to come)) /;
  const others = (signs: readonly string[]) =>
    signs.filter((sign) => !ofUpload.test(sign) || /^begins after/.test(sign));
  expect(others(late)).toEqual(others(inTime));
});
