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
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Cache-Control', 'private, no-cache');
  headers.set('Vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? ''))
    return new Response(body, { headers, status: answered });
  headers.set('Content-Encoding', 'gzip');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { headers, status: answered });
}
