import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Which other hosts our pages may load from. Empty texts: none. */
export type HeaderOptions = {
  /** Over TLS, as told by the public address. */
  readonly secure: boolean;
  readonly turnstile: boolean;
  readonly donationUrl: string;
  readonly analyticsUrl: string;
};

const turnstileHost = 'https://challenges.cloudflare.com';

/** Closed unless a page needs it; the camera is opened for our own pages, because they scan. */
const permissions = 'camera=(self), microphone=(), geolocation=(), payment=()';

/** The headers of every answer. */
export async function addHeaders(app: FastifyInstance, options: HeaderOptions): Promise<void> {
  const { secure, turnstile } = options;
  const verification = turnstile ? [turnstileHost] : [];
  const analytics = originOf(options.analyticsUrl);
  // The analytics script runs in a frame of our own, see visit-frame.ts.
  const visits = options.analyticsUrl ? ["'self'"] : [];
  const frames = [...verification, ...originOf(options.donationUrl), ...visits];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...verification, ...analytics],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'", ...analytics],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.header('Permissions-Policy', permissions);
  });
}

function originOf(url: string): string[] {
  return url ? [new URL(url).origin] : [];
}
