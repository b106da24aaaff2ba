import { useState } from 'react';
import type { JobResultJson } from '#src/api/schemas.ts';
import { callApi } from '../api/call-api.ts';
import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { CodePicture, fetchCodes } from './code-on-demand.tsx';
import { TicketName } from './ticket-name.tsx';

type Item = JobResultJson['passes']['items'][number];
type Named = { readonly item: Item; readonly name: string };

type OneForEachProps = { readonly passes: readonly Named[] };

type Codes = {
  readonly state: 'idle' | 'asking' | 'failed' | 'off';
  /** What each code leads to, by the number of its pass. */
  readonly urls: ReadonlyMap<number, string>;
  /** From the first press on there is room for the codes, so that nothing moves when they come or go. */
  readonly open: boolean;
};

/** Asks for the links of passes, and calls them back. */
function useCodes(passes: readonly Named[]) {
  const { origin } = useSite();
  const [codes, setCodes] = useState<Codes>({ state: 'idle', urls: new Map(), open: false });
  const become = (next: Partial<Codes>) => setCodes((before) => ({ ...before, ...next }));
  const share = async () => {
    become({ state: 'asking', open: true });
    try {
      fetchCodes().catch(() => {}); // asked for again where it is shown
      const made = passes.map(async ({ item }) => {
        const { url } = await callApi<{ readonly url: string }>(`${item.download_url}/share`, { method: 'POST' });
        return [item.number, `${origin}${url}`] as const;
      });
      become({ state: 'idle', urls: new Map(await Promise.all(made)) });
    } catch {
      become({ state: 'failed' });
    }
  };
  const callBack = async () => {
    become({ state: 'asking' });
    try {
      await Promise.all(passes.map(({ item }) => callApi(`${item.download_url}/share`, { method: 'DELETE' })));
      become({ state: 'off', urls: new Map() });
    } catch {
      become({ state: 'failed' });
    }
  };
  return { ...codes, share, callBack };
}

/** For families and groups: each ticket as a code of its own, which brings just this pass to one phone. */
export function OneForEach({ passes }: OneForEachProps) {
  const t = useWords('result');
  const { reachable } = useSite();
  const { state, urls, open, share, callBack } = useCodes(passes);
  if (!reachable) return null;
  const isCallingBack = state === 'asking' && urls.size > 0;
  const said = state === 'off' ? t.each.isOff : state === 'failed' ? t.each.failed : undefined;
  return (
    <section aria-labelledby="one-for-each" className="needs-script rounded-field border border-line p-4">
      <h2 id="one-for-each" className="text-base">
        {t.each.title}
      </h2>
      <p className="mt-1 text-sm text-soft">{t.each.lead}</p>
      {open && <CodeList passes={passes} urls={urls} isOff={state === 'off'} />}
      <Button
        look="plain"
        size="small"
        className="mt-3 aria-disabled:text-soft"
        aria-disabled={state === 'asking'}
        onClick={state === 'asking' ? undefined : urls.size > 0 ? callBack : share}
      >
        {urls.size > 0 ? t.each.off : t.each.show}
      </Button>
      {/* Two lines, as the longest sentence needs, from the press on that it answers. */}
      <p role="status" className={`text-sm text-soft ${said || isCallingBack ? 'mt-2 min-h-10' : ''}`}>
        {said}
      </p>
    </section>
  );
}

type CodeListProps = OneForEachProps & Pick<Codes, 'urls'> & { readonly isOff: boolean };

function CodeList({ passes, urls, isOff }: CodeListProps) {
  const t = useWords('result');
  return (
    <ul className="mt-4 grid grid-cols-2 gap-4 @lg:grid-cols-3">
      {passes.map(({ item: { number }, name }) => (
        <li key={number} className="min-w-0 text-center text-sm">
          {/* One that was called back is crossed out, where it stood: nothing moves. */}
          <div
            className={`mx-auto grid aspect-square w-full max-w-40 place-items-center rounded-lg text-soft ${isOff ? 'border border-dashed border-edge' : 'bg-sunk'}`}
          >
            {urls.has(number) && <CodePicture text={urls.get(number)!} label={t.each.code(name)} className="w-full" />}
            {isOff && <CloseIcon size={32} />}
          </div>
          <div className="mt-1.5">
            <TicketName own={name} />
          </div>
        </li>
      ))}
    </ul>
  );
}
