/** What a person said of a ticket that was read: their word stands against every reading. */
import { sameValue } from './choose.ts';
import type { Chosen } from './evidence.ts';
import type { FieldName, TicketFields, TicketKind } from './fields.ts';
import type { Ticket } from './ticket.ts';
import type { TicketTime } from './time.ts';

/** Fields as a person gave them; null where there is none on the ticket, whatever was read. */
export type CorrectedFields = { readonly [Name in FieldName]?: TicketFields[Name] | null };

/** Everything that a person changed of one ticket. */
export type Correction = {
  readonly kind?: TicketKind;
  /** The background of the pass, `#0b6a5a`. */
  readonly colour?: string;
  readonly fields: CorrectedFields;
};

/** A change to that: what is not named stays. Null gives kind and colour back as they were read, and takes a field off. */
export type CorrectionPatch = {
  readonly kind?: TicketKind | null | undefined;
  readonly colour?: string | null | undefined;
  readonly fields?: CorrectedFields | undefined;
  /** Fields whose corrections are taken back: they are as they were read again. */
  readonly restore?: readonly FieldName[] | undefined;
};

/** Nothing changed. */
export const untouched: Correction = { fields: {} };

/** The extractor of what a person said. */
export const byPerson = 'correction';

/**
 * The correction with a change put in. What says the same as the document is no correction, unless it is of a field in `doubted`: then
 * it takes the doubt away.
 */
export function patched(
  ticket: Ticket,
  before: Correction,
  patch: CorrectionPatch,
  doubted: ReadonlySet<FieldName> = new Set(),
): Correction {
  const kind = patch.kind === undefined ? before.kind : (patch.kind ?? undefined);
  const colour = patch.colour === undefined ? before.colour : (patch.colour ?? undefined);
  const fields: Record<string, unknown> = { ...before.fields, ...patch.fields };
  for (const name of patch.restore ?? []) delete fields[name];
  for (const [name, value] of Object.entries(fields)) {
    const chosen = ticket.fields[name as FieldName] as Chosen<unknown> | undefined;
    const asRead = value === null ? !chosen : chosen !== undefined && saysTheSame(chosen, value);
    if (asRead && !doubted.has(name as FieldName)) delete fields[name];
  }
  return {
    ...(kind === undefined || kind === ticket.kind.value ? {} : { kind }),
    ...(colour === undefined ? {} : { colour }),
    // Each name has a value of its own type: the patch was checked.
    fields: fields as CorrectedFields,
  };
}

/** Whether anything is changed. */
export function isUntouched({ kind, colour, fields }: Correction): boolean {
  return kind === undefined && colour === undefined && Object.keys(fields).length === 0;
}

/** To the letter: who writes a name in other letters means it. A time without a zone says the same as one with its place's. */
function saysTheSame({ value }: Chosen<unknown>, given: unknown): boolean {
  if (isTime(value) && isTime(given))
    return value.local === given.local && (given.zone === undefined || given.zone === value.zone);
  return typeof value === 'string' ? value === given : sameValue('price', value, given);
}

function isTime(value: unknown): value is TicketTime {
  return typeof value === 'object' && value !== null && 'local' in value;
}
