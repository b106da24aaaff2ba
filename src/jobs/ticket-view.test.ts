import { expect, it } from 'vitest';
import { enrichFields } from '#src/extraction/enrich.ts';
import { at, ticket } from '#test/support/ticket-builder.ts';
import { viewOf } from './ticket-view.ts';

const design = {
  ...{ serviceName: 'Passlift', contact: 'help@passlift.example', fileName: 'ticket.pdf', index: 1 },
  ...{ serialNumber: '6f0b8f4e-3a55-4a43-a3a9-7a7f1e4b9d10', now: '2099-01-01T00:00:00Z' },
};

/** A flight as it is kept: what was read, and the cities that follow from its codes. */
function flight() {
  const read = ticket('flight', { from: 'Lisbon', fromCode: 'LIS', toCode: 'CPH', row: '4', start: at('2099-05-09') });
  return { ...read, read: read.fields, fields: enrichFields('flight', read.fields) };
}

it('does not call a city left out that follows from no code any more, because the pass may show its place', () => {
  const kept = { ticket: flight(), design, passJson: '{}' };
  const view = (kind?: 'train') =>
    viewOf({ tickets: [kept], documents: [], pages: [] }, kept, { fields: {}, ...(kind ? { kind } : {}) }, '{}');
  const named = (kind?: 'train') => view(kind).fields.map(({ name, state }) => `${name} ${state}`);
  expect(named()).toEqual(expect.arrayContaining(['fromCity stands', 'toCity stands']));
  expect(named('train').filter((field) => field.includes('City'))).toEqual([]);
  expect(named('train')).toContain('from stands');
});
