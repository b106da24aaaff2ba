import { useState } from 'react';
import type { JobResultJson } from '#src/api/schemas.ts';
import { callApi } from '../api/call-api.ts';
import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { CodePicture } from './code-picture.tsx';

type Item = JobResultJson['passes']['items'][number];
type Named = { readonly item: Item; readonly name: string };

type OneForEachProps = { readonly passes: readonly Named[] };

/** For families and groups: each ticket as a code of its own, which brings just this pass to one phone. */
export function OneForEach({ passes }: OneForEachProps) {
  const t = useWords('result');
  const { origin, reachable } = useSite();
  const [state, setState] = useState<'idle' | 'asking' | 'failed' | 'off'>('idle');
  const [urls, setUrls] = useState<ReadonlyMap<number, string>>(new Map());
  if (!reachable) return null;

  const share = async () => {
    setState('asking');
    try {
      const made = passes.map(async ({ item }) => {
        const { url } = await callApi<{ readonly url: string }>(`${item.download_url}/share`, { method: 'POST' });
        return [item.number, `${origin}${url}`] as const;
      });
      setUrls(new Map(await Promise.all(made)));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const callBack = async () => {
    setState('asking');
    try {
      await Promise.all(passes.map(({ item }) => callApi(`${item.download_url}/share`, { method: 'DELETE' })));
      setUrls(new Map());
      setState('off');
    } catch {
      setState('failed');
    }
  };
  return (
    <section aria-labelledby="one-for-each" className="needs-script rounded-field border border-line p-4">
      <h2 id="one-for-each" className="text-base">
        {t.each.title}
      </h2>
      <p className="mt-1 text-sm text-soft">{t.each.lead}</p>
      {urls.size > 0 && (
        <ul className="mt-4 grid grid-cols-2 gap-4 @lg:grid-cols-3">
          {passes.map(({ item: { number }, name }) => (
            <li key={number} className="min-w-0 text-center text-sm">
              <CodePicture
                text={urls.get(number) ?? ''}
                label={t.each.code(name)}
                className="mx-auto w-full max-w-40"
              />
              <bdi className="mt-1.5 block wrap-anywhere">{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {urls.size > 0 ? (
          <Button look="plain" size="small" disabled={state === 'asking'} onClick={callBack}>
            {t.each.off}
          </Button>
        ) : (
          <Button look="plain" size="small" disabled={state === 'asking'} onClick={share}>
            {t.each.show}
          </Button>
        )}
        <p role="status" className="text-sm text-soft">
          {state === 'off' && t.each.isOff}
          {state === 'failed' && t.each.failed}
        </p>
      </div>
    </section>
  );
}
