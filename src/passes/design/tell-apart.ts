import type { Ticket } from '#src/tickets/ticket.ts';
import type { Candidate } from './candidate.ts';
import { factsOf } from './facts.ts';
import { textWidth } from './fit.ts';
import type { Layout } from './layout.ts';
import { layouts } from './layouts.ts';

/**
 * What tells a pass from the others of its order. Wallet stacks them, and only the header shows of all but the first, so
 * what differs is moved there.
 */
export type Apart = {
  /** Keys of fields to move into the header, at most two. */
  readonly keys: readonly string[];
  /** `3/12`, where nothing that fits says more. */
  readonly ordinal?: string;
};

const nothing: Apart = { keys: [] };
const mostKeys = 2;
/** In ems; what is wider would leave no room for the day. */
const widest = 9;

/** For each ticket of one file, in their order, what tells it from those of its order that look like it. */
export function tellApart(tickets: readonly Ticket[]): readonly Apart[] {
  if (tickets.length < 2) return tickets.map(() => nothing);
  const faces = tickets.map((ticket) => faceOf(ticket, layouts[ticket.kind.value](factsOf(ticket))));
  const alike = Map.groupBy(faces, ({ head }) => head);
  return faces.map((face) => among(face, alike.get(face.head)!));
}

type Face = { readonly head: string; readonly below: ReadonlyMap<string, string> };

/** What one pass shows in its stack, and what else it could show. */
function faceOf({ kind, order = '' }: Ticket, { header, primary, secondary, auxiliary }: Layout): Face {
  const head = [...primary, ...header].map((one) => (one ? `${one.key}=${shownOf(one)}` : ''));
  const below = [...auxiliary, ...secondary].filter((one) => one !== undefined);
  return {
    head: [kind.value, order, ...head].join('\n'),
    below: new Map(below.map((one) => [one.key, shownOf(one)])),
  };
}

function among(face: Face, group: readonly Face[]): Apart {
  const keys: string[] = [];
  let rest = group;
  while (rest.length > 1 && keys.length < mostKeys) {
    const best = mostDiffering(face, rest);
    if (best === undefined) break;
    keys.push(best);
    rest = rest.filter(({ below }) => below.get(best) === face.below.get(best));
  }
  if (rest.length === 1) return { keys: inOrder(keys, face) };
  return { keys: inOrder(keys.slice(0, 1), face), ordinal: `${group.indexOf(face) + 1}/${group.length}` };
}

/** The key whose values tell most of them apart; of equal ones the more important. */
function mostDiffering(face: Face, group: readonly Face[]): string | undefined {
  let best: { readonly key: string; readonly count: number } | undefined;
  for (const [key, value] of face.below) {
    const count = new Set(group.map(({ below }) => below.get(key))).size;
    if (textWidth(value) <= widest && count > (best?.count ?? 1)) best = { key, count };
  }
  return best?.key;
}

/** Row before seat, as the pass writes them anyway. */
const inOrder = (keys: readonly string[], { below }: Face): string[] =>
  [...below.keys()].filter((key) => keys.includes(key));

const shownOf = ({ forms }: Candidate): string => forms[0]!.shown;
