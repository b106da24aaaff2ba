import { describe, expect, it } from 'vitest';
import type { JobId } from '#src/jobs/job-id.ts';
import type { JobRecord } from '#src/jobs/job-records.ts';
import type { JobResult } from '#src/jobs/job-result.ts';
import { languages } from '#src/languages/languages.ts';
import { problem } from '#src/problems.ts';
import { mailRecord as record } from '#test/support/mail-record.ts';
import { type Answer, type AnswerInput, answerOf } from './answer.ts';
import { answerHtml } from './answer-html.ts';
import { cleanTitle } from './answer-passes.ts';
import { answerText } from './answer-text.ts';
import { composeMail } from './compose-mail.ts';

const passes = (...titles: string[]): JobResult['passes'] =>
  titles.map((title) => ({ title, kind: 'event', fileName: 'x.pkpass', proof: 'none', problems: [] }));

/** A result with a pass a title, each of so many bytes. */
function inputOf(titles: readonly string[], bytes = 10, more: Partial<JobResult> = {}): AnswerInput {
  const result: JobResult = {
    passes: passes(...titles),
    files: titles.map((_, at) => ({ type: 'pass', fileName: `${at + 1}.pkpass`, offset: at * bytes, length: bytes })),
    eligibility: { isTicket: true },
    problems: [],
    signedBy: 'apple',
    ...more,
  };
  const made = { result, files: new Uint8Array(bytes * titles.length) };
  return { id: 'id' as JobId, record, made, publicUrl: 'https://passes.example', picture: async () => undefined };
}

/** The same with bundles of so many passes behind them. */
function inBundles(titles: readonly string[], bundles: readonly number[]): AnswerInput {
  const { result } = inputOf(titles).made!;
  const bundle = { type: 'bundle', fileName: 'x.pkpasses', offset: 0, length: 0 } as const;
  return inputOf(titles, 10, { files: [...result.files, ...bundles.map((count) => ({ ...bundle, passes: count }))] });
}

const composed = async (answer: Answer) => {
  const to = { to: 'ada@good.example', answers: [], references: [] };
  const from = { name: 'Us', address: 'us@x.example' };
  return (await composeMail(answer, { to, from, messageId: 'm@x.example', at: new Date(0) })).toString();
};

describe('answerOf', () => {
  it('names the one pass in its subject, and counts several', async () => {
    expect((await answerOf(inputOf(['Winter Light']))).subject).toBe('Your pass: Winter Light');
    expect((await answerOf(inputOf(['One', 'Two']))).subject).toBe('Your 2 passes');
  });

  it('says the limit that a file was over, in the language of who sent it', async () => {
    const failed: JobRecord = { ...record, state: 'failed', errorCode: 'document.too-large' };
    const notes = async (language: 'en' | 'pl', errorValues: JobRecord['errorValues']) => {
      const input = { id: 'id' as JobId, publicUrl: 'https://passes.example', picture: async () => undefined };
      return (await answerOf({ ...input, record: { ...failed, errorValues }, language })).notes[0];
    };
    const input = { id: 'id' as JobId, publicUrl: 'https://passes.example', picture: async () => undefined };
    // Nothing else is said of what was read: it was not.
    expect((await answerOf({ ...input, record: failed })).opening).toBe('');
    expect(await notes('en', null)).toMatch(/^The file is larger than we accept\./);
    expect(await notes('en', { limit: '25 MB' })).toMatch(/^The file is larger than 25 MB\./);
    expect(await notes('pl', { limit: '25 MB' })).toMatch(/ 25 MB\./);
  });

  it('says until when the link works, with the day', async () => {
    expect((await answerOf(inputOf(['One']))).download).toEqual({
      links: [{ url: 'https://passes.example/v1/pipeline/id/download', holds: [] }],
      until: '1 Mar, 23:05 UTC',
    });
  });

  it('says the time in the zone of the ticket, else of the sender', async () => {
    const input = inputOf(['One']);
    const until = async (more: Partial<AnswerInput>) => (await answerOf({ ...input, ...more })).download?.until;
    expect(await until({ offset: '-05:00' })).toMatch(/^1 Mar, 18:05 /);
    const facts = { told: [], undated: false, codeless: false, checks: [], zone: 'Europe/Vienna' };
    const [pass] = input.made!.result.passes;
    const made = { ...input.made!, result: { ...input.made!.result, passes: [{ ...pass!, facts }] } };
    expect(await until({ made, offset: '-05:00' })).toMatch(/^2 Mar, 00:05 /);
  });

  it('links every bundle of ten passes', async () => {
    const first = 'https://passes.example/v1/pipeline/id/download';
    const { download } = await answerOf(inBundles(['One', 'Two', 'Three'], [2, 1]));
    expect(download?.links.map(({ url }) => url)).toEqual([first, `${first}?part=2`]);
  });

  it('says of every bundle which passes are in it, in both forms', async () => {
    const answer = await answerOf(inBundles(['One', 'Two', 'Three'], [2, 1]));
    expect(answer.download?.links.map(({ holds }) => holds)).toEqual([['One', 'Two'], ['Three']]);
    expect(answerText(answer, 'Us')).toContain('?part=2\n  - Three');
    expect(answerHtml(answer, 'Us')).toContain('<bdi dir="ltr">One</bdi><br><bdi dir="ltr">Two</bdi>');
  });

  it('leaves out attachments that would make the mail too large, and says so', async () => {
    const answer = await answerOf(inputOf(['One', 'Two', 'Three'], 6 * 2 ** 20));
    expect(answer.passes.map(({ attached }) => attached)).toEqual([true, true, false]);
    expect(answer.opening).toContain('as many as fit');
  });

  it('says every problem once, and of which pass when there are several', async () => {
    const stale = problem('barcode.none');
    const both = passes('One', 'Two').map((pass) => ({ ...pass, problems: [stale] }));
    const { notes } = await answerOf(inputOf(['One', 'Two'], 10, { passes: both, problems: [stale, stale] }));
    expect(notes.filter((note) => note.startsWith(stale.message))).toHaveLength(1);
    expect(notes.filter((note) => /^(?:One|Two): /.test(note))).toHaveLength(2);
  });

  it('makes no header of what stands in a title', async () => {
    const answer = await answerOf(inputOf(['Gig\r\nBcc: eve@evil.example\r\n\r\n<script>alert(1)</script>']));
    const message = await composed(answer);
    const header = message.slice(0, message.indexOf('\r\n\r\n'));
    expect(header).not.toMatch(/^Bcc:/im);
    expect(answerHtml(answer, 'Us')).not.toContain('<script>');
  });
});

