import { describe, expect, it } from 'vitest';
import type { JobId } from '#src/jobs/job-id.ts';
import type { JobRecord } from '#src/jobs/job-records.ts';
import { languages } from '#src/languages/languages.ts';
import { problem } from '#src/problems.ts';
import { inputOf, passes } from '#test/mail/answer-input.ts';
import { mailRecord as record } from '#test/support/mail-record.ts';
import { type Answer, type AnswerInput, answerOf } from './answer.ts';
import { answerHtml } from './answer-html.ts';
import { answerText } from './answer-text.ts';
import { composeMail } from './compose-mail.ts';

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
      links: [{ url: 'https://passes.example/v1/pipeline/id/download', passNames: [] }],
      until: '1 Mar, 23:05\u00a0UTC',
    });
  });

  it('says the time in the zone of the ticket, else of the sender', async () => {
    const input = inputOf(['One']);
    const until = async (more: Partial<AnswerInput>) => (await answerOf({ ...input, ...more })).download?.until;
    expect(await until({ offset: '-05:00' })).toMatch(/^1 Mar, 18:05\u00a0/);
    const facts = { told: [], undated: false, codeless: false, checks: [], zone: 'Europe/Vienna' };
    const [pass] = input.made!.result.passes;
    const made = { ...input.made!, result: { ...input.made!.result, passes: [{ ...pass!, facts }] } };
    expect(await until({ made, offset: '-05:00' })).toMatch(/^2 Mar, 00:05\u00a0/);
  });

  it('links every bundle of ten passes', async () => {
    const first = 'https://passes.example/v1/pipeline/id/download';
    const { download } = await answerOf(inBundles(['One', 'Two', 'Three'], [2, 1]));
    expect(download?.links.map(({ url }) => url)).toEqual([first, `${first}?part=2`]);
    const german = await answerOf({ ...inBundles(['One', 'Two', 'Three'], [2, 1]), language: 'de' });
    expect(
      german.download?.links.map(({ url }) => url),
      'where they have expired, it is told in German',
    ).toEqual([`${first}?language=de`, `${first}?part=2&language=de`]);
  });

  it('says of every bundle which passes are in it, in both forms', async () => {
    const answer = await answerOf(inBundles(['One', 'Two', 'Three'], [2, 1]));
    expect(answer.download?.links.map(({ passNames }) => passNames)).toEqual([['One', 'Two'], ['Three']]);
    expect(answerText(answer, 'Us')).toContain('?part=2\n  - Three');
    expect(answerHtml(answer, 'Us')).toContain('<bdi dir="ltr">One</bdi><br><bdi dir="ltr">Two</bdi>');
  });

  it('leaves out attachments that would make the mail too large, and says so', async () => {
    const answer = await answerOf(inputOf(['One', 'Two', 'Three'], 6 * 2 ** 20));
    expect(answer.passes.map(({ attached }) => attached)).toEqual([true, true, false]);
    expect(answer.opening).toContain('as many as fit');
  });

  it('says every problem once, and of which pass when there are several', async () => {
    const stale = problem('barcode.gs1');
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
