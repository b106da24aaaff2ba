/** The files that the website was built into. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a page answers where there is no file. */
type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Headers of pages that files do without. */
const pageHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/**
 * Serves the files of a folder. Those under /assets have their content in their name and one route for all, because each of
 * hundreds of routes costs a start half a millisecond; the others may change. What is no file is for `otherwise`.
 */
export async function serveFiles(app: FastifyInstance, root: string, otherwise: Answer): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false, // the entity tag says as much
    acceptRanges: false, // they are small, and compressed as a whole
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/');
      // These say how a page behaves; with every script they would only cost time.
      if (lasting) for (const name of pageHeaders) reply.removeHeader(name).raw.removeHeader(name);
      // What never changes is never asked for again.
      if (lasting) reply.removeHeader('ETag');
      reply.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const files = new Set(filesIn(root));
  app.get('/assets/*', (request, reply) => {
    const file = `/assets/${(request.params as { readonly '*': string })['*']}`;
    return files.has(file) ? reply.sendFile(file) : otherwise(request, reply);
  });
  for (const file of files) if (!file.startsWith('/assets/')) app.get(file, (_request, reply) => reply.sendFile(file));
}

/** The addresses of files, without what lies compressed beside them. */
function filesIn(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}
