import { createContext, type RouterContext, useRouteLoaderData } from 'react-router';
import type { PlainQuestion } from '#src/api/plain-question.ts';
import type { AskApi } from '#src/http/ask-api.ts';
import type { PlainFault } from '#src/http/plain-forms.ts';
import type { SiteFacts } from '#src/http/site-facts.ts';
import type { Language } from '#src/languages/languages.ts';
import type { Topic } from './messages/words.ts';

/** What a page gets from the server that renders it. */
export type WebContext = {
  readonly site: SiteFacts;
  /** Of this answer; every script on the page carries it. */
  readonly nonce: string;
  /** Of the page, by its address. */
  readonly language: Language;
  /** Another language of ours that the browser would rather have; null where there is none. */
  readonly wish: Language | null;
  /** Addresses of the topics of the language, for the browser. */
  readonly wordFiles: Readonly<Record<Topic, string>>;
  /** The description of the API, as `/v1/openapi.json` gives it. */
  readonly describeApi: () => unknown;
  /** Reads the API in the name of who opened the page, without a detour over the network. */
  readonly askApi: AskApi;
  /** A new question for who cannot do arithmetic by script; null where files are not taken that way. */
  readonly askQuestion: () => PlainQuestion | null;
  /** Passes that were made here, counted at most every ten minutes. */
  readonly passesMade: () => Promise<number>;
  /** What was wrong with the form that was sent just now. */
  readonly fault: PlainFault | undefined;
};

/** The key of the context. The server has a copy of this file's outcome, so both meet at a global symbol. */
export const webContext: RouterContext<WebContext> = sharedKey();

function sharedKey(): RouterContext<WebContext> {
  const shelf = globalThis as { [key: symbol]: RouterContext<WebContext> | undefined };
  const symbol = Symbol.for('passlift.web-context');
  shelf[symbol] ??= createContext<WebContext>();
  return shelf[symbol];
}

/** The facts of this installation: names, addresses, limits, claims. */
export function useSite(): SiteFacts {
  const facts = useRouteLoaderData<{ readonly site: SiteFacts }>('root')?.site;
  if (!facts) throw new Error('the facts of the site are given by the root route');
  return facts;
}
