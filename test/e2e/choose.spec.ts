import { buildPdf, encryption } from '../support/pdf-files.ts';
import { bring } from './bring.ts';
import { expect, expectAccessible, files, open, send, test } from './page-test.ts';

test.describe('converting', () => {
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

  test('a file that is chosen before the page answers to a hand', async ({ page }) => {
    const { promise: chosen, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => chosen.then(() => route.continue()));
    await page.goto('/upload', { waitUntil: 'commit' });
    await page.getByLabel('Choose a ticket: PDF, JPG, PNG or e-mail').setInputFiles(files.pdf);
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    letGo();
    await expect(page.getByText('boarding-pass.pdf')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'I accept the terms of service' })).toBeVisible();
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
      await expect(page.getByRole('heading', { name: 'This PDF needs a password' })).toBeVisible();
      await field.fill(password);
      await expect(page.getByRole('status').filter({ hasText: /^You are human/ })).toBeVisible();
      await expectAccessible(page);
      const sent = page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/v1/pipeline'));
      const before = page.url();
      await page.getByRole('button', { name: 'Open with this password' }).click();
      expect((await sent).url()).not.toContain(password);
      await expect(page).not.toHaveURL(before);
      if (said) await expect(page.getByText(said)).toBeVisible();
      if (said) await expect(field, 'focus is where the news is').toBeFocused();
      if (said) await expect(field, 'it is marked as what was wrong').toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByRole('heading', { name: 'Pass could not be generated' })).toBeVisible();
    await expect(field, 'it was opened, and holds no ticket').toHaveCount(0);
    await expect(page.getByText('This PDF needs a password')).toHaveCount(0);
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
