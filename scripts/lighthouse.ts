#!/usr/bin/env node
/**
 * `npm run lighthouse [-- runs]`: Lighthouse on Home in two languages, Upload, the API page and a result, mobile preset,
 * median of 3 runs each, against a service of its own; prints the scores and the script of each, and fails where a page falls short.
 */
import lighthouse, { type Result } from 'lighthouse';
import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '#test/e2e/chromium.ts';
import { freePort } from '#test/support/free-port.ts';
import { startOwnService } from './own-service.ts';

/** LIST: what is measured. */
const pages = ['/', '/de', '/upload', '/api'];

/** LIST: category → the least score that is good enough. */
const floors = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof floors;
const categories = Object.keys(floors) as Category[];

/** Most script of a page, compressed, with its headers, in kB of 1,000 bytes. */
const mostScript = 125;

type Run = {
  readonly scores: Readonly<Record<Category, number>>;
  readonly script: number;
  readonly times: string;
  /** Audits that cost points, performance aside. */
  readonly faults: readonly string[];
};

if (process.argv.includes('--help')) process.stdout.write('npm run lighthouse [-- runs]\n');
else process.exitCode = (await measureAll(Number(process.argv[2] ?? 3))) ? 0 : 1;

async function measureAll(runs: number): Promise<boolean> {
  const service = await startOwnService();
  const port = await freePort();
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    let good = true;
    for (const page of [...pages, await makeResult(browser, service.base)]) {
      const measured: Run[] = [];
      for (let run = 0; run < runs; run++) measured.push(await measure(`${service.base}${page}`, port));
      good = report(page, measured) && good;
    }
    return good;
  } finally {
    await browser.close();
    await service.stop();
  }
}

/** The address of a result, made of the sample as a person makes it. */
async function makeResult(browser: Browser, base: string): Promise<string> {
  const page = await browser.newPage({ baseURL: base });
  await page.goto('/upload');
  await page.locator('input[type=file]').first().setInputFiles('web/public/samples/boarding-pass.pdf');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Process File' }).click();
  await page.getByRole('link', { name: 'Add to Apple Wallet' }).waitFor();
  const { pathname } = new URL(page.url());
  await page.close();
  return pathname;
}

async function measure(url: string, port: number): Promise<Run> {
  // Lighthouse's own default is the mobile preset with simulated throttling.
  const outcome = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
  if (!outcome) throw new Error(`Lighthouse has no result for ${url}`);
  const { lhr } = outcome;
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const shown = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const times = shown.map((id) => `${id.replace(/(\w)\w*-?/g, '$1').toUpperCase()} ${lhr.audits[id]?.displayValue}`);
  return { scores, script: scriptOf(lhr), times: times.join(', '), faults: faultsOf(lhr) };
}

/** Bytes of script as they came over the wire, headers included. */
function scriptOf({ audits }: Result): number {
  const details = audits['network-requests']?.details as
    | { readonly items?: readonly { readonly resourceType?: string; readonly transferSize?: number }[] }
    | undefined;
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

function faultsOf({ audits, categories: all }: Result): string[] {
  const judged = categories.filter((category) => category !== 'performance');
  return judged
    .flatMap((category) => all[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}

/** Prints a page's medians; tells whether they are good enough. */
function report(page: string, runs: readonly Run[]): boolean {
  const scores = categories.map((category) => median(runs.map(({ scores }) => scores[category])));
  const script = median(runs.map(({ script }) => script)) / 1000;
  const line = categories.map((category, at) => `${category} ${scores[at]}`).join('  ');
  process.stdout.write(`${page.padEnd(8)} ${line}  script ${script.toFixed(1)} kB  ${runs[0]?.times}\n`);
  const faults = new Set(runs.flatMap(({ faults }) => faults));
  for (const fault of faults) process.stdout.write(`         ${fault}\n`);
  return (
    categories.every((category) => scores[categories.indexOf(category)]! >= floors[category]) && script <= mostScript
  );
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
