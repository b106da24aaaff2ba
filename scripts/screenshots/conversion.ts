import { codeSvg } from '../site-examples/code-svg.ts';
import { voucher } from '../site-examples/evenings.ts';
import { forgetTerms, openPage, type Seen, sendFile, waitForPass } from './take.ts';

/** From a file to its passes: one, one that needs a newer Wallet, and several. */
export async function takeConversion(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  const { convert, result } = words;
  await forgetTerms(page);
  await openPage(seen, '/upload');
  await page.getByRole('button', { name: convert.empty.sample }).click();
  await page.getByRole('status').filter({ hasText: convert.human.verified }).waitFor();
  await take('upload-chosen');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: convert.chosen.process }).click();
  await waitForPass(seen);
  await take('upload-done');
  await page.getByRole('button', { name: result.back, exact: true }).click();
  await take('upload-done-back');
  await takeWaiting(seen);
  await takeNewerWallet(seen);
  await sendFile(seen, 'test/e2e/family-tickets.pdf');
  await page.getByText(result.ready(3)).waitFor({ timeout: 90_000 });
  await waitForPass(seen);
  await take('upload-bundle');
}

/** In the middle of a longer file, told by a server that stands in; then its line is lost. */
async function takeWaiting(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  const { processing } = words.convert;
  const values = { page: 2, of: 3, line: 12, lines: 31, codes: 1 };
  const created = Date.now() / 1000;
  const result = { percent_complete: 46, stage: 'read', progress_code: 'lines', progress_values: values };
  const polls = '**/v1/pipeline/*';
  await page.route(polls, (route) =>
    route.fulfill({
      json: { id: route.request().url().split(/[/?]/).at(5), status: 'processing', created_at: created, result },
    }),
  );
  await sendFile(seen, 'test/corpus/inputs/022-fr-boarding-pass-cells-photo.jpg');
  await page.getByText(words.result.steps.found(1)).waitFor();
  await take('upload-processing');
  await page.unroute(polls);
  await page.route(polls, (route) => route.abort());
  const [retrying = ''] = processing.retrying(1, 5).split('1');
  await page.getByText(retrying).waitFor();
  await take('upload-line-lost');
  await page.unroute(polls);
  await waitForPass(seen);
  await take('upload-photo');
}

/** A voucher whose code Wallet draws since iOS 27. */
async function takeNewerWallet(seen: Seen): Promise<void> {
  const { page, take } = seen;
  const sheet = await page.context().browser()!.newPage({ viewport: voucher.size, deviceScaleFactor: 2 });
  const code = await codeSvg({ symbology: 'ean13', text: '5901234123457' });
  await sheet.setContent(voucher.markup([code]).replaceAll('BRW25-7719-0043', '5901234123457'));
  const buffer = await sheet.screenshot();
  await sheet.close();
  await sendFile(seen, { name: 'voucher.png', mimeType: 'image/png', buffer });
  await waitForPass(seen);
  await take('upload-newer-wallet');
}

/** What is asked after a pass was made, and the thanks. */
export async function takeFeedback(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  const { result, feedback } = words;
  await page.goto((await page.getByRole('link', { name: result.feedback }).getAttribute('href'))!);
  await page.getByRole('group', { name: feedback.rating }).waitFor();
  await take('feedback');
  await page.getByRole('group', { name: feedback.rating }).getByLabel(feedback.stars(5)).check();
  await page.getByText(feedback.saved, { exact: true }).waitFor();
  await take('feedback-rated');
  await page.getByRole('button', { name: feedback.submit }).click();
  await page.getByRole('heading', { name: feedback.thanks }).waitFor();
  await take('feedback-thanks');
}
