import { failureText } from '#src/jobs/failure-text.ts';
import type { ProblemCode } from '#src/problems.ts';
import { wordsIn } from '../../web/messages/server-words.ts';
import { created, ended, id, pollingAnswers } from './answers.ts';
import { expect, files, open, test } from './page-test.ts';

// The console of a browser tells of every refusal; here they are wanted.
test.afterEach(({ troubles }) => {
  troubles.length = 0;
});

test.describe('a job that ends badly', () => {
  /** LIST: the job → what is said. */
  const rows: readonly [string, object, string][] = [
    ['failed with a reason', { status: 'failed', error: 'This PDF needs a password.' }, 'This PDF needs a password.'],
    ['failed without', { status: 'failed' }, 'An unknown error occurred'],
    [
      'failed with a code of its own',
      { status: 'failed', error: 'The file is empty.', error_code: 'document.empty' },
      'The file is empty.',
    ],
    [
      'no passes',
      { status: 'completed', result: { passes: { pass_count: 0, reason: 'This is a menu.' } } },
      'This is a menu.',
    ],
    [
      'not eligible',
      { status: 'completed', result: { passes: { pass_count: 0 }, eligibility: { is_valid_pass: false } } },
      'The content could not be converted to an Apple Wallet pass.',
    ],
  ];
  for (const [name, job, text] of rows) {
    test(`${name}: ${text}`, async ({ page }) => {
      await pollingAnswers(page, ended(job));
      await expect(page.getByRole('heading', { name: 'Pass could not be generated' })).toBeFocused();
      await expect(page.getByText('We are sorry.')).toBeVisible();
      const photo = page.getByText('A photo straight from above');
      await expect(photo, 'a photo helps nobody with this').toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page.getByRole('link', { name: 'Tell us about it' })).toHaveAttribute('href', `/feedback/${id}`);
      await page.getByRole('main').getByRole('link', { name: 'Convert Another File' }).click();
      await expect(page.getByText('Drop your ticket here')).toBeVisible();
    });
  }

  test('is given no tips where another file would not help, and not asked whether it is a ticket', async ({ page }) => {
    const error = 'The file was lost before it could be converted.';
    await pollingAnswers(page, ended({ status: 'failed', error, error_code: 'job.lost' }));
    await expect(page.getByRole('alert')).toHaveText(error);
    await expect(page.getByRole('heading', { name: 'What often helps' })).toHaveCount(0);
    await expect(page.getByText('We are sorry.')).toBeVisible();
    await expect(page.getByText('If it is a ticket after all')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Tell us about it' })).toBeVisible();
  });

  test('is not asked whether it is a ticket where nobody doubted that', async ({ page }) => {
    await pollingAnswers(page, ended({ status: 'failed', error: 'Broken.', error_code: 'document.unreadable' }));
    await expect(page.getByText('We are sorry.')).toBeVisible();
    await expect(page.getByText('If it is a ticket after all')).toHaveCount(0);
  });

  test('says why there is no pass before what was not read, in other languages, too', async ({ page }) => {
    const problems = [
      { code: 'document.too-many-pages', message: 'x', advice: 'y', values: { read: 20, pages: 34 } },
      { code: 'paper.cancelled', message: 'x', advice: 'y', values: { what: 'x' } },
    ];
    const { convert } = wordsIn('de');
    await page.route('**/v1/pipeline', (route) => route.fulfill({ status: 202, json: created }));
    await page.route(
      `**/v1/pipeline/${id}*`,
      ended({ status: 'completed', result: { passes: { pass_count: 0, reason: 'x' }, problems } }),
    );
    await open(page, '/de/upload');
    await page.getByLabel(convert.empty.input).setInputFiles(files.pdf);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: convert.chosen.process }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Hier steht, dass eine Buchung storniert wurde; es gibt also kein Ticket mehr. Haben Sie neu gebucht, schicken Sie das neue Ticket.',
    );
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      'Wir haben die ersten 20 von 34 Seiten gelesen. Schicken Sie die übrigen Seiten als eigene Datei.',
    ]);
  });

  /** LIST: what it is instead of a ticket → what helps beside what the problem itself advises. */
  const helped: readonly [string, string, readonly RegExp[]][] = [
    ['a picture on which nothing can be read', 'paper.blank', [/^A photo from closer up/]],
    ['a picture that can hardly be read', 'paper.unclear', [/^A photo from closer up/, /its small preview/]],
    ['a receipt', 'paper.receipt', [/^The page that says when and where/, /^The PDF or e-mail/]],
    ['a menu', 'paper.menu', []],
    ['a newsletter', 'paper.newsletter', []],
    ['a specimen', 'paper.specimen', []],
  ];
  for (const [name, code, tips] of helped)
    test(`is given the tips that help against ${name}`, async ({ page }) => {
      const advice = 'Do this first.';
      const passes = { pass_count: 0, reason: 'This is no ticket.' };
      const problems = [{ code, message: passes.reason, advice }];
      await pollingAnswers(page, ended({ status: 'completed', result: { passes, problems } }));
      const list = page.locator('section').filter({ has: page.getByRole('heading', { name: 'What often helps' }) });
      await expect(list.getByRole('listitem')).toHaveText([advice, ...tips]);
      await expect(page.getByText('If it is a ticket after all')).toBeVisible();
    });

  /** LIST: what went wrong → what helps that the sentence above has not said. */
  const unsaid: readonly [string, ProblemCode, readonly RegExp[]][] = [
    ['a code that changes', 'ticket.dynamic', []],
    ['a file that was cut off', 'document.unreadable', [/^Wait until the download is complete/]],
    ['a photo of a kind that we cannot read', 'document.heic', [/^The PDF or e-mail/]],
    ['a file that was read in part', 'document.partly-read', []],
    ['a booking that was cancelled', 'paper.cancelled', []],
    ['a file with nothing in it', 'document.empty', [/^The PDF or e-mail/, /^A screenshot/]],
  ];
  for (const [name, code, tips] of unsaid)
    test(`is given no tip twice against ${name}`, async ({ page }) => {
      const error = failureText(code, { what: 'This says that a booking was cancelled.' });
      await pollingAnswers(page, ended({ status: 'failed', error, error_code: code }));
      await expect(page.getByRole('alert')).toHaveText(error);
      const list = page.locator('section').filter({ has: page.getByRole('heading', { name: 'What often helps' }) });
      await expect(list.getByRole('listitem')).toHaveText([...tips]);
    });

  test('a PDF that needs a password is no failure: it is asked for', async ({ page }) => {
    const job = { status: 'failed', error: 'This PDF needs a password.', error_code: 'document.locked' };
    await pollingAnswers(page, ended(job));
    await expect(page.getByRole('heading', { name: 'This PDF needs a password' })).toBeFocused();
    await expect(page.getByLabel('Password of this PDF')).toHaveAttribute('type', 'password');
    await expect(page.getByText('We are sorry.')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Tell us about it' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Convert Another File' }).click();
    await expect(page.getByText('Drop your ticket here')).toBeVisible();
  });

  test('a lost connection is said and tried again five times', async ({ page }) => {
    let calls = 0;
    const seen = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    await pollingAnswers(page, async (route) => {
      calls++;
      // What is said stands until the next attempt has failed too.
      if (calls === 2) await seen[0].promise;
      if (calls === 4) await seen[1].promise;
      return calls < 4 ? route.abort() : ended({ status: 'failed', error: 'Done' })(route);
    });
    await expect(page.getByText('Connection issue. Retrying (1/5)...')).toBeVisible();
    seen[0].resolve();
    await expect(page.getByText('Connection issue. Retrying (3/5)...')).toBeVisible();
    seen[1].resolve();
    await expect(page.getByRole('alert')).toHaveText('Done');
  });

  test('404, 422 and 429 are never tried again', async ({ page }) => {
    let calls = 0;
    await pollingAnswers(page, async (route) => {
      calls++;
      await route.fulfill({ status: 429, headers: { 'Retry-After': '7' } });
    });
    await expect(page.getByRole('alert')).toHaveText('Too many requests. Please try again in 7 seconds.');
    expect(calls).toBe(1);
  });

  test('polling ends after 300 seconds', async ({ page }) => {
    await page.clock.install();
    const polled = page.waitForRequest(/\/v1\/pipeline\/[0-9a-f-]+\?wait=/);
    await pollingAnswers(page, ended({ status: 'processing' }));
    await expect(page.getByText('Making your pass')).toBeVisible();
    await polled;
    await page.clock.fastForward(301_000);
    await expect(page.getByRole('alert')).toHaveText('Polling timed out after 300 seconds');
  });
});
