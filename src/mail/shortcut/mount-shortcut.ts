import type { FastifyInstance } from 'fastify';
import { contactCard } from './contact-card.ts';
import { type ShortcutOwner, shortcutFile } from './shortcut-file.ts';

/** Where the unsigned Shortcut of this installation can be fetched, to be signed and published. */
const shortcutPath = '/shortcut/unsigned.shortcut';

/** Where the intake address can be had as a contact: tapped on a phone, it offers to save it. */
const contactPath = '/shortcut/contact.vcf';

/** Serves the Shortcut and the contact as files. */
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
    app.get(contactPath, (_request, reply) =>
      reply
        .header('Content-Disposition', 'inline; filename="contact.vcf"')
        .header('Cache-Control', 'public, max-age=3600')
        .type('text/vcard; charset=utf-8')
        .send(contactCard(owner)),
    );
  };
}
