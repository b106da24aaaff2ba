import { useState } from 'react';
import { ApiError, callApi } from '../api/call-api.ts';
import { type Said, useSaid } from '../api/use-said.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';
import { type PassPreview, previewAt } from '../pass-preview/preview-data.ts';
import { inverseOf, type Patch, type TicketJson } from './ticket-data.ts';

/** Addresses of a ticket and its pass in the API. */
export type TicketPaths = { readonly ticket: string; readonly pass: string };

/** A ticket with what can be done to it. `change` answers a sentence when it was refused. */
export type EditedTicket = {
  readonly ticket: TicketJson;
  readonly preview: PassPreview | null;
  /** What was last done, in words, and how often something was done. */
  readonly news: string;
  readonly canUndo: boolean;
  readonly change: (patch: Patch, news: string) => Promise<string | undefined>;
  readonly undo: () => Promise<string | undefined>;
};

/** Keeps a ticket, changes it through the API and can take each change back. */
export function useTicket(
  first: { readonly ticket: TicketJson; readonly preview: PassPreview | null },
  paths: TicketPaths,
): EditedTicket {
  const t = useWords('proof');
  const language = useLanguage();
  const say = useSaid();
  const [ticket, setTicket] = useState(first.ticket);
  const [preview, setPreview] = useState(first.preview);
  const [steps, setSteps] = useState<readonly Patch[]>([]);
  const [news, setNews] = useState('');

  const send = async (patch: Patch, said: string): Promise<string | undefined> => {
    try {
      setTicket(await callApi<TicketJson>(paths.ticket, { method: 'PATCH', json: patch }));
      setNews(said);
      setPreview(await callApi<PassPreview>(previewAt(paths.pass, language)).catch(() => preview));
      return undefined;
    } catch (error) {
      return whyNot(error, { t, say });
    }
  };
  return {
    ...{ ticket, preview, news },
    canUndo: steps.length > 0,
    async change(patch, said) {
      const back = inverseOf(ticket, patch);
      const refused = await send(patch, said);
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

function whyNot(error: unknown, { t, say }: { readonly t: Words['proof']; readonly say: Said }): string {
  if (!(error instanceof ApiError)) return t.notSaved;
  if (error.status === 404) return t.gone;
  const faults = Array.isArray(error.detail) ? (error.detail as readonly Fault[]) : [];
  const said = faults.map((fault) => refusalIn(t, fault)).filter((sentence) => sentence !== undefined);
  if (said.length > 0) return [...new Set(said)].join(' ');
  return faults.length > 0 ? t.notAccepted : say(error.message, t.notSaved);
}

/** One entry of the detail of a refusal; what it holds is the server's word. */
type Fault = { readonly code?: unknown; readonly values?: Readonly<Record<string, unknown>> };

/** A refusal in the language of the page; undefined for one that is for programs. */
function refusalIn({ refused, kinds }: Words['proof'], { code, values = {} }: Fault): string | undefined {
  const sentences: Readonly<Record<string, string>> = refused;
  const named: Readonly<Record<string, string>> = kinds;
  const { kind } = values;
  const filled = { ...values, ...(typeof kind === 'string' ? { kind: named[kind] ?? kind } : {}) } as typeof values;
  return sentences[String(code)]?.replace(/\{(\w+)\}/g, (_, name: string) => String(filled[name] ?? ''));
}
