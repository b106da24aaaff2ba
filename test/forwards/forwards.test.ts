import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#src/documents/document.ts';
import { understand } from '#src/extraction/understand.ts';
import { clients } from '#test/generator/forwards/clients.ts';
import { ownWords } from '#test/generator/forwards/forward.ts';
import { clientLanguages } from '#test/generator/forwards/words.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { type Compared, compareForwards } from './measure.ts';

const read: Compared[] = [];

const share = (some: readonly Compared[]) =>
  some.reduce((sum, { same }) => sum + same, 0) / some.reduce((sum, { of }) => sum + of, 0);

describe('mails that people forwarded', () => {
  beforeAll(async () => {
    for await (const one of compareForwards({ seed: 19, every: 2 })) read.push(one);
  });

  it('are of every program in every language', () => {
    expect(read.length).toBeGreaterThanOrEqual(60);
    expect(new Set(read.map(({ client }) => client.name)).size).toBe(clients.length);
    expect(new Set(read.map(({ language }) => language)).size).toBe(clientLanguages.length);
  });

  it('are read like the mail before it was forwarded: title, issuer, day and seat', () => {
    expect(share(read)).toBeGreaterThanOrEqual(0.95);
  });

  it('are read so, too, from programs that were kept aside while the rules were written', () => {
    expect(share(read.filter(({ client }) => client.held))).toBeGreaterThanOrEqual(0.95);
  });

  it('are known to be of somebody who speaks the language of their own words', () => {
    const known = read.filter(({ spoken, language }) => spoken === language);
    expect(read.filter(({ spoken, language }) => spoken !== undefined && spoken !== language)).toEqual([]);
    expect(known.length / read.length).toBeGreaterThanOrEqual(0.95);
  });

  it('put none of the words of who forwarded them on a pass', () => {
    expect(read.flatMap(({ own }) => own)).toEqual([]);
  });
});

describe('a printed mail that forwards another', () => {
  it('is read without what was written above its head', () => {
    const text = `
# Wendelmut Theatre night
For Saturday, 3 May 2031, 19:37
Seat: 99Z
Name: Quirin Ottensooser
---------- Forwarded message ---------
From: Buehne am Park <info@buehne.example>
Subject: Your ticket
To: ada@example.org

# Faust I
Venue: Buehne am Park
Date: 12 March 2027, 19:30
Row: 4
Seat: 12
Order number: 8817263
Price: 39.00 EUR
Admit one. Doors open at 19:00.
Please bring this ticket with you.`;
    const page: Page = { ...pageOf(text), textOrigin: 'pdf' };
    const [ticket] = understand(inputOf([page]).root, '2027-02-01').tickets;
    expect(ticket?.fields).toMatchObject({ title: { value: 'Faust I' }, seat: { value: '12' } });
    expect(JSON.stringify(Object.values(ticket!.fields).map(({ value }) => value))).not.toMatch(ownWords);
  });
});
