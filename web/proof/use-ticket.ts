import { useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { useSayRefusal } from '../api/say-refusal.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import { type PassPreview, previewAt } from '../pass-preview/preview-data.ts';
import { fetchAfterChange } from './fetch-after-change.ts';
import { glide } from './glide.ts';
import type { Patch, TicketJson } from './ticket-data.ts';

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
  /** No more is said of what was done last, unless it can be taken back. */
  readonly moveOn: () => void;
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
      // Without a line it is not to be had either, and the line is why.
      return fetchAfterChange().then(
        ({ whyNot }) => whyNot(error, { t, say }),
        () => t.notSaved,
      );
    }
  };
  return {
    ...{ ticket, preview, drawn, news },
    canUndo: steps.length > 0,
    async change(patch, said, meanwhile) {
      const refused = await send(patch, said, meanwhile);
      const after = refused ? undefined : await fetchAfterChange().catch(() => undefined);
      if (after) setSteps((before) => [...before, after.inverseOf(ticket, patch)]);
      return refused;
    },
    async undo() {
      const last = steps.at(-1);
      const refused = last && (await send(last, t.undone));
      if (!refused) setSteps((before) => before.slice(0, -1));
      return refused;
    },
    moveOn: () => setNews((before) => (steps.length > 0 ? before : '')),
  };
}
