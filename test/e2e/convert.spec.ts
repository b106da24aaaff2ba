import type { APIRequestContext, Page } from '@playwright/test';
import { buildPdf, encryption } from '../support/pdf-files.ts';
import {
  accessibilityFaults,
  expect,
  expectAccessible,
  files,
  open,
  send,
  shifts,
  test,
  watchShifts,
} from './page-test.ts';

const wallet = (page: Page) => page.getByRole('link', { name: /^Add to Apple Wallet/ });

/** The file behind a link, as a phone would get it. */
async function fetched(request: APIRequestContext, page: Page) {
  const response = await request.get((await wallet(page).first().getAttribute('href'))!);
  return {
    type: response.headers()['content-type'],
    name: response.headers()['content-disposition'],
    bytes: await response.body(),
  };
}

/** Lets two files come to a page by a hand that drags or pastes. */
async function bring(page: Page, kind: 'drop' | 'paste'): Promise<void> {
  await page.evaluate((kind) => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], `${kind}ped.pdf`, { type: 'application/pdf' }));
    data.items.add(new File(['y'], 'second.pdf', { type: 'application/pdf' }));
    const event =
      kind === 'drop'
        ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
        : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    if (kind === 'drop') window.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, cancelable: true }));
    document.body.dispatchEvent(event);
  }, kind);
}

