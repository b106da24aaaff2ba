import { useHref } from 'react-router';
import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice } from '../ui/notice.tsx';

/** In the browser of another app, which may not open passes: the way to Safari. On the Home Screen, passes open. */
export function InApp({ job }: { readonly job: string }) {
  const t = useWords('result').inApp;
  const { origin } = useSite();
  const address = `${origin}${useHref(`/upload/${job}`)}`;
  return (
    <div className="in-app">
      <Notice tone="warn">
        <p>{t.lead}</p>
        {/* Safari takes addresses that begin so from any app (since iOS 17). */}
        <ButtonAnchor look="plain" className="mt-3 w-full" href={`x-safari-${address}`}>
          {t.open}
        </ButtonAnchor>
        <p className="mt-3 text-soft">{t.otherwise}</p>
        <CopyButton text={address} label={t.copy} />
      </Notice>
    </div>
  );
}
