import type { Config } from '#src/config.ts';
import { intakeAddressOf } from '#src/mail/in/intake-address.ts';
import { verifyRelay } from '#src/mail/out/transport.ts';
import type { Finding } from './finding.ts';

/** Where mails come in, and whether answers can leave: the relay is really asked. */
export async function checkMail(config: Config): Promise<Finding> {
  if (config.SMTP_PORT === 'off' && !config.IMAP_URL)
    return { state: 'note', text: 'SMTP_PORT is off and IMAP_URL is not set: passes by mail are not offered.' };
  const text = `mails to ${intakeAddressOf(config)} are converted`;
  if (!config.MAIL_RELAY)
    return { state: 'note', text: `${text}; MAIL_RELAY is not set, so answers become files in DATA_DIR/outbox.` };
  return checkRelay(config.MAIL_RELAY, text);
}

/** Connects, secures the connection and logs in, as an answer would. */
async function checkRelay(relay: string, text: string): Promise<Finding> {
  const { hostname } = new URL(relay);
  try {
    await verifyRelay(relay);
    return { state: 'good', text: `${text}; answers leave through ${hostname}, which answers.` };
  } catch (error) {
    const { code = '' } = error as { readonly code?: string };
    return {
      state: 'bad',
      text: `${text}, but answers cannot leave: ${hostname} ${relayAdvice[code] ?? unreachable(code)}`,
    };
  }
}

/** What nodemailer calls it → what to do. */
const relayAdvice: Readonly<Record<string, string>> = {
  EAUTH: 'does not accept the user and password of MAIL_RELAY.',
  ENOAUTH: 'wants a user and password; add them to MAIL_RELAY.',
  ETLS: 'offers no safe connection, or a certificate that is not trusted. Use smtps://, or the name in its certificate.',
  EDNS: 'is not known by that name. Correct MAIL_RELAY.',
  ECONNECTION: 'cannot be reached. Check host and port of MAIL_RELAY, and that outgoing connections are allowed.',
};

function unreachable(code: string): string {
  return `cannot be used (${code || 'no reason given'}). Check MAIL_RELAY.`;
}
