import { nodemailer } from '#src/mail/mail-libraries.ts';

/** A mail that is ready to leave. */
export type ReadyMail = { readonly to: string; readonly message: Uint8Array; readonly name: string };

/** Takes mails away. Rejects with `NeverDelivered` when trying again is of no use, with anything else when it is. */
export type MailTransport = { send(mail: ReadyMail): Promise<void> };

/** The mail server refused the mail or its recipient for good. */
export class NeverDelivered extends Error {
  override name = 'NeverDelivered';
}

/** Sends through a mail server, with the null sender, so that nothing bounces back to us. */
export function openRelay(url: string): MailTransport {
  const transport = transportTo(url);
  return {
    async send({ to, message }) {
      try {
        await transport.sendMail({ envelope: { from: '', to: [to] }, raw: Buffer.from(message) });
      } catch (error) {
        const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number };
        const ofThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
        throw ofThisMail && responseCode >= 500 ? new NeverDelivered(`the relay said ${responseCode}`) : error;
      }
    },
  };
}

/** Connects to the mail server, secures the connection and logs in as for a mail, but sends none. Rejects when it cannot. */
export async function verifyRelay(url: string): Promise<void> {
  const transport = transportTo(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function transportTo(url: string) {
  const { hostname, protocol, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const loopback = /^(?:127\.|::1$|localhost$)/.test(host);
  const secure = protocol === 'smtps:';
  return nodemailer().createTransport({
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    // A password never crosses a network in the clear.
    requireTLS: username !== '' && !loopback,
    tls: { rejectUnauthorized: !loopback },
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
