#!/usr/bin/env node
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { pathIn } from '#src/languages/address.ts';
import { languages } from '#src/languages/languages.ts';
import { chromiumArguments, chromiumPath } from '#test/e2e/chromium.ts';
import { wordsIn } from '../web/messages/server-words.ts';
import { startOwnService } from './own-service.ts';
import { takeOverlays } from './screenshots/above-pages.ts';
import { takeAfter } from './screenshots/after-result.ts';
import { takeBeforeSending } from './screenshots/before-sending.ts';
import { startConfiguredService, takeConfigured } from './screenshots/configured.ts';
import { takeConversion, takeFeedback } from './screenshots/conversion.ts';
import { takeCorrection } from './screenshots/correction.ts';
import { takePages } from './screenshots/pages.ts';
import { takePlain } from './screenshots/plain.ts';
import { takeFailures, takeQueue } from './screenshots/played.ts';
import { isPhone, type Seen, schemes, scrollPast, shoot, type View } from './screenshots/take.ts';
import { takeEnds, takeTrouble } from './screenshots/trouble.ts';

const widths = [390, 1280];

/** While a whole page is pictured, Chromium forgets that it plays a phone, and styles for a mouse would be seen: nothing else points here. */
const byFinger = [
  '--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1',
];

const { values: given, positionals } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    width: { type: 'string', default: widths.join() },
    scheme: { type: 'string', default: schemes.join() },
    part: { type: 'string', default: 'all' },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? 'out/screenshots');
const wanted = languages.filter((language) => given.language === 'all' || given.language.split(',').includes(language));
if (given.help || wanted.length === 0)
  process.stdout.write(
    `npm run screenshots [-- folder] [--language ${languages.join('|')}|all] [--width ${widths.join('|')}] [--scheme ${schemes.join('|')}] [--part ${[...Object.keys(partsOf()), 'configured'].join('|')}]\n`,
  );
else await takeAll();

async function takeAll(): Promise<void> {
  const service = await startOwnService({
    ...{
      ALTCHA_COST: '2',
      RATE_UPLOADS: '1000',
      RATE_UPLOADS_DAY: '10000',
      RATE_FEEDBACK: '1000',
      RATE_WAITLIST: '1000',
    },
    ...{ QUEUE_WAIT_SECONDS: '3600', JOB_SECONDS: '600' }, // a busy machine takes its time
  });
  const configured = isWanted('configured') ? await startConfiguredService() : undefined;
  const executablePath = chromiumPath();
  try {
    for (const width of widths.filter((each) => given.width.split(',').includes(String(each)))) {
      const args = [...chromiumArguments, ...(isPhone(width) ? byFinger : [])];
      const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
      for (const language of wanted)
        for (const scheme of schemes.filter((each) => given.scheme.split(',').includes(each))) {
          await takeView(browser, { base: service.base, language, width, scheme }, everything);
          if (configured) await takeView(browser, { base: configured.base, language, width, scheme }, takeConfigured);
        }
      await browser.close();
    }
  } finally {
    await service.stop();
    await configured?.stop();
  }
}

async function everything(seen: Seen): Promise<void> {
  for (const [name, take] of Object.entries(partsOf())) if (isWanted(name)) await take(seen);
}

function isWanted(part: string): boolean {
  return given.part === 'all' || given.part.split(',').includes(part);
}

/** LIST: what is pictured of an installation that nothing was configured for, in order. */
function partsOf(): Readonly<Record<string, (seen: Seen) => Promise<void>>> {
  return {
    ...{ pages: takePages, overlays: takeOverlays, before: takeBeforeSending, queue: takeQueue },
    conversion: async (seen) => {
      for (const part of [takeConversion, takeCorrection, takePlain, takeFeedback]) await part(seen);
    },
    ...{ after: takeAfter, trouble: takeTrouble, failures: takeFailures, ends: takeEnds },
  };
}

async function takeView(
  browser: Browser,
  { base, language, width, scheme }: View,
  what: (seen: Seen) => Promise<void>,
): Promise<void> {
  const options = {
    viewport: { width, height: isPhone(width) ? 844 : 900 },
    locale: language,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: isPhone(width),
    isMobile: isPhone(width),
    baseURL: base,
  } as const;
  const context = await browser.newContext(options);
  const plain = await browser.newContext({ ...options, javaScriptEnabled: false });
  const page = await context.newPage();
  const own = language === languages[0] ? folder : join(folder, language);
  mkdirSync(own, { recursive: true });
  const pathOf = (name: string) => join(own, `${name}-${width}-${scheme}.png`);
  await what({
    ...{ page, words: wordsIn(language), at: (path: string) => pathIn(language, path) },
    async take(name, on = page) {
      if (on.context() !== plain) await scrollPast(on);
      await shoot(on, pathOf(name), { whole: true });
    },
    glimpse: (name, on = page) => shoot(on, pathOf(name), { whole: false }),
    openPlain: () => plain.newPage(),
  });
  await plain.close();
  await context.close();
}
