#!/usr/bin/env node
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { pathIn } from '#src/languages/address.ts';
import { languages } from '#src/languages/languages.ts';
import { pages } from '#src/languages/pages.ts';
import { chromiumArguments, chromiumPath } from '#test/e2e/chromium.ts';
import { wordsIn } from '../web/messages/server-words.ts';
import { startOwnService } from './own-service.ts';
import { openPage, type Seen, schemes, sendFile, shoot, type Take, type View } from './screenshots/take.ts';
import { codeSvg } from './site-examples/code-svg.ts';
import { voucher } from './site-examples/evenings.ts';

/** What is pictured: every page, the form without script, and addresses without anything. */
const pictured = [...pages, '/upload/form', '/upload/1d0f9a52-6a3e-4c7b-9d55-0a4b5c6d7e8f', '/nothing-here'];
const widths = [390, 1280];

const isPhone = (width: number): boolean => width < 600;

/** While a whole page is pictured, Chromium forgets that it plays a phone, and styles for a mouse would be seen: nothing else points here. */
const byFinger = [
  '--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1',
];

const { values: given, positionals } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    width: { type: 'string', default: widths.join() },
    scheme: { type: 'string', default: schemes.join() },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? 'out/screenshots');
const wanted = languages.filter((language) => given.language === 'all' || given.language.split(',').includes(language));
if (given.help || wanted.length === 0)
  process.stdout.write(
    `npm run screenshots [-- folder] [--language ${languages.join('|')}|all] [--width ${widths.join('|')}] [--scheme ${schemes.join('|')}]\n`,
  );
else await takeAll();

async function takeAll(): Promise<void> {
  const service = await startOwnService({
    ...{ ALTCHA_COST: '2', RATE_UPLOADS: '1000', RATE_FEEDBACK: '1000' },
  });
  const executablePath = chromiumPath();
  try {
    for (const width of widths.filter((each) => given.width.split(',').includes(String(each)))) {
      const args = [...chromiumArguments, ...(isPhone(width) ? byFinger : [])];
      const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
      for (const language of wanted)
        for (const scheme of schemes.filter((each) => given.scheme.split(',').includes(each)))
          await takeView(browser, { base: service.base, language, width, scheme });
      await browser.close();
    }
  } finally {
    await service.stop();
  }
}

async function takeView(browser: Browser, { base, language, width, scheme }: View): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: isPhone(width) ? 844 : 900 },
    locale: language,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: isPhone(width),
    isMobile: isPhone(width),
    baseURL: base,
  });
  const own = language === languages[0] ? folder : join(folder, language);
  mkdirSync(own, { recursive: true });
  const take: Take = (name) => shoot(page, join(own, `${name}-${width}-${scheme}.png`));
  const seen: Seen = { page, words: wordsIn(language), at: (path) => pathIn(language, path), take };
  for (const path of pictured) {
    await openPage(seen, path);
    if (path === '/status') await page.getByText(seen.words.status.operationalLead).waitFor();
    await take(path.slice(1).replaceAll('/', '-') || 'home');
  }
  await takeOverlays(seen);
  await takeConversion(seen);
  await takeNewerWallet(seen);
  await takeTrouble(seen);
  await page.close();
}

/** What opens above a page. */
async function takeOverlays(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  const { layout, api } = words;
  await openPage(seen, '/examples');
  await page
    .getByRole('button', { name: layout.pictures.enlarge(layout.pictures.titles.train) })
    .first()
    .click();
  await take('examples-viewer');
  await page.keyboard.press('Escape');
  await page.evaluate(`dispatchEvent(new Event('open-waitlist'))`);
  await page.getByRole('dialog', { name: layout.newsletter.title }).waitFor(); // it is fetched when it is wanted first
  await take('newsletter');
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: layout.header.openMenu });
  if (await menu.isVisible()) {
    await menu.click();
    await take('menu');
  }
  await openPage(seen, '/api');
  await page.getByRole('tab', { name: api.tabs.authentication }).click();
  await page.getByRole('button', { name: api.authentication.generate }).click();
  const [before = '', after = ''] = api.authentication.left('|').split('|');
  await page.getByText(new RegExp(`${before}\\d:\\d\\d${after}`)).waitFor();
  await take('api-authentication');
  await page.getByRole('tab', { name: api.tabs.pipeline }).click();
  await take('api-pipeline');
  await page.getByRole('tab', { name: api.tabs.health }).click();
  await take('api-health');
}