describe('what an answer says of passes', () => {
  const facts = { told: [], undated: false, codeless: false, checks: [] };
  const seat = (name: string, value: string) => ({
    ...facts,
    told: [
      { field: 'start', value: '2027-03-05T20:00' },
      { field: 'passenger', value: name },
      { field: 'seat', value },
    ] as const,
  });
  const three = [seat('Anna', '12A'), seat('Ben', '12B'), { ...seat('Ben', '3'), undated: true, codeless: true }];
  const entries = passes('Gig', 'Gig', 'Other').map((pass, at) => ({ ...pass, facts: three[at]! }));

  it('is what tells one from the others of the same title', async () => {
    const answer = await answerOf(inputOf(['Gig', 'Gig', 'Other'], 10, { passes: entries }));
    expect(answer.passes.map(({ telling }) => telling)).toEqual([
      'Anna · seat 12A',
      'Ben · seat 12B',
      'Fri, 5 Mar 2027, 20:00',
    ]);
    expect(answerText(answer, 'Us')).toContain('* Gig · Anna · seat 12A\n');
  });

  it('keeps a seat together between words that run from right to left', async () => {
    const answer = await answerOf(inputOf(['Gig', 'Gig', 'Other'], 10, { passes: entries, language: 'ar' }));
    expect(answer.passes[0]?.telling).toContain('المقعد \u206812A\u2069');
  });

  it('names in its language what was recognised and may be wrong', async () => {
    const recognised = {
      ...problem('ticket.recognised', { what: 'booking reference AB1' }),
      about: [{ field: 'bookingReference', value: 'AB1' }],
    };
    const one = passes('Gig').map((pass) => ({ ...pass, problems: [recognised] }));
    const [note] = (await answerOf(inputOf(['Gig'], 10, { passes: one, language: 'de' }))).notes;
    expect(note).toContain('Buchung AB1');
    expect(note).not.toContain('booking');
  });

  it('says once what to do about values that may be wrong, and of each once why', async () => {
    const recognised = {
      ...problem('ticket.recognised', { what: 'seat 14' }),
      about: [{ field: 'seat', value: '14' }],
    };
    const checks = [
      { field: 'seat', value: '14' },
      { field: 'row', value: '3', other: '8' },
    ] as const;
    const one = passes('Gig').map((pass) => ({ ...pass, problems: [recognised], facts: { ...facts, checks } }));
    const { notes } = await answerOf(inputOf(['Gig'], 10, { passes: one }));
    expect(notes).toEqual([
      expect.stringMatching(/seat 14\. Check this: row 3 \(or 8\)\. Compare it with the original/),
    ]);
  });

  it('keeps names apart between words that run from right to left, in lists as well', async () => {
    const account = entries.map((_, pass) => ({ is: 'pdf' as const, name: `${pass}.pdf`, passes: [{ pass }] }));
    const more = { passes: entries, language: 'ar' as const, account };
    const answer = await answerOf(inputOf(['Gig', 'Gig', 'Other'], 10, more));
    expect(answer.account?.[0]?.fate).toContain(': \u2068Gig\u2069 · \u2068Anna\u2069 · المقعد \u206812A\u2069');
    expect(answerHtml(answer, 'Us')).toMatch(/<span class="quiet" dir="rtl"[^>]*>\u2068Anna\u2069 · المقعد/);
  });

  it('is that a pass has no day or no code, and which values to check', async () => {
    const checks = [
      { field: 'seat', value: '14', other: '12' },
      { field: 'start', value: '2027-03-05 20:00' },
    ] as const;
    const doubted = entries.map((pass, at) => (at === 0 ? { ...pass, facts: { ...pass.facts, checks } } : pass));
    const { notes } = await answerOf(inputOf(['Gig', 'Gig', 'Other'], 10, { passes: doubted, language: 'de' }));
    expect(notes).toEqual([
      'Gig (Anna · Platz 12A): Bitte prüfen: Platz 14 (oder 12) und Zeit Fr., 5. März 2027, 20:00.',
      expect.stringMatching(/^Other .*Kein Tag gefunden.*Kein Code gefunden/),
      'Vergleichen Sie mit dem Original, bevor Sie sich darauf verlassen.',
    ]);
    const alone = await answerOf(inputOf(['Gig'], 10, { passes: doubted.slice(0, 1) }));
    expect(alone.notes).toEqual([
      'Check this: seat 14 (or 12) and time Fri, 5 Mar 2027, 20:00. Compare it with the original before you rely on it.',
    ]);
  });
});

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

