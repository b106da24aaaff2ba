/** LIST: every setting: name, what it is for, default that works on a laptop, bounds. The only reader of `process.env`. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { z } from 'zod';

const text = z.string().trim();
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const networks = list.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));
const origins = list.pipe(
  z.array(z.url({ protocol: /^https?$/ }).refine(isOrigin, 'is no origin such as https://example.com')),
);
const yesNo = z.enum(['yes', 'no']).transform((value) => value === 'yes');
const address = z.union([z.literal(''), z.email()]);
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]);

/** One setting: what it is for, how it is checked, what holds when it is not set (as it would be written). */
type Setting<Schema extends z.ZodType> = {
  readonly meaning: string;
  readonly schema: Schema;
  readonly fallback: string;
};

function setting<Schema extends z.ZodType>(schema: Schema, fallback: string, meaning: string): Setting<Schema> {
  return { meaning, schema, fallback };
}

/** Every setting, in the order in which `.env.example` shows them. */
export const settings = {
  // The process
  ROLE: setting(
    z.enum(['all', 'web', 'worker', 'mail']),
    'all',
    'What this process does: everything, or one part of several nodes.',
  ),
  HOST: setting(text.min(1), '127.0.0.1', 'Address to listen on. 0.0.0.0 makes it reachable from other machines.'),
  PORT: setting(whole(0, 65535), '3000', 'Port of the website and the API. 0 takes any free one.'),
  PUBLIC_URL: setting(
    link,
    '',
    'Address people reach the service at, for links in mails and pages. Empty: http://HOST:PORT.',
  ),
  TRUST_PROXY: setting(
    networks,
    '',
    'Addresses or networks of reverse proxies whose X-Forwarded-For is believed, with commas. Empty: nobody.',
  ),
  CORS_ORIGINS: setting(origins, '', 'Origins of other websites that may call the API with credentials, with commas.'),
  METRICS_HOST: setting(text.min(1), '127.0.0.1', 'Address the metrics for Prometheus are served on.'),
  METRICS_PORT: setting(whole(0, 65535), '9464', 'Port of /metrics. 0 switches metrics off.'),
  LOG_LEVEL: setting(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info', 'Least severity that is logged.'),

  // Where things are kept
  DATA_DIR: setting(text.min(1), './data', 'Folder of the embedded database, content, keys and the server secret.'),
  DATABASE_URL: setting(
    z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]),
    '',
    'PostgreSQL (15 or later) to use in place of the embedded database.',
  ),
  CONTENT_DIR: setting(text, '', 'Folder of encrypted content; shared by all nodes. Empty: DATA_DIR/content.'),
  CONTENT_URL: setting(
    z.union([z.literal(''), z.url({ protocol: /^s3$/ }).refine(isBucket, 'is no s3://bucket/prefix')]),
    '',
    'Bucket for encrypted content in place of CONTENT_DIR: s3://bucket/prefix (docs/storage.md).',
  ),
  S3_ENDPOINT: setting(link, '', 'Address of an S3-compatible store. Empty: AWS.'),
  S3_REGION: setting(text, '', 'Region of the bucket. Empty: AWS_REGION; with S3_ENDPOINT, what is usual there.'),
  S3_ACCESS_KEY_ID: setting(
    text,
    '',
    'Access key of the store. Empty: the environment of AWS, a web identity, or the role of the instance.',
  ),
  S3_SECRET_ACCESS_KEY: setting(text, '', 'Secret that belongs to it.'),
  KEY_WRAP_FILE: setting(
    text,
    '',
    'File with the key that wraps the keys of content (32 bytes or more); the same on all nodes. Needed for a bucket with PostgreSQL, or KEY_WRAP_KMS.',
  ),
  KEY_WRAP_KMS: setting(
    z.union([
      z.literal(''),
      z.string().regex(/^arn:[\w-]+:kms:[\w-]+:\d{12}:(?:key|alias)\/[\w/-]+$/, 'is no ARN of a key'),
    ]),
    '',
    'Key of AWS KMS in place of KEY_WRAP_FILE: its ARN, or the one of an alias. Credentials are those of AWS: environment, web identity, or the role of the instance.',
  ),
  KMS_ENDPOINT: setting(link, '', 'Address of AWS KMS. Empty: the public one of the region in KEY_WRAP_KMS.'),
  KEY_URL: setting(
    z.union([z.literal(''), z.url({ protocol: /^s3$/ }).refine(isBucket, 'is no s3://bucket/prefix')]),
    '',
    'Bucket for the keys of each hour, outside every backup and not the one of CONTENT_URL. Empty: KEY_DIR.',
  ),
  KEY_DIR: setting(
    text,
    '',
    'Folder of the keys of content; shared by all nodes, outside every backup. Empty: DATA_DIR/keys.',
  ),
  SECRET_FILE: setting(
    text,
    '',
    'File with the server secret (32 bytes or more); the same on all nodes. Empty: DATA_DIR/secret, made at first start.',
  ),
  MIN_FREE_MB: setting(whole(0, 1_000_000), '256', 'Free disk space in MB below which uploads are refused.'),

  // Limits of one upload
  MAX_PDF_MB: setting(whole(1, 100), '10', 'Largest PDF in MB.'),
  MAX_UPLOAD_MB: setting(whole(1, 100), '25', 'Largest picture or mail in MB.'),
  MAX_PAGES: setting(whole(1, 500), '20', 'Pages of one PDF that are read.'),
  MAX_MEGAPIXELS: setting(whole(1, 200), '50', 'Largest picture in megapixels.'),
  MAX_MIME_DEPTH: setting(whole(1, 100), '20', 'How deep parts of a mail may be nested.'),
  MAX_MIME_PARTS: setting(whole(1, 2000), '200', 'How many parts of a mail are looked at.'),

  // Work
  WORKERS: setting(
    whole(1, 256),
    String(Math.max(1, Math.min(8, availableParallelism()))),
    'Conversions at a time in this process, of quick files and slow ones (pictures, scans) together; where only one kind runs, one of the other may begin besides. Default: one a core, at most 8.',
  ),
  WORKER_MEMORY_MB: setting(whole(128, 65536), '1536', 'Memory one conversion may take, its children included, in MB.'),
  JOB_SECONDS: setting(
    whole(5, 600),
    '90',
    'Seconds one conversion may take. Reading ends 15 before, with what it has; nothing else depends on time.',
  ),
  JOB_ATTEMPTS: setting(whole(1, 10), '2', 'How often a file may crash its worker before its job fails.'),
  QUEUE_DEPTH: setting(whole(1, 100_000), '200', 'Waiting jobs from which on uploads are answered with 429.'),
  QUEUE_WAIT_SECONDS: setting(
    whole(1, 3600),
    '20',
    'Seconds that a file may have to wait for its turn; beyond it, uploads without a key are answered with 429, with a key beyond three times that.',
  ),
  STOP_SECONDS: setting(whole(1, 300), '30', 'Seconds running jobs get to end after SIGTERM.'),

  ISOLATION: setting(
    z.enum(['full', 'basic', 'none']),
    'full',
    'Least isolation of the processes that open files that the real service starts with (docs/isolation.md).',
  ),

  // How long things are kept
  RESULT_TTL: setting(whole(1, 10_080), '60', 'Minutes a result can be downloaded.'),
  MAX_DOWNLOADS: setting(whole(1, 10_000), '20', 'Downloads a pass, after which the result is deleted.'),
  JOB_MONTHS: setting(whole(1, 120), '24', 'Months metadata of a job are kept.'),
  FEEDBACK_MONTHS: setting(whole(1, 120), '36', 'Months feedback is kept.'),
  CONTACT_MONTHS: setting(whole(1, 120), '24', 'Months contact addresses are kept.'),

  // Human verification
  TURNSTILE_SITE_KEY: setting(
    text,
    '',
    'Public key of Cloudflare Turnstile. With both keys set, Turnstile is used; else ALTCHA.',
  ),
  TURNSTILE_SECRET_KEY: setting(text, '', 'Secret key of Cloudflare Turnstile.'),
  TURNSTILE_URL: setting(
    z.url({ protocol: /^https?$/ }),
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    'Where Turnstile tokens are verified.',
  ),
  TURNSTILE_HOSTNAMES: setting(
    list,
    '',
    'Host names a Turnstile token must come from, with commas. Empty: the one of PUBLIC_URL.',
  ),
  ALTCHA_COST: setting(
    whole(2, 10_000_000),
    '1000',
    'Average number of tries an ALTCHA challenge takes; rises by itself under load.',
  ),

  // Rate limits
  RATE_UPLOADS: setting(whole(1, 1_000_000), '10', 'Uploads an address may make in 10 minutes, refused ones included.'),
  RATE_UPLOADS_DAY: setting(whole(1, 10_000_000), '50', 'Uploads an address may make in a day.'),
  RATE_PLAIN: setting(
    whole(0, 1_000_000),
    '3',
    'Uploads by the form without script an address may make in 10 minutes. 0: there is no such form; nor with Turnstile.',
  ),
  RATE_READS: setting(whole(60, 1_000_000), '120', 'Other requests an address may make in a minute.'),
  RATE_UNKNOWN: setting(
    whole(1, 1_000_000),
    '30',
    'Requests for jobs that do not exist an address may make in a minute.',
  ),
  RATE_PAGES: setting(whole(60, 1_000_000), '240', 'Pages of the website an address may ask for in a minute.'),
  RATE_FEEDBACK: setting(whole(1, 1_000_000), '10', 'Times an address may save feedback in an hour.'),
  RATE_WAITLIST: setting(whole(1, 1_000_000), '5', 'Newsletter signups an address may make in an hour.'),
  RATE_MAILED: setting(whole(1, 1_000_000), '10', 'Results an address may have mailed in an hour, from their pages.'),
  RATE_MAILED_TO: setting(whole(1, 1_000_000), '5', 'Results that are mailed so to one e-mail address in a day.'),
  RATE_KEY_UPLOADS: setting(
    whole(1, 10_000_000),
    '60',
    'Uploads an API key may make in a minute, unless the key says otherwise.',
  ),
  RATE_KEY_READS: setting(
    whole(60, 10_000_000),
    '600',
    'Other requests an API key may make in a minute, whatever address they come from.',
  ),

  // Signing
  PASS_CERT: setting(
    text,
    '',
    'File with the Pass Type ID certificate (PEM, .cer or .p12). Empty: a development certificate is made.',
  ),
  PASS_KEY: setting(text, '', 'File with its private key (PEM), when it is not in PASS_CERT.'),
  PASS_KEY_PASSPHRASE: setting(text, '', 'Passphrase of the private key, if it has one.'),
  WWDR: setting(text, '', 'File with the Apple WWDR G4 intermediate certificate, when it is not in PASS_CERT.'),

  // Google Wallet; offered when both are set (docs/google-wallet.md)
  GOOGLE_WALLET_ISSUER: setting(
    z.union([z.literal(''), z.string().regex(/^\d{8,20}$/, 'is no number of an issuer')]),
    '',
    "Number of the issuer account in Google's Wallet console. With both set, passes are offered to Google Wallet, too.",
  ),
  GOOGLE_WALLET_KEY: setting(text, '', "File with the key of the issuer's Google service account (JSON)."),
  GOOGLE_WALLET_CREATE: setting(
    z.enum(['off', 'rest']),
    'off',
    "What becomes of a pass that is too long for a link: off, it is not offered; rest, it is created by Google's API when its link is tapped.",
  ),

  // Mail
  INTAKE_ADDRESS: setting(
    address,
    '',
    'Address that people forward their mails to. Empty: tickets@ the host of PUBLIC_URL, or tickets@passlift.localhost.',
  ),
  SMTP_HOST: setting(text, '', 'Address to take mail on. Empty: HOST.'),
  SMTP_PORT: setting(
    z.union([z.literal('off'), whole(0, 65535)]),
    '2525',
    'Port that mail for INTAKE_ADDRESS comes in at. 0 takes any free one, off takes no mail.',
  ),
  SMTP_CERT: setting(text, '', 'File with the TLS certificate for mail (PEM, chain included). Empty: one is made.'),
  SMTP_KEY: setting(text, '', 'File with its private key (PEM).'),
  IMAP_URL: setting(
    z.union([z.literal(''), z.url({ protocol: /^imaps?$/ })]),
    '',
    'Mailbox to watch beside, or instead of, SMTP_PORT: imaps://user:password@host/INBOX. With INTAKE_ADDRESS set, only mail for it is touched.',
  ),
  IMAP_DONE: setting(text, 'Passlift/Done', 'Folder that mails taken from it are moved to. delete removes them.'),
  IMAP_OLD: setting(z.enum(['ignore', 'take']), 'ignore', 'Mails that were in it before it was first watched.'),
  MAIL_RELAY: setting(
    z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]),
    '',
    'Mail server that answers leave through: smtp://user:password@host:587. Empty: .eml files in DATA_DIR/outbox.',
  ),
  MAIL_FROM: setting(address, '', 'Address that answers come from. Empty: the intake address.'),
  MAIL_RETRY_SECONDS: setting(
    whole(1, 1800),
    '15',
    'Seconds until an answer that could not leave is tried again; then 4, 20 and 60 times as long, half an hour at most.',
  ),
  MAIL_TRUSTED_PEERS: setting(
    networks,
    '',
    'Addresses or networks of own mail servers that have checked the sender, with commas. Empty: nobody.',
  ),
  ARC_SEALERS: setting(list, '', 'Domains whose ARC seals of forwarded mail are believed, with commas. Empty: nobody.'),
  DNS_SERVERS: setting(
    list.pipe(
      z.array(
        z.string().regex(/^(?:[\d.]+(?::\d+)?|[\da-f:]+|\[[\da-f:]+\](?::\d+)?)$/i, 'is no address or address:port'),
      ),
    ),
    '',
    'Name servers that senders are checked with (address or address:port), with commas. Empty: those of the system.',
  ),
  RATE_MAIL_SENDER: setting(whole(1, 1_000_000), '20', 'Mails of one sender that are answered in a day.'),
  RATE_MAIL_DOMAIN: setting(whole(1, 10_000_000), '200', 'Mails of one domain that are answered in a day.'),

  // A language model that helps where the embedded engine is not sure; without AI_PROVIDER there is none
  AI_PROVIDER: setting(
    z.enum(['none', 'anthropic', 'openai', 'mistral', 'google', 'openai-compatible']),
    'none',
    'Provider of a language model (openai-compatible: any server at AI_BASE_URL). none: the embedded engine works alone.',
  ),
  AI_MODEL: setting(text.max(200), '', 'Name of the model, as its provider writes it.'),
  AI_API_KEY: setting(
    text.max(4096).regex(/^[\x21-\x7e]*$/, 'holds something that no key has'),
    '',
    'Key of the provider. An openai-compatible server may need none.',
  ),
  AI_BASE_URL: setting(
    z.union([z.literal(''), z.url({ protocol: /^https?$/ }).refine(isBase, 'has a user, a query or a fragment')]),
    '',
    "Address of the API, such as http://localhost:11434/v1 for Ollama. Empty: the provider's own.",
  ),
  AI_PRIVATE_NETWORK: setting(
    yesNo,
    'no',
    'Whether AI_BASE_URL may lead into a private network, and be plain http there. This machine always may.',
  ),
  AI_SEND: setting(
    z.enum(['text', 'text+images']),
    'text',
    'What of a document is sent: its text alone, or pictures of poorly recognised pages as well (for models that can see).',
  ),
  AI_ASK: setting(
    z.enum(['when-needed', 'always']),
    'when-needed',
    'When a model is asked: unless the embedded engine is sure of all that matters, or about every document.',
  ),
  AI_REASONING: setting(
    z.enum(['provider-default', 'none', 'minimal', 'low', 'medium', 'high']),
    'provider-default',
    'How much the model thinks before it answers, where it can; thinking takes time and tokens.',
  ),
  AI_CALL_SECONDS: setting(whole(1, 300), '20', 'Seconds one call may take. A call that fails is tried once more.'),
  AI_TOTAL_SECONDS: setting(whole(1, 500), '45', 'Seconds both calls may take together. JOB_SECONDS must be 30 more.'),
  AI_ANSWER_TOKENS: setting(
    whole(256, 100_000),
    '8000',
    'Tokens of one answer, thinking included; also what a call may cost.',
  ),
  AI_DAY_TOKENS: setting(
    whole(0, 10_000_000_000),
    '2000000',
    'Tokens of all calls of a day (UTC) and all nodes, after which no model is asked. 0: no limit.',
  ),

  // The website
  SUPPORT_ADDRESS: setting(address, '', 'Address for questions, shown on the contact page. Empty: none is shown.'),
  SERVICE_NAME: setting(text.min(1).max(60), 'Passlift', 'Name of the service on pages, passes and mails.'),
  SHORTCUT_URL: setting(link, '', 'Link to the iOS Shortcut.'),
  DONATION_URL: setting(link, '', 'Page of a donation service, loaded in a frame after a click.'),
  ANALYTICS_URL: setting(
    link,
    '',
    'Address of an analytics script; it runs in a closed frame and learns paths of pages only. Empty: no analytics.',
  ),
  CLAIMS: setting(
    list,
    'Free, No account, Auto-delete',
    'What visitors are told about this service, with commas. How many passes were made here is counted and added.',
  ),
  TRUSTED_BY: setting(
    list,
    '',
    "Providers shown under 'Trusted by', as kind: name, with commas. Empty: nothing is shown.",
  ),
  PRODUCTION: setting(
    yesNo,
    'no',
    'Whether this is the real service: refuses development certificates, missing secrets and too little isolation.',
  ),
  NODE_ENV: setting(text, '', 'production: refuses too little isolation, as PRODUCTION=yes does.'),
} as const;

