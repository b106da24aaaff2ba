import type { FastifyInstance } from 'fastify';
import { type ShortcutOwner, shortcutFile } from './shortcut-file.ts';

/** Where the unsigned Shortcut of this installation can be fetched, to be signed and published. */
export const shortcutPath = '/shortcut/unsigned.shortcut';

/** Serves the Shortcut as a file. */
export function mountShortcut(owner: ShortcutOwner): (app: FastifyInstance) => Promise<void> {
  const file = shortcutFile(owner);
  const fileName = `${owner.name.replace(/[^A-Za-z0-9-]+/g, '-') || 'shortcut'}.shortcut`;
  return async (app) => {
    app.get(shortcutPath, (_request, reply) =>
      reply
        .header('Content-Disposition', `attachment; filename="${fileName}"`)
        .header('Cache-Control', 'public, max-age=3600')
        .type('application/octet-stream')
        .send(file),
    );
  };
}