async function takeConversion(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  const { convert, result, proof, feedback } = words;
  await openPage(seen, '/upload');
  await page.getByRole('button', { name: convert.empty.sample }).click();
  await page.getByRole('status').filter({ hasText: convert.human.verified }).waitFor();
  await take('upload-chosen');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: convert.chosen.process }).click();
  await page.getByRole('progressbar').waitFor();
  await take('upload-processing');
  await page.getByRole('button', { name: result.front }).waitFor({ timeout: 60_000 });
  await page.locator('.pass-face').waitFor();
  await take('upload-done');
  await page.getByRole('button', { name: result.back, exact: true }).click();
  await take('upload-done-back');
  await page.getByRole('link', { name: result.check }).click();
  await page.getByRole('button', { name: proof.changeNamed(proof.fields.gate) }).click();
  await take('ticket');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: proof.changeNamed(proof.fields.boarding) }).click();
  await page.getByLabel(proof.clock, { exact: true }).fill('23:59');
  await page.getByRole('button', { name: proof.save }).click();
  await page.getByRole('alert').waitFor();
  await take('ticket-refused');
  await page.getByRole('link', { name: proof.back }).click();
  await page.goto((await page.getByRole('link', { name: result.feedback }).getAttribute('href'))!);
  await page.getByRole('group', { name: feedback.rating }).waitFor();
  await take('feedback');
  await page.getByRole('group', { name: feedback.rating }).getByLabel(feedback.stars(5)).check();
  await page.getByText(feedback.saved, { exact: true }).waitFor();
  await page.getByRole('button', { name: feedback.submit }).click();
  await page.getByRole('heading', { name: feedback.thanks }).waitFor();
  await take('feedback-thanks');
}

/** A voucher whose code Wallet draws since iOS 27. */
async function takeNewerWallet(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  const sheet = await page.context().browser()!.newPage({ viewport: voucher.size, deviceScaleFactor: 2 });
  const code = await codeSvg({ symbology: 'ean13', text: '5901234123457' });
  await sheet.setContent(voucher.markup([code]).replaceAll('BRW25-7719-0043', '5901234123457'));
  const buffer = await sheet.screenshot();
  await sheet.close();
  await sendFile(seen, { name: 'voucher.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: words.result.front }).waitFor({ timeout: 90_000 });
  await page.locator('.pass-face').waitFor();
  await take('upload-newer-wallet');
}

/** A bundle, a file without a ticket, and a server that has had enough. */
async function takeTrouble(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  const { result } = words;
  await sendFile(seen, 'test/e2e/family-tickets.pdf');
  await page.getByText(result.ready(3)).waitFor({ timeout: 90_000 });
  await page.locator('.pass-face').waitFor();
  await take('upload-bundle');
  await page.getByRole('button', { name: result.deleteNow }).click();
  await page.getByRole('heading', { name: result.gone.title }).waitFor();
  await take('upload-deleted');
  await sendFile(seen, 'test/corpus/inputs/008-de-newsletter-negative-eml.eml');
  await page.getByRole('heading', { name: result.failed }).waitFor({ timeout: 90_000 });
  await take('upload-failed');
  await page.route('**/v1/pipeline', (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '42' } }));
  await sendFile(seen, 'test/e2e/family-tickets.pdf');
  await page.getByRole('alert').waitFor();
  await take('upload-limited');
  await page.unroute('**/v1/pipeline');
}
