/** Google's token server and Wallet API on loopback, as far as we speak with them (RFC 7523; walletobjects v1). */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A stand-in that keeps what it is told. */
export type StandIn = {
  /** Prefix of both. */
  readonly origin: string;
  /** Assertions that a token was had for. */
  readonly assertions: string[];
  /** What was created, by id. */
  readonly created: Map<string, { readonly kind: string; readonly resource: Record<string, unknown> }>;
  /** Answered to everything that is to be created, in place of creating it. */
  refuse: number | undefined;
  stop(): Promise<void>;
};

export async function startWalletApi(): Promise<StandIn> {
  const assertions: string[] = [];
  const created: StandIn['created'] = new Map();
  const state = { refuse: undefined as number | undefined };
  const answer = async (request: IncomingMessage): Promise<readonly [number, object]> => {
    const body = await text(request);
    if (request.url === '/token') {
      assertions.push(new URLSearchParams(body).get('assertion') ?? '');
      return [200, { access_token: 'granted', expires_in: 3600, token_type: 'Bearer' }];
    }
    if (request.headers.authorization !== 'Bearer granted') return [401, {}];
    if (state.refuse) return [state.refuse, {}];
    const resource = JSON.parse(body) as Record<string, unknown>;
    if (created.has(String(resource.id))) return [409, {}];
    if (resource.classId && !created.has(String(resource.classId))) return [404, {}];
    created.set(String(resource.id), { kind: request.url!.replace('/walletobjects/v1/', ''), resource });
    return [200, resource];
  };
  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    assertions,
    created,
    get refuse() {
      return state.refuse;
    },
    set refuse(status) {
      state.refuse = status;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
