import { describe, expect, it } from 'vitest';
import type { Draft, FieldReadings } from '#src/tickets/ticket.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { understand } from './document/understood.ts';
import { areWholeRides, asRides, besideRides } from './rides-beside.ts';
import type { ScoredSpan } from './scoring/scorer.ts';

const evidence = { document: '1', extractor: 'page-text' };

function draft(kind: NonNullable<Draft['kind']>['value'], fields: Readonly<Record<string, unknown>>): Draft {
  const readings = Object.entries(fields).map(([name, value]) => [name, [{ value, evidence, confidence: 0.9 }]]);
  return {
    extractor: 'page-text',
    kind: { value: kind, evidence, confidence: 0.9 },
    fields: Object.fromEntries(readings) as FieldReadings,
  };
}

const flight = { number: 'TP 1545', fromCode: 'LIS', toCode: 'SID', start: { local: '2027-07-02T21:45' } };
const stay = draft('hotel', { title: 'Belorizonte', start: { local: '2027-07-02' } });
const input = inputOf([
  pageOf(`
# Travel voucher
Hotel Belorizonte, Santa Maria
Check-in: 2 July 2027
Check-out: 9 July 2027
Flight: TP 1545
Departure: Lisbon (LIS) 21:45
Arrival: Sal (SID) 23:55
Flight number, boarding and terminal as told by the airline`),
]);
const understood = understand(input.documents[0]!, input)!;

describe('the rides of a package', () => {
  it('are looked for where a stay or a voucher was read and the words speak of rides, too', () => {
    const rides = asRides(understood, [draft('voucher', { voucherCode: 'ST 204' })]);
    expect(rides?.kinds[0]?.kind).toBe('flight');
    expect(asRides(understood, [draft('event', { title: 'Tosca' })])).toBeUndefined();
    expect(asRides(understood, [stay, stay])?.kinds[0]?.kind).toBe('flight');
    expect(asRides(understood, [stay, draft('event', { title: 'Tosca' })])).toBeUndefined();
  });

  it('are looked for by numbers of flights, too, where no word speaks of them; a number of a train is none beside words of trains', () => {
    const bare = inputOf([
      pageOf(`
# Travel voucher
Hotel Belorizonte, Santa Maria
Check-in: 2 July 2027
Check-out: 9 July 2027`),
    ]);
    const stayOnly = { ...understand(bare.documents[0]!, bare)!, kinds: [{ kind: 'hotel', score: 5 }] as const };
    const scored = [
      { span: { text: 'TP 1545' }, likely: (target: string) => (target === 'number' ? 0.95 : 0) },
      { span: { text: '21:45', clock: '21:45' }, likely: (target: string) => (target === 'start_time' ? 0.95 : 0) },
    ] as unknown as readonly ScoredSpan[];
    expect(asRides(stayOnly, [stay], scored)?.kinds[0]?.kind).toBe('flight');
    expect(asRides(stayOnly, [stay], scored.slice(0, 1))).toBeUndefined();
    const train = [{ ...scored[0]!, span: { text: 'ZZ 204' } }, scored[1]!] as unknown as readonly ScoredSpan[];
    const kinds = [...stayOnly.kinds, { kind: 'train', score: 1 }] as const;
    expect(asRides({ ...stayOnly, kinds }, [stay], train)).toBeUndefined();
  });

  it('are taken only where each of them is told whole', () => {
    const { toCode: _, ...half } = flight;
    expect(areWholeRides([draft('flight', flight), draft('flight', flight)])).toBe(true);
    expect(areWholeRides([draft('flight', flight), draft('flight', half)])).toBe(false);
    expect(areWholeRides([draft('flight', { ...flight, start: { local: '2027-07-02' } })])).toBe(false);
    expect(areWholeRides([])).toBe(false);
  });

  it('stand beside the stay that was read of the same paper, in one group; a voucher for them is no ticket of its own', () => {
    const rides = [draft('flight', flight)];
    const both = besideRides(understood, rides, [stay]);
    expect(both.map(({ kind }) => kind?.value)).toEqual(['flight', 'hotel']);
    expect(new Set(both.map(({ group }) => group))).toEqual(new Set([understood.document.id]));
    expect(besideRides(understood, rides, [draft('voucher', { voucherCode: 'ST 204' })])).toHaveLength(1);
  });
});
