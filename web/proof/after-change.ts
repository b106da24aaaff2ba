import { ApiError } from '../api/call-api.ts';
import type { SayRefusal, Told } from '../api/say-refusal.ts';
import type { Words } from '../messages/words.ts';
import { type FieldName, given, type Patch, type TicketJson } from './ticket-data.ts';

/** What is needed when a change has been answered: the way back, or why it was refused. Fetched with the first sign of a hand. */

/** The change that takes another one back. */
export function inverseOf(ticket: TicketJson, { kind, colour, fields = {}, restore = [] }: Patch): Patch {
  const before: { [Name in FieldName]?: unknown } = {};
  const asRead: FieldName[] = [];
  for (const name of [...(Object.keys(fields) as FieldName[]), ...restore]) {
    const field = ticket.fields.find((one) => one.name === name);
    if (field?.state === 'corrected') before[name] = given(field.value);
    else if (field?.state === 'removed') before[name] = null;
    else asRead.push(name);
  }
  return {
    ...(kind === undefined ? {} : { kind: ticket.kind.value === ticket.kind.read ? null : ticket.kind.value }),
    ...(colour === undefined ? {} : { colour: ticket.colour.chosen ? ticket.colour.value : null }),
    ...(Object.keys(before).length > 0 ? { fields: before } : {}),
    ...(asRead.length > 0 ? { restore: asRead } : {}),
  };
}

/** Why a change was not made, as a sentence. */
export async function whyNot(error: unknown, { t, say }: Sentences): Promise<string> {
  if (!(error instanceof ApiError)) return t.notSaved;
  if (error.status === 404) return t.gone;
  if (!Array.isArray(error.detail)) return say(error, t.notSaved);
  // Without a code it is for programs.
  const coded = (error.detail as readonly Fault[]).filter(({ code }) => typeof code === 'string');
  const said = await Promise.all(coded.map((fault) => say(toldOf(fault, t), t.notAccepted)));
  return said.length > 0 ? [...new Set(said)].join(' ') : t.notAccepted;
}

type Sentences = { readonly t: Words['proof']; readonly say: SayRefusal };

/** One entry of the detail of a refusal. */
type Fault = { readonly msg: string; readonly code?: string; readonly values?: Told['values'] };

/** Kinds are called as the page calls them. */
function toldOf({ msg, code, values }: Fault, { kinds }: Sentences['t']): Told {
  const named: Readonly<Record<string, string>> = kinds;
  const kind = named[String(values?.kind)];
  return { message: msg, code, values: kind ? { ...values, kind } : values };
}
