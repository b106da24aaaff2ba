import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openPageCache } from './page-cache.ts';

/** A cache, and a way to ask it whose renderer says how often it was needed. */
function open(status = 200) {
  const cache = openPageCache();
  let rendered = 0;
  const render = async (nonce: string) => {
    rendered += 1;
    return new Response(`<p nonce="${nonce}">${rendered}</p>`, { status, headers: { 'Content-Type': 'text/html' } });
  };
  const ask = async (url: string, nonce: string, more: { gzip?: boolean; origin?: string } = {}) => {
    const page = await cache.page({ origin: 'http://a.example', url, wish: null, nonce, gzip: false, render, ...more });
    return page && { ...page, text: Buffer.from(page.body).toString() };
  };
  return { ask, rendered: () => rendered };
}

describe('the cache of pages', () => {
  it('renders a page that is the same for all once, and gives it the nonce of each answer', async () => {
    const { ask, rendered } = open();
    const [first, second] = [await ask('/terms', 'one'), await ask('/terms', 'two')];
    expect([first?.text, second?.text, rendered()]).toEqual(['<p nonce="one">1</p>', '<p nonce="two">1</p>', 1]);
    expect(first?.headers['content-type']).toBe('text/html');
  });

  it('renders for each address that the service is reached at', async () => {
    const { ask, rendered } = open();
    await ask('/terms', 'one');
    await ask('/terms', 'two', { origin: 'http://b.example' });
    expect(rendered()).toBe(2);
  });

  it('compresses for who takes that', async () => {
    const { ask } = open();
    const page = await ask('/terms', 'one', { gzip: true });
    expect(page?.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(page!.body).toString()).toBe('<p nonce="one">1</p>');
  });

  it.each(['/', '/feedback/0123456789abcdef', '/terms?x=1', '/nothing'])(
    'leaves alone what differs: %s',
    async (url) => {
      expect(await open().ask(url, 'one')).toBeUndefined();
    },
  );

  it('keeps no page that failed', async () => {
    const { ask, rendered } = open(500);
    expect([await ask('/terms', 'one'), await ask('/terms', 'two'), rendered()]).toEqual([undefined, undefined, 2]);
  });
});
