import { describe, expect, it } from 'vitest';
import type { JobId, JobKey } from '#src/jobs/job-id.ts';
import type { JobRecord } from '#src/jobs/job-records.ts';
import type { JobResult } from '#src/jobs/outcome.ts';
import { problem } from '#src/problems.ts';
import { type AnswerInput, answerOf, cleanTitle } from './answer.ts';
import { answerHtml } from './answer-html.ts';
import { composeMail } from './compose-mail.ts';

const passes = (...titles: string[]): JobResult['passes'] =>
  titles.map((title) => ({ title, kind: 'event', fileName: 'x.pkpass', proof: 'none', problems: [] }));

const record: JobRecord = {
  job: 'a1' as JobKey,
  state: 'completed',
  createdAt: Date.parse('2027-03-01T12:00:00Z'),
  completedAt: Date.parse('2027-03-01T12:00:01Z'),
  intake: 'mail',
  kind: 'mail',
  stage: null,
  percent: 100,
  passCount: 1,
  errorCode: null,
  content: 'result',
  resultRef: 'a1-1',
  expiresAt: Date.parse('2027-03-01T23:05:00Z'),
  downloads: 0,
  emailSent: false,
};

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

describe('answerOf', () => {
  it('names the one pass in its subject, and counts several', async () => {
    expect((await answerOf(inputOf(['Winter Light']))).subject).toBe('Your pass: Winter Light');
    expect((await answerOf(inputOf(['One', 'Two']))).subject).toBe('Your 2 passes');
  });

  it('says until when the link works, with the day', async () => {
    expect((await answerOf(inputOf(['One']))).download).toEqual({
      urls: ['https://passes.example/v1/pipeline/id/download'],
      until: '23:05 UTC on 01 Mar',
    });
  });

  it('links every bundle of ten passes', async () => {
    const bundle = { type: 'bundle', fileName: 'x.pkpasses', offset: 0, length: 0 } as const;
    const { download } = await answerOf(inputOf(['One', 'Two'], 10, { files: [bundle, bundle] }));
    const first = 'https://passes.example/v1/pipeline/id/download';
    expect(download?.urls).toEqual([first, `${first}?part=2`]);
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
    const letter = {
      to: { to: 'ada@good.example', answers: [], references: [] },
      from: { name: 'Us', address: 'us@x.example' },
    };
    const message = (await composeMail(answer, { ...letter, messageId: 'm@x.example', at: new Date(0) })).toString();
    const header = message.slice(0, message.indexOf('\r\n\r\n'));
    expect(header).not.toMatch(/^Bcc:/im);
    expect(answerHtml(answer, 'Us')).not.toContain('<script>');
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
