import type { Page, Route } from '@playwright/test';
import { files, open, send, stopClock } from './page-test.ts';

/** The job that every upload becomes where the server is played by a test. */
export const id = '1d0f9a52-6a3e-4c7b-9d55-0a4b5c6d7e8f';

/** The job as it begins. */
export const created = {
  id,
  status: 'pending',
  created_at: 1,
  completed_at: null,
  error: null,
  error_code: null,
  result: null,
};

/** Answers a poll with a job that has got on. */
export const ended = (job: object) => (route: Route) => route.fulfill({ json: { ...created, ...job } });

/** Lets the server answer an upload in its own way; everything else is real. */
export async function uploadAnswers(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/v1/pipeline', answer);
  await open(page, '/upload');
  await send(page, files.pdf);
}

/**
 * The same on a page whose clock stands still from the answer on, so that what counts down can be read at leisure. The
 * answer gets the time at which it stands, in milliseconds.
 */
export async function uploadAnswersOnce(
  page: Page,
  answer: (route: Route, now: number) => Promise<void>,
): Promise<void> {
  await page.clock.install();
  await uploadAnswers(page, async (route) => answer(route, await stopClock(page)));
}

/** Lets an upload succeed and polling answer in its own way. */
export async function pollingAnswers(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**/v1/pipeline/${id}*`, (route) =>
    route.request().method() === 'GET' ? answer(route) : route.fulfill({ status: 204 }),
  );
  await uploadAnswers(page, (route) => route.fulfill({ status: 202, json: created }));
}
