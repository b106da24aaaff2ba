import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './test/e2e/chromium.ts';
import { easySettings } from './test/support/easy-settings.ts';
import { patience, testPatience } from './test/support/patience.ts';

// This file is read again by every worker; what was chosen first is handed on through the environment.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_PORT_CONFIGURED ??= String(Number(process.env.E2E_PORT) + 1);
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'passlift-e2e-'));
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;
const configuredAddress = `http://127.0.0.1:${process.env.E2E_PORT_CONFIGURED}`;
const executable = chromiumPath();

/** Settings of the service under test: the real engine, no limit in the way, a quick check of humanity. */
const settings = {
  ...easySettings,
  PORT: process.env.E2E_PORT,
  DATA_DIR: join(process.env.E2E_DATA, 'default'),
  LOG_LEVEL: 'warn',
  WORKERS: '2',
  RATE_PLAIN: '2',
};

/** Settings of a second service, where an operator has set everything that comes from elsewhere. */
const configured = {
  ...settings,
  PORT: process.env.E2E_PORT_CONFIGURED,
  DATA_DIR: join(process.env.E2E_DATA, 'configured'),
  WORKERS: '1',
  RATE_PAGES: '200',
  RATE_UNKNOWN: '30',
  TRUST_PROXY: '127.0.0.1',
  PUBLIC_URL: 'http://tickets.example',
  TURNSTILE_SITE_KEY: 'site-key',
  TURNSTILE_SECRET_KEY: 'secret-key',
  DONATION_URL: 'https://donations.example/embed?to=us',
  ANALYTICS_URL: 'https://analytics.example/script.js',
  SHORTCUT_URL: 'https://www.icloud.com/shortcuts/0123456789abcdef',
  INTAKE_ADDRESS: 'in@mail.example',
  MAIL_RELAY: 'smtp://127.0.0.1:9',
  SUPPORT_ADDRESS: 'help@mail.example',
  SERVICE_NAME: 'Ticket Pocket',
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'reader',
  AI_BASE_URL: 'https://models.example/v1',
  AI_SEND: 'text+images',
  CLAIMS: 'Made in Ghent, Open on Sundays',
  TRUSTED_BY: 'Hosting: A shed, AI: on this server',
};

const command = 'exec node src/main.ts';
const gracefulShutdown = { signal: 'SIGTERM', timeout: patience } as const;

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: join(tmpdir(), 'passlift-e2e-results'),
  fullyParallel: true,
  workers: 2,
  timeout: testPatience,
  expect: { timeout: patience },
  reporter: process.env.CI ? 'dot' : 'list',
  globalTeardown: './test/e2e/tidy-up.ts',
  use: {
    baseURL: address,
    launchOptions: { args: chromiumArguments, ...(executable ? { executablePath: executable } : {}) },
  },
  webServer: [
    {
      command: `node scripts/build-web.ts --if-stale && ${command}`,
      url: `${address}/v1/health`,
      timeout: patience,
      env: settings,
      gracefulShutdown,
    },
    {
      // The first one makes its database from nothing, as the first start of all does.
      command: `node test/support/prepare-run.ts ${configured.DATA_DIR} && ${command}`,
      url: `${configuredAddress}/v1/health`,
      timeout: patience,
      env: configured,
      gracefulShutdown,
    },
  ],
});
