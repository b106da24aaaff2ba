import { describe, expect, it } from 'vitest';
import type { JobResult } from '#src/jobs/job-result.ts';
import { problem } from '#src/problems.ts';
import { inputOf, passes } from '#test/mail/answer-input.ts';
import { answerOf } from './answer.ts';
import { answerHtml } from './answer-html.ts';
import { cleanTitle } from './answer-passes.ts';
import { answerText } from './answer-text.ts';

describe('the account of a mail', () => {
  const account = [
    { is: 'text', passes: [] },
    {
      is: 'pdf',
      name: 'tickets.pdf',
      passes: [
        { pass: 0, page: 1 },
        { pass: 1, page: 3 },
      ],
      pages: 3,
      pagesRead: 3,
    },
    { is: 'picture', name: 'map.png', passes: [] },
    { is: 'file', name: 'IMG_1.HEIC', passes: [], notRead: 'heic' },
    { is: 'file', name: 'a\r\nBcc: b.docx', passes: [], notRead: 'office' },
  ] as const;

  it('lists each file with what became of it, in text and HTML', async () => {
    const answer = await answerOf(inputOf(['One', 'Two'], 10, { account }));
    expect(answer.account).toEqual([
      { part: 'tickets.pdf', fate: '2 passes made:\nOne (page\u00a01)\nTwo (page\u00a03)', made: true },
      { part: 'map.png', fate: 'No ticket in it.', made: false },
      { part: 'IMG_1.HEIC', fate: expect.stringContaining('share it as JPEG'), made: false },
      { part: 'a Bcc: b.docx', fate: expect.stringContaining('Save it as PDF'), made: false },
    ]);
    for (const [text, line] of [
      [answerHtml(answer, 'Us'), '<br>'],
      [answerText(answer, 'Us'), '\n  - '],
    ] as const)
      for (const { part, fate } of answer.account!) {
        expect(text).toContain(part);
        expect(text).toContain(fate.replaceAll('\n', line));
      }
  });

  it('says that everything was looked at only when it was', async () => {
    const opening = async (account: JobResult['account']) =>
      (await answerOf(inputOf([], 10, { account, eligibility: { isTicket: false } }))).opening;
    expect(await opening(account.slice(0, 3))).toBe('We looked through your mail and everything in it.');
    expect(await opening(account)).toMatch(/could not read all of it/);
    expect(await opening([{ is: 'pdf', name: 'x', passes: [], pages: 60, pagesRead: 50 }])).toMatch(/not read all/);
  });

  it('names passes by their title, and by what tells them apart where there are several of it', async () => {
    const facts = { told: [{ field: 'seat', value: '7' }], undated: false, codeless: false, checks: [] } as const;
    const gigs = passes('Gig', 'Gig', 'Other').map((pass, at) => (at === 0 ? { ...pass, facts } : pass));
    const files = gigs.map((_, pass) => ({ is: 'pdf', name: `${pass}.pdf`, passes: [{ pass }] }) as const);
    const answer = await answerOf(inputOf(['Gig', 'Gig', 'Other'], 10, { passes: gigs, account: files }));
    expect(answer.account?.map(({ fate }) => fate)).toEqual([
      'Pass made: Gig · seat 7.',
      'Pass made: Gig.',
      'Pass made: Other.',
    ]);
  });

  it('tells of a pass once that was read in two parts', async () => {
    const parts = [
      { is: 'pdf', name: 'ticket.pdf', passes: [{ pass: 0 }] },
      { is: 'text', passes: [{ pass: 0, also: true }] },
    ] as const;
    const answer = await answerOf(inputOf(['Gig'], 10, { account: parts }));
    expect(answer.account?.map(({ fate }) => fate)).toEqual(['Pass made.', 'Read for the same pass.']);
  });

  it('says nothing of what is in a file that was not read but what to do with it', async () => {
    const reason = 'We read the document but could not find a ticket in it.';
    const nothing = {
      eligibility: { isTicket: false, reason },
      problems: [problem('document.locked'), problem('ticket.none', { what: reason })],
    };
    const notes = async (...account: NonNullable<JobResult['account']>) =>
      (await answerOf(inputOf([], 10, { account, ...nothing }))).notes.join(' ');
    expect(await notes({ is: 'file', name: 'x.pdf', passes: [], notRead: 'locked' })).toBe('');
    expect(await notes({ is: 'text', passes: [], notRead: 'encrypted' })).toBe('');
    expect(await notes({ is: 'pdf', name: 'x.pdf', passes: [] })).toBe(
      `${reason} Send the ticket, boarding pass, confirmation or voucher itself.`,
    );
  });

  it('tells who sent nothing but words what to do with a link', async () => {
    const notes = async (account: JobResult['account']) =>
      (await answerOf(inputOf([], 10, { account, eligibility: { isTicket: false } }))).notes.join(' ');
    expect(await notes(account.slice(0, 1))).toMatch(/open the link, save the PDF, and send/i);
    expect(await notes(account)).not.toMatch(/open the link/i);
    const cancelled = problem('paper.cancelled', { what: 'Cancelled.' });
    const off = { eligibility: { isTicket: false, reason: 'Cancelled.' }, problems: [cancelled] };
    const answer = await answerOf(inputOf([], 10, { account: account.slice(0, 1), ...off }));
    expect(answer.notes.join(' ')).not.toMatch(/open the link/i);
  });
});

describe('cleanTitle', () => {
  it.each([
    ['Gig\r\nBcc: eve@evil.example', 'Gig Bcc: eve@evil.example'],
    ['a\0b\u0085c\u2028d', 'a b c d'],
    ['abc\u202edef\u2066g', 'abc def g'],
    ['  Schloß   Tiefensee ', 'Schloß Tiefensee'],
    ['', 'Pass'],
    ['\u200b', 'Pass'],
    ['x'.repeat(81), `${'x'.repeat(79)}…`],
    ['x'.repeat(80), 'x'.repeat(80)],
  ])('makes one harmless line of %j', (title, clean) => {
    expect(cleanTitle(title)).toBe(clean);
  });
});
