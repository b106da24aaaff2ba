import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SettingName } from '#src/config.ts';

const service = 'test/settings/service.test.ts';
const store = 'test/support/s3-store.ts';
const bucket = 'test/service/bucket.test.ts';
const limits = 'test/settings/limits.test.ts';
const rates = 'test/service/limits.test.ts';
const hostile = 'test/service/hostile.test.ts';
const signing = 'src/passes/signing/operator-files.test.ts';
const turnstile = 'test/service/verification.test.ts';
const mails = 'test/support/mail-program.ts';
const website = 'playwright.config.ts';
const models = 'test/models/service.test.ts';
const provider = 'test/support/model-stand-in.ts';
const google = 'test/google-wallet/service.test.ts';
const probe = 'test/models/probe.test.ts';

/** LIST: the test of each setting that sees it work; a setting without one does not compile. */
const seenIn: Readonly<Record<SettingName, string>> = {
  ROLE: 'test/mail/nodes.test.ts',
  HOST: service,
  PORT: 'test/service/one-voice.test.ts',
  PUBLIC_URL: service,
  TRUST_PROXY: rates,
  CORS_ORIGINS: 'test/service/api-embedded.test.ts',
  METRICS_HOST: service,
  METRICS_PORT: service,
  LOG_LEVEL: 'test/service/one-voice.test.ts',
  DATA_DIR: service,
  DATABASE_URL: 'test/service/api-postgres.test.ts',
  CONTENT_DIR: service,
  KEY_DIR: service,
  CONTENT_URL: bucket,
  S3_ENDPOINT: store,
  S3_REGION: store,
  S3_ACCESS_KEY_ID: store,
  S3_SECRET_ACCESS_KEY: store,
  KEY_WRAP_FILE: bucket,
  KEY_WRAP_KMS: bucket,
  KMS_ENDPOINT: bucket,
  KEY_URL: bucket,
  ISOLATION: 'test/service/isolation.test.ts',
  NODE_ENV: 'test/service/isolation.test.ts',
  SECRET_FILE: service,
  MIN_FREE_MB: rates,
  MAX_PDF_MB: service,
  MAX_UPLOAD_MB: service,
  MAX_PAGES: limits,
  MAX_MEGAPIXELS: limits,
  MAX_MIME_DEPTH: limits,
  MAX_MIME_PARTS: limits,
  WORKERS: rates,
  WORKER_MEMORY_MB: hostile,
  JOB_SECONDS: hostile,
  JOB_ATTEMPTS: hostile,
  QUEUE_DEPTH: rates,
  QUEUE_WAIT_SECONDS: 'test/service/admission.test.ts',
  STOP_SECONDS: 'test/service/kill.test.ts',
  RESULT_TTL: service,
  MAX_DOWNLOADS: service,
  JOB_MONTHS: service,
  FEEDBACK_MONTHS: service,
  CONTACT_MONTHS: service,
  TURNSTILE_SITE_KEY: turnstile,
  TURNSTILE_SECRET_KEY: turnstile,
  TURNSTILE_URL: turnstile,
  TURNSTILE_HOSTNAMES: turnstile,
  ALTCHA_COST: service,
  RATE_UPLOADS: rates,
  RATE_UPLOADS_DAY: service,
  RATE_PAGES: 'test/e2e/limits.spec.ts',
  RATE_PLAIN: 'test/e2e/without-script.spec.ts',
  RATE_READS: rates,
  RATE_UNKNOWN: rates,
  RATE_FEEDBACK: service,
  RATE_WAITLIST: rates,
  RATE_MAILED: 'test/mail/asked-for.test.ts',
  RATE_MAILED_TO: 'test/mail/asked-for.test.ts',
  RATE_KEY_UPLOADS: rates,
  RATE_KEY_READS: rates,
  PASS_CERT: signing,
  PASS_KEY: 'src/passes/signing/signer-process.test.ts',
  PASS_KEY_PASSPHRASE: signing,
  WWDR: signing,
  GOOGLE_WALLET_ISSUER: google,
  GOOGLE_WALLET_KEY: google,
  GOOGLE_WALLET_CREATE: google,
  INTAKE_ADDRESS: service,
  SMTP_HOST: service,
  SMTP_PORT: service,
  SMTP_CERT: service,
  SMTP_KEY: service,
  IMAP_URL: 'test/mail/mailbox.test.ts',
  IMAP_DONE: 'test/mail/mailbox.test.ts',
  IMAP_OLD: 'test/mail/mailbox.test.ts',
  MAIL_RELAY: 'test/mail/nodes.test.ts',
  MAIL_FROM: service,
  MAIL_RETRY_SECONDS: 'test/mail/relay-away.test.ts',
  MAIL_TRUSTED_PEERS: service,
  ARC_SEALERS: mails,
  DNS_SERVERS: 'test/mail/mailbox.test.ts',
  RATE_MAIL_SENDER: 'test/mail/senders.suite.ts',
  RATE_MAIL_DOMAIN: 'test/mail/senders.suite.ts',
  AI_PROVIDER: provider,
  AI_MODEL: probe,
  AI_API_KEY: probe,
  AI_BASE_URL: probe,
  AI_PRIVATE_NETWORK: probe,
  AI_SEND: probe,
  AI_ASK: 'test/models/second-reader.test.ts',
  AI_REASONING: probe,
  AI_CALL_SECONDS: models,
  AI_TOTAL_SECONDS: models,
  AI_ANSWER_TOKENS: models,
  AI_DAY_TOKENS: models,
  SUPPORT_ADDRESS: service,
  SERVICE_NAME: service,
  SHORTCUT_URL: website,
  DONATION_URL: service,
  ANALYTICS_URL: service,
  CLAIMS: website,
  TRUSTED_BY: website,
  PRODUCTION: 'src/config.test.ts',
};

describe('every setting', () => {
  it.each(Object.entries(seenIn))('is seen at work by a test: %s', (name, test) => {
    expect(readFileSync(new URL(`../../${test}`, import.meta.url), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
