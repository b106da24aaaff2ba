import type { Page } from '@playwright/test';
import { languages } from '../../src/languages/languages.ts';
import { wordsIn } from '../../web/messages/server-words.ts';
import { accessibilityFaults, expect, files, open, shifts, test, watchShifts } from './page-test.ts';

/** What is not ours to say: a ticket's own words, addresses, code, and what is marked as another language. */
const foreign = '.pass-face, .pass-back, bdi, code, pre, svg, [lang]:not(html), noscript, script, style';

/** Words that only English has; one of them in a text of ours is a sentence that was left in English. */
const english = /\b(the|your|with|and|this|that|from|what|where|page|file|choose|ticket of)\b/i;

/** Everything that a person can see or hear on a page, but for what is foreign. */
async function said(page: Page): Promise<string[]> {
  return page.evaluate((foreign) => {
    const texts: string[] = [document.title];
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.closest(foreign)) continue;
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        if (element.getAttribute(name)) texts.push(element.getAttribute(name)!);
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) texts.push(node.textContent.trim());
    }
    return texts;
  }, foreign);
}

/** Nothing in English, no fault of accessibility, no sideways scroll on the narrowest phone. */
async function expectRight(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    expect((await said(page)).filter((text) => english.test(text))).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect.poll(() => accessibilityFaults(page)).toEqual([]);
  });
}

