import { openPage, type Seen, sendFile, takeDragging } from './take.ts';

/** What can happen on `/upload` before there is a job: a file above the page, too large a file, sending, and no line to send it by. */
export async function takeBeforeSending(seen: Seen): Promise<void> {
  await takeDragging(seen, '/upload', 'upload-dragging');
  await takeRefusedFile(seen);
  await takeSending(seen);
  await takeOffline(seen);
}

async function takeRefusedFile(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  await openPage(seen, '/upload');
  const buffer = Buffer.alloc(11 * 2 ** 20);
  await page
    .getByLabel(words.convert.empty.input)
    .setInputFiles({ name: 'ticket.pdf', mimeType: 'application/pdf', buffer });
  await page.getByText(words.convert.errors.tooLarge).waitFor();
  await take('upload-too-large');
}

async function takeSending(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/v1/pipeline', async (route) => held.then(() => route.abort()));
  await sendFile(seen, 'web/public/samples/boarding-pass.pdf');
  await page.getByText(words.convert.processing.sending('boarding-pass.pdf')).waitFor();
  await take('upload-sending');
  letGo();
  await page.getByRole('alert').waitFor();
  await page.unroute('**/v1/pipeline');
}

async function takeOffline(seen: Seen): Promise<void> {
  const { page, take } = seen;
  await page.route('**/v1/pipeline', async (route) => {
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
  await sendFile(seen, 'web/public/samples/boarding-pass.pdf');
  await page.getByRole('alert').waitFor({ timeout: 90_000 });
  await take('upload-offline');
  await page.context().setOffline(false);
  await page.unroute('**/v1/pipeline');
}
