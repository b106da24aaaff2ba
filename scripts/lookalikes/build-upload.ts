import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Browser } from 'playwright-core';
import type { Symbology } from '#src/barcodes/barcode.ts';
import { drawCode } from '#test/generator/codes/draw.ts';
import { type Lookalike, type LookalikeCode, payloadOf } from './lookalike.ts';

/** The bytes that a person would upload: a PDF, a picture of the page, or a mail with its attachments. */
export async function buildUpload(one: Lookalike, browser: Browser): Promise<Uint8Array> {
  if (one.upload === 'eml') return mailOf(one, browser);
  return drawPage(one, browser, { name: one.page ?? 'page.html', as: one.upload });
}

type Drawn = { readonly name: string; readonly as: string };

async function drawPage(one: Lookalike, browser: Browser, { name, as }: Drawn): Promise<Uint8Array> {
  const html = await filled(one, name);
  const {
    width = 390,
    height = 844,
    scale = 2,
  } = as === 'pdf' ? { width: 794, height: 1123, scale: 1 } : (one.viewport ?? {});
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale, offline: true });
  try {
    const page = await context.newPage();
    await page.setContent(html, { waitUntil: 'load' });
    if (as === 'pdf')
      return await page.pdf({ format: one.paper ?? 'A4', printBackground: true, preferCSSPageSize: true });
    if (as === 'jpg') return await page.screenshot({ fullPage: true, type: 'jpeg', quality: one.quality ?? 80 });
    return await page.screenshot({ fullPage: true, type: 'png' });
  } finally {
    await context.close();
  }
}

/** HTML with its codes drawn: `<img src="code:NAME">`. */
async function filled(one: Lookalike, name: string): Promise<string> {
  let html = await readFile(join(one.folder, name), 'utf8');
  for (const [code, written] of Object.entries(one.codes)) {
    if (!html.includes(`code:${code}`)) continue;
    const { png } = await drawCode({ symbology: symbologyOf(written), bytes: payloadOf(written) });
    html = html.replaceAll(`code:${code}`, `data:image/png;base64,${Buffer.from(png).toString('base64')}`);
  }
  return html;
}

function symbologyOf({ symbology }: LookalikeCode): Symbology {
  return symbology === 'barcode128' ? 'code128' : symbology;
}

async function mailOf(one: Lookalike, browser: Browser): Promise<Uint8Array> {
  const { mail } = one;
  if (!mail) throw new Error(`${one.id}: an upload of kind eml needs "mail" in its case.json`);
  const attachments = [];
  for (const { page, as, raw } of mail.attachments) {
    const type = as.split('.').at(-1)!.toLowerCase();
    const content = raw
      ? await readFile(join(one.folder, page))
      : await drawPage(one, browser, { name: page, as: type });
    attachments.push({ filename: as, content: Buffer.from(content) });
  }
  return new MailComposer({
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    date: new Date(mail.date),
    messageId: `<${one.id}@mail.example>`,
    ...(mail.html ? { html: await filled(one, mail.html), attachDataUrls: false } : {}),
    ...(mail.text ? { text: await readFile(join(one.folder, mail.text), 'utf8') } : {}),
    attachments,
  })
    .compile()
    .build();
}
