import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { openBrowserReader } from './messages/browser-words.ts';
import { WordsContext } from './messages/use-words.ts';

openBrowserReader().then((reader) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <WordsContext value={reader}>
        <HydratedRouter />
      </WordsContext>,
    );
  }),
);
