import type { Page } from 'playwright-core';
import type { Language } from '#src/languages/languages.ts';
import type { Words } from '../../web/messages/words.ts';

/** LIST: the colours of a browser. */
export const schemes = ['light', 'dark'] as const;

/** How pages are looked at: by whom, in which language and how wide. */
export type View = {
  readonly base: string;
  readonly language: Language;
  readonly width: number;
  readonly scheme: (typeof schemes)[number];
};

/** A page in a language, and what it says. */
export type Seen = {
  readonly page: Page;
  readonly words: Words;
  readonly at: (path: string) => string;
  readonly take: Take;
  /** The same of what is in sight only: for what lies above a page. */
  readonly glimpse: Take;
  /** A page of a browser without script. */
  readonly openPlain: () => Promise<Page>;
};

/** Takes a picture under a name, of the page or of another one of its browser. */
export type Take = (name: string, of?: Page) => Promise<void>;

/** Whether a page is as wide as those of phones are. */
export const isPhone = (width: number): boolean => width < 600;

/** Opens a page and waits until it answers to a hand. */
export async function openPage({ page, at }: Seen, path: string): Promise<void> {
  await page.goto(at(path));
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** A page with a file held above it, as far as it is in sight. */
export async function takeDragging(seen: Seen, path: string, name: string): Promise<void> {
  await openPage(seen, path);
  await seen.page.evaluate(`(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'ticket.pdf'));
    dispatchEvent(new DragEvent('dragover', { dataTransfer, cancelable: true }));
  })()`);
  await seen.page.getByText(seen.words.layout.drop).waitFor();
  await seen.glimpse(name);
}

/** Chooses a file in the form of the page and sends it. */
export async function sendFile(
  seen: Seen,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
): Promise<void> {
  const { page, words } = seen;
  await forgetTerms(page);
  await openPage(seen, '/upload');
  await page.getByLabel(words.convert.empty.input).setInputFiles(file);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.convert.chosen.process }).click();
}

/** Who has accepted the terms before sends a file by choosing it; on a page that has not been anywhere, nobody has. */
export async function forgetTerms(page: Page): Promise<void> {
  if (page.url().startsWith('http')) await page.evaluate(`localStorage.removeItem('passlift.terms')`);
}

/** Milliseconds that a pass is waited for; a busy machine takes its time for a photo. */
const patience = 300_000;

/** Waits for the passes of a job, drawn. */
export async function waitForPass({ page, words }: Seen): Promise<void> {
  await page.getByRole('button', { name: words.result.front }).waitFor({ timeout: patience });
  await page.locator('.pass-face').waitFor();
}

/** Takes a picture: of all of the page, or of what is in sight. */
export async function shoot(page: Page, path: string, { whole }: { readonly whole: boolean }): Promise<void> {
  await page.mouse.move(0, 0); // what was clicked last does not look as if it were pointed at
  await page.screenshot({ path, fullPage: whole });
  process.stdout.write(`${path}\n`);
}

/** Everything is scrolled past once, so that pictures below load. */
export async function scrollPast(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise(requestAnimationFrame); }
    scrollTo(0, 0);
    const seen = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(seen.map((image) => image.decode().catch(() => {})));
  })()`);
}
