import type { FastifyInstance } from 'fastify';
import { countRequest, tooMany } from '#src/api/count-request.ts';
import { readSaveLink } from '#src/api/google-wallet.ts';
import type { ApiContext } from '#src/api/route.ts';
import { bareCall } from './bare-call.ts';
import { send } from './errors.ts';
import { clientOf } from './mount-api.ts';

/** Serves `/google-wallet/ID/N`, which leads to Google Wallet: the link is made when it is tapped, not when the page is looked at. */
export function mountSaveLinks(context: ApiContext): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/google-wallet/:id/:n',
      exposeHeadRoute: false, // a HEAD must not count as a download
      handler: async (request, reply) => {
        const client = clientOf(request.ip, context);
        const wait = await countRequest('reads', { headers: request.headers, client }, context);
        if (wait > 0) return send(reply, tooMany(wait, context.now()));
        const { headers, ip } = request;
        const params = request.params as Record<string, string>;
        const answer = await readSaveLink(bareCall({ params, headers, ip, client }), context);
        if (!('body' in answer) || answer.status !== 200) return send(reply, answer);
        const { save_url } = answer.body as { readonly save_url: string };
        return reply.code(303).header('Location', save_url).header('Cache-Control', 'no-store').send();
      },
    });
  };
}
