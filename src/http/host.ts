import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '#src/api/answer.ts';
import { send } from './errors.ts';

/** RFC 3986, 3.2.2: a name or an address, and perhaps a port; nothing that a URL would read otherwise. */
const wellFormed = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** RFC 9112, 3.2: a request that names no host, two, or one that is none, is answered with 400. HTTP/1.0 needs none. */
export function refuseHosts(app: FastifyInstance): void {
  app.server.prependListener('request', (request) => {
    request.url = pathOf(request.url ?? '/');
  });
  app.addHook('onRequest', async (request, reply) => {
    const { rawHeaders, httpVersion, headers } = request.raw;
    const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
    const host = headers.host;
    const right = host === undefined ? httpVersion === '1.0' : named === 1 && isHost(host);
    if (!right) return send(reply, refusal(400, 'The Host of the request is malformed.'));
  });
}

/** RFC 9112, 3.2.2: an address may come whole, as proxies write it; only what follows its host is looked at. */
function pathOf(url: string): string {
  const whole = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/is.exec(url);
  return whole ? `/${whole[1]!.replace(/^\//, '')}` : url;
}

/** Whether a text is the host of an address, with or without its port. */
function isHost(text: string): boolean {
  return wellFormed.test(text) && URL.canParse(`http://${text}/`);
}

/**
 * Where our own links lead: the public address, where it is set. Without one, the host of the request is believed only
 * where it names this machine as the client reached it; else the address of the connection stands in for it.
 */
export function linkOrigin(request: FastifyRequest, { publicUrl, host }: { publicUrl: string; host: string }): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const { localAddress = '127.0.0.1', localPort = 80 } = request.raw.socket;
  const here = localAddress.replace(/^::ffff:/i, '');
  const reached = isIP(here) === 6 ? `[${here.replace(/%.*$/, '')}]` : here;
  const said = request.raw.headers.host ?? '';
  const named = isHost(said) ? said : '';
  const { hostname } = new URL(`http://${named || reached}/`);
  const own = hostname === reached || hostname === host.toLowerCase() || /^(?:.+\.)?localhost$/.test(hostname);
  return `http://${own && named ? named : `${reached}:${localPort}`}`;
}
