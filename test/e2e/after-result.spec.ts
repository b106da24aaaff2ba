import { ended, id, pollingAnswers } from './answers.ts';
import { expect, expectAccessible, files, open, send, shifts, test, watchShifts } from './page-test.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const add = { name: 'Add to Apple Wallet', exact: true } as const;

test.describe('a result', () => {
  test('is said to be right or not in one tap, which a reload keeps; what was wrong can be corrected', async ({
    page,
  }) => {
    await watchShifts(page);
    await open(page, '/upload');
    await send(page, files.pdf);
    const [yes, no] = ['Yes', 'No'].map((name) => page.getByRole('button', { name, exact: true }));
    await yes!.click();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible();
    await no!.click();
    await expect(no!).toHaveAttribute('aria-pressed', 'true');
    await expect(no!, 'the focus stays where the hand is').toBeFocused();
    await expectAccessible(page);
    expect(await shifts(page)).toEqual([]);
    await page.reload();
    await expect(no!).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Correct it here' }).click();
    await expect(page.getByRole('heading', { name: 'Ticket details' })).toBeVisible();
  });

  test('that is downloaded on a computer says what to do with the file', async ({ page }) => {
    await open(page, '/upload');
    await send(page, files.pdf);
    const download = page.waitForEvent('download');
    await page.getByRole('link', add).click();
    await download;
    await expect(page.getByRole('status').filter({ hasText: 'Downloaded. Open the file on an iPhone' })).toBeVisible();
  });
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: `${iphone} Version/18.6 Mobile/15E148 Safari/604.1` });

  test('a tap says that Wallet was opened, and not that the pass was added', async ({ page }) => {
    await open(page, '/upload');
    await send(page, files.pdf);
    const download = page.waitForEvent('download');
    await page.getByRole('link', add).click();
    await download;
    await expect(page.getByRole('status').filter({ hasText: 'Opened in Wallet. Tap Add there.' })).toBeVisible();
    await expect(page.getByText('Open in Safari')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('within another app of an iPhone', () => {
  test.use({ userAgent: `${iphone} Mobile/15E148` });

  test('the way to Safari comes first', async ({ page, baseURL }) => {
    await watchShifts(page);
    await open(page, '/upload');
    await send(page, files.pdf);
    const way = page.getByRole('link', { name: 'Open in Safari' });
    await expect(way).toBeVisible();
    await expect(way).toHaveAttribute('href', `x-safari-${baseURL}${new URL(page.url()).pathname}`);
    await expectAccessible(page);
    expect(await shifts(page)).toEqual([]);
  });
});

test.describe('a job that waits', () => {
  test('tells its place, which counts down', async ({ page }) => {
    let ahead = 14;
    await pollingAnswers(page, (route) => {
      const place = { ahead, seconds: 3 * ahead };
      if (ahead > 0) ahead -= 1;
      const result = { percent_complete: 0, stage: 'waiting', progress: '', place };
      return ended({ status: 'pending', created_at: Date.now() / 1000, result })(route);
    });
    await expect(page.getByText(/^1[0-4] files are ahead of yours, about \d\d s$/)).toBeVisible();
    await expect(page.getByText('1 file is ahead of yours, about 3 s')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('You are next')).toBeVisible();
  });
});

test.describe('a page on which no code was found', () => {
  const page1 = `/v1/pipeline/${id}/pages/1`;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#fff"/></svg>';

  test('is shown, and a part of it can be pointed at by keys and by hand, which is sent as a picture', async ({
    page,
    troubles,
  }) => {
    const problems = [{ code: 'ticket.none', message: 'No code was found.', advice: '' }];
    const passes = { pass_count: 0, reason: 'No code was found.', items: [] };
    const pages = [1, 2].map((number) => ({ url: page1.replace(/1$/, String(number)), width: 800, height: 1000 }));
    await page.route(`**/v1/pipeline/${id}/pages/*`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: svg }),
    );
    await pollingAnswers(page, ended({ status: 'completed', result: { passes, problems, pages } }));
    await expect(page.getByRole('img', { name: /^The page that we looked at: Page [12] of 2$/ })).toHaveCount(2);
    await page.getByText('Show us the code').click();
    const [way, words, form] = await Promise.all(
      [
        page.getByRole('link', { name: 'Tell us about it' }),
        page.getByText('We are sorry.'),
        page.locator('details form'),
      ].map((each) => each.boundingBox()),
    );
    expect(words!.y, 'what to tell us stands below the way to do so').toBeGreaterThan(way!.y);
    expect(words!.y, 'and not far below, under the page and its frame').toBeLessThan(form!.y);
    await page.getByRole('button', { name: 'Page 2 of 2' }).click();
    await page.getByRole('slider', { name: 'Size of the frame' }).press('ArrowRight');
    await expect(page.getByRole('slider', { name: 'Size of the frame' })).toHaveValue('51');
    await page.locator('button:has(.crop-frame)').click({ position: { x: 20, y: 20 } });
    await expect(page.getByRole('slider', { name: 'Up and down' })).not.toHaveValue('50');
    await expectAccessible(page);
    await page.getByRole('status').filter({ hasText: 'You are human' }).waitFor();
    const sent = page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/v1/pipeline'));
    await page.getByRole('button', { name: 'Look at this part' }).click();
    expect((await sent).postData()).toContain('filename="part.png"');
    troubles.length = 0; // the job that is played has no more to give
  });
});
