import { buildPdf, encryption } from '#test/support/pdf-files.ts';
import { type Seen, sendFile, waitForPass } from './take.ts';

/** Files that need a password or hold no ticket, and a server that has had enough. */
export async function takeTrouble(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  await takeLocked(seen);
  await sendFile(seen, 'test/corpus/inputs/008-de-newsletter-negative-eml.eml');
  await page.getByRole('heading', { name: words.result.failed }).waitFor({ timeout: 90_000 });
  await take('upload-failed');
  await page.goto((await page.getByRole('link', { name: words.failed.feedback }).getAttribute('href'))!);
  await page.getByRole('heading', { name: words.feedback.failedHeading }).waitFor();
  await take('feedback-failed');
  await page.route('**/v1/pipeline', (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '42' } }));
  await sendFile(seen, 'test/e2e/family-tickets.pdf');
  await page.getByRole('alert').waitFor();
  await take('upload-limited');
  await page.unroute('**/v1/pipeline');
}

async function takeLocked(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  const { password } = words.failed;
  const locked = buildPdf([{ content: '' }], { trailer: encryption({ opens: true, password: 'Geheim 7' }) });
  await sendFile(seen, { name: 'ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from(locked) });
  await page.getByLabel(password.label).waitFor({ timeout: 90_000 });
  await take('upload-locked');
  await page.getByLabel(password.label).fill('geheim');
  await page.getByRole('status').filter({ hasText: words.convert.human.verified }).waitFor();
  await page.getByRole('button', { name: password.send }).click();
  await page.getByText(password.wrong).waitFor({ timeout: 90_000 });
  await take('upload-locked-wrong');
}

/** What is said when the content is gone: by its owner's wish, and by the clock. */
export async function takeEnds(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  const { result } = words;
  const gone = page.getByRole('heading', { name: result.gone.title });
  await sendFile(seen, 'web/public/samples/boarding-pass.pdf');
  await waitForPass(seen);
  await takeUnread(seen);
  await page.getByRole('button', { name: result.deleteNow }).click();
  await gone.waitFor();
  await take('upload-deleted');
  await page.route('**/v1/pipeline/*', async (route) => {
    const response = await route.fetch();
    const job = await response.json();
    const result = job.result && { ...job.result, expires_at: Date.now() / 1000 - 60 };
    await route.fulfill({ response, json: { ...job, result } });
  });
  await sendFile(seen, 'web/public/samples/boarding-pass.pdf');
  await gone.waitFor({ timeout: 90_000 });
  await take('upload-expired');
}

/** The job that the page is on, come back to when too much was asked before. */
async function takeUnread({ page, words, take }: Seen): Promise<void> {
  const { result } = words;
  const polls = '**/v1/pipeline/*';
  await page.getByRole('link', { name: result.support, exact: true }).click();
  await page.waitForURL(/contribute$/);
  await page.route(polls, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '42' } }));
  await page.goBack();
  await page.getByRole('heading', { name: result.unread }).waitFor();
  await take('upload-unread');
  await page.unroute(polls);
  await page.getByRole('link', { name: result.lookAgain }).click();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: result.deleteNow }).waitFor();
}
