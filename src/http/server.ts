import type { Duplex } from 'node:stream';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { withoutPorts } from './client-address.ts';
import { answerBrokenRequest, answerErrors, answerNotFound, refuseExpectations, send, translate } from './errors.ts';
import { addHeaders, type HeaderOptions } from './headers.ts';
import { refuseHosts } from './host.ts';
import { type ApiMount, allowedMethods, mountApi } from './mount-api.ts';

/** Something else that is served: pages, files. Registered after the API. */
export type Mount = (app: FastifyInstance) => Promise<void>;

/** What the server is made of. */
export type HttpOptions = {
  readonly api: ApiMount;
  readonly headers: HeaderOptions;
  /** Networks of reverse proxies that are believed; empty: nobody. */
  readonly proxies: readonly string[];
  readonly logger: FastifyBaseLogger;
  readonly mounts?: readonly Mount[];
  /** Told of every answer, for metrics: the route's pattern, never its address. */
  readonly observe?: (answer: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly seconds: number;
  }) => void;
};

/** Assembles the server; the caller lets it listen. */
export async function openHttpServer({
  api,
  headers,
  proxies,
  logger,
  mounts = [],
  observe,
}: HttpOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }), // addresses of requests hold ids of jobs
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    bodyLimit: 64 * 1024,
    connectionTimeout: api.patience.silence,
    requestTimeout: api.patience.request,
    keepAliveTimeout: api.patience.idle,
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: api.patience.headers,
      requireHostHeader: false, // refuseHosts says more
      connectionsCheckingInterval: api.patience.look, // by itself it looks every half minute only
    },
    routerOptions: { maxParamLength: 4096, ignoreTrailingSlash: true },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    return503OnClosing: false,
    clientErrorHandler: (error, socket: Duplex) => answerBrokenRequest(error, socket),
    frameworkErrors: (error, _request, reply) => void send(reply, translate(error)),
  });
  app.removeContentTypeParser('text/plain');
  if (proxies.length > 0)
    app.server.prependListener('request', ({ headers }) => {
      const forwarded = headers['x-forwarded-for'];
      if (typeof forwarded === 'string') headers['x-forwarded-for'] = withoutPorts(forwarded);
    });
  refuseExpectations(app);
  answerErrors(app);
  answerNotFound(app, allowedMethods(api.routes));
  app.addHook('onResponse', async (request, reply) => {
    observe?.({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  await addHeaders(app, headers);
  refuseHosts(app);
  await mountApi(app, api);
  for (const mount of mounts) await mount(app);
  return app;
}
