import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, refusal } from '#src/api/answer.ts';
import { refuse, refuseUntil } from '#src/api/refusals.ts';
import { errorFacts } from '#src/error-facts.ts';
import { isUnavailable, secondsAway } from '#src/jobs/unavailable.ts';
import { STATUS_CODES } from '#src/node-http.ts';

/** A request that is refused before a handler sees it. */
export class HttpRefusal extends Error {
  override name = 'HttpRefusal';
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** LIST: what we say of a status when the framework refused. Its own words never leave the house. */
const sentences: Readonly<Record<number, string>> = {
  400: 'The request is malformed.',
  404: 'There is nothing at this address.',
  405: 'This address does not take this method.',
  408: 'The request took too long to arrive.',
  413: 'What you sent is too large.',
  414: 'The address is too long.',
  415: 'This content type is not taken here.',
  416: 'The file has no such part.',
  417: 'What the request expects is not given here.',
  431: 'The header of the request is too large.',
};

/** Sends an answer of the API. */
export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.code(answer.status).headers(answer.headers ?? {});
  if ('bytes' in answer)
    return reply.send(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.length));
  return answer.body === undefined
    ? reply.send()
    : reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body));
}

/** One of the four places that catch everything: each error becomes JSON with our own words. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = translate(error);
    if (answer.status >= 500)
      request.log.error(
        { event: 'request', route: request.routeOptions.url, error: errorFacts(error) },
        'request failed',
      );
    return send(reply, answer);
  });
}

/** The error of a handler or the framework, as an answer. */
export function translate(error: FastifyError | HttpRefusal): Answer {
  if (error instanceof HttpRefusal) return refusal(error.statusCode, error.message);
  if (isUnavailable(error)) return refuseUntil('service.unavailable', secondsAway(error) ?? 5, Date.now());
  const status = statusOf(error);
  if (status === 503) return refuseUntil('service.unavailable', 5, Date.now());
  const sentence = sentences[status];
  return sentence === undefined ? { ...refuse('service.fault'), status } : refusal(status, sentence);
}

/** Answers a request that is no HTTP we understand; the connection is closed. */
export function answerBrokenRequest(
  error: { readonly code?: string },
  socket: NodeJS.WritableStream & { readonly writable: boolean },
): void {
  const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
  const status = statuses[error.code ?? ''] ?? 400;
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.end();
  const body = JSON.stringify({ detail: sentences[status], message: sentences[status] });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** RFC 9110, 10.1.1: an expectation that we do not know; Node would answer without a word. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify({ detail: sentences[417], message: sentences[417] });
    response.writeHead(417, {
      'Content-Type': 'application/json',
      'X-Content-Type-Options': 'nosniff',
      Connection: 'close',
    });
    response.end(body);
  });
}

/** What a broken upload or form means; the rest keeps its status. */
function statusOf(error: FastifyError): number {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return 413;
  if (error.code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return 415;
  if (/^FST_(PARTS|FIELDS|FILES)_LIMIT$/.test(error.code ?? '')) return 422;
  return error.statusCode ?? 500;
}

/** Nothing is here: 405 where only the method is wrong. */
export function answerNotFound(app: FastifyInstance, methodsOf: (path: string) => readonly string[]): void {
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methodsOf(request.url.split('?')[0]!);
    if (allowed.length === 0) return send(reply, refusal(404, sentences[404]!));
    return send(reply, refusal(405, sentences[405]!, { headers: { Allow: allowed.join(', ') } }));
  });
}
