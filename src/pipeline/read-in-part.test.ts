import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '#src/documents/limits.ts';
import { openReaders } from '#src/documents/open-readers.ts';
import type { Readers } from '#src/documents/readers.ts';
import { developmentSigner } from '#test/support/development-signer.ts';
import { type Print, printPage } from '#test/support/printed-pages.ts';
import { convert } from './convert.ts';

const invoice: readonly Print[] = [
  [80, 100, 40, 'Invoice'],
  [80, 160, 22, 'Invoice number 2027-1183'],
  [80, 200, 22, 'Invoice date 3 March 2027'],
  [80, 260, 22, 'Description    Quantity    Unit price    Amount'],
  [80, 300, 22, 'Office chair    2    120.00    240.00'],
  [80, 340, 22, 'Desk lamp    1    35.00    35.00'],
  [80, 400, 22, 'Subtotal 275.00'],
  [80, 440, 22, 'VAT 20 % 55.00'],
  [80, 480, 22, 'Total amount due 330.00 EUR'],
  [80, 540, 22, 'Please pay within 14 days to the bank account below.'],
];

let picture: Uint8Array;
beforeAll(async () => {
  picture = await printPage(invoice, { width: 1000, height: 620 });
});

const opened: Readers[] = [];
afterAll(() => Promise.all(opened.map((readers) => readers.close())));

async function verdictOn(recognition: Partial<typeof defaultLimits.recognition>) {
  const limits = { ...defaultLimits, recognition: { ...defaultLimits.recognition, ...recognition } };
  const readers = openReaders({ limits, spare: false });
  opened.push(readers);
  const { signer } = await developmentSigner();
  const issuer = { name: 'Passlift', contact: 'http://localhost' };
  return convert({ bytes: picture }, { readers, signer, limits, issuer, now: '2027-03-03T10:00:00Z' });
}

describe('a picture that was read in part', () => {
  it('is called what it is when all of it was read', async () => {
    const { eligibility, problems } = await verdictOn({});
    expect(eligibility).toMatchObject({ isTicket: false, reason: expect.stringContaining('looks like an invoice') });
    expect(problems.map(({ code }) => code)).toEqual(['paper.invoice']);
  });

  it.each([
    ['a guard strikes', { stop: 1 }],
    ['it holds more than we read', { work: 90 }],
  ])('is called nothing when %s: it says so, and what to do', async (_, bounds) => {
    const { eligibility, problems, passes } = await verdictOn(bounds);
    expect(passes).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['document.partly-read']);
    expect(eligibility.isTicket).toBe(false);
    expect(eligibility.reason).toMatch(/^We could only read part of this picture\./);
    expect(eligibility.reason).toContain('Try again, or send the ticket as a PDF or a screenshot.');
    expect(eligibility.reason).not.toMatch(/invoice|not a ticket|nothing to make a pass/);
  });
});
