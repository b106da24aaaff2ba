import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { openServerReader } from './messages/server-words.ts';
import { type ToldWords, toldId, WordsContext } from './messages/use-words.ts';
import { webContext } from './site.ts';

/** Answers a page once all of it is rendered, compressed where the browser takes that. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, language, wordFiles: files } = loadContext.get(webContext);
  const { reader, read, durations } = openServerReader(language, files);
  let answered = status;
  const page = (
    <WordsContext value={reader}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </WordsContext>
  );
  const body = await renderToReadableStream(page, {
    nonce,
    onError: () => {
      answered = 500;
    },
  });
  await body.allReady;
  const rendered = paintFirst(await new Response(body).text());
  const html = withWords(rendered, { language, files, read: read(), durations: durations() });
  headers.set('Content-Language', language);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  headers.set('Vary', 'Accept-Encoding, Accept-Language');
  if (!/\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? ''))
    return new Response(html, { headers, status: answered });
  headers.set('Content-Encoding', 'gzip');
  const zipped = new Blob([html]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(zipped, { headers, status: answered });
}

/**
 * Tells the browser which words the page was made of, before any script: a script that the browser has kept runs while
 * the end of the page is still on its way. All of it is ours, and nothing in it ends the element.
 */
function withWords(html: string, told: ToldWords): string {
  const element = `<script type="application/json" id="${toldId}">${JSON.stringify(told)}</script>`;
  return html.replace('</head>', () => `${element}</head>`);
}

/** The page can be read before its scripts have come, so they let styles and pictures pass. */
function paintFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