/** The name of a setting, as it stands in the environment. */
export type SettingName = keyof typeof settings;

/** Every setting, parsed and frozen. */
export type Config = { readonly [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> };

/** What is wrong with the settings: one sentence each, ready to be printed. */
export type BadSettings = { readonly faults: readonly string[] };

/**
 * Parses the environment; tells every bad setting at once. A setting can also be given as a file:
 * `TURNSTILE_SECRET_KEY_FILE=/run/secrets/turnstile`. Empty text counts as not set.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config | BadSettings {
  const faults: string[] = [];
  const parsed: Record<string, unknown> = {};
  for (const [name, { schema, fallback }] of Object.entries(settings)) {
    const given = givenValue(name, environment, faults);
    const result = schema.safeParse(given || fallback);
    if (result.success) parsed[name] = result.data;
    else faults.push(`${name}: ${result.error.issues.map(({ message }) => message).join('; ')}`);
  }
  if (faults.length === 0) faults.push(...contradictions(parsed as Config));
  return faults.length > 0 ? { faults } : Object.freeze(parsed as Config);
}

/** Adds what `.env` of the working folder says to the environment, where that says nothing of it; says nothing without one. */
export function readEnvFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The settings of this process, `.env` included; prints every bad one and ends the process when there is one. */
export function readConfig(): Config {
  readEnvFile();
  const config = parseConfig(process.env);
  if (!('faults' in config)) return config;
  process.stderr.write(
    `Passlift cannot start with these settings:\n${config.faults.map((fault) => `  ${fault}\n`).join('')}`,
  );
  process.exit(2);
}

/** The text of `.env.example`: every setting with its sentence and default, commented out. */
export function exampleEnvironment(): string {
  const lines = Object.entries(settings).map(([name, { meaning, fallback }]) =>
    name === 'WORKERS' ? `# ${meaning}\n#${name}=` : `# ${meaning}\n#${name}=${fallback}`,
  );
  return `# Every setting of Passlift. Copy to .env and change what you need; what is commented out has this default.\n# Any of them can be read from a file instead: NAME_FILE=/path.\n\n${lines.join('\n\n')}\n`;
}

function givenValue(name: string, environment: Readonly<Record<string, string | undefined>>, faults: string[]): string {
  const file = environment[`${name}_FILE`];
  // SECRET_FILE is a setting itself, not the file of one called SECRET.
  if (!file || `${name}_FILE` in settings) return environment[name]?.trim() ?? '';
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    faults.push(`${name}_FILE: the file cannot be read`);
    return '';
  }
}