for (const [language, dir, seat] of [
  ['de', 'ltr', 'PLATZ'],
  ['ar', 'rtl', 'المقعد'],
] as const)
  test.describe(`the website in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 700 }, locale: language });

    test('speaks it from the first page to the corrected pass', async ({ page, troubles }) => {
      const { convert, layout, proof, refusals, result, status } = wordsIn(language);
      await watchShifts(page);
      await open(page, `/${language}/status`);
      // A busy machine may say that it is; what is looked at is an answer, whichever it is.
      await expect(
        page
          .getByText(status.operational, { exact: true })
          .or(page.getByText(status.degraded, { exact: true }))
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await expectRight(page, 'what is asked for');
      expect(await shifts(page), 'the answer moves nothing').toEqual([]);
      await open(page, `/${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expectRight(page, 'home');

      await page.getByLabel(convert.empty.input).setInputFiles(files.pdf);
      await expectRight(page, 'a file is chosen');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: convert.chosen.process }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/upload/[0-9a-f-]{36}$`));
      await expect(page.getByRole('link', { name: result.add })).toBeVisible();
      await page.reload();
      await expect(page.locator('.pass-face'), 'as the server draws it').toContainText(seat);
      await expectRight(page, 'the pass');

      await page.getByRole('link', { name: result.check }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(proof.title);
      await page.reload();
      await page.getByRole('button', { name: proof.changeNamed(proof.fields.gate) }).click();
      await page.getByRole('textbox', { name: proof.fields.gate }).fill('C3');
      await expectRight(page, 'a value is being corrected');
      await page.getByRole('button', { name: proof.save }).click();
      await expect(page.getByRole('status').filter({ hasText: proof.changed(proof.fields.gate, 'C3') })).toBeVisible();
      await expect(page.locator('.pass-face'), 'the pass is drawn anew').toContainText('C3');
      await expect(page.locator('.pass-face')).toHaveCSS('direction', 'ltr');
      await expect(page.locator('.pass-face'), 'as a phone in this language shows it').toContainText(seat);

      await page.getByRole('button', { name: proof.changeNamed(proof.fields.boarding) }).click();
      await page.getByLabel(proof.clock).fill('23:59');
      await page.getByRole('button', { name: proof.save }).click();
      await expect(page.getByRole('alert')).toHaveText(refusals!.boarding);
      troubles.length = 0; // the console tells of the refusal

      // The same page in another language, and nothing is lost.
      await page.getByRole('navigation', { name: layout.languages.label }).getByText('English').click();
      await expect(page).toHaveURL(/^http:..[^/]+\/upload\/[0-9a-f-]{36}\/tickets\/1$/);
      await expect(page.getByText('Corrected by you')).toBeVisible();
    });
  });

test.describe('what the service refuses', () => {
  test('is said in the language of the page: why a file cannot be read, and why none is taken just now', async ({
    page,
    troubles,
  }) => {
    const { convert, problems, refusals } = wordsIn('de');
    await open(page, '/de/upload');
    await page
      .getByLabel(convert.empty.input)
      .setInputFiles({ name: 'leer.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
    await page.getByRole('checkbox').check();
    const again = page.getByRole('button', { name: convert.chosen.process });
    await again.click();
    const { message, advice } = problems!['document.empty'];
    await expect(page.getByRole('alert')).toHaveText(`${message} ${advice}`);
    await page.route('**/v1/pipeline', (route) =>
      route.fulfill({ status: 503, json: { detail: 'x', message: 'No room.', code: 'service.no-room' } }),
    );
    await again.click();
    await expect(page.getByRole('alert')).toHaveText(refusals!['service.no-room']);
    troubles.length = 0; // the console tells of both refusals
  });
});

test.describe('feedback on a file that was no ticket', () => {
  test('says why in the language of the page', async ({ page }) => {
    const { convert, failed, feedback, problems } = wordsIn('de');
    await open(page, '/de/upload');
    await page.getByLabel(convert.empty.input).setInputFiles(files.newsletter);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: convert.chosen.process }).click();
    const link = page.getByRole('link', { name: failed.feedback });
    await page.goto((await link.getAttribute('href'))!);
    await expect(page.getByRole('heading', { name: feedback.failedHeading })).toBeVisible();
    await expect(page.getByText(problems!['paper.newsletter'].message)).toBeVisible();
  });
});

test.describe('a page in another language than the browser', () => {
  test('is what its links lead to, too, once all is deleted', async ({ page, request, troubles }) => {
    const { convert, result } = wordsIn('de');
    await open(page, '/de/upload');
    await page.getByLabel(convert.empty.input).setInputFiles(files.family);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: convert.chosen.process }).click();
    const add = page.getByRole('link', { name: result.add });
    await expect(add.first()).toBeVisible();
    const address = page.url();
    await page.getByRole('checkbox').first().uncheck();
    const shown = await add.or(page.getByRole('link', { name: result.tripFiles.jsonLd })).all();
    const links = await Promise.all(shown.map(async (link) => (await link.getAttribute('href'))!));
    expect(links, 'some as a bundle, two by themselves, and the data').toHaveLength(4);
    await request.delete(`/v1/pipeline/${address.split('/').at(-1)}`); // from another device
    for (const link of links) {
      await page.goto(link);
      await expect(page, link).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: result.gone.title })).toBeVisible();
    }
    troubles.length = 0; // the console tells of the refusals
  });
});

test.describe('a browser that wishes for another language', () => {
  test.use({ locale: 'fr-CA' });

  test('is offered it, led to the same page, and to it again from the bare address', async ({ page }) => {
    await open(page, '/how-it-works');
    const { offer, switch: go } = wordsIn('fr').layout.languages;
    await expect(page.getByText(offer)).toBeVisible();
    await page.getByRole('link', { name: go }).click();
    await expect(page).toHaveURL('/fr/how-it-works');
    await expect(page.locator('aside.language-offer')).toHaveCount(0);
    await page.goto('/');
    await expect(page).toHaveURL('/fr');
    // Who turns it down is left alone on the pages of this language.
    await open(page, '/examples');
    await page.getByRole('button', { name: wordsIn('fr').layout.languages.close }).click();
    await expect(page.getByRole('banner').getByRole('link').first(), 'the next thing').toBeFocused();
    await page.reload();
    await expect(page.getByText(offer)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('every language', () => {
  test('has every page, whole without script, and names the others', async ({ request, baseURL }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const language of languages) {
      const prefix = language === 'en' ? '' : `/${language}`;
      expect(sitemap).toContain(`<loc>${baseURL}${prefix}/privacy</loc>`);
      const answer = await request.get(`${prefix}/privacy`, { headers: { 'Accept-Language': 'sv' } });
      expect(answer.headers()).toMatchObject({ 'content-language': language, vary: /Accept-Language/ });
      const html = await answer.text();
      expect(html).toContain(`<h1 class="max-w-4xl text-3xl">${wordsIn(language).privacy.heading}</h1>`);
      expect(html).toContain(`rel="canonical" href="${baseURL}${prefix}/privacy"`);
      expect(html.match(/<link rel="alternate" hrefLang="[^"]+"/g)).toHaveLength(languages.length + 1);
      expect(html).toContain(`hrefLang="x-default" href="${baseURL}/privacy"`);
      expect(html).toContain(`href="${prefix}/upload"`);
    }
    expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(12 * languages.length);
  });

  test('is left by an address of English, and leads nowhere else', async ({ request }) => {
    const answer = await request.get('/en/upload?pass=2', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, '/upload?pass=2']);
    const away = await request.get('/en//elsewhere.example', { maxRedirects: 0 });
    expect(away.headers().location).toBe('/elsewhere.example');
    expect(await (await request.get('/de//elsewhere.example')).text()).not.toContain('href="//elsewhere');
    expect((await request.get('/sv/upload')).status()).toBe(404);
  });
});
