import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readAddress } from '#src/languages/address.ts';
import type { Language } from '#src/languages/languages.ts';
import { pages } from '#src/languages/pages.ts';

/** Pages that are the same for everybody: all but home, which shows one example of six, and the status, which is of now. */
const sameForAll: ReadonlySet<string> = new Set(pages.filter((page) => page !== '/' && page !== '/status'));

/** A page as it is sent: rendered once, with the nonce of this answer. */
export type CachedPage = { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array };

/** Rendered pages that are kept for a while. */
export type PageCache = {
  /** Undefined for an address that is not the same for all, or that was not rendered well: it is rendered for itself. */
  page(ask: PageAsk): Promise<CachedPage | undefined>;
};

/** What is asked for: where, the nonce that every script carries, and whether it may be compressed. */
export type PageAsk = {
  readonly origin: string;
  readonly url: string;
  /** The language that is offered on the page; null: none. */
  readonly wish: Language | null;
  readonly nonce: string;
  readonly gzip: boolean;
  /** Renders the page with a nonce, uncompressed. */
  readonly render: (nonce: string) => Promise<Response>;
};

/** How long a page is kept, in milliseconds, and how many. */
const life = 10 * 60_000;
const most = 200;

type Kept = { readonly until: number; readonly page: Promise<Rendered | undefined> };
type Rendered = { readonly html: string; readonly headers: Readonly<Record<string, string>> };

/** A nonce in letters and digits only, so that it stands in every text as it is. */
export const newNonce = (): string => randomBytes(16).toString('hex');

/** Opens an empty cache. */
export function openPageCache(): PageCache {
  const kept = new Map<string, Kept>();
  const placeholder = newNonce();
  return {
    async page({ origin, url, wish, nonce, gzip: compress, render }) {
      if (!sameForAll.has(readAddress(url).path)) return undefined;
      const key = `${origin} ${url} ${wish}`;
      const now = performance.now();
      if ((kept.get(key)?.until ?? 0) < now) {
        if (kept.size >= most) kept.clear();
        kept.set(key, { until: now + life, page: rendered(render(placeholder)) });
      }
      const page = await kept.get(key)!.page.catch(() => undefined);
      if (!page) {
        kept.delete(key);
        return undefined;
      }
      const html = Buffer.from(page.html.replaceAll(placeholder, nonce));
      if (!compress) return { headers: page.headers, body: html };
      return { headers: { ...page.headers, 'content-encoding': 'gzip' }, body: await promisify(gzip)(html) };
    },
  };
}

async function rendered(answer: Promise<Response>): Promise<Rendered | undefined> {
  const response = await answer;
  if (response.status !== 200) return undefined;
  return { html: await response.text(), headers: Object.fromEntries(response.headers) };
}
