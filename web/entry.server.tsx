import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { webContext } from './site.ts';

/** Answers a page once all of it is rendered, compressed where the browser takes that. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(webContext);
  let answered = status;
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
    nonce,
    onError: () => {
      answered = 500;
    },
  });
  await body.allReady;
  const html = paintFirst(await new Response(body).text());
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  headers.set('Vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? ''))
    return new Response(html, { headers, status: answered });
  headers.set('Content-Encoding', 'gzip');
  const zipped = new Blob([html]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(zipped, { headers, status: answered });
}

/** The page can be read before its scripts have come, so they let styles and pictures pass. */
function paintFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
