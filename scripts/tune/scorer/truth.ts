import { type Target, targets, targetsOfField } from '#src/extraction/page-text/scoring/targets.ts';
import type { FieldName } from '#src/tickets/fields.ts';
import type { TruthTicket } from '#test/generator/truth.ts';
import type { WrittenFields } from '#test/written/written.ts';

/** What a document says: for each ticket the values of each target; `open` targets are not told by the truth. */
export type Truth = { readonly tickets: readonly TruthValues[]; readonly open: ReadonlySet<Target> };

/** Values of one ticket: texts, days, clocks and amounts as texts; of an address the parts of each spelling. */
export type TruthValues = { readonly [T in Target]?: readonly string[] };

/** What a truth file tells; `all`: a field that it does not list is not in the document. */
export function truthOfTickets(tickets: readonly TruthTicket[], all: boolean): Truth {
  const values = tickets.map(({ fields }) => {
    const { start, end, boarding, price, barcode: _, ...texts } = fields;
    const clock = (local: string | undefined) => (local?.includes('T') ? [local.slice(11, 16)] : []);
    const made: Partial<Record<Target, readonly string[]>> = {
      ...(texts as Partial<Record<Target, readonly string[]>>),
      ...(start && { start_date: [start.local.slice(0, 10)], start_time: clock(start.local) }),
      ...(end && { end_date: [end.local.slice(0, 10)], end_time: clock(end.local) }),
      ...(boarding && { boarding_time: clock(boarding.local) }),
      ...(price && { price: [String(price[0])] }),
    };
    return made;
  });
  return { tickets: values, open: all ? new Set() : untold(values) };
}

/** The target of a field of which one text or amount is told. */
export function targetOf(field: string): Target | undefined {
  const roles = targetsOfField[field as FieldName];
  return roles?.length === 1 ? roles[0] : undefined;
}

/** What a written ticket tells: fields that it does not list are open. */
export function truthOfWritten(tickets: readonly WrittenFields[]): Truth {
  const values = tickets.map((fields) => {
    const made: Partial<Record<Target, readonly string[]>> = {};
    for (const [name, value] of Object.entries(fields)) {
      const list = [value].flat() as string[];
      const time =
        name === 'start' || name === 'validFrom'
          ? 'start'
          : name === 'end' || name === 'validUntil'
            ? 'end'
            : name === 'boarding'
              ? 'boarding'
              : undefined;
      if (time) {
        if (time !== 'boarding') made[`${time}_date`] = list.map((one) => one.slice(0, 10));
        if (list.some((one) => one.includes('T'))) made[`${time}_time`] = list.map((one) => one.slice(11, 16));
        continue;
      }
      const target = targetOf(name);
      if (target) made[target] = target === 'price' ? list.map((one) => one.split(' ')[0]!) : list;
    }
    return made;
  });
  return { tickets: values, open: untold(values) };
}

function untold(values: readonly TruthValues[]): ReadonlySet<Target> {
  const told = new Set(values.flatMap((one) => Object.keys(one)));
  return new Set(targets.filter((target) => !told.has(target)));
}
