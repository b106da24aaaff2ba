import { ended, id, pollingAnswers } from './answers.ts';
import { expect, expectAccessible, files, open, send, test } from './page-test.ts';

// What is played by a test has no previews; the console tells of it.
test.afterEach(({ troubles }) => {
  troubles.length = 0;
});

test.describe('passes that are ready', () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      number: at + 1,
      title: 'Play',
      kind: 'event',
      download_url: `/v1/pipeline/${id}/passes/${at + 1}`,
      proof: 'equal',
      problems: [],
    }));
  const completed = (count: number, urls: readonly string[]) =>
    ended({
      status: 'completed',
      result: {
        passes: { pass_count: count, items: items(count) },
        problems: [],
        download_url: urls[0],
        download_urls: urls,
      },
    });

  test('more than a bundle holds: come in parts', async ({ page }) => {
    await pollingAnswers(page, completed(12, ['/v1/a', '/v1/b']));
    await expect(page.getByText('Your 12 passes are ready')).toBeVisible();
    await expect(page).toHaveTitle(/^Your 12 passes are ready · /);
    await expect(page.getByRole('link', { name: 'Add to Apple Wallet, part 1' })).toHaveAttribute('href', '/v1/a');
    await expect(page.getByRole('link', { name: 'Add to Apple Wallet, part 2' })).toHaveAttribute('href', '/v1/b');
    for (const [part, count] of [
      [1, '(10 passes)'],
      [2, '(2 passes)'],
    ] as const)
      await expect(page.getByRole('link', { name: `Add to Apple Wallet, part ${part}` })).toContainText(count);
    await expect(page.getByText('The preview could not be loaded. The pass itself is ready.')).toBeVisible();
    await page.getByRole('checkbox', { name: '12 · Play' }).uncheck();
    await expect(page.getByRole('link', { name: 'Add to Apple Wallet, part 2' })).toHaveAttribute('href', /\?only=11$/);
  });

  test('those whose day is over: wait to be switched on, each shown small in its colours', async ({ page }) => {
    const [old, next] = items(2);
    const past = {
      code: 'ticket.past',
      message: 'This ticket was for 3 May 2025.',
      advice: 'The pass was made all the same.',
    };
    const look = {
      background: 'rgb(1, 2, 3)',
      foreground: 'rgb(255, 255, 255)',
      label: 'rgb(255, 255, 255)',
      code: 'square',
    };
    const both = [
      { ...old, problems: [past] },
      { ...next, look },
    ];
    const result = { passes: { pass_count: 2, items: both }, problems: [], download_url: '/v1/a', download_urls: [] };
    await pollingAnswers(page, ended({ status: 'completed', result }));
    await expect(page.getByRole('checkbox', { name: '1 · Play' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: '2 · Play' })).toBeChecked();
    await expect(page.getByRole('link', { name: 'Add to Apple Wallet (1 pass)' })).toHaveAttribute('href', /\?only=2$/);
    await expect(page.locator('a svg rect[fill="rgb(1, 2, 3)"]')).toBeVisible();
  });

  test('that belong together: stand under a heading of their own, within the outline of the page', async ({ page }) => {
    const [first, second] = items(2);
    const both = [
      { ...first, group: 'Bergen – Voss' },
      { ...second, group: 'Voss – Bergen' },
    ];
    const result = { passes: { pass_count: 2, items: both }, problems: [], download_url: '/v1/a', download_urls: [] };
    await pollingAnswers(page, ended({ status: 'completed', result }));
    await expect(page.getByRole('heading', { name: 'Bergen – Voss' })).toBeVisible();
    await expectAccessible(page);
  });

  test('that had a code of their own: whoever follows it once it is switched off is told so', async ({
    page,
    request,
  }) => {
    await open(page, '/upload');
    await send(page, files.pdf);
    await expect(page.getByText('Your pass is ready')).toBeVisible();
    const share = `/v1/pipeline/${new URL(page.url()).pathname.split('/').at(-1)}/passes/1/share`;
    const { url } = await (await request.post(share)).json();
    await request.delete(share);
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    await expect(page.getByText('was switched off, or its time is over. Ask whoever showed it to you')).toBeVisible();
    await expectAccessible(page);
  });

  test('without script: offer nothing that would not work', async ({ page, browser }) => {
    await open(page, '/upload');
    await send(page, files.family);
    await expect(page.getByText('Your 3 passes are ready')).toBeVisible();
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(page.url());
    await expect(plain.getByText('Your 3 passes are ready')).toBeVisible();
    await expect(plain.getByRole('group', { name: 'Which passes?' }).getByRole('link')).toHaveCount(6);
    await expect(plain.getByRole('group', { name: 'Which passes?' }).getByRole('button')).toHaveCount(0);
    await plain.close();
  });

  test('with long names: fit on the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const long = 'An evening of songs by composers whose names nobody can say without taking a breath';
    const named = items(2).map((item) => ({ ...item, title: long }));
    const result = { passes: { pass_count: 2, items: named }, problems: [], download_url: '/v1/a', download_urls: [] };
    await pollingAnswers(page, ended({ status: 'completed', result }));
    const links = page.getByRole('link', { name: /^Add .* to Apple Wallet$/ });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      const { x, width } = (await link.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(320);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('from a place with a long name to another: show both ends whole on the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const pass = {
      organizationName: 'Air',
      logoText: 'Air',
      backgroundColor: 'rgb(0, 0, 0)',
      foregroundColor: 'rgb(255, 255, 255)',
      labelColor: 'rgb(255, 255, 255)',
      boardingPass: {
        transitType: 'PKTransitTypeAir',
        headerFields: [],
        primaryFields: [
          { key: 'from', label: 'Warszawa-Okęcie, Terminal A', value: 'WAW' },
          { key: 'to', label: 'München Franz Josef Strauß', value: 'MUC' },
        ],
        secondaryFields: [],
        auxiliaryFields: [],
        backFields: [],
      },
    };
    await page.route(`**/v1/pipeline/${id}/passes/1/preview`, (route) => route.fulfill({ json: { pass, code: null } }));
    await pollingAnswers(page, completed(1, ['/v1/a']));
    const face = (await page.locator('.pass-face').boundingBox())!;
    const ends = await Promise.all(['WAW', 'MUC'].map((end) => page.getByText(end, { exact: true }).boundingBox()));
    expect(ends[0]!.x).toBeGreaterThanOrEqual(face.x + 16);
    expect(ends[1]!.x + ends[1]!.width).toBeLessThanOrEqual(face.x + face.width - 16);
    expect(ends[0]!.x + ends[0]!.width).toBeLessThan(ends[1]!.x);
  });

  test('whose words look like markup: stay words', async ({ page }) => {
    const markup = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>';
    const field = (key: string) => [{ key, label: markup, value: markup }];
    const pass = {
      organizationName: markup,
      logoText: markup,
      backgroundColor: 'rgb(0, 0, 0)',
      foregroundColor: 'rgb(255, 255, 255)',
      labelColor: 'rgb(255, 255, 255)',
      eventTicket: {
        headerFields: field('a'),
        primaryFields: field('b'),
        secondaryFields: field('c'),
        auxiliaryFields: [],
        backFields: [{ key: 'd', label: markup, value: `javascript:alert(1) ${markup}` }],
      },
    };
    await page.route(`**/v1/pipeline/${id}/passes/1/preview`, (route) => route.fulfill({ json: { pass, code: null } }));
    await pollingAnswers(page, completed(1, ['/v1/a']));
    await expect(page.locator('.pass-face')).toContainText(markup);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Back' })).toContainText(`javascript:alert(1) ${markup}`);
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    await expect(page.locator('main img')).toHaveCount(0);
  });
});
