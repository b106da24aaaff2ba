import { pages } from '#src/languages/pages.ts';
import { expect, files, test } from './page-test.ts';

/** Every page, and an address without one. */
const paths = [...pages, '/nothing-here'] as const;

test.describe('a browser without script', () => {
  test.use({ javaScriptEnabled: false });

  test('reads every page in full, and offers nothing that would not work', async ({ page, troubles }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Apple Inc.');
      for (const control of await page.locator('main button:enabled:visible').all())
        expect(await control.getAttribute('aria-label'), `a button on ${path}`).toMatch(/^Enlarge/);
    }
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'A real conversion' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Hear when it learns something new' })).toBeHidden();
    troubles.length = 0; // the console tells of the 404
  });

  // RATE_PLAIN of the service is 2.
  test('uploads by a plain form, whose page looks again by itself, as often as the limit allows', async ({
    page,
    troubles,
  }) => {
    await page.goto('/upload');
    await page.getByRole('link', { name: 'Upload with a plain form' }).click();
    // What is refused on purpose the console tells of; anything else still fails the test.
    const refused = () => troubles.splice(0).every((trouble) => /status of (403|429)/.test(trouble));
    const fill = async (more = 0) => {
      // Waits for the form: the click that leads to it does not.
      const question = await page
        .getByText(/what is \d/)
        .first()
        .innerText();
      const [, a, b] = /what is (\d)\s\+\s(\d)/.exec(question)!;
      await page.getByLabel(/what is/).fill(String(Number(a) + Number(b) + more));
      await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
      await page.getByLabel('Your ticket').setInputFiles(files.pdf);
      await page.getByRole('button', { name: 'Process File' }).click();
    };
    await fill(1);
    await expect(page.getByRole('alert')).toHaveText('Human verification failed. Please try again.');
    await fill();
    await expect(page).toHaveURL(/\/upload\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Your pass is ready' })).toBeVisible();
    await expect(page.getByRole('figure', { name: /Preview of/ })).toContainText('LIS');
    await expect(page.locator('.pass-face'), 'in its own colours').not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    const right = page.getByRole('button', { name: 'Yes', exact: true });
    await right.click();
    await expect(right, 'what was said stands on the page that it leads to').toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Tell us what was wrong' })).toBeVisible();
    await expect(page.getByRole('link', { name: /correct it/i }), 'which needs script').toHaveCount(0);
    await page.getByRole('link', { name: 'See where it was read' }).click();
    await expect.poll(() => page.locator('main noscript').innerHTML()).toBe('Changing a value needs JavaScript.');
    await page.goto('/upload/form');
    await fill();
    await expect(page.getByRole('alert')).toHaveText(/^Too many requests\. Please try again in \d+ seconds\.$/);
    expect(refused()).toBe(true);
  });

  test('is told what needs one, and how else it goes', async ({ page }) => {
    for (const path of ['/', '/upload', '/pdf-to-pkpass']) {
      await page.goto(path);
      expect(await page.locator('main noscript').innerHTML()).toContain('href="/upload/form"');
    }
    await page.goto('/status');
    await expect(page.locator('main noscript a')).toHaveAttribute('href', '/v1/health');
    await page.goto('/feedback/2e1f9a52-6a3e-4c7b-9d55-0a4b5c6d7e8f');
    expect(await page.locator('main noscript').innerText()).toContain('The form needs JavaScript.');
    await page.goto('/api');
    for (const text of ['Quick start', 'For programs', /POST\s*\/v1\/pipeline$/, /GET\s*\/v1\/health$/])
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await page.goto('/how-it-works');
    await page.getByText('Is it free?').click();
    await expect(page.getByText('There is no account, no trial')).toBeVisible();
    await page.goto('/examples');
    await page.getByRole('button', { name: 'Enlarge: Train Ticket' }).first().click();
    const viewer = page.getByRole('dialog', { name: 'Train Ticket, before and after' });
    await expect(viewer).toBeVisible();
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
  });
});
