import { readFile, writeFile } from 'node:fs/promises';
import { bounds } from '#src/extraction/page-text/decoding/spans/bounds.ts';
import type { Tally } from '../../eval/tally.ts';

type Bound = keyof typeof bounds;

/** Values of the decoder's bounds. */
export type Bounds = Readonly<Record<Bound, number>>;

const file = new URL('../../../src/extraction/page-text/decoding/spans/bounds.ts', import.meta.url);

/** What is not worth searching: it only says what counts as the same. */
const left: ReadonlySet<string> = new Set(['again', 'zone', 'kindOwn']);

/**
 * What reading documents is worth: values by their role, usable tickets and right numbers of tickets, minus what is wrong and not marked, what is mixed, and papers
 * that were taken for tickets.
 */
export function worthOf(tally: Tally): number {
  let [truth, told, wrong] = [0, 0, 0];
  for (const count of tally.fields.values()) {
    truth += count.truth;
    told += count.labelled;
    wrong += count.wrong;
  }
  const { usable, tickets, countRight, cases, mixed, unmarkedWrong, falseTickets, spurious } = tally;
  return (
    told / truth +
    usable / tickets +
    (0.5 * countRight) / cases -
    (2 * unmarkedWrong + wrong) / truth -
    (mixed + 0.3 * spurious + 2 * falseTickets) / tickets
  );
}

/**
 * Searches bounds one after the other, a step down and a step up of each, as long as one is better; likelihoods are moved in log-odds. `worth` reads all
 * documents.
 */
export async function searchBounds(
  worth: (tried: Bounds) => Promise<number>,
  { rounds, gain, report }: { readonly rounds: number; readonly gain: number; readonly report: (line: string) => void },
): Promise<Bounds> {
  let best: Bounds = { ...bounds };
  let most = await worth(best);
  report(`begins at ${most.toFixed(4)}`);
  const names = (Object.keys(bounds) as Bound[]).filter((name) => !left.has(name));
  for (let round = 0; round < rounds; round++) {
    let moved = false;
    for (const name of names)
      for (const way of [-1, 1]) {
        const tried = { ...best, [name]: stepOf(best[name], way / (round + 1)) };
        const now = await worth(tried);
        if (now < most + gain) continue;
        report(`${name} ${best[name]} → ${tried[name]}: ${most.toFixed(4)} → ${now.toFixed(4)}`);
        [best, most, moved] = [tried, now, true];
        break;
      }
    if (!moved) break;
  }
  return best;
}

function stepOf(value: number, way: number): number {
  const moved = value < 1 ? 1 / (1 + Math.exp(-(Math.log(value / (1 - value)) + 0.45 * way))) : value * 1.25 ** way;
  return Number(moved.toPrecision(2 + (moved > 0.9 ? 1 : 0)));
}

/** Puts bounds into the list, whose comments stay. */
export async function writeBounds(found: Bounds): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [name, value] of Object.entries(found))
    text = text.replace(new RegExp(`(\\n  ${name}: )[\\d.]+`), `$1${value}`);
  await writeFile(file, text);
}
