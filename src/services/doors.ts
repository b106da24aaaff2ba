/** What bounds who comes in: the proof of being human, and how often each may ask. */
import { openAltcha } from '#src/api/altcha.ts';
import { openTurnstile } from '#src/api/turnstile.ts';
import type { Verifier } from '#src/api/verification.ts';
import type { Config } from '#src/config.ts';
import type { Secrets } from '#src/jobs/secrets.ts';

type VerifierContext = {
  /** The part of the queue that is full. */
  readonly load: () => Promise<number>;
  /** Called when somebody asks how to prove to be human: whoever does may send a file soon. */
  readonly onOffer: () => void;
  readonly now: () => number;
};

/** Turnstile where it is set up, else a puzzle of our own that grows with the queue. */
export function openVerifier(config: Config, secrets: Secrets, { load, onOffer, now }: VerifierContext): Verifier {
  const publicHost = config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).hostname] : [];
  const verifier = config.TURNSTILE_SECRET_KEY
    ? openTurnstile({
        siteKey: config.TURNSTILE_SITE_KEY,
        secretKey: config.TURNSTILE_SECRET_KEY,
        url: config.TURNSTILE_URL,
        hostnames: config.TURNSTILE_HOSTNAMES.length > 0 ? config.TURNSTILE_HOSTNAMES : publicHost,
        now,
      })
    : openAltcha({ secret: secrets.challenges, cost: config.ALTCHA_COST, load, now });
  return {
    ...verifier,
    offer: () => {
      onOffer();
      return verifier.offer();
    },
  };
}

/** How often a client may do what, by the settings. */
export function ratesOf(config: Config) {
  return {
    uploads: config.RATE_UPLOADS,
    uploadsDay: config.RATE_UPLOADS_DAY,
    plain: config.RATE_PLAIN,
    reads: config.RATE_READS,
    unknown: config.RATE_UNKNOWN,
    pages: config.RATE_PAGES,
    feedback: config.RATE_FEEDBACK,
    waitlist: config.RATE_WAITLIST,
    mailed: config.RATE_MAILED,
    mailedTo: config.RATE_MAILED_TO,
    keyUploads: config.RATE_KEY_UPLOADS,
    keyReads: config.RATE_KEY_READS,
    mailSender: config.RATE_MAIL_SENDER,
    mailDomain: config.RATE_MAIL_DOMAIN,
    mailNotice: 1,
  };
}
