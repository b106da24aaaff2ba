import type { Config } from '#src/config.ts';
import { intakeAddressOf } from '#src/mail/in/intake-address.ts';

/** What everybody may know of this installation; pages show it. No secret is in here. */
export type SiteFacts = {
  readonly name: string;
  /** Where people reach it, without a slash at the end. */
  readonly origin: string;
  readonly intakeAddress: string;
  readonly supportAddress: string;
  /** Empty texts: not configured. */
  readonly shortcutUrl: string;
  readonly donationUrl: string;
  readonly analyticsUrl: string;
  readonly claims: readonly string[];
  readonly trustedBy: readonly { readonly what: string; readonly who: string }[];
  readonly limits: { readonly pdfMb: number; readonly uploadMb: number };
  readonly resultMinutes: number;
  readonly months: { readonly jobs: number; readonly feedback: number; readonly contacts: number };
  readonly verification: 'turnstile' | 'altcha';
};

/** The public part of the settings, for pages. */
export function siteFacts(config: Config, origin: string): SiteFacts {
  const host = new URL(config.PUBLIC_URL || 'http://passlift.localhost').hostname;
  return {
    name: config.SERVICE_NAME,
    origin,
    intakeAddress: intakeAddressOf(config),
    supportAddress: config.SUPPORT_ADDRESS || `support@${host}`,
    shortcutUrl: config.SHORTCUT_URL,
    donationUrl: config.DONATION_URL,
    analyticsUrl: config.ANALYTICS_URL,
    claims: config.CLAIMS,
    trustedBy: config.TRUSTED_BY.map((entry) => {
      const [what = '', who = ''] = entry.split(':').map((part) => part.trim());
      return { what, who };
    }),
    limits: { pdfMb: config.MAX_PDF_MB, uploadMb: config.MAX_UPLOAD_MB },
    resultMinutes: config.RESULT_TTL,
    months: { jobs: config.JOB_MONTHS, feedback: config.FEEDBACK_MONTHS, contacts: config.CONTACT_MONTHS },
    verification: config.TURNSTILE_SECRET_KEY ? 'turnstile' : 'altcha',
  };
}
