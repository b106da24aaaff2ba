import type { Config } from '#src/config.ts';
import { claimIn } from '#src/languages/claims.ts';
import type { Language } from '#src/languages/languages.ts';
import { calendarAddressOf, intakeAddressOf } from '#src/mail/in/intake-address.ts';
import { isPublic, isReachable } from './is-reachable.ts';

/** What everybody may know of this installation; pages show it. No secret is in here. */
export type SiteFacts = {
  readonly name: string;
  /** Where people reach it, without a slash at the end. */
  readonly origin: string;
  /** Whether another device may reach that address. */
  readonly reachable: boolean;
  /** Empty texts: not configured, so nothing of it is shown. */
  readonly intakeAddress: string;
  /** Where those write who want a calendar of their tickets as well; empty where no mail is taken. */
  readonly calendarAddress: string;
  /** Whether passes can be mailed from their page. */
  readonly mails: boolean;
  readonly supportAddress: string;
  readonly shortcutUrl: string;
  readonly donationUrl: string;
  readonly analyticsUrl: string;
  readonly claims: readonly string[];
  readonly trustedBy: readonly { readonly what: string; readonly who: string }[];
  readonly limits: { readonly pdfMb: number; readonly uploadMb: number };
  readonly resultMinutes: number;
  /** Of one pass, after which the result is deleted. */
  readonly downloads: number;
  readonly months: { readonly jobs: number; readonly feedback: number; readonly contacts: number };
  readonly verification: 'turnstile' | 'altcha';
  /** Whether passes are offered to Google Wallet as well. */
  readonly googleWallet: boolean;
  /** The language model that helps to read documents; null: none is asked. */
  readonly model: ModelFacts | null;
};

/** Who runs a language model, and what it gets of a document. */
export type ModelFacts = {
  readonly who: string;
  /** On the very machine that runs this service. */
  readonly here: boolean;
  /** Pictures of pages, not their text alone. */
  readonly pictures: boolean;
};

/** The public part of the settings, for pages in a language. */
export function siteFacts(config: Config, origin: string, language: Language): SiteFacts {
  const model = modelFacts(config);
  return {
    name: config.SERVICE_NAME,
    origin,
    reachable: isReachable(origin),
    intakeAddress: takesMail(config) ? intakeAddressOf(config) : '',
    calendarAddress: takesMail(config) ? calendarAddressOf(intakeAddressOf(config)) : '',
    mails: config.MAIL_RELAY !== '',
    supportAddress: config.SUPPORT_ADDRESS,
    shortcutUrl: config.SHORTCUT_URL,
    donationUrl: config.DONATION_URL,
    analyticsUrl: config.ANALYTICS_URL,
    claims: config.CLAIMS.map((claim) => claimIn(language, claim)),
    trustedBy: config.TRUSTED_BY.map((entry) => {
      const [what = '', who = ''] = entry.split(':').map((part) => part.trim());
      // What the settings say by default is not true any more once somebody else's model is asked.
      return { what, who: what === 'AI' && who === 'on this server' && model && !model.here ? model.who : who };
    }),
    limits: { pdfMb: config.MAX_PDF_MB, uploadMb: config.MAX_UPLOAD_MB },
    resultMinutes: config.RESULT_TTL,
    downloads: config.MAX_DOWNLOADS,
    months: { jobs: config.JOB_MONTHS, feedback: config.FEEDBACK_MONTHS, contacts: config.CONTACT_MONTHS },
    verification: config.TURNSTILE_SECRET_KEY ? 'turnstile' : 'altcha',
    googleWallet: config.GOOGLE_WALLET_ISSUER !== '',
    model,
  };
}

/** Whether mail of strangers can come in: to an address that is set, or here, to one that goes with a public address. */
export function takesMail({ INTAKE_ADDRESS, PUBLIC_URL, SMTP_PORT, IMAP_URL }: Config): boolean {
  if (INTAKE_ADDRESS !== '') return true;
  return (SMTP_PORT !== 'off' || IMAP_URL !== '') && PUBLIC_URL !== '' && isPublic(PUBLIC_URL);
}

/** LIST: providers by the names that people know them by. */
const providers = { anthropic: 'Anthropic', openai: 'OpenAI', mistral: 'Mistral AI', google: 'Google' } as const;

function modelFacts({ AI_PROVIDER, AI_BASE_URL, AI_SEND }: Config): ModelFacts | null {
  if (AI_PROVIDER === 'none') return null;
  const host = AI_BASE_URL && new URL(AI_BASE_URL).hostname;
  return {
    who: host || (AI_PROVIDER === 'openai-compatible' ? '' : providers[AI_PROVIDER]),
    here: /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host),
    pictures: AI_SEND === 'text+images',
  };
}
