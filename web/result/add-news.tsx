import { useState } from 'react';
import { useWords } from '../messages/use-words.ts';

/** What a page says once somebody has tapped the way to Wallet. */
export type AddNews = { readonly said: string | undefined; readonly onAdd: () => void };

/** A page cannot know what Wallet did with a pass: it says what has happened for certain, and what is left to do. */
export function useAddNews(): AddNews {
  const t = useWords('result');
  const [said, setSaid] = useState<string>();
  const onAdd = () => {
    const { userAgent, maxTouchPoints } = navigator;
    // An iPad calls itself a Mac; other wallets of Android are spoken of where they are offered.
    const opens = /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);
    if (!/\bAndroid\b/.test(userAgent)) setSaid(opens ? t.opened : t.downloaded);
  };
  return { said, onAdd };
}

/** Where it is said, under the button that was tapped. */
export function AddSaid({ said }: Pick<AddNews, 'said'>) {
  return (
    <p role="status" className={`text-center text-sm font-semibold text-balance ${said ? '' : 'sr-only'}`}>
      {said}
    </p>
  );
}
