import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mount } from './server.ts';

/** Under this the path of a page is told to the analytics script. */
const visitPrefix = '/visit';

/**
 * The analytics script runs in a frame of its own, closed off from our pages: it learns that a page was opened and the
 * page's path without ids; never a title, an id, a file, a pass or anything else on the page. Without a script: nothing.
 */
export function mountVisitFrame(analyticsUrl: string): Mount {
  return async (app: FastifyInstance) => {
    if (!analyticsUrl) return;
    const { origin } = new URL(analyticsUrl);
    const answer = (_request: FastifyRequest, reply: FastifyReply) => {
      const nonce = randomBytes(16).toString('base64');
      return reply
        .removeHeader('Origin-Agent-Cluster') // means nothing in a frame that is shut, and browsers complain
        .header('Content-Security-Policy', policyOf(origin, nonce))
        .header('X-Frame-Options', 'SAMEORIGIN')
        .header('Cache-Control', 'no-store')
        .header('X-Robots-Tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(frameOf(analyticsUrl, nonce));
    };
    app.get(visitPrefix, answer); // Home: the slash at the end does not count
    app.get(`${visitPrefix}/*`, answer);
  };
}

function policyOf(origin: string, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}`,
    `connect-src ${origin}`,
    `img-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

/** Storage and cookies are shut in such a frame; scripts that insist on them get empty ones that forget. */
const preparation = `
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { value: { getItem: () => null, setItem() {}, removeItem() {} } });
Object.defineProperty(document, 'cookie', { value: '', writable: true });
try { history.replaceState(null, '', location.pathname.slice(${visitPrefix.length})) } catch {}
`;

function frameOf(analyticsUrl: string, nonce: string): string {
  const source = analyticsUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title></title><script nonce="${nonce}">${preparation}</script><script async nonce="${nonce}" src="${source}"></script></html>`;
}
