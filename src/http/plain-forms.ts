import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '#src/api/route.ts';
import { clientOf } from './mount-api.ts';

type Deletion = { readonly Params: { readonly id: string } };

/** The forms of our pages, for browsers without script: each does what the API does and leads to the page that tells. */
export async function mountPlainForms(app: FastifyInstance, api: ApiContext): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined);
    forms.post('/upload/:id/delete', async (request: FastifyRequest<Deletion>, reply) => {
      const { id } = request.params;
      const wait = await api.rates.count('reads', clientOf(request.ip, api));
      if (wait === 0) await api.jobs.remove(id);
      return reply.header('Cache-Control', 'no-store').redirect(`/upload/${encodeURIComponent(id)}`, 303);
    });
  });
}
