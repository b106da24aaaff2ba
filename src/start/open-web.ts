/** The part that serves the website and the API. */
import type { AddressInfo } from 'node:net';
import { routes } from '#src/api/routes.ts';
import type { Config } from '#src/config.ts';
import type { Patience } from '#src/http/patience.ts';
import { type Mount, openHttpServer } from '#src/http/server.ts';
import type { Shared } from './part.ts';

/** Assembles it; nothing comes in before `listen` opens the door. */
export async function openWeb(
  config: Config,
  {
    services,
    metrics,
    log,
    patience,
    mounts,
  }: Shared & { readonly patience: Patience; readonly mounts: readonly Mount[] },
) {
  const app = await openHttpServer({
    api: {
      routes,
      context: services.api,
      origins: config.CORS_ORIGINS,
      fileSize: Math.max(config.MAX_PDF_MB, config.MAX_UPLOAD_MB) * 2 ** 20,
      patience,
    },
    headers: {
      secure: config.PUBLIC_URL.startsWith('https:'),
      turnstile: config.TURNSTILE_SECRET_KEY !== '',
      donationUrl: config.DONATION_URL,
      analyticsUrl: config.ANALYTICS_URL,
    },
    proxies: config.TRUST_PROXY,
    logger: log,
    mounts,
    observe: metrics.request,
  });
  return {
    part: { name: 'web', stop: () => app.close() },
    /** Opens the door; answers its address. */
    async listen(): Promise<string> {
      await app.listen({ host: config.HOST, port: config.PORT });
      const { port } = app.server.address() as AddressInfo;
      const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
      return `http://${host}:${port}`;
    },
  };
}