function contradictions(config: Config): string[] {
  const faults: string[] = [];
  const both = (a: SettingName, b: SettingName) => {
    if (Boolean(config[a]) !== Boolean(config[b])) faults.push(`${a} and ${b}: set both or neither`);
  };
  both('TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY');
  both('SMTP_CERT', 'SMTP_KEY');
  both('GOOGLE_WALLET_ISSUER', 'GOOGLE_WALLET_KEY');
  both('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  if (config.PRODUCTION && config.INTAKE_ADDRESS && !config.MAIL_RELAY)
    faults.push('MAIL_RELAY: the real service needs a mail server for its answers');
  faults.push(...modelContradictions(config));
  faults.push(...contentContradictions(config));
  if (config.PASS_KEY && !config.PASS_CERT) faults.push('PASS_CERT: a key without its certificate signs nothing');
  if (config.ROLE !== 'all' && !config.DATABASE_URL)
    faults.push('ROLE: several nodes need a DATABASE_URL; the embedded database is for one process');
  if (config.PRODUCTION && !config.PASS_CERT) faults.push('PASS_CERT: the real service needs a certificate of Apple');
  if (config.PRODUCTION && !config.PUBLIC_URL.startsWith('https://'))
    faults.push('PUBLIC_URL: the real service needs an https address');
  return faults;
}

/** Content in a bucket wants its keys elsewhere. */
function contentContradictions(config: Config): string[] {
  const { CONTENT_URL, CONTENT_DIR, DATABASE_URL, KEY_WRAP_FILE, KEY_WRAP_KMS, KEY_URL } = config;
  const faults: string[] = [];
  for (const name of ['KEY_URL', 'KEY_WRAP_KMS'] as const)
    if (config[name] && !(CONTENT_URL && DATABASE_URL))
      faults.push(
        `${name}: keys of each hour are for content in a bucket (CONTENT_URL) with PostgreSQL (DATABASE_URL)`,
      );
  if (!CONTENT_URL) return faults;
  if (CONTENT_DIR) faults.push('CONTENT_URL and CONTENT_DIR: set one of them');
  if (KEY_WRAP_FILE && KEY_WRAP_KMS) faults.push('KEY_WRAP_FILE and KEY_WRAP_KMS: set one of them');
  if (DATABASE_URL && !KEY_WRAP_FILE && !KEY_WRAP_KMS)
    faults.push('KEY_WRAP_FILE or KEY_WRAP_KMS: content in a bucket needs a key of yours');
  if (KEY_URL && new URL(KEY_URL).hostname === new URL(CONTENT_URL).hostname)
    faults.push('KEY_URL: not the bucket of CONTENT_URL; a copy of that one must not hold its keys');
  return faults;
}

/** A provider that could not work is told at the start, not by the first ticket. */
function modelContradictions(config: Config): string[] {
  const { AI_PROVIDER: provider, AI_BASE_URL: url } = config;
  if (provider === 'none') return [];
  const faults: string[] = [];
  if (!config.AI_MODEL) faults.push(`AI_MODEL: ${provider} has many models; name one`);
  if (provider === 'openai-compatible') {
    if (!url) faults.push('AI_BASE_URL: where is the openai-compatible server?');
  } else if (!config.AI_API_KEY) faults.push(`AI_API_KEY: ${provider} answers nobody without a key`);
  if (url.startsWith('http:') && !config.AI_PRIVATE_NETWORK && !isThisMachine(new URL(url).hostname))
    faults.push(
      'AI_BASE_URL: use https; plain http is for this machine, or with AI_PRIVATE_NETWORK=yes for your network',
    );
  if (config.JOB_SECONDS < config.AI_TOTAL_SECONDS + 30)
    faults.push(`JOB_SECONDS: at least ${config.AI_TOTAL_SECONDS + 30}, so that there is time for AI_TOTAL_SECONDS`);
  if (config.AI_DAY_TOKENS > 0 && config.AI_DAY_TOKENS < 4 * config.AI_ANSWER_TOKENS)
    faults.push(`AI_DAY_TOKENS: at least four times AI_ANSWER_TOKENS, or no call fits into a day; 0 is no limit`);
  return faults;
}

/** `localhost`, its subdomains, 127.0.0.0/8 and ::1, as a URL writes them. */
function isThisMachine(host: string): boolean {
  return /^(?:.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(host);
}

/** A bucket by name, and a prefix of letters, digits, dashes and underscores. */
function isBucket(value: string): boolean {
  return /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w/-]*)?$/.test(value);
}

function isBase(value: string): boolean {
  const { username, password, search, hash } = new URL(value);
  return `${username}${password}${search}${hash}` === '';
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}