describe.each(languages)('an answer in %s', (language) => {
  const answers = async () => [
    await answerOf(inputOf(['One'], 10, { language })),
    await answerOf(inputOf(['One', 'Two'], 10, { language, problems: [problem('ticket.too-many', { read: 30 })] })),
    await answerOf(
      inputOf([], 10, { language, eligibility: { isTicket: false }, problems: [problem('document.locked')] }),
    ),
    await answerOf({
      ...inputOf([]),
      made: undefined as never,
      record: { ...record, errorCode: 'document.unreadable' },
      language,
    }),
  ];

  it('leaves no place unfilled and is written in its direction', async () => {
    for (const answer of await answers()) {
      const html = answerHtml(answer, 'Us');
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      expect([html, answerText(answer, 'Us'), answer.subject].join(' ').replace(/<style>[^<]*/, '')).not.toMatch(
        /[{}]|undefined|…/,
      );
    }
  });

  it('says in its own words why something is no ticket', async () => {
    const reason = 'This looks like an invoice for a purchase, not a ticket.';
    const invoice = {
      eligibility: { isTicket: false, reason },
      problems: [problem('paper.invoice', { what: reason })],
    };
    const [note] = (await answerOf(inputOf([], 10, { language, ...invoice }))).notes;
    if (language === 'en') expect(note).toContain(reason);
    else expect(note).not.toMatch(/invoice|purchase|not a ticket|Send the/);
    const called = 'This says that a booking was cancelled, so there is no ticket any more.';
    const off = {
      eligibility: { isTicket: false, reason: called },
      problems: [problem('paper.cancelled', { what: called })],
    };
    expect((await answerOf(inputOf([], 10, { language, ...off }))).notes[0]).not.toBe(note);
  });

  it('says days as people do', async () => {
    const past = passes('One').map((pass) => ({ ...pass, problems: [problem('ticket.past', { when: '2026-07-16' })] }));
    const [note] = (await answerOf(inputOf(['One'], 10, { language, passes: past }))).notes;
    expect(note).not.toContain('2026-07-16');
    expect(note).toMatch(/16.*2026/);
  });

  it('says the same as in English in words of its own', async () => {
    const [own, english] = [await answers(), await answerOf(inputOf(['One']))];
    if (language !== 'en') expect(own.every(({ opening }) => opening !== english.opening)).toBe(true);
    expect(new Set(own.map(({ subject }) => subject)).size).toBe(3);
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