test.describe('converting', () => {
  test('a PDF: says what it waits for, and gives a pass that can be seen, added, handed over and deleted', async ({
    page,
    request,
  }) => {
    await watchShifts(page);
    await open(page, '/upload');
    const stored = () => page.evaluate(() => localStorage.getItem('passlift_user_uuid'));
    expect(await stored()).toBeNull();
    await page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail').setInputFiles(files.pdf);
    await expect(page.getByRole('button', { name: 'Accept Terms to Continue' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^You are human/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
    const upload = page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/v1/pipeline'));
    await page.getByRole('button', { name: 'Process File' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText(/^\d+%$/)).toBeVisible();
    await upload;
    expect(await stored()).toMatch(/^[0-9a-f-]{36}$/);

    await expect(page.getByText('Your pass is ready')).toBeVisible();
    const front = page.getByRole('figure', { name: /Preview of/ });
    await expect(front).toContainText('LIS');
    await expect(front).toContainText('CPH');
    expect(await shifts(page), 'nothing moves while a person waits').toEqual([]);
    await expect(page, 'the job has an address of its own').toHaveURL(/\/upload\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 }), 'focus is where the news is').toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Back' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    const pass = await fetched(request, page);
    expect(pass.type).toBe('application/vnd.apple.pkpass');
    expect(pass.name).toContain('wallet-pass.pkpass');
    expect(pass.bytes.subarray(0, 2).toString()).toBe('PK');
    await expect(page.getByRole('img', { name: 'QR code' }), 'a phone cannot reach 127.0.0.1').toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Leave Feedback' })).toHaveAttribute(
      'href',
      /^\/feedback\/[0-9a-f-]{36}$/,
    );
    await expect(page.getByRole('link', { name: 'Leave Feedback' })).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'Support Us' })).toHaveAttribute('href', '/contribute');

    const address = (await wallet(page).getAttribute('href'))!;
    await page.getByRole('button', { name: 'Delete now' }).click();
    await expect(page.getByText('Nothing of your file or your passes is left here.')).toBeVisible();
    expect((await request.get(address)).status()).toBe(410);
    await page.getByRole('main').getByRole('link', { name: 'Convert Another File' }).click();
    await expect(page.getByText('Drop your ticket here')).toBeVisible();
  });

  for (const [what, file] of [
    ['a photo', files.photo],
    ['an e-mail', files.mail],
  ] as const) {
    test(`${what}`, async ({ page, request }) => {
      await open(page, '/upload');
      await send(page, file);
      await expect(page.getByText('Your pass is ready')).toBeVisible();
      expect((await fetched(request, page)).type).toBe('application/vnd.apple.pkpass');
      await expect(
        page
          .getByRole('figure', { name: /Preview of/ })
          .locator('bdi')
          .first(),
      ).toBeVisible();
    });
  }

  test('several tickets in one PDF: a bundle, or only those that are wanted', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    await open(page, '/upload');
    await send(page, files.family);
    await expect(page.getByText('Your 3 passes are ready')).toBeVisible();
    expect(await shifts(page), 'not even where the heading needs a second line').toEqual([]);
    const all = await fetched(request, page);
    expect(all.type).toBe('application/vnd.apple.pkpasses');
    await expect(page.getByRole('link', { name: /^Add .+ to Apple Wallet$/ })).toHaveCount(3);
    await expect(page.getByRole('link', { name: /^Add Ines Carvalho .* to Apple Wallet$/ })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('checkbox').first().uncheck();
    await expect(wallet(page).first()).toContainText('(2 passes)');
    const some = await fetched(request, page);
    expect(some.type).toBe('application/vnd.apple.pkpasses');
    expect(some.bytes.length).toBeLessThan(all.bytes.length);
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Select none' }).click();
    await expect(page.getByText('Choose at least one pass.')).toBeVisible();
  });

  test('a sample, for people without a ticket, by keyboard alone', async ({ page }) => {
    await open(page, '/upload');
    const press = async (name: string | RegExp, key = 'Enter') => {
      for (let presses = 0; presses < 60; presses++) {
        const reached = await page.evaluate(() => {
          const element = document.activeElement;
          const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
          return (label || element?.getAttribute('aria-label')) ?? '';
        });
        if (typeof name === 'string' ? reached.trim() === name : name.test(reached.trim()))
          return page.keyboard.press(key);
        await page.keyboard.press('Tab');
      }
      throw new Error(`${name} cannot be reached by keyboard`);
    };
    await press('Try a sample');
    await expect(page.getByText('sample-boarding-pass.pdf')).toBeVisible();
    await press(/^I accept the/, 'Space');
    await expect(page.getByRole('button', { name: 'Process File' })).toBeVisible();
    await press('Process File');
    await expect(page.getByText('Your pass is ready')).toBeVisible();
    await press('Convert Another File');
    await expect(page.getByText('Drop your ticket here')).toBeVisible();
  });

  test('a file that is dropped or pasted anywhere, on any page; who has accepted the terms before sends by that', async ({
    page,
  }) => {
    for (const [kind, path] of [
      ['drop', '/upload'],
      ['paste', '/upload'],
      ['drop', '/privacy'],
    ] as const) {
      await open(page, path);
      await bring(page, kind);
      await expect(page).toHaveURL('/upload');
      await expect(page.getByText(`${kind}ped.pdf`)).toBeVisible();
      await page.getByRole('button', { name: 'Remove this file' }).click();
      await expect(page.getByText('Drop your ticket here')).toBeVisible();
    }
    await open(page, '/');
    await expect(page.getByText('Drop your ticket here'), 'in the top of the home page').toBeInViewport();
    await page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail').setInputFiles(files.pdf);
    await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
    await open(page, '/');
    await page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail').setInputFiles(files.pdf);
    await expect(page, 'without another tap').toHaveURL(/\/upload\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Your pass is ready' })).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('a picture of the camera', async ({ page }) => {
      await open(page, '/upload');
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Take a photo' }).tap();
      const camera = await chooser;
      await expect(page.locator('input[capture=environment]')).toHaveAttribute('accept', 'image/*');
      await camera.setFiles(files.photo);
      await expect(page.getByText('022-fr-boarding-pass-cells-photo.jpg')).toBeVisible();
    });
  });

  test('a picture in the clipboard, or a reason why not', async ({ page, context }) => {
    await open(page, '/upload');
    await expect(page.getByRole('button', { name: 'Take a photo' })).toBeHidden();
    await page.evaluate(() => {
      navigator.clipboard.read = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Paste' }).click();
    await expect(page.getByRole('alert')).toContainText('Your browser did not hand over the clipboard.');
    await expectAccessible(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/upload');
    await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture! })]);
    });
    await page.getByRole('button', { name: 'Paste' }).click();
    await expect(page.getByText('pasted.png')).toBeVisible();
  });

  test('nothing chosen: the button opens the chooser', async ({ page }) => {
    await open(page, '/upload');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Process File' }).click();
    expect((await chooser).isMultiple()).toBe(false);
  });

  test('a locked PDF: asks for its password, and keeps neither', async ({ page }) => {
    const buffer = Buffer.from(
      buildPdf([{ content: '' }], { trailer: encryption({ opens: true, password: 'Geheim 7' }) }),
    );
    await open(page, '/upload');
    await send(page, { name: 'locked.pdf', mimeType: 'application/pdf', buffer });
    const field = page.getByLabel('Password of this PDF');
    for (const [password, said] of [
      ['wrong', 'This password did not open it. Please try again.'],
      ['Geheim 7', undefined],
    ] as const) {
      await expect(page.getByText('This PDF needs a password.')).toBeVisible();
      await field.fill(password);
      await expect(page.getByRole('status').filter({ hasText: /^You are human/ })).toBeVisible();
      await expectAccessible(page);
      const sent = page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/v1/pipeline'));
      const before = page.url();
      await page.getByRole('button', { name: 'Open with this password' }).click();
      expect((await sent).url()).not.toContain(password);
      await expect(page).not.toHaveURL(before);
      if (said) await expect(page.getByText(said)).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Pass could not be generated' })).toBeVisible();
    await expect(field, 'it was opened, and holds no ticket').toHaveCount(0);
    await expect(page.getByText('This PDF needs a password.')).toHaveCount(0);
  });

  test('what is no ticket: says why, and offers another file and feedback', async ({ page }) => {
    await open(page, '/upload');
    await send(page, files.newsletter);
    await expect(page.getByRole('heading', { name: 'Pass could not be generated' })).toBeVisible();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expectAccessible(page);
    const [feedback] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Tell us about it' }).click(),
    ]);
    await expect(feedback.getByRole('heading', { name: 'No pass this time' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Convert Another File' }).click();
    await expect(page.getByText('Drop your ticket here')).toBeVisible();
  });
});

test.describe('a file that another app shares', () => {
  test('is offered to other apps by the manifest', async ({ page, request }) => {
    await open(page, '/');
    const manifest = await (await request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!)).json();
    expect(manifest).toMatchObject({ name: 'Passlift', display: 'standalone', start_url: '/upload' });
    expect(manifest.share_target).toMatchObject({ action: '/upload', method: 'POST', enctype: 'multipart/form-data' });
    for (const { src, type } of manifest.icons)
      expect((await request.get(src)).headers()['content-type'], src).toContain(type);
  });

  test('is there on the upload page', async ({ page }) => {
    await open(page, '/upload');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/upload';
      form.enctype = 'multipart/form-data';
      const input = document.createElement('input');
      input.type = 'file';
      input.name = 'file';
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'shared ticket.pdf', { type: 'application/pdf' }));
      input.files = data.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    });
    await expect(page.getByText('shared ticket.pdf')).toBeVisible();
    await expect(page).toHaveURL('/upload');
  });
});
