import { playEnd } from './played.ts';
import { type Seen, sendFile, waitForPass } from './take.ts';

/** What follows a result: what was tapped and said of it, and a page on which a code is pointed at. */
export async function takeAfter(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  const { result, failed } = words;
  await sendFile(seen, 'web/public/samples/boarding-pass.pdf');
  await waitForPass(seen);
  await page.getByRole('link', { name: result.add, exact: true }).click();
  await page.getByRole('status').filter({ hasText: result.downloaded }).waitFor();
  await page.getByRole('button', { name: result.verdict.no, exact: true }).click();
  await page.getByRole('link', { name: result.verdict.correct }).waitFor();
  await take('upload-done-said');
  const stop = await playEnd(seen, 'ticket.none', 3);
  await sendFile(seen, 'web/public/samples/boarding-pass.pdf');
  await page.getByText(failed.crop.title).click();
  await page.getByRole('slider').first().waitFor();
  await page.getByRole('status').filter({ hasText: words.convert.human.verified }).waitFor();
  await take('upload-crop');
  await stop();
}
