import { expect, expectAccessible, open, test } from './page-test.ts';

test.describe('How It Works', () => {
  test('answers every topic at an address of its own', async ({ page }) => {
    await open(page, '/how-it-works#faq');
    await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeInViewport();
    for (const step of ['Upload or Forward', 'AI Extraction', 'Instant Delivery'])
      await expect(page.getByRole('heading', { name: step })).toBeVisible();
    const topics = [
      'free',
      'content',
      'speed',
      'security',
      'failure',
      'usage',
      'barcodes',
      'feedback',
      'size',
      'rights',
    ];
    for (const topic of [...topics, 'analytics', 'binary', 'third-parties'])
      await expect(page.locator(`details#faq-${topic} summary`)).toBeVisible();
    for (const summary of await page.locator('details summary').all()) await summary.click();
    await expect(page.locator('#faq-rights')).toContainText('within 30 days');
    await expectAccessible(page);
  });
});

test.describe('Examples', () => {
  const titles = [
    'Concert Ticket',
    'Flight Boarding Pass',
    'Train Ticket',
    'Movie Ticket',
    'PDF Tickets',
    'Voucher Screenshot',
  ];

  test('shows six pairs, each full screen by keyboard until Escape', async ({ page }) => {
    await open(page, '/examples');
    for (const title of titles) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('button', { name: `Enlarge: ${title}` })).toHaveCount(2);
    }
    const opener = page.getByRole('button', { name: 'Enlarge: Train Ticket, the pass made from it' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Train Ticket, before and after' });
    await expect(viewer).toBeVisible();
    await expect(viewer.getByRole('img')).toHaveCount(2);
    for (const picture of await viewer.getByRole('img').all()) await expect(picture).toBeInViewport({ ratio: 0.9 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('says before and after at one height on a phone, however high the two pictures are', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/examples');
    const tops = (words: string) =>
      page
        .getByText(words, { exact: true })
        .evaluateAll((captions) => captions.map((caption) => Math.round(caption.getBoundingClientRect().top)));
    const before = await tops('Before');
    expect(before.length).toBeGreaterThanOrEqual(titles.length);
    expect(await tops('After')).toEqual(before);
  });

  test('has every picture', async ({ page }) => {
    await open(page, '/examples');
    const pictures = await page.locator('main button img').all();
    expect(pictures).toHaveLength(12);
    for (const picture of pictures) {
      const address = (await picture.getAttribute('src'))!;
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
  });

  test('puts a placeholder where a picture fails', async ({ page, troubles }) => {
    await page.route('**/examples/concert-before*.webp', (route) => route.abort());
    await open(page, '/examples');
    await expect(page.getByText('This picture could not be loaded.')).toHaveCount(1);
    await expectAccessible(page);
    troubles.length = 0;
  });
});

test.describe('the shortcut', () => {
  test('is not advertised where there is none to download, nor mail that nobody receives', async ({ page }) => {
    await open(page, '/ios-shortcut');
    await expect(page.getByText('There is no Shortcut for this service yet.')).toBeVisible();
    await expect(page.getByText('Download the Shortcut')).toHaveCount(0);
    await expect(page.locator('main ol > li:has(svg)')).toHaveCount(0);
    await expect(page.getByText('Questions about the Shortcut')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Upload' }).first()).toBeVisible();
    await expect(page.getByText(/Upload .+ instead/), 'what the button says is not said beside it').toHaveCount(1);
  });
});

test.describe('Contact', () => {
  test('says how to reach us, and subscribes to the newsletter', async ({ page }) => {
    await open(page, '/contact');
    await expect(page.getByText('This installation has no address for questions.')).toBeVisible();
    await expect(page.getByText('Write first'), 'where there is nobody to write to').toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Subscribe to Updates' }).click();
    await expect(page.getByRole('dialog', { name: 'Stay in the loop' })).toBeVisible();
  });
});

test.describe('policies', () => {
  test('tell what is kept, why, where and how long', async ({ page }) => {
    await open(page, '/privacy');
    await expect(page.getByText('Last updated September 22, 2025')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText(['What', 'Why', 'Where', 'How long']);
    await expect(page.getByRole('row', { name: /^Job metadata/ })).toContainText('24 months');
    await expect(page.getByRole('row', { name: /^Feedback/ })).toContainText('36 months');
    await expect(page.getByRole('row', { name: /^E-mail address/ })).toContainText('24 months');
    await expect(page.getByRole('row', { name: /^Finished passes/ })).toContainText('60 minutes');
    await expect(page.getByRole('row', { name: /^Finished passes/ })).toContainText('after 20 downloads per pass');
    await expect(page.getByText('answered within 30 days')).toBeVisible();
  });

  test('have an address for each part', async ({ page }) => {
    await open(page, '/terms');
    await expect(page.getByText('Last updated September 22, 2025')).toBeVisible();
    const parts = page.getByRole('navigation', { name: 'Contents of the terms of service' }).getByRole('link');
    for (const link of await parts.all()) {
      const address = await link.getAttribute('href');
      await expect(page.locator(`section${address}`)).toHaveCount(1);
    }
  });
});

test.describe('PDF to Apple Wallet', () => {
  test('takes a file, names the limit and the other ways', async ({ page }) => {
    await open(page, '/pdf-to-pkpass');
    await expect(page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail')).toBeAttached();
    await expect(page.getByText('PDFs up to 10MB are accepted.')).toBeVisible();
    await expect(page.getByText('A multi-ticket PDF gives multiple passes')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the upload page' })).toHaveAttribute('href', '/upload');
  });
});
