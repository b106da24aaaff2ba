import { describe, expect, it } from 'vitest';
import { understoodOf } from '#test/support/understood-page.ts';
import { senderHintCount, senderHintsOf } from './sender-hints.ts';

const [ofSender, , inHost, , inSubject, isInSubject] = [0, 1, 2, 3, 4, 5] as const;

/** What a mail's sender, subject and text tell of a text. */
function told(text: string, about: { readonly name?: string; readonly subject?: string; readonly page?: string }) {
  const understood = understoodOf(about.page ?? 'Harbour Nights\nTown Hall');
  const sender = about.name === undefined ? undefined : { name: about.name };
  const hints = senderHintsOf({ ...understood, sender, subject: about.subject })(text);
  expect(hints).toHaveLength(senderHintCount);
  return hints;
}

describe('what tells who a document is from', () => {
  it('is how many words of a text its name has', () => {
    expect(told('Royal & Derngate Northampton', { name: 'Royal & Derngate' })[ofSender]).toBeCloseTo(2 / 3);
    expect(told('The Drowned Orchard', { name: 'Royal & Derngate' })[ofSender]).toBe(0);
    expect(told('The Drowned Orchard', {})[ofSender]).toBe(-1);
  });

  it('is how much of a website that stands there a text is', () => {
    const page = 'Harbour Nights\nQuestions? tickets@royalandderngate.co.uk or www.royalandderngate.co.uk/help';
    expect(told('Royal and Derngate', { page })[inHost]).toBe(1);
    expect(told('Derngate', { page })[inHost]).toBeCloseTo(0.5);
    expect(told('The Drowned Orchard', { page })[inHost]).toBe(0);
    expect(told('The Drowned Orchard', {})[inHost]).toBe(-1);
  });

  it('is whether the subject names it, word by word and as a whole', () => {
    const subject = 'Your tickets for The Drowned Orchard, 12 March';
    const whole = told('THE DROWNED ORCHARD', { subject });
    expect([whole[inSubject], whole[isInSubject]]).toEqual([1, 1]);
    const other = told('The Orchard Trust', { subject });
    expect([other[inSubject], other[isInSubject]]).toEqual([2 / 3, 0]);
    expect(told('The Orchard Trust', {})[isInSubject]).toBe(-1);
  });
});
