import { describe, expect, it } from 'vitest';
import { problem } from '#src/problems.ts';
import { inputOf, passes } from '#test/mail/answer-input.ts';
import { answerOf } from './answer.ts';
import { answerHtml } from './answer-html.ts';
import { answerText } from './answer-text.ts';

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
