import { expect, expectAccessible, files, holdNext, open, send, shifts, test, watchShifts } from './page-test.ts';

const ready = 'Your pass is ready';

test.describe('the address of a job', () => {
  test('is there from the first second; reload, back, another tab and a lost line lose nothing; then it says that all is gone', async ({
    page,
    context,
    request,
    browser,
    troubles,
  }) => {
    await watchShifts(page);
    await open(page, '/upload');
    const letGo = await holdNext(page, '**/v1/pipeline/*');
    await send(page, files.pdf);
    await expect(page).toHaveURL(/\/upload\/[0-9a-f-]{36}$/);
    const address = page.url();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await context.setOffline(true);
    letGo();
    await expect(page.getByText(/^Connection issue. Retrying \(\d\/5\)\.\.\.$/)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Please check your internet connection.');
    expect(await page.getByRole('main').getByRole('status').innerText(), 'nobody knows more than that').toMatch(
      /^Connection issue/,
    );
    await context.setOffline(false);
    await expect(page.getByText(ready)).toBeVisible();
    expect(await shifts(page)).toEqual([]);
    troubles.length = 0; // the console tells of the lost line

    await page.reload();
    await expect(page.getByText(ready)).toBeVisible();
    await page.getByRole('link', { name: 'Support Us' }).click();
    await expect(page).toHaveURL('/contribute');
    await page.goBack();
    await expect(page.getByText(ready)).toBeVisible();
    const answer = await request.get(address);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'nofollow, noarchive, nosnippet',
      'referrer-policy': 'no-referrer',
    });
    const said = await answer.text();
    expect(said).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(said).toContain('<meta name="archive.org_bot" content="noarchive"/>');

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(address);
    await expect(plain.getByRole('heading', { level: 1, name: ready })).toBeVisible();
    await expect(plain.getByRole('figure', { name: /Preview of/ })).toBeVisible();
    const pass = (await plain.getByRole('link', { name: 'Add to Apple Wallet' }).getAttribute('href'))!;
    expect((await request.get(pass)).headers()['content-type']).toBe('application/vnd.apple.pkpass');
    await plain.getByRole('button', { name: 'Delete now' }).click();
    await expect(plain.getByRole('heading', { level: 1, name: 'This result has been deleted' })).toBeVisible();
    await plain.close();

    await page.getByRole('link', { name: 'Add to Apple Wallet' }).click();
    await expect(page, 'a link of a pass leads people on').toHaveURL(address);
    await expect(page.getByText('A pass that you have added to Wallet stays there.')).toBeVisible();
    await expectAccessible(page);
    for (const Accept of ['application/json', '*/*']) {
      const refused = await request.get(pass, { headers: { Accept } });
      expect([refused.status(), refused.headers()['content-type']]).toEqual([410, expect.stringContaining('json')]);
    }
    troubles.length = 0; // the console tells of the refusal
  });

  test('leads people on from every file of it, once all is deleted; programs read why', async ({
    page,
    request,
    troubles,
  }) => {
    await open(page, '/upload');
    await send(page, files.pdf);
    await expect(page.getByText(ready)).toBeVisible();
    const address = page.url();
    const job = `/v1/pipeline/${address.split('/').at(-1)}`;
    await request.delete(job); // from another device
    await page.getByRole('link', { name: 'Add to calendar' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: 'This result has been deleted' })).toBeVisible();
    for (const file of ['json-ld', 'passes/1', 'pages/1']) {
      await page.goto(`${job}/${file}`);
      await expect(page, file).toHaveURL(address);
      expect((await request.get(`${job}/${file}`)).headers()['content-type'], file).toContain('json');
    }
    troubles.length = 0; // the console tells of the refusals
  });

  test('whose time runs out while somebody reads further down: says so in sight, and nothing moves', async ({
    page,
    context,
  }) => {
    await open(page, '/upload');
    await send(page, files.family);
    await expect(page.getByText('Your 3 passes are ready')).toBeVisible();
    for (const down of [0, 300, 900, 1200]) {
      const reader = await context.newPage();
      await reader.setViewportSize({ width: 390, height: 844 });
      await watchShifts(reader);
      await reader.clock.install();
      await open(reader, page.url());
      await reader.mouse.wheel(0, down);
      await expect.poll(() => reader.evaluate(() => window.scrollY)).toBe(down);
      await reader.clock.fastForward(3_700_000);
      await expect(reader.getByRole('heading', { name: 'This result has been deleted' })).toBeInViewport();
      await expect(reader.getByText('It was kept until')).toBeInViewport();
      expect(await shifts(reader), `from ${down} pixels down`).toEqual([]);
      await reader.close();
    }
  });

  test('that nobody knows: says so and offers the next step', async ({ page, troubles }) => {
    const answer = await page.goto('/upload/1d0f9a52-6a3e-4c7b-9d55-0a4b5c6d7e8f');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'There is nothing at this address' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Convert Now' }).click();
    await expect(page).toHaveURL('/upload');
    troubles.length = 0; // the console tells of the 404
  });
});
