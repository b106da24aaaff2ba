import type { Fact } from '../labels/fact.ts';
import type { Cell, Sheet } from '../layout/cells.ts';
import { splitWay } from '../values/routes.ts';
import { readStop, type StopText } from '../values/stops.ts';
import { findTimes } from '../values/times.ts';
import type { Element } from './leg.ts';

/** Rows of a table with a column of stations: each row is one stop; its clock may stand in a column without a label. */
export function stationFacts(
  sheet: Sheet,
  facts: readonly Fact[],
): readonly { readonly facts: readonly Fact[]; readonly element: Element }[] {
  const stations = facts.filter((fact) => fact.roles[0] === 'station' && !splitWay(fact.text));
  return stations.map((station) => {
    const y = station.cells[0]!.y;
    const row = facts.filter((fact) => fact !== station && Math.abs(fact.cells[0]!.y - y) < 0.6);
    // Departure and arrival in one row are the two ends of a ride, not both of this station.
    const ends = new Set(row.map((fact) => fact.roles[0]!).filter((role) => /^(?:departure|arrival)/.test(role)));
    const both = ['departure', 'arrival'].every((end) =>
      [...ends].some((role) => role.startsWith(end) && !role.endsWith('Date')),
    );
    const same = row.filter(
      ({ roles: [role] }) => ['date', 'time', 'when', 'platform'].includes(role!) || (!both && ends.has(role!)),
    );
    const clock = same.some((fact) => findTimes(fact.text).length > 0) ? undefined : clockBeside(sheet, station, facts);
    const texts = [station, ...same].map((fact) => fact.text).join(' ');
    const stop = {
      ...(clock && whenOf(clock)),
      ...readStop(
        same
          .filter((fact) => fact.roles[0] !== 'platform')
          .map((fact) => fact.text)
          .join(' '),
      ),
      ...readStop(station.text),
    };
    const platform = same.find((fact) => fact.roles[0] === 'platform')?.text;
    const end = /(?:^|\s)(?:ab|dep)\.? ?\d/i.test(texts)
      ? 'departure'
      : /(?:^|\s)(?:an|arr)\.? ?\d/i.test(texts)
        ? 'arrival'
        : 'next';
    const all = [station, ...same];
    return {
      facts: all,
      element: {
        type: 'stop',
        end,
        stop: { ...stop, ...(platform && { platform }) },
        cells: [...all.flatMap((fact) => fact.cells), ...(clock ? [clock] : [])],
        score: 0.85,
      } as const,
    };
  });
}

/** The nearest cell in the row of a station that begins with a day or clock and that no label claims. */
function clockBeside(sheet: Sheet, station: Fact, facts: readonly Fact[]): Cell | undefined {
  const row = sheet.rows.find((cells) => cells.includes(station.cells[0]!)) ?? [];
  const right = row.slice(row.indexOf(station.cells.at(-1)!) + 1);
  const taken = new Set(facts.flatMap((fact) => fact.cells));
  return right.slice(0, 3).find((cell) => {
    const [clock, other] = findTimes(cell.text);
    const begins = clock && cell.text.slice(0, clock.at).replace(/[\d./ ]/g, '').length < 4;
    return begins && !other && !clock.until && !taken.has(cell);
  });
}

function whenOf(cell: Cell): StopText {
  const { clock, date, days } = readStop(cell.text);
  return { ...(clock && { clock }), ...(date && { date }), ...(days && { days }) };
}
