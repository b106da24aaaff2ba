import { useState } from 'react';
import { ApiError, callApi } from '../api/call-api.ts';
import { type SayRefusal, type Told, useSayRefusal } from '../api/say-refusal.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';
import { type PassPreview, previewAt } from '../pass-preview/preview-data.ts';
import { glide } from './glide.ts';
import { inverseOf, type Patch, type TicketJson } from './ticket-data.ts';

/** Addresses of a ticket and its pass in the API. */
export type TicketPaths = { readonly ticket: string; readonly pass: string };

/**
 * A ticket with what can be done to it. `change` answers a sentence when it was refused; `meanwhile` is what is shown until the server has
 * answered.
 */
export type EditedTicket = {
  readonly ticket: TicketJson;
  readonly preview: PassPreview | null;
  /** How often the pass was drawn anew. */
  readonly drawn: number;
  /** What was last done, in words, and how often something was done. */
  readonly news: string;
  readonly canUndo: boolean;
  readonly change: (patch: Patch, news: string, meanwhile?: TicketJson) => Promise<string | undefined>;
  readonly undo: () => Promise<string | undefined>;
};

/** Keeps a ticket, changes it through the API and can take each change back. */
export function useTicket(
  first: { readonly ticket: TicketJson; readonly preview: PassPreview | null },
  paths: TicketPaths,
): EditedTicket {
  const t = useWords('proof');
  const language = useLanguage();
  const say = useSayRefusal();
  const [ticket, setTicket] = useState(first.ticket);
  const [preview, setPreview] = useState(first.preview);
  const [drawn, setDrawn] = useState(0);
  const [steps, setSteps] = useState<readonly Patch[]>([]);
  const [news, setNews] = useState('');

  const send = async (patch: Patch, said: string, meanwhile = ticket): Promise<string | undefined> => {
    setTicket(meanwhile);
    try {
      const changed = await callApi<TicketJson>(paths.ticket, { method: 'PATCH', json: patch });
      glide(() => {
        setTicket(changed);
        setNews(said);
      });
      const next = await callApi<PassPreview>(previewAt(paths.pass, language)).catch(() => preview);
      glide(() => {
        setPreview(next);
        setDrawn((before) => before + 1);
      });
      return undefined;
    } catch (error) {
      glide(() => setTicket(ticket));
      return await whyNot(error, { t, say });
    }
  };
  return {
    ...{ ticket, preview, drawn, news },
    canUndo: steps.length > 0,
    async change(patch, said, meanwhile) {
      const back = inverseOf(ticket, patch);
      const refused = await send(patch, said, meanwhile);
      if (!refused) setSteps((before) => [...before, back]);
      return refused;
    },
    async undo() {
      const last = steps.at(-1);
      const refused = last && (await send(last, t.undone));
      if (!refused) setSteps((before) => before.slice(0, -1));
      return refused;
    },
  };
}

async function whyNot(error: unknown, { t, say }: Sentences): Promise<string> {
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
