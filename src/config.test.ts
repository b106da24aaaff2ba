import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleEnvironment, parseConfig, settings } from './config.ts';

const faultsOf = (environment: Record<string, string>) => {
  const config = parseConfig(environment);
  return 'faults' in config ? config.faults : [];
};

const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen', AI_BASE_URL: 'http://localhost:11434/v1' };

describe('settings', () => {
  it('need none to be set on a laptop', () => {
    expect(parseConfig({})).toMatchObject({
      ROLE: 'all',
      PORT: 3000,
      RESULT_TTL: 60,
      MAX_PDF_MB: 10,
      MAX_UPLOAD_MB: 25,
      RATE_UPLOADS: 10,
    });
  });

  it('are all told at once when they are bad', () => {
    const faults = faultsOf({
      PORT: 'eighty',
      RESULT_TTL: '0',
      DATABASE_URL: 'mysql://x',
      CORS_ORIGINS: 'https://a.example/path',
      PRODUCTION: 'maybe',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'PORT',
      'CORS_ORIGINS',
      'DATABASE_URL',
      'RESULT_TTL',
      'PRODUCTION',
    ]);
  });

  it.each([
    [{ TURNSTILE_SITE_KEY: 'x' }, 'TURNSTILE_SECRET_KEY'],
    [{ ROLE: 'worker' }, 'DATABASE_URL'],
    [{ PASS_KEY: 'key.pem' }, 'PASS_CERT'],
    [{ PRODUCTION: 'yes', PUBLIC_URL: 'http://a.example' }, 'PUBLIC_URL'],
  ])('that contradict each other are refused: %o', (environment, name) => {
    expect(faultsOf(environment).join()).toContain(name);
  });

  it.each([
    [{ AI_PROVIDER: 'anthropic', AI_API_KEY: 'key' }, 'AI_MODEL'],
    [{ AI_PROVIDER: 'mistral', AI_MODEL: 'mistral-small-latest' }, 'AI_API_KEY'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen' }, 'AI_BASE_URL'],
    [{ ...local, AI_BASE_URL: 'http://192.168.1.5:8000/v1' }, 'AI_BASE_URL'],
    [{ ...local, AI_BASE_URL: 'http://localhost.example.com/v1' }, 'AI_BASE_URL'],
    [{ ...local, AI_BASE_URL: 'https://user:secret@ai.example/v1' }, 'AI_BASE_URL'],
    [{ ...local, JOB_SECONDS: '60' }, 'JOB_SECONDS'],
    [{ ...local, AI_DAY_TOKENS: '100' }, 'AI_DAY_TOKENS'],
    [{ ...local, AI_API_KEY: 'sk-1\nX-Other: header' }, 'AI_API_KEY'],
    [{ AI_PROVIDER: 'skynet' }, 'AI_PROVIDER'],
  ])('of a language model that could not work are refused: %o', (environment, name) => {
    expect(faultsOf(environment).join()).toContain(name);
  });

  it.each([
    [local],
    [{ ...local, AI_BASE_URL: 'http://[::1]:8080/v1' }],
    [{ ...local, AI_BASE_URL: 'http://ollama:11434/v1', AI_PRIVATE_NETWORK: 'yes' }],
    [{ AI_PROVIDER: 'google', AI_MODEL: 'gemini', AI_API_KEY: 'key', AI_SEND: 'text+images' }],
  ])('of a language model here or elsewhere are taken: %o', (environment) => {
    expect(faultsOf(environment)).toEqual([]);
  });

  const bucket = { CONTENT_URL: 's3://content/x', DATABASE_URL: 'postgres://localhost/x' };
  const arn = 'arn:aws:kms:eu-central-1:123456789012:alias/passlift';

  it.each([
    [bucket, 'KEY_WRAP_KMS'],
    [{ ...bucket, KEY_WRAP_FILE: 'wrap', KEY_WRAP_KMS: arn }, 'set one of them'],
    [{ ...bucket, KEY_WRAP_KMS: 'alias/passlift' }, 'KEY_WRAP_KMS: is no ARN of a key'],
    [{ KEY_WRAP_KMS: arn }, 'CONTENT_URL'],
    [{ ...bucket, KEY_WRAP_FILE: 'wrap', KEY_URL: 's3://content/keys' }, 'not the bucket of CONTENT_URL'],
  ])('of a bucket whose keys would not be apart from it are refused: %o', (environment, sentence) => {
    expect(faultsOf(environment).join()).toContain(sentence);
  });

  it('of a bucket take the key of a file, or one of AWS KMS', () => {
    expect(faultsOf({ ...bucket, KEY_WRAP_FILE: 'wrap', KEY_URL: 's3://keys' })).toEqual([]);
    expect(faultsOf({ ...bucket, KEY_WRAP_KMS: arn, KMS_ENDPOINT: 'https://vpce-1.kms.example' })).toEqual([]);
  });

  it('leave room to poll every second', () => {
    expect(faultsOf({ RATE_READS: '59' })).toHaveLength(1);
    expect(faultsOf({ RATE_READS: '60' })).toHaveLength(0);
  });

  it('can be read from a file, and say so when it cannot be read', () => {
    expect(faultsOf({ TURNSTILE_SECRET_KEY_FILE: '/nowhere/at/all' })).toEqual([
      expect.stringContaining('TURNSTILE_SECRET_KEY_FILE'),
    ]);
    const file = join(tmpdir(), `setting-${process.pid}`);
    writeFileSync(file, 'a secret of a store\n');
    const config = parseConfig({ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY_FILE: file });
    rmSync(file);
    expect(config).toMatchObject({ S3_SECRET_ACCESS_KEY: 'a secret of a store' });
  });

  it('are all in .env.example, as it would be written now', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
    expect(example).toBe(exampleEnvironment());
    for (const name of Object.keys(settings)) expect(example).toContain(`#${name}=`);
  });
});
