import { describe, expect, it } from 'vitest';
import type { TicketFields } from '#src/tickets/fields.ts';
import { reading } from '#test/support/draft-builder.ts';
import type { AskableField } from './askable.ts';
import { fuse } from './fuse.ts';
import type { GroundedTicket } from './ground.ts';
import type { Grounded } from './grounded.ts';
import type { SourceLine } from './source.ts';
import type { WeighedTicket } from './weigh-answer.ts';

const line = (text: string): SourceLine => ({ id: 'L1', at: 0, document: '0', text, facts: [] });

const said = (name: AskableField, value: TicketFields[AskableField], text: string): Grounded => ({
  name,
  standing: 'free',
  lines: [line(text)],
  reading: reading(value),
  cited: true,
});

/** A ticket of an answer that is believed in a title and in what it is for, which stands in a line. */
function admission(product: string, text: string, more: readonly Grounded[] = []): WeighedTicket {
  const values = [said('title', 'Entré ARoS', 'Entré ARoS'), said('product', product, text), ...more];
  const answered: GroundedTicket = { kind: 'event', values, unfounded: [] };
  const believed = values.map((value) => ({ value, belief: 0.95, own: 0.05 }));
  return { answered, ticket: undefined, values: believed, silent: [] };
}

const passesOf = (tickets: readonly WeighedTicket[]) => fuse([], { tickets, trust: 0.95, leads: true }, []).length;

describe('tickets of an answer that nothing tells apart', () => {
  it.each([
    '2 stk. Entré ARoS - Voksen à kr. 190,00',
    'Voksen × 2',
    '2x Voksen',
    'Voksen (18+) 2 $120.00 $240.00',
    'Voksen 2枚',
  ])('are as many as the page counts: %s', (text) => {
    expect(passesOf([admission('Voksen', text), admission('Voksen', text)])).toBe(2);
  });

  it.each([
    '3 stk. Entré ARoS - Voksen à kr. 190,00',
    'Entré ARoS - Voksen à kr. 190,00',
    'Voksen, den 2 april 2027, kl. 2:15',
    'Voksen, 2 € i gebyr, zone A2, 2.5 timer',
  ])('are one where the page does not count as many: %s', (text) => {
    expect(passesOf([admission('Voksen', text), admission('Voksen', text)])).toBe(1);
  });

  it('are counted apart from those of another price or age', () => {
    const adults = Array.from({ length: 2 }, () => admission('Voksen', '2 stk. Voksen'));
    const children = Array.from({ length: 3 }, () => admission('Under 18 år', '3 stk. Under 18 år'));
    expect(passesOf([...adults, ...children])).toBe(5);
    expect(passesOf([...adults, ...children.slice(1)])).toBe(3);
  });

  it('are not counted by a number that is part of what they are for', () => {
    expect(passesOf([admission('Zone 2', 'Zone 2'), admission('Zone 2', 'Zone 2')])).toBe(1);
  });

  it('are one where they only seem alike: one says what the other does not', () => {
    const text = '2 stk. Voksen';
    const named = admission('Voksen', text, [said('passenger', 'Ada Berger', 'Ada Berger')]);
    expect(passesOf([named, admission('Voksen', text)])).toBe(1);
  });
});
