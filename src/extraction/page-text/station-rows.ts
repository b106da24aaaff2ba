import type { Fact } from './fact.ts';
import type { Element } from './itinerary.ts';
import { splitRoute } from './routes.ts';
import { readStop } from './values/stops.ts';

/** Rows of a table with a column of stations: each row is one stop. */
export function stationFacts(
  facts: readonly Fact[],
): readonly { readonly facts: readonly Fact[]; readonly element: Element }[] {
  const stations = facts.filter((fact) => fact.roles[0] === 'station' && !splitRoute(fact.text));
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
    const texts = [station, ...same].map((fact) => fact.text).join(' ');
    const stop = {
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
        cells: all.flatMap((fact) => fact.cells),
        score: 0.85,
      } as const,
    };
  });
}
