import type { Config } from '#src/config.ts';
import { tryBucketRights } from '#src/storage/bucket-rights.ts';
import { placeOf, type S3Options } from '#src/storage/s3-content.ts';
import type { Finding } from './finding.ts';

/** Rights on the buckets: what is needed is tried, and what is not needed should be refused. */
export async function checkStore(config: Config): Promise<Finding> {
  if (!config.CONTENT_URL) return { state: 'good', text: 'content lies in a folder; CONTENT_URL names no bucket.' };
  const found = [await lookInto(config, 'CONTENT_URL')];
  if (config.KEY_URL) found.push(await lookInto(config, 'KEY_URL'));
  const worst = found.find(({ state }) => state === 'bad') ?? found.find(({ state }) => state === 'note') ?? found[0]!;
  return { state: worst.state, text: found.map(({ text }) => text).join(' ') };
}

async function lookInto(config: Config, setting: 'CONTENT_URL' | 'KEY_URL'): Promise<Finding> {
  const { missing, beyond, keepsVersions } = await tryBucketRights(optionsOf(config, config[setting]));
  const { bucket } = placeOf(config[setting]);
  if (missing)
    return {
      state: 'bad',
      text: `${setting}: the bucket ${bucket} ${missing.what}: ${advice[missing.code] ?? missing.code}.`,
    };
  const text = `${setting}: ${bucket} takes, gives, lists and deletes`;
  if (setting === 'KEY_URL' && keepsVersions)
    return {
      state: 'bad',
      text: `${text}, but keeps versions: what was deleted could be read again. Switch versioning off.`,
    };
  if (beyond.length === 0) return { state: 'good', text: `${text}, and nothing else.` };
  return {
    state: 'note',
    text: `${text}, but its rights reach further: ${beyond.join(', ')}. docs/storage.md has those that are needed.`,
  };
}

/** What the store calls it → what to do. */
const advice: Readonly<Record<string, string>> = {
  AccessDenied: 'forbidden to these credentials',
  NoSuchBucket: 'there is no such bucket; make it',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is not known there',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is wrong',
  CredentialsProviderError:
    'no credentials: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give the instance a role',
  ECONNREFUSED: 'nobody listens there; check S3_ENDPOINT',
  ENOTFOUND: 'the DNS knows no such host; check S3_ENDPOINT and S3_REGION',
};

function optionsOf(config: Config, url: string): S3Options {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  return {
    url,
    spool: '',
    ...(endpoint ? { endpoint } : {}),
    ...(region ? { region } : {}),
    ...(accessKeyId ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  };
}
