import { describe, expect, it } from 'vitest';
import type { TicketFields } from '#src/tickets/fields.ts';
import { reading } from '#test/support/draft-builder.ts';
import type { Understood } from '../page-text/page-text.ts';
import { type Askable, type AskableField, askable } from './askable.ts';
import type { Grounded } from './grounded.ts';
import { isLoose } from './loose.ts';
import type { SourceLine } from './source.ts';

/** Whether a value that a model found in a line is no word against one of ours that stands under its label. */
function isLooseIn<Name extends 'start' | 'price' | 'title'>(
  text: string,
  { name, value, own }: { readonly name: Name; readonly value: TicketFields[Name]; readonly own: TicketFields[Name] },
): boolean {
  const { roles }: Askable = askable[name as AskableField];
  const region = { x: 0.1, y: 0.1, width: 0.2, height: 0.1 };
  const fact = { roles: roles.slice(0, 1), cells: [{ page: 1, region }], text: typeof own === 'string' ? own : '' };
  const documents = [{ document: { id: '0' }, facts: [fact] }] as unknown as readonly Understood[];
  const chosen = { ...reading(own), others: [] };
  const known = {
    kind: 'event' as const,
    fields: { [name]: { ...chosen, evidence: { ...chosen.evidence, document: '0', page: 1, region } } },
  };
  const line = { id: 'L1', at: 0, document: '0', text, facts: [], cell: { prose: false } } as unknown as SourceLine;
  const said: Grounded = { name, standing: 'free', lines: [line], reading: reading(value), cited: true };
  return isLoose(said, known, documents);
}

const flown = { name: 'start', value: { local: '2027-04-29T21:55' }, own: { local: '2027-05-03T00:35' } } as const;

describe('what a line tells against a labelled reading of ours', () => {
  it('is no word where the line is a sentence', () => {
    expect(isLooseIn('Your flight leaves on 29 April 2027 at 21:55 from now on, please be there.', flown)).toBe(true);
    expect(isLooseIn('Su vuelo sale el 29 de abril.', flown)).toBe(true);
  });

  it('is one in a row of a table, though its day is written in small words', () => {
    expect(isLooseIn('IDA · jueves 29 de abril de 2027 21:55 Málaga - Costa del Sol (AGP)', flown)).toBe(false);
    expect(isLooseIn('jeu. 29 avril 2027 de 21:55 à 23:10 Nantes Atlantique', flown)).toBe(false);
  });

  it('is one where the line is the value and nothing else, however long it is', () => {
    const title = 'Pokój Privilege z 1 łóżkiem typu queen-size, wyższe piętro';
    const named = { name: 'title', value: title, own: 'Stawka elastyczna' } as const;
    expect(isLooseIn(title, named)).toBe(false);
    expect(isLooseIn(`Dla Państwa przygotowano ${title}.`, named)).toBe(true);
  });

  it('is one about a price: a total is that of the order', () => {
    const [value, own] = ['34.00', '65.18'].map((amount) => ({ amount, currency: 'EUR' }));
    const priced = { name: 'price', value: value!, own: own! } as const;
    expect(isLooseIn('2 x Zona B - 34,00 € cada una, gastos de gestión incluidos en el precio', priced)).toBe(false);
  });
});
