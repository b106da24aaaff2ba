import type { Browser } from 'playwright-core';
import { createRandom } from '../generator/random.ts';
import { printPdf, shoot } from '../generator/renderings/browser.ts';
import { type MailPart, writeMail } from '../generator/renderings/mail.ts';
import type { Attached, Bundle, Sheet } from './bundles.ts';
import { codeMarkup } from './code-markup.ts';

const rules = '<style>*{box-sizing:border-box}body{margin:0}svg.code{display:block;width:100%;height:100%}</style>';

/** A bundle as the file that is sent, and how its name ends. */
export async function drawBundle(browser: Browser, bundle: Bundle): Promise<{ bytes: Uint8Array; ending: string }> {
  if ('pdf' in bundle) return { bytes: await printSheet(browser, bundle.pdf, bundle.today), ending: 'pdf' };
  const { mail, today } = bundle;
  const attached = await Promise.all(mail.attached.map((one) => attach(browser, one, today)));
  const html: MailPart = { type: 'text/html', text: `<html><body>${mail.html}</body></html>` };
  const calendar: MailPart[] = mail.calendar ? [{ type: 'text/calendar', text: mail.calendar }] : [];
  const headers = {
    from: person(mail.from),
    to: person(mail.to),
    subject: mail.subject,
    date: `${today}T08:05`,
    offset: '+02:00',
  };
  const text = writeMail(createRandom(1, bundle.name), headers, {
    type: 'multipart/mixed',
    parts: [html, ...calendar, ...attached],
  });
  return { bytes: new Uint8Array(Buffer.from(text, 'latin1')), ending: 'eml' };
}

async function attach(browser: Browser, one: Attached, today: string): Promise<MailPart> {
  if (one.file.endsWith('.pdf'))
    return { type: 'application/pdf', bytes: await printSheet(browser, one, today), name: one.file };
  const bytes = await shoot(browser, await markupOf(one), { paper: 'a4', scale: 1.5, dark: false });
  return { type: 'image/png', bytes, name: one.file };
}

async function printSheet(browser: Browser, sheet: Sheet, today: string): Promise<Uint8Array> {
  return printPdf(browser, await markupOf(sheet), 'a4', `${today}T08:00`);
}

async function markupOf(sheet: Sheet): Promise<string> {
  return rules + sheet.html(await Promise.all((sheet.codes ?? []).map(codeMarkup)));
}

function person(text: string): { readonly name: string; readonly address: string } {
  const [, name, address] = /^(.*) <(.*)>$/.exec(text)!;
  return { name: name!, address: address! };
}
