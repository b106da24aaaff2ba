import type { FastifyRequest } from 'fastify';
import { type Answer, unknownJob } from '#src/api/answer.ts';
import { countRequest, tooMany } from '#src/api/count-request.ts';
import type { ApiContext, ApiRequest, Route } from '#src/api/route.ts';
import { bareCall } from './bare-call.ts';
import { clientOf } from './mount-api.ts';

/** What a page gets of the API while it is rendered: the very answer that a program would get at this path, with its query. */
export type AskApi = (path: string) => Promise<PageAnswer>;

/** JSON of an answer; `headers` say when to come back. */
export type PageAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
};

/** Lets pages read the API without a socket, in the name of who opened the page: what is counted is counted alike. */
export function openApiForPages(
  routes: readonly Route[],
  context: ApiContext,
): (request: Pick<FastifyRequest, 'ip'>) => AskApi {
  const readable = routes
    .filter(({ method }) => method === 'GET')
    .map((route) => ({ route, pattern: patternOf(route.path) }));
  return (request) => async (address) => {
    const [path = '', search = ''] = address.split('?', 2);
    const query = Object.fromEntries(new URLSearchParams(search));
    const found = readable.flatMap(({ route, pattern }) => {
      const match = pattern.exec(path);
      return match ? [{ route, params: { ...match.groups }, query }] : [];
    })[0];
    return told(found ? await answer(found, request, context) : unknownJob);
  };
}

type Found = Pick<ApiRequest, 'params' | 'query'> & { readonly route: Route };

async function answer(
  { route, params, query }: Found,
  { ip }: Pick<FastifyRequest, 'ip'>,
  context: ApiContext,
): Promise<Answer> {
  const client = clientOf(ip, context);
  const wait = route.rate ? await countRequest(route.rate, { headers: {}, client }, context) : 0;
  if (wait > 0) return tooMany(wait, context.now());
  return route.handle(bareCall({ params, query, ip, client }), context);
}

function told(answer: Answer): PageAnswer {
  return { status: answer.status, body: 'body' in answer ? answer.body : undefined, headers: answer.headers ?? {} };
}

/** Parameters are one part of a path each, so this is linear. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}
