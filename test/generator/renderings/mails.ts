import { offsetIn } from '#src/tickets/time.ts';
import { plainCapitals } from '../facts/people.ts';
import { type Canvas, codeBlock, markup } from '../layouts/layout.ts';
import { mailLayouts } from '../mail-layouts/mail-layouts.ts';
import { drawText, textStyles } from '../mail-layouts/plain-text.ts';
import { printPdf } from './browser.ts';
import { writeCalendar } from './calendar.ts';
import { reservationsOf } from './json-ld.ts';
import { type MailHeaders, type MailPart, mailDate, writeMail } from './mail.ts';
import { layoutFor } from './paper.ts';
import type { Order, Rendered, Rendering } from './rendering.ts';

/** An HTML mail with its codes inside; sometimes with a plain text twin. */
export const htmlMail: Rendering = {
  name: 'mail-html',
  render: async (order) => {
    const { body, layout } = htmlBody(order, '');
    return finish(layout, writeMail(order.canvas.random, headersOf(order.canvas), body));
  },
};

/** An HTML mail that states its reservations for machines as well. */
export const markedMail: Rendering = {
  name: 'mail-json-ld',
  render: async (order) => {
    const objects = reservationsOf(order.canvas.sheet);
    const script =
      objects.length > 0
        ? `<script type="application/ld+json">${JSON.stringify(objects.length === 1 ? objects[0] : objects)}</script>\n`
        : '';
    const { body, layout } = htmlBody(order, script);
    return finish(layout, writeMail(order.canvas.random, headersOf(order.canvas), body));
  },
};

/** A plain text mail. It cannot carry a code. */
export const textMail: Rendering = {
  name: 'mail-text',
  render: async ({ canvas, turn }) => {
    const style = textStyles[turn % textStyles.length]!;
    const mail = writeMail(canvas.random, headersOf(canvas), { type: 'text/plain', text: drawText(canvas, style) });
    return finish(`text-${style}`, mail);
  },
};

/** A short mail with the ticket attached as PDF. */
export const pdfMail: Rendering = {
  name: 'mail-pdf',
  render: async ({ browser, canvas, turn }) => {
    const layout = layoutFor(canvas, turn, () => true);
    const bytes = await printPdf(browser, layout.draw(canvas), layout.paper, canvas.sheet.context);
    const { sheet, locale, random } = canvas;
    const text = `<p>${markup(random.pick(locale.greetings).replace('{name}', sheet.addressee))}</p><p>${markup(sheet.noise.thanks)}</p><p>${markup(random.pick(locale.closings))}<br>${markup(sheet.issuer.name)}</p>`;
    const parts: MailPart[] = [
      { type: 'text/html', text: `<html><body>${text}</body></html>` },
      {
        type: 'application/pdf',
        bytes,
        name: `${random.pick(['ticket', 'document', 'e-ticket', 'booking'])}-${random.digits(6)}.pdf`,
      },
    ];
    return finish(layout.name, writeMail(random, headersOf(canvas), { type: 'multipart/mixed', parts }));
  },
};

/** The HTML mail as somebody forwards it: quoted in the body, or whole as an attachment. */
export const forwardedMail: Rendering = {
  name: 'mail-forwarded',
  render: async (order) => {
    const { canvas } = order;
    const { locale, random } = canvas;
    const original = headersOf(canvas);
    const forwarder = {
      ...original,
      from: original.to,
      to: { name: 'Sam Taylor', address: 'sam@example.org' },
      subject: `Fwd: ${original.subject}`,
    };
    if (random.chance(0.3)) {
      const { body, layout } = htmlBody(order, '');
      const parts: MailPart[] = [
        { type: 'text/plain', text: 'FYI' },
        { type: 'message/rfc822', message: writeMail(random, original, body) },
      ];
      return finish(layout, writeMail(random, forwarder, { type: 'multipart/mixed', parts }));
    }
    const words = locale.forwarded;
    const lines = [
      `---------- ${words.line} ----------`,
      `${words.from}: ${original.from.name} <${original.from.address}>`,
      `${words.date}: ${mailDate(original.date, original.offset)}`,
      `${words.subject}: ${original.subject}`,
      `${words.to}: ${original.to.address}`,
    ];
    const { body, layout } = htmlBody(order, `<div>${lines.map(markup).join('<br>')}</div><br>`);
    return finish(layout, writeMail(random, forwarder, body));
  },
};

/** An HTML mail with a calendar entry for every ticket that has a time of day. */
export const calendarMail: Rendering = {
  name: 'mail-ics',
  render: async (order) => {
    const { canvas } = order;
    const { body, layout } = htmlBody(order, '');
    const calendar = writeCalendar(canvas.sheet);
    const parts: MailPart[] = [body, ...(calendar ? [{ type: 'text/calendar', text: calendar } as const] : [])];
    return finish(layout, writeMail(canvas.random, headersOf(canvas), { type: 'multipart/mixed', parts }));
  },
};

function htmlBody({ canvas, turn }: Order, before: string): { body: MailPart; layout: string } {
  const layout = mailLayouts[turn % mailLayouts.length]!;
  const html: MailPart = {
    type: 'text/html',
    text: `<html><head><meta charset="utf-8"></head><body>${before}${layout.draw(canvas)}</body></html>`,
  };
  const twin = canvas.random.chance(0.25);
  const text: MailPart = twin
    ? { type: 'multipart/alternative', parts: [{ type: 'text/plain', text: drawText(canvas, 'lines') }, html] }
    : html;
  const pictures = canvas.codes.flatMap((code, index) =>
    code && codeBlock(canvas, index, 1) ? [{ type: 'image/png', bytes: code.png, cid: `code${index}` } as const] : [],
  );
  const body: MailPart = pictures.length > 0 ? { type: 'multipart/related', parts: [text, ...pictures] } : text;
  return { body, layout: layout.name };
}

function headersOf({ sheet, locale, random }: Canvas): MailHeaders {
  const zone = locale.cities[0]!.zone;
  const user = plainCapitals(sheet.addressee.split(' ').at(-1)!)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return {
    from: {
      name: sheet.issuer.name,
      address: `${random.pick(['noreply', 'booking', 'tickets', 'info'])}@${sheet.issuer.domain}`,
    },
    to: { name: sheet.addressee, address: `${user}@example.com` },
    subject: random.pick([
      `${sheet.heading}: ${sheet.tickets[0]!.headline}`,
      `${sheet.issuer.name} – ${sheet.heading}`,
      sheet.heading,
    ]),
    date: sheet.context,
    offset: offsetIn(zone, sheet.context)!,
  };
}

function finish(layout: string, mail: string): Rendered {
  return { bytes: new Uint8Array(Buffer.from(mail, 'utf8')), extension: 'eml', layout };
}
