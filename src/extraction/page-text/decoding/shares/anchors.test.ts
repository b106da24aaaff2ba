import { describe, expect, it } from 'vitest';
import type { TicketFields, TicketKind } from '#src/tickets/fields.ts';
import { codeAt, type Likely, paperOf, readOn } from '#test/support/scored-paper.ts';
import { anchorsOf } from './anchors.ts';

type Values = Partial<TicketFields>;

/** The lines of a paper in which what tells its tickets apart stands, as a reader counts them. */
function linesOf(
  text: string,
  told: Readonly<Record<string, Likely>>,
  tickets: readonly Values[],
  kind: TicketKind = 'event',
) {
  const { understood, scored } = paperOf(text, told);
  const drafts = tickets.map((values) => readOn(understood, kind, values));
  return anchorsOf(understood, drafts, scored)?.map(({ x, y }) => `${Math.round((y * 1.1) / 1.6)}:${Math.round(x)}`);
}

const [number, seat, who] = [{ ticket_number: 0.9 }, { seat: 0.9 }, { passenger: 0.9 }];

describe('where each ticket of an order stands', () => {
  const table = 'Ada Berger     KR-4402-17     A1\nBert Dahl      KR-4402-18     A2';
  const values = [
    { passenger: 'Ada Berger', ticketNumber: 'KR-4402-17', seat: 'A1' },
    { passenger: 'Bert Dahl', ticketNumber: 'KR-4402-18', seat: 'A2' },
  ];
  const told = {
    ...{ 'Ada Berger': who, 'Bert Dahl': who },
    ...{ 'KR-4402-17': number, 'KR-4402-18': number, A1: seat, A2: seat },
  };

  it('is where its number stands, else its seat, else its visitor', () => {
    const without = (...names: readonly (keyof TicketFields)[]) =>
      values.map((own) => Object.fromEntries(Object.entries(own).filter(([name]) => !names.includes(name as never))));
    expect(linesOf(table, told, values)).toEqual(['0:14', '1:14']);
    expect(linesOf(table, told, without('ticketNumber'))).toEqual(['0:27', '1:27']);
    expect(linesOf(table, told, without('ticketNumber', 'seat'))).toEqual(['0:0', '1:0']);
  });

  it('is by the names alone of who rides', () => {
    expect(linesOf(table, told, values, 'train')).toEqual(['0:0', '1:0']);
  });

  it('is not told by what two tickets have alike', () => {
    const alike = values.map((own) => ({ ...own, ticketNumber: 'KR-4402-17' }));
    expect(linesOf(table, told, alike)).toEqual(['0:27', '1:27']);
  });

  it('is not told by what stands in one line, or hardly is one', () => {
    const [first, second] = [{ seat: 'A1' }, { seat: 'A2' }];
    expect(linesOf('Seats A1, A2', { A1: seat, A2: seat }, [first, second])).toBeUndefined();
    expect(linesOf('A1\nA2', { A1: { seat: 0.29 }, A2: seat }, [first, second])).toBeUndefined();
  });

  it('is in one column or row, where each is printed more than once', () => {
    const twice = `Ada Berger\n\nSaver          Ada Berger\nFlex           Bert Dahl\n\n          Bert Dahl`;
    const people = { 'Ada Berger': who, 'Bert Dahl': who };
    const named = values.map(({ passenger }) => ({ passenger }));
    expect(linesOf(twice, people, named)).toEqual(['2:14', '3:14']);
  });

  it('is where its only mention is, though these make no list', () => {
    const apart = 'A1\n\n\n               A2';
    expect(linesOf(apart, { A1: seat, A2: seat }, [{ seat: 'A1' }, { seat: 'A2' }])).toEqual(['0:0', '3:14']);
  });
});

describe('where tickets stand that have but a code of their own each', () => {
  const codes = [codeAt('0#0', 0), codeAt('0#1', 8)];
  const anchors = (ids: readonly string[]) => {
    const { understood, scored } = paperOf('Tosca\n\nCarmen', {}, codes);
    return anchorsOf(
      understood,
      ids.map((barcode) => ({ ...readOn(understood, 'event', {}), barcode })),
      scored,
    );
  };

  it('is where the codes stand', () => {
    const [first, second] = anchors(['0#0', '0#1'])!;
    expect(first!.x).toBe(second!.x);
    expect(first!.y).toBeLessThan(second!.y);
  });

  it('is not told where two have the same', () => {
    expect(anchors(['0#0', '0#0'])).toBeUndefined();
  });
});
