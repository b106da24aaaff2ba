/** The website beside the API. Pages are served by one long function: all that it says shares a cache and what pages are told. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestListener } from '@react-router/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { tooMany } from '#src/api/count-request.ts';
import { describeApi } from '#src/api/openapi.ts';
import { askPlainQuestion } from '#src/api/plain-question.ts';
import type { ApiContext } from '#src/api/route.ts';
import { routes } from '#src/api/routes.ts';
import type { Config } from '#src/config.ts';
import { pathIn, prefixOf, readAddress } from '#src/languages/address.ts';
import { bestLanguage, type InAll, type Language, languages } from '#src/languages/languages.ts';
import { answerPeople } from './answer-people.ts';
import { openApiForPages } from './ask-api.ts';
import { send } from './errors.ts';
import { linkOrigin } from './host.ts';
import { clientOf } from './mount-api.ts';
import { newNonce, openPageCache } from './page-cache.ts';
import { allowInPolicy, allowNonce } from './page-nonce.ts';
import { mountPlainForms, type PlainFault } from './plain-forms.ts';
import type { Mount } from './server.ts';
import { siteFacts } from './site-facts.ts';
import { serveFiles } from './site-files.ts';
import { mountVisitFrame } from './visit-frame.ts';
import { contextOf, type WebContext, type WordFiles } from './web-context.ts';

/** What pages are made of. */
export type WebOptions = {
  readonly config: Config;
  readonly service: { readonly name: string; readonly version: string };
  /** Counts pages of an address, and answers what pages ask for while they are rendered. */
  readonly api: ApiContext;
  /** Called with each page: whoever looks at one may send a file soon. */
  readonly onVisit: () => void;
  /** Folder with what `npm run build` made. */
  readonly folder?: string;
};

const buildFolder = resolve(import.meta.dirname, '../../dist');

/** Serves the website beside the API: files as they were built, every other address as a page rendered on request. */
export function mountWeb(options: WebOptions): Mount {
  return async (app) => {
    const folder = options.folder ?? buildFolder;
    const entry = join(folder, 'server/index.js');
    if (!existsSync(entry)) {
      app.log.warn({ event: 'web' }, 'the website is not built, only the API is served: npm run build');
      return;
    }
    const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
    await mountVisitFrame(options.config.ANALYTICS_URL)(app);
    answerPeople(app);
    const page = await servePages(app, build, options, readWordFiles(folder));
    await serveFiles(app, join(folder, 'client'), page);
  };
}

/** Where the build has put the topics of each language. */
function readWordFiles(folder: string): InAll<WordFiles> {
  return JSON.parse(readFileSync(join(folder, 'words.json'), 'utf8')) as InAll<WordFiles>;
}

async function servePages(
  app: FastifyInstance,
  build: ServerBuild,
  { config, service, api, onVisit }: WebOptions,
  wordFiles: InAll<WordFiles>,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<unknown>> {
  const describe = () => describeApi(routes, service);
  const cache = openPageCache();
  const builds = inAll((language) => ({ ...build, basename: prefixOf(language) || '/' }));
  const handlers = inAll((language) => createRequestHandler(builds[language], 'production'));
  const count = countedNowAndThen(api.jobs.passesMade);
  const askFor = openApiForPages(routes, api);
  // Where an operator asks for Turnstile, a sum of two numbers would be a way around it.
  const plain = config.RATE_PLAIN > 0 && config.TURNSTILE_SECRET_KEY === '';
  const tellPages = (request: FastifyRequest, origin: string, fault?: PlainFault): Omit<WebContext, 'nonce'> => ({
    ...languagesOf(request, wordFiles),
    site: siteFacts(config, origin, readAddress(request.url).language),
    describeApi: describe,
    askApi: askFor(request),
    askQuestion: () => (plain ? askPlainQuestion(api) : null),
    passesMade: count,
    fault,
  });
  const originOf = (request: FastifyRequest) =>
    linkOrigin(request, { publicUrl: config.PUBLIC_URL, host: config.HOST });
  await mountPlainForms(app, {
    api,
    taken: plain,
    fileSize: Math.max(config.MAX_PDF_MB, config.MAX_UPLOAD_MB) * 2 ** 20,
    async sayAgain(request, reply, fault) {
      const nonce = newNonce();
      const origin = originOf(request);
      const told = { ...tellPages(request, origin, fault), nonce };
      const page = await handlers[told.language](new Request(`${origin}${request.url}`), contextOf(told));
      return allowInPolicy(reply, nonce)
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .header('Content-Language', told.language)
        .send(await page.text());
    },
  });
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    if (/^\/v1(\/|$|\?)/.test(request.url)) return reply.callNotFound();
    const [, english] = /^\/en(?=$|[/?])\/?(.*)$/.exec(request.url) ?? [];
    if (english !== undefined) return reply.redirect(pathIn('en', `/${english}`), 308);
    const wait = await api.rates.count('pages', clientOf(request.ip, api));
    if (wait > 0) return send(reply, tooMany(wait, api.now()));
    onVisit();
    const nonce = newNonce();
    const origin = originOf(request);
    request.raw.headers.host = new URL(origin).host; // what pages see of it
    const told = tellPages(request, origin);
    const kept = await cache.page({
      origin,
      url: request.url,
      wish: told.wish,
      nonce,
      gzip: /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')),
      render: (placeholder) =>
        handlers[told.language](new Request(`${origin}${request.url}`), contextOf({ ...told, nonce: placeholder })),
    });
    if (kept) return allowInPolicy(reply, nonce).headers(kept.headers).send(Buffer.from(kept.body));
    const listener = createRequestListener({
      build: builds[told.language],
      mode: 'production',
      getLoadContext: () => contextOf({ ...told, nonce }),
    });
    allowNonce(reply, nonce);
    reply.hijack();
    void listener(request.raw, reply.raw);
    return reply;
  };
  app.get('/*', page);
  return page;
}

const inAll = <Made>(make: (language: Language) => Made): InAll<Made> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as InAll<Made>;

/** The language of a page, by its address, and which one the browser would rather have. */
function languagesOf(
  { url, headers }: FastifyRequest,
  wordFiles: InAll<WordFiles>,
): Pick<WebContext, 'language' | 'wish' | 'wordFiles'> {
  const { language } = readAddress(url);
  const wish = bestLanguage(headers['accept-language'] ?? '') ?? language;
  return { language, wish: wish === language ? null : wish, wordFiles: wordFiles[language] };
}

/** How long a number is shown before it is counted anew, in milliseconds. */
const countEvery = 10 * 60_000;

/** A number that may be a little old; 0 when it cannot be counted, because a page can do without. */
function countedNowAndThen(count: () => Promise<number>): () => Promise<number> {
  let last: { readonly at: number; readonly number: Promise<number> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > countEvery)
      last = { at: performance.now(), number: count().catch(() => 0) };
    return last.number;
  };
}
