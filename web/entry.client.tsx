import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { openBrowserReader } from './messages/browser-words.ts';
import { WordsContext } from './messages/use-words.ts';

/** Pages come whole. While the end of one is still on its way, React would miss it, and the parser would add it to what React replaced. */
const whole = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});

Promise.all([openBrowserReader(), whole]).then(([reader]) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <WordsContext value={reader}>
        <HydratedRouter />
      </WordsContext>,
    );
  }),
);
