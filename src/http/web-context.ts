import { createContext, type RouterContext, RouterContextProvider } from 'react-router';
import type { PlainQuestion } from '#src/api/plain-question.ts';
import type { Language } from '#src/languages/languages.ts';
import type { AskApi } from './ask-api.ts';
import type { PlainFault } from './plain-forms.ts';
import type { siteFacts } from './site-facts.ts';

/** What pages get; `web/site.ts` says the same on their side. */
export type WebContext = {
  readonly site: ReturnType<typeof siteFacts>;
  readonly nonce: string;
  readonly language: Language;
  readonly wish: Language | null;
  readonly wordFiles: WordFiles;
  readonly describeApi: () => unknown;
  readonly askApi: AskApi;
  readonly askQuestion: () => PlainQuestion | null;
  readonly passesMade: () => Promise<number>;
  readonly fault: PlainFault | undefined;
};

/** Addresses of what pages say, by topic. */
export type WordFiles = Readonly<Record<string, string>>;

/** What every loader of a page is given. */
export function contextOf(context: WebContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(webContext, context);
  return provider;
}

/** The built pages have a copy of this code, so both meet at a global symbol. */
const webContext: RouterContext<WebContext> = sharedKey();

function sharedKey(): RouterContext<WebContext> {
  const shelf = globalThis as { [key: symbol]: RouterContext<WebContext> | undefined };
  const symbol = Symbol.for('passlift.web-context');
  shelf[symbol] ??= createContext<WebContext>();
  return shelf[symbol];
}
