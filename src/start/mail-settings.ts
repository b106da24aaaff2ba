/** What the settings say of mail. */
import { resolve } from 'node:path';
import type { Config } from '#src/config.ts';
import type { Mount } from '#src/http/server.ts';
import { intakeAddressOf } from '#src/mail/in/intake-address.ts';
import type { MailSettings } from '#src/mail/mail-settings.ts';
import { mountShortcut } from '#src/mail/shortcut/mount-shortcut.ts';

/** The page that sets up the shortcut, which sends mails. */
export function shortcutMount(config: Config): Mount {
  return mountShortcut({ name: config.SERVICE_NAME, intakeAddress: intakeAddressOf(config) });
}

/** What mail needs of the settings; `webAddress` where the website listens, if it does. */
export function mailSettings(config: Config, webAddress: string | undefined): MailSettings {
  const address = intakeAddressOf(config);
  const smtp = { host: config.SMTP_HOST || config.HOST, cert: config.SMTP_CERT, key: config.SMTP_KEY };
  return {
    address,
    others: [config.SUPPORT_ADDRESS].filter(Boolean),
    ...(config.SMTP_PORT === 'off' ? {} : { smtp: { ...smtp, port: config.SMTP_PORT } }),
    imap: config.IMAP_URL,
    imapDone: config.IMAP_DONE === 'delete' ? '' : config.IMAP_DONE,
    imapFor: config.INTAKE_ADDRESS,
    imapOld: config.IMAP_OLD === 'take',
    imapMemory: resolve(config.DATA_DIR, 'mailbox.json'),
    size: config.MAX_UPLOAD_MB * 2 ** 20,
    relay: config.MAIL_RELAY,
    retrySeconds: config.MAIL_RETRY_SECONDS,
    outbox: resolve(config.DATA_DIR, 'outbox'),
    from: { name: config.SERVICE_NAME, address: config.MAIL_FROM || address },
    publicUrl: (config.PUBLIC_URL || webAddress || `http://localhost:${config.PORT}`).replace(/\/$/, ''),
    dnsServers: config.DNS_SERVERS,
    sealers: config.ARC_SEALERS,
    trustedPeers: config.MAIL_TRUSTED_PEERS,
    stopSeconds: config.STOP_SECONDS,
  };
}
