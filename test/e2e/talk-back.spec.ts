import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, stopClock, test } from './page-test.ts';

const id = '2e1f9a52-6a3e-4c7b-9d55-0a4b5c6d7e8f';

function jobWith(passes: object, more: object = {}) {
  return {
    id,
    status: 'completed',
    created_at: 1,
    completed_at: 2,
    error: null,
    result: { passes, eligibility: {}, ...more },
  };
}

async function feedbackOn(page: Page, job: object, language = ''): Promise<void> {
  await page.route(`**/v1/pipeline/${id}*`, (route) => route.fulfill({ json: job }));
  await open(page, `${language}/feedback/${id}`);
}

const stars = (page: Page, group: string, count: number) =>
  page.getByRole('group', { name: group }).getByLabel(count === 1 ? '1 star' : `${count} stars`);

test.describe('feedback', () => {
  test('loads the job, saves a rating by itself, sends all and says thank you', async ({ page }) => {
    await page.clock.install();
    const saved: Record<string, unknown>[] = [];
    let release = () => {};
    let held: Promise<void> | undefined;
    await page.route(`**/v1/feedback/${id}`, async (route) => {
      await held;
      saved.push(route.request().postDataJSON());
      await route.fulfill({ json: { status: 'ok', message: 'Saved' } });
    });
    await page.route(`**/v1/pipeline/${id}`, async (route) => {
      await expect(page.getByText('Loading job information...')).toBeVisible();
      await route.fulfill({ json: jobWith({ pass_count: 1, email_sent: false }) });
    });
    await open(page, `/feedback/${id}`);
    await expect(page.getByRole('button', { name: 'Please rate your experience' })).toBeDisabled();
    await page
      .getByRole('main')
      .locator('form')
      .evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.getByRole('alert')).toHaveText('Please provide an overall rating before submitting.');
    await expectAccessible(page);
    await stopClock(page);
    await stars(page, 'Overall rating', 2).check();
    await stars(page, 'Overall rating', 4).check();
    await page.clock.runFor(600);
    await page.clock.resume();
    await expect(page.getByText('Saved')).toBeVisible();
    expect(saved.map(({ rating }) => rating)).toEqual([4]);

    await stars(page, 'Pass quality (optional)', 5).check();
    await page.getByLabel('Comment (optional)').fill('x'.repeat(1200));
    await expect(page.getByText('1000 / 1000')).toBeVisible();
    await page.getByLabel('E-mail address, if we may get back to you').fill('nobody@nowhere');
    await page.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await page.getByLabel('E-mail address, if we may get back to you').fill('nobody@nowhere.example');
    held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(page.getByRole('button', { name: 'Sending ...' })).toBeDisabled();
    release();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeInViewport();
    await expect(page, 'the id leaves the history').toHaveURL('/feedback');
    await expectAccessible(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Convert Another File' })).toHaveAttribute('href', '/upload');
    expect(saved.at(-1)).toEqual({
      rating: 4,
      comment: 'x'.repeat(1000),
      would_recommend: false,
      pass_quality: 5,
      allow_email_contact: true,
      contact_email: 'nobody@nowhere.example',
      user_uuid: null,
    });
  });

  test('moves nothing on a phone when it has saved, however long the word for it is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(`**/v1/feedback/${id}`, (route) => route.fulfill({ json: { status: 'ok', message: 'Saved' } }));
    await feedbackOn(page, jobWith({ pass_count: 1 }), '/de');
    const ease = page.getByRole('group', { name: 'Bedienung (freiwillig)' });
    const before = await ease.boundingBox();
    await page.getByRole('group', { name: 'Gesamtbewertung' }).getByLabel('5 Sterne').check();
    await expect(page.getByText('Gespeichert')).toBeVisible();
    expect(await ease.boundingBox()).toEqual(before);
  });

  test('says why there was no pass, and asks who came by mail for leave to write', async ({ page }) => {
    await feedbackOn(page, jobWith({ pass_count: 0, email_sent: true }));
    await expect(page.getByText('No passes could be generated from your file')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /You may contact me/ })).toBeVisible();
    await expect(page.getByLabel('E-mail address, if we may get back to you')).toHaveCount(0);
    await feedbackOn(page, jobWith({ pass_count: 1, email_sent: true }, { deleted: true }));
    await expect(page.getByLabel('E-mail address, if we may get back to you'), 'theirs is deleted too').toBeVisible();
    await feedbackOn(page, jobWith({ pass_count: 0 }, { eligibility: { reason_if_invalid: 'This is a menu.' } }));
    await expect(page.getByText('This is a menu.')).toBeVisible();
    await expect(page.getByText('Pass quality'), 'there is no pass to speak of').toHaveCount(0);
    await feedbackOn(page, { ...jobWith({}), status: 'failed', result: null });
    await expect(page.getByRole('group', { name: 'Overall rating' })).toBeVisible();
    await expect(page.getByLabel('E-mail address, if we may get back to you'), 'no passes to speak of').toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /You may contact me/ })).toHaveCount(0);
  });

  /** LIST: what the server answers → what is said. */
  const failures: readonly [number, object, string][] = [
    [404, {}, 'Job not found. Please check the URL and try again.'],
    [
      422,
      {
        detail: [
          { loc: ['body', 'rating'], msg: 'too many' },
          { loc: ['body', 'comment'], msg: 'too long' },
        ],
      },
      'Validation error: body.rating: too many, body.comment: too long',
    ],
    [422, { detail: 'No.' }, 'Validation error: No.'],
    [422, {}, 'Invalid feedback data. Please make sure you have selected a rating (1-5 stars) and try again.'],
    [500, {}, 'Server error. Please try again later.'],
    [403, { message: 'Not you.' }, 'Not you.'],
    [403, {}, 'Failed to submit feedback. Please try again.'],
  ];
  test('says what went wrong, and hides what saving by itself met after 5 seconds', async ({ page, troubles }) => {
    await page.clock.install();
    await feedbackOn(page, jobWith({ pass_count: 1 }));
    await page.route(`**/v1/feedback/${id}`, (route) => route.fulfill({ status: 403, json: {} }));
    await stopClock(page);
    await stars(page, 'Overall rating', 3).check();
    await page.clock.runFor(600);
    await expect(page.getByRole('alert')).toHaveText('Failed to auto-save feedback');
    await page.clock.runFor(5100);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.resume();
    for (const [status, json, text] of failures) {
      await page.unroute(`**/v1/feedback/${id}`);
      await page.route(`**/v1/feedback/${id}`, (route) => route.fulfill({ status, json }));
      await page.getByRole('button', { name: 'Send Feedback' }).click();
      // Repetitions of a 5xx wait by the clock of the page.
      if (status === 500) await page.clock.runFor(5000);
      await expect(page.getByRole('alert')).toHaveText(text);
    }
    troubles.length = 0;
  });

  test('is the 404 page for what is no job', async ({ page, troubles }) => {
    await open(page, '/feedback/00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('404')).toBeVisible();
    expect((await page.goto('/feedback/not_an_id'))?.status()).toBe(404);
    expect((await page.goto('/feedback'))?.status()).toBe(404);
    troubles.length = 0;
  });
});
