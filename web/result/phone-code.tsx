import { useEffect, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { CodePicture } from './code-on-demand.tsx';

/** On a computer: a code that brings this page to a phone. Where only this machine knows the address, there is none. */
export function PhoneCode({ path }: { readonly path: string }) {
  const t = useWords('result');
  const { origin, reachable } = useSite();
  const seen = useComputer();
  if (!reachable) return null;
  return (
    <div className="flex items-center gap-4 rounded-field border border-line p-3 not-pointer-fine:hidden max-sm:hidden">
      <div className="size-28 shrink-0">
        {seen && <CodePicture text={`${origin}${path}`} label={t.phoneCode} className="size-28" />}
      </div>
      <div>
        <p className="font-semibold">{t.phone}</p>
        <p className="text-sm text-soft">{t.phoneLead}</p>
      </div>
    </div>
  );
}

/** Where the code above is in sight: a phone has no use for one, nor for the script that draws it. */
const computer = '(pointer: fine) and (width >= 40rem)';

function useComputer(): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const media = window.matchMedia(computer);
    const look = () => setMatches(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  return matches;
}
