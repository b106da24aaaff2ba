/**
 * A server on loopback that speaks the protocols of all providers: Anthropic messages, OpenAI responses and chat
 * completions, Mistral chat, Google generateContent. A function says what it answers, or how it misbehaves.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { type AskedModel, dialects, type Json, type Protocol, type Said } from './model-protocols.ts';

/** What the model does with a request. */
export type StandInAnswer =
  /** Answers with this value as JSON, or with this very text. */
  | { readonly json: unknown; readonly usage?: Usage }
  | { readonly text: string; readonly usage?: Usage }
  | { readonly refuse: true }
  /** Stops in the middle because its tokens ran out. */
  | { readonly truncated: string }
  /** An HTTP error in the words of the provider. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly message?: string }
  /** Bytes that are no answer of any protocol. */
  | { readonly raw: string; readonly status?: number; readonly headers?: Readonly<Record<string, string>> }
  /**
   * `hang`: never answers. `drip`: sends a byte now and then without end. `cut`: ends the connection in the middle.
   * `short`: sends less than it said that it would. `flood`: sends without end. `close`: ends the connection at once.
   * `headers`: sends one header after the other without end.
   */
  | { readonly behaviour: Behaviour };

type Behaviour = 'hang' | 'drip' | 'cut' | 'short' | 'flood' | 'close' | 'headers';

type Usage = { readonly input: number; readonly output: number };

/** A running stand-in. */
export type ModelStandIn = {
  /** What to set as AI_BASE_URL. */
  url(protocol: Protocol): string;
  /** Settings of the service or the command that use it. */
  settings(protocol: Protocol): Readonly<Record<string, string>>;
  /** Every request so far, in order. */
  readonly asked: readonly AskedModel[];
  stop(): Promise<void>;
};

const usual: Usage = { input: 1200, output: 80 };

/** Starts one; `answer` gets each request and its number, from 1. */
export async function startModelStandIn(
  answer: (asked: AskedModel, number: number) => StandInAnswer | Promise<StandInAnswer>,
): Promise<ModelStandIn> {
  const asked: AskedModel[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const protocol = path.split('/')[1] as Protocol;
    const body = JSON.parse((await textOf(request)) || '{}');
    const one: AskedModel = { protocol, path, headers: request.headers, body, ...dialects[protocol].read(body) };
    asked.push(one);
    reply(await answer(one, asked.length), one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = (protocol: Protocol) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${protocol}/v1`;
  return {
    url,
    asked,
    settings: (protocol) => ({
      AI_PROVIDER: protocol,
      AI_MODEL: 'test-model',
      AI_API_KEY: 'test-key',
      AI_BASE_URL: url(protocol),
    }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function reply(answer: StandInAnswer, { protocol, body }: AskedModel, response: ServerResponse): void {
  if ('behaviour' in answer) {
    misbehave(answer.behaviour, response);
    return;
  }
  const { status = 200, headers = {}, content } = bodyOf(answer, protocol, body);
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(content);
}

type Reply = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content: string;
};

function bodyOf(answer: Exclude<StandInAnswer, { behaviour: string }>, protocol: Protocol, body: Json): Reply {
  const dialect = dialects[protocol];
  const say = (text: string, end: Said['end'], usage = usual): Reply => ({
    content: JSON.stringify(dialect.answer({ text, end, usage }, body)),
  });
  if ('json' in answer) return say(JSON.stringify(answer.json), 'complete', answer.usage);
  if ('text' in answer) return say(answer.text, 'complete', answer.usage);
  if ('truncated' in answer) return say(answer.truncated, 'truncated');
  if ('refuse' in answer) return say('', 'refused');
  if ('raw' in answer) return { ...answer, content: answer.raw };
  const error = dialect.error(answer.status, answer.message ?? 'SECRET words of the provider');
  return { ...answer, content: JSON.stringify(error) };
}

function misbehave(behaviour: Behaviour, response: ServerResponse): void {
  if (behaviour === 'hang') return;
  if (behaviour === 'close') {
    response.socket?.destroy();
    return;
  }
  if (behaviour === 'short') {
    response.socket?.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"id":"1"}');
    return;
  }
  if (behaviour === 'headers') {
    response.socket?.write('HTTP/1.1 200 OK\r\n');
    const adding = setInterval(() => response.socket?.write('X-More: 1\r\n'), 20);
    response.on('close', () => clearInterval(adding));
    return;
  }
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('{"id":"');
  if (behaviour === 'cut') {
    setTimeout(() => response.socket?.destroy(), 20);
    return;
  }
  if (behaviour === 'drip') {
    const dripping = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(dripping));
    return;
  }
  const chunk = 'x'.repeat(64 * 1024);
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour);
  pour();
}
