import { describe, expect, it } from 'vitest';
import { filePart, linesOf, mailText, multipart, openMail, textPart } from '#test/support/mails.ts';
import { mailLimits } from '../../shared/mail/limits.ts';
import { readHtml, readMail } from './read-mail.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d494844520000004000000040', 'hex');
const spacer = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');

describe('readMail', () => {
  it('tells subject, sender and the date with the offset of the sender', async () => {
    const mail = await openMail(
      'From: =?utf-8?q?M=C3=BCller?= <m@example.org>\nDate: Sun, 7 Mar 27 09:05:01 EST\nSubject: =?iso-8859-1?Q?F=FCr_dich?=\n\nx',
    );
    expect(mail).toMatchObject({
      subject: 'Für dich',
      from: { name: 'Müller', address: 'm@example.org' },
      date: '2027-03-07T09:05:01-05:00',
    });
  });

  it('is not fooled by texts that are no mail', async () => {
    for (const text of [
      '',
      'Hello\n\nworld',
      'From: Berlin\nTo: Hamburg\n',
      '%PDF-1.7\nFrom: a@b.c\n',
      'HTTP/1.1 200 OK\nDate: Mon, 1 Mar 2027 10:00:00 GMT\n\n',
    ]) {
      expect(await readMail(new TextEncoder().encode(text), mailLimits)).toBeUndefined();
    }
  });

  it('opens a mailbox file with its From line and a byte order mark', async () => {
    const mail = await openMail(`\uFEFFFrom ada Mon Mar  1 10:00:00 2027\n${mailText(textPart('Platz 12'))}`);
    expect(linesOf(mail)).toEqual(['Platz 12']);
  });

  it('reads HTML and drops the plain text that says the same', async () => {
    const body = multipart('alternative', [
      textPart('Seat 12A at 09:30'),
      textPart('<p>Seat 12A at <b>09:30</b></p>', 'html'),
    ]);
    const { parts } = await openMail(mailText(body));
    expect(parts).toMatchObject([{ type: 'text', format: 'html' }]);
  });

  it('drops plain text that only spells out links or lost its blanks', async () => {
    const body = multipart('alternative', [
      textPart('Fr 19.03.2027Tropical Islands\nOpen it (https://t.example/c/8f20aa77123?u=4418)'),
      textPart('<p>Fr 19.03.2027<br>Tropical Islands</p><p><a href="https://t.example">Open it</a></p>', 'html'),
    ]);
    const { parts } = await openMail(mailText(body));
    expect(parts).toMatchObject([{ type: 'text', format: 'html' }]);
  });

  it('keeps the plain text that says more than the HTML', async () => {
    const body = multipart('alternative', [textPart('Reference 98765'), textPart('<p>See the text part</p>', 'html')]);
    const { parts } = await openMail(mailText(body));
    expect(parts).toMatchObject([{ format: 'html' }, { format: 'plain' }]);
  });

  it.each([
    ['windows-1252', 'quoted-printable', 'Preis 12 =80 f=FCr Zo=EB', 'Preis 12 € für Zoë'],
    ['iso-8859-2', 'quoted-printable', 'M=ECsto =E8.', 'Město č.'],
    ['koi8-r', 'quoted-printable', '=F0=CF=C5=DA=C4', 'Поезд'],
    ['iso-2022-jp', '7bit', '\u001b$B;v\u001b(B 12', '事 12'],
    ['utf-8', 'quoted-printable', 'Abfahrt 12=\n:30', 'Abfahrt 12:30'],
    ['x-unknown', '8bit', 'Seat 12', 'Seat 12'],
  ])('reads text in %s sent as %s', async (charset, encoding, body, expected) => {
    const mail = mailText({
      head: `Content-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: ${encoding}`,
      body,
    });
    expect(linesOf(await openMail(mail))).toEqual([expected]);
  });

  it('joins flowed lines', async () => {
    const mail = mailText({
      head: 'Content-Type: text/plain; format=flowed',
      body: 'Your train leaves from \nplatform 5.',
    });
    expect(linesOf(await openMail(mail))).toEqual(['Your train leaves from platform 5.']);
  });

  it('takes the text out of a quoted reply and an HTML mail sent as plain text', async () => {
    expect(linesOf(await openMail(mailText(textPart('> > Seat: 12A'))))).toEqual(['Seat: 12A']);
    const { parts } = await openMail(mailText(textPart('<!DOCTYPE html><p>Seat<br>12A')));
    expect(parts).toMatchObject([{ format: 'html' }]);
  });

  it('hands over PDF and pictures by content, whatever they are called', async () => {
    const body = multipart('mixed', [
      textPart('x'),
      filePart('%PDF-1.7 …', 'application/octet-stream', 'ticket'),
      filePart(jpeg, 'text/plain', 'a.txt'),
    ]);
    const { parts } = await openMail(mailText(body));
    expect(parts.slice(1)).toMatchObject([
      { type: 'file', name: 'ticket', inline: false },
      { type: 'file', name: 'a.txt' },
    ]);
  });

  it('marks pictures of the text as inline and leaves out spacers', async () => {
    const inline = (bytes: Uint8Array, id: string) => {
      const part = filePart(bytes, 'image/png');
      return { ...part, head: `${part.head}\nContent-ID: <${id}>\nContent-Disposition: inline` };
    };
    const body = multipart('related', [
      textPart('<img src="cid:code">', 'html'),
      inline(png, 'code'),
      inline(spacer, 'dot'),
    ]);
    const { parts } = await openMail(mailText(body));
    expect(parts.filter((part) => part.type === 'file')).toMatchObject([{ inline: true, contentId: 'code' }]);
  });

  it('opens forwarded messages, attached and inline, with their own date', async () => {
    const inner = mailText(textPart('Seat 12A')).replace('1 Mar 2027', '2 Feb 2027');
    const body = multipart('mixed', [textPart('See below'), { head: 'Content-Type: message/rfc822', body: inner }]);
    const { parts, own } = await openMail(mailText(body));
    expect(parts).toMatchObject([{ type: 'mail', date: '2027-02-02T10:00:00+01:00', parts: [{ type: 'text' }] }]);
    expect(own).toBe('See below');
    const named = multipart('mixed', [
      textPart('See below'),
      filePart(inner, 'application/octet-stream', 'Ticket.eml'),
    ]);
    expect((await openMail(mailText(named))).parts).toMatchObject([{ type: 'mail', name: 'Ticket.eml' }]);
  });

  it('reads an invitation once that is sent as part and as file', async () => {
    const event =
      'BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nUID:1\nSUMMARY:Tour\nDTSTART:20270304T100000Z\nEND:VEVENT\nEND:VCALENDAR';
    const alternative = multipart('alternative', [
      textPart('Tour'),
      { head: 'Content-Type: text/calendar; method=REQUEST', body: event },
    ]);
    const { parts } = await openMail(
      mailText(multipart('mixed', [alternative, filePart(event, 'application/ics', 'invite.ics')])),
    );
    expect(parts.filter((part) => part.type === 'calendar')).toMatchObject([
      { events: [{ summary: 'Tour', method: 'REQUEST' }] },
    ]);
  });

  it('lists archives, Outlook containers and unknown files without opening them', async () => {
    const tnef = Buffer.from('789f3e22', 'hex');
    const body = multipart('mixed', [
      textPart('x'),
      filePart('PK\u0003\u0004…', 'application/zip', 'a.zip'),
      filePart(tnef, 'application/ms-tnef', 'winmail.dat'),
      filePart('GIF89a', 'image/gif'),
    ]);
    const { parts } = await openMail(mailText(body));
    expect(parts.slice(1).map((part) => part.type)).toEqual(['unread', 'unread', 'unread']);
  });

  it('finds the parts when the header forgot or misspelt the boundary', async () => {
    const { body } = multipart('mixed', [textPart('Seat 12A')], 'real');
    for (const head of ['Content-Type: multipart/mixed', 'Content-Type: multipart/mixed; boundary="other"']) {
      expect(linesOf(await openMail(mailText({ head, body })))).toEqual(['Seat 12A']);
    }
  });

  it('reads pictures that are written into the HTML', async () => {
    const source = `<p>x</p><img src="data:image/png;base64,${png.toString('base64')}">`;
    expect((await openMail(mailText(textPart(source, 'html')))).parts).toMatchObject([
      { type: 'text' },
      { type: 'file', inline: true },
    ]);
    expect(readHtml(source)).toMatchObject({ type: 'mail', parts: [{ type: 'text' }, { type: 'file' }] });
    expect(readHtml('<p>x</p>')).toMatchObject({ type: 'text', format: 'html' });
  });
});
