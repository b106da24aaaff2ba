import { lazy, Suspense } from 'react';
import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';

const CodePicture = lazy(async () => ({ default: (await import('./code-picture.tsx')).CodePicture }));

/** On a computer: a code that brings this page to a phone. Where only this machine knows the address, there is none. */
export function PhoneCode({ path }: { readonly path: string }) {
  const t = useWords('result');
  const { origin, reachable } = useSite();
  if (!reachable) return null;
  return (
    <div className="flex items-center gap-4 rounded-field border border-line p-3 not-pointer-fine:hidden max-sm:hidden">
      <div className="size-28 shrink-0">
        <Suspense>
          <CodePicture text={`${origin}${path}`} label={t.phoneCode} className="size-28" />
        </Suspense>
      </div>
      <div>
        <p className="font-semibold">{t.phone}</p>
        <p className="text-sm text-soft">{t.phoneLead}</p>
      </div>
    </div>
  );
}
