import { openPage, type Seen, takeDragging } from './take.ts';

/** What opens above a page or within it, and what a page says of trouble of its own. */
export async function takeOverlays(seen: Seen): Promise<void> {
  await takeViewer(seen);
  await takeNewsletter(seen);
  await takeMenu(seen);
  await takeDragging(seen, '/how-it-works', 'drop');
  await takeOffer(seen);
  await takeAnswers(seen);
  await takeReference(seen);
  await takeStatus(seen);
}

async function takeViewer(seen: Seen): Promise<void> {
  const { page, words, glimpse } = seen;
  const { pictures } = words.layout;
  await openPage(seen, '/examples');
  await page
    .getByRole('button', { name: pictures.enlarge(pictures.titles.train) })
    .first()
    .click();
  await glimpse('examples-viewer');
  await page.keyboard.press('Escape');
}

async function takeNewsletter({ page, words, glimpse }: Seen): Promise<void> {
  const { newsletter } = words.layout;
  await page.evaluate(`dispatchEvent(new Event('open-waitlist'))`);
  await page.getByRole('dialog', { name: newsletter.title }).waitFor(); // it is fetched when it is wanted first
  await glimpse('newsletter');
  await page.getByLabel(newsletter.email).fill('ada@example');
  await page.getByRole('button', { name: newsletter.submit }).last().click();
  await page.getByRole('alert').waitFor();
  await glimpse('newsletter-refused');
  await page.getByLabel(newsletter.email).fill('ada@example.org');
  await page.getByRole('button', { name: newsletter.submit }).last().click();
  await page.getByText(newsletter.done).waitFor();
  await glimpse('newsletter-done');
  await page.keyboard.press('Escape');
}

async function takeMenu({ page, words, glimpse }: Seen): Promise<void> {
  const menu = page.getByRole('button', { name: words.layout.header.openMenu });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await glimpse('menu');
}

/** The offer of a language that the browser would rather have, on a page of this one. */
async function takeOffer({ page, at, take }: Seen): Promise<void> {
  const wish = at('/') === '/' ? 'de' : 'en';
  const other = await page.context().newPage();
  await other.route('**/contribute', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'accept-language': wish } }),
  );
  await other.goto(at('/contribute'));
  await other.locator('aside.language-offer').waitFor();
  await take('language-offer', other);
  await other.close();
}

async function takeAnswers(seen: Seen): Promise<void> {
  const { page, take } = seen;
  await openPage(seen, '/how-it-works');
  await page.evaluate(`document.querySelectorAll('details').forEach((each) => { each.open = true; })`);
  await take('how-it-works-answers');
  await openPage(seen, '/pdf-to-pkpass');
  await page.evaluate(`document.querySelectorAll('details').forEach((each) => { each.open = true; })`);
  await take('pdf-to-pkpass-answers');
}

async function takeReference(seen: Seen): Promise<void> {
  const { page, take } = seen;
  const { api } = seen.words;
  await openPage(seen, '/api');
  await page.getByRole('tab', { name: api.tabs.authentication }).click();
  await page.getByRole('button', { name: api.authentication.generate }).click();
  const [before = '', after = ''] = api.authentication.left('|').split('|');
  await page.getByText(new RegExp(`${before}\\d:\\d\\d${after}`)).waitFor();
  await take('api-authentication');
  await page.getByRole('tab', { name: api.tabs.pipeline }).click();
  await take('api-pipeline');
  await page.getByRole('tab', { name: api.tabs.health }).click();
  await take('api-health');
}

async function takeStatus(seen: Seen): Promise<void> {
  const { page, words, take } = seen;
  await page.route('**/v1/health', (route) => route.abort());
  await openPage(seen, '/status');
  await page.getByText(words.status.failedLead).waitFor();
  await take('status-failed');
  await page.unroute('**/v1/health');
}
