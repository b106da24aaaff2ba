import { created, uploadAnswers, uploadAnswersOnce } from './answers.ts';
import { expect, expectAccessible, files, open, test } from './page-test.ts';

// The console of a browser tells of every refusal; here they are wanted.
test.afterEach(({ troubles }) => {
  troubles.length = 0;
});

test.describe('an upload that is refused', () => {
  /** LIST: status, headers and body → what is said, and for how long it waits; never the same twice in a row. */
  const rows: readonly [
    string,
    { status: number; headers?: Record<string, string>; json?: object },
    string,
    number?,
  ][] = [
    [
      '429 with Retry-After',
      { status: 429, headers: { 'Retry-After': '42' } },
      'Too many requests. Please try again in 42 seconds.',
      42,
    ],
    ['429 without', { status: 429 }, 'Too many requests. Please try again later.', 60],
    ['400', { status: 400, json: { detail: 'The form has no valid boundary.' } }, 'The form has no valid boundary.'],
    ['413', { status: 413, json: { detail: 'x' } }, 'File is too large. Please try a smaller file.'],
    ['401', { status: 401 }, 'Human verification failed. Please try again.'],
    ['422 with a sentence', { status: 422, json: { detail: 'The file is empty.' } }, 'The file is empty.'],
    ['403', { status: 403 }, 'Human verification failed. Please try again.'],
    ['422 without', { status: 422, json: {} }, 'The content could not be converted to an Apple Wallet pass.'],
    [
      '422 about the token',
      { status: 422, json: { detail: [{ loc: ['body', 'cf_turnstile_response'], msg: 'x' }] } },
      'Human verification failed. Please try again.',
    ],
    ['another error', { status: 503, json: { message: 'We are full.' } }, 'We are full.'],
    ['an error without words', { status: 500 }, 'Failed to process file'],
    ['an answer without an id', { status: 202, json: { status: 'pending' } }, 'Invalid response from server'],
  ];
  for (const [name, answer, text, wait] of rows.filter(([, , , wait]) => wait)) {
    test(`${name}: ${text}`, async ({ page }) => {
      await uploadAnswersOnce(page, (route) => route.fulfill(answer));
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page.getByRole('button', { name: `Wait ${wait} s` })).toBeDisabled();
      await page.clock.resume();
      await expectAccessible(page);
    });
  }

  test('is said in its own words, and can be sent again at once', async ({ page }) => {
    const others = rows.filter(([, , , wait]) => !wait);
    const left = others.values();
    await uploadAnswers(page, (route) => route.fulfill(left.next().value![1]));
    for (const [at, [name, , text]] of others.entries()) {
      await test.step(`${name}: ${text}`, async () => {
        const answered = at > 0 ? page.waitForResponse('**/v1/pipeline') : undefined;
        if (answered) await page.getByRole('button', { name: 'Process File' }).click();
        await answered;
        await expect(page.getByRole('alert')).toHaveText(text);
        // Each attempt uses up its token; the next one comes by itself.
        await expect(page.getByRole('status').filter({ hasText: /^You are human/ })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Process File' })).toBeEnabled();
      });
    }
  });

  test('429: another file has to wait too, and the button comes back when the time is over', async ({ page }) => {
    await uploadAnswersOnce(page, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '42' } }));
    await expect(page.getByRole('button', { name: 'Wait 42 s' })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove this file' }).click();
    await page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail').setInputFiles(files.family);
    await expect(page.getByRole('alert')).toHaveText('Please wait 42 more seconds before trying again.');
    await page.clock.runFor(43_000);
    await expect(page.getByRole('button', { name: 'Process File' })).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('429 with X-RateLimit-Reset alone counts down to it', async ({ page }) => {
    await uploadAnswersOnce(page, (route, now) =>
      route.fulfill({ status: 429, headers: { 'X-RateLimit-Reset': String(Math.ceil(now / 1000) + 30) } }),
    );
    await expect(page.getByRole('alert')).toHaveText(/^Too many requests. Please try again in (30|31) seconds.$/);
  });
});

test.describe('an upload without an answer', () => {
  test('that something blocked, on this very machine: counts as too many', async ({ page }) => {
    await uploadAnswersOnce(page, (route) => route.abort());
    await expect(page.getByRole('alert')).toHaveText('Too many requests. Please try again in 60 seconds.');
    await expect(page.getByRole('button', { name: 'Wait 60 s' })).toBeDisabled();
  });

  test.describe('at an address that is not this machine', () => {
    test.use({ baseURL: `http://passlift.localhost:${process.env.E2E_PORT}` });

    test('that something blocked: says so and waits 30 seconds', async ({ page }) => {
      await uploadAnswersOnce(page, (route) => route.abort());
      await expect(page.getByRole('alert')).toHaveText(
        'Server communication error. This may be due to CORS or rate limiting.',
      );
      await expect(page.getByRole('button', { name: 'Wait 30 s' })).toBeDisabled();
    });
  });

  test('to a server that is away: says so and waits 20 seconds', async ({ page }) => {
    await page.route('**/v1/health', (route) => route.abort());
    await uploadAnswersOnce(page, (route) => route.abort());
    await expect(page.getByRole('alert')).toHaveText('Network or CORS error. Please ensure the API server is running.');
    await expect(page.getByRole('button', { name: 'Wait 20 s' })).toBeDisabled();
  });

  test('without network', async ({ page, context }) => {
    await uploadAnswers(page, async (route) => {
      await context.setOffline(true);
      await route.abort();
    });
    await expect(page.getByRole('alert')).toHaveText(
      'Network connection issue. Please check your internet connection.',
    );
  });

  test('for minutes: the operation took too long', async ({ page }) => {
    await page.addInitScript(() => {
      AbortSignal.timeout = () => AbortSignal.abort(new DOMException('', 'TimeoutError'));
    });
    await uploadAnswers(page, (route) => route.fulfill({ status: 202, json: created }));
    await expect(page.getByRole('alert')).toHaveText('The operation took too long. Please try again later.');
  });
});

test.describe('the page of a job that cannot be looked at', () => {
  test('says that too much was asked, and when to come back', async ({ page }) => {
    await open(page, '/upload/1d0f9a52-6a3e-4c7b-9d55-0a4b5c6d7e8f');
    await page.getByRole('main').getByRole('link', { name: 'Convert Now' }).click();
    await expect(page).toHaveURL('/upload');
    // What stands between us and the server may refuse without a sentence.
    await page.route('**/v1/pipeline/*', (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '42' } }));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'This cannot be shown right now' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Too many requests. Please try again in 42 seconds.');
    await expectAccessible(page);
  });
});
