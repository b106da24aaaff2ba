import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Answer, faultsOf, invalidFields } from '#src/api/answer.ts';
import { countRequest, tooMany } from '#src/api/count-request.ts';
import type { ApiContext, ApiRequest, Route } from '#src/api/route.ts';
import { clientNetwork } from './client-address.ts';
import { HttpRefusal, send } from './errors.ts';
import type { Patience } from './patience.ts';
import { readForm } from './read-form.ts';
import { watchUpload } from './watch-upload.ts';

/** How the API is served. */
export type ApiMount = {
  readonly routes: readonly Route[];
  readonly context: ApiContext;
  /** Origins that may call with credentials; empty: only our own pages. */
  readonly origins: readonly string[];
  /** Largest file, in bytes. */
  readonly fileSize: number;
  readonly patience: Patience;
};

const megabyte = 2 ** 20;

/** Serves every route of the list, each with its limit, its schema and its answer. */
export async function mountApi(
  app: FastifyInstance,
  { routes, context, origins, fileSize, patience }: ApiMount,
): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
  if (origins.length > 0) await app.register(cors, corsOptions(origins));
  for (const route of routes) {
    const upload = route.form !== undefined;
    app.route({
      method: route.method,
      url: route.path,
      exposeHeadRoute: route.method === 'GET' && route.answers[200]?.media === undefined, // a HEAD must not count as a download
      bodyLimit: upload ? fileSize + 2 * megabyte : 64 * 1024,
      handler: async (request, reply) => {
        if (upload) watchUpload(request.raw, reply.raw, { ...patience, most: 2 * fileSize + 2 * megabyte });
        return send(reply, await answer(route, { request, context, fileSize }));
      },
    });
  }
}

/** Keyed hash of an address, new every day: what is counted. */
export function clientOf(ip: string, { secrets, now }: Pick<ApiContext, 'secrets' | 'now'>): string {
  return secrets.keyedHash(`address ${new Date(now()).toISOString().slice(0, 10)}`, clientNetwork(ip));
}

type Call = { readonly request: FastifyRequest; readonly context: ApiContext; readonly fileSize: number };

async function answer(route: Route, { request, context, fileSize }: Call): Promise<Answer> {
  const client = clientOf(request.ip, context);
  const wait = route.rate ? await countRequest(route.rate, { headers: request.headers, client }, context) : 0;
  if (wait > 0) return tooMany(wait, context.now());
  const parsed = route.body ? route.body.safeParse(jsonBody(request)) : undefined;
  if (parsed && !parsed.success) return invalidFields(faultsOf(parsed.error, 'body'));
  const call: ApiRequest = {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    headers: request.headers,
    body: parsed?.data,
    // Twice the limit of a file is still read off the wire: who sends too much shall read why.
    form: () => readForm(request, 2 * fileSize),
    address: request.ip,
    client,
  };
  return route.handle(call, context);
}

function jsonBody(request: FastifyRequest): unknown {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw new HttpRefusal(415, 'Please send JSON (application/json).');
  return request.body;
}

/** Paths of the routes, and the methods each takes. */
export function allowedMethods(routes: readonly Route[]): (path: string) => readonly string[] {
  const patterns = routes.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
  }));
  return (path) => patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}

function corsOptions(origins: readonly string[]) {
  return {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['Accept', 'Authorization', 'Content-Type', 'Idempotency-Key', 'X-API-Key'],
    exposedHeaders: ['Content-Disposition', 'Location', 'Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Reset'],
    maxAge: 600,
    strictPreflight: true,
  };
}
