/** LIST: forwarded mails in the shapes of the programs people use, made by us; long because each is written out. */
import { crc32, deflateSync } from 'node:zlib';

type Part = { readonly head: readonly string[]; readonly body: string };

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n');

const part = (head: readonly string[], body: string): Part => ({ head, body });
const text = (body: string, charset = 'utf-8'): Part =>
  part([`Content-Type: text/plain; charset=${charset}`, 'Content-Transfer-Encoding: 8bit'], body);
const html = (body: string): Part =>
  part(
    ['Content-Type: text/html; charset=utf-8', 'Content-Transfer-Encoding: base64'],
    base64(Buffer.from(`<html><body>${body}</body></html>`)),
  );
const file = (
  type: string,
  name: string,
  bytes: Uint8Array,
  disposition = 'attachment',
  more: readonly string[] = [],
): Part =>
  part(
    [
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: ${disposition}; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      ...more,
    ],
    base64(bytes),
  );

let count = 0;
function multi(type: string, ...parts: readonly Part[]): Part {
  count += 1;
  const boundary = `b${count}-${type.replace(/\W/g, '')}`;
  const body = parts.map(({ head, body }) => `--${boundary}\r\n${head.join('\r\n')}\r\n\r\n${body}\r\n`).join('');
  return part([`Content-Type: multipart/${type}; boundary="${boundary}"`], `${body}--${boundary}--\r\n`);
}

function mail({ head, body }: Part, subject: string, program: string): Uint8Array {
  count += 1;
  const fields = [
    'From: Ada Lovelace <ada@good.example>',
    'To: tickets@passlift.localhost',
    `Subject: ${subject}`,
    'Date: Fri, 20 Nov 2026 10:00:00 +0100',
    `Message-ID: <forward-${count}.${process.pid}@good.example>`,
    `X-Mailer: ${program}`,
    'MIME-Version: 1.0',
    ...head,
  ];
  return Buffer.from(`${fields.join('\r\n')}\r\n\r\n${body}\r\n`, 'latin1');
}

const original =
  'From: Tickets &lt;hello@tickets.example&gt;<br>Subject: Your ticket<br>Date: 1 November 2026<br>To: ada@good.example';
const logo = png(180, 60);
const pixel = png(1, 1);

/** Apple Mail: the text quoted, the PDF between two pieces of HTML. */
export const fromAppleMail = (pdf: Uint8Array): Uint8Array =>
  mail(
    multi(
      'alternative',
      text(
        '\r\nBegin forwarded message:\r\n\r\n> From: Tickets <hello@tickets.example>\r\n> Subject: Your ticket\r\n>\r\n> Your ticket is attached.\r\n',
      ),
      multi(
        'mixed',
        html(
          `<br><div>Begin forwarded message:</div><blockquote type="cite"><div><b>${original}</b></div><div>Your ticket is attached.</div></blockquote>`,
        ),
        file('application/pdf', 'ticket.pdf', pdf, 'inline'),
        html('<blockquote type="cite"><div>See you there.</div></blockquote><div>Sent from my iPhone</div>'),
      ),
    ),
    'Fwd: Your ticket',
    'iPhone Mail (22A3354)',
  );

/** Gmail: everything in one block, the PDF attached, a counter picture in the HTML. */
export const fromGmail = (pdf: Uint8Array): Uint8Array =>
  mail(
    multi(
      'mixed',
      multi(
        'alternative',
        text(
          '---------- Forwarded message ---------\r\nFrom: Tickets <hello@tickets.example>\r\nSubject: Your ticket\r\n\r\nYour ticket is attached.\r\n',
        ),
        html(
          `<div dir="ltr"><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ---------<br>${original}</div>Your ticket is attached.<img src="https://tickets.example/open.gif" width="1" height="1"></div></div>`,
        ),
      ),
      file('application/pdf', 'ticket.pdf', pdf),
    ),
    'Fwd: Your ticket',
    'Gmail',
  );

/** Outlook: a ruled header, a logo in the signature, the PDF as a nameless kind of file. */
export const fromOutlook = (pdf: Uint8Array): Uint8Array =>
  mail(
    multi(
      'mixed',
      multi(
        'related',
        multi(
          'alternative',
          text(
            '________________________________\r\nFrom: Tickets\r\nSent: Sunday, 1 November 2026 09:00\r\nSubject: Your ticket\r\n\r\nYour ticket is attached.\r\n',
          ),
          html(
            `<div style="border-top:solid #E1E1E1 1.0pt"><p>${original}</p></div><p>Your ticket is attached.</p><p>Ada<br><img src="cid:image001.png@01DC"></p>`,
          ),
        ),
        file('image/png', 'image001.png', logo, 'inline', ['Content-ID: <image001.png@01DC>']),
      ),
      file('application/octet-stream', 'ticket.pdf', pdf),
    ),
    'FW: Your ticket',
    'Microsoft Outlook 16.0',
  );

/** Any program, forwarding messages whole, twice over: shown in the mail, or attached to it. */
export function nested(pdf: Uint8Array, disposition: 'inline' | 'attachment'): Uint8Array {
  const wrap = (message: Uint8Array): Part =>
    part(
      ['Content-Type: message/rfc822', `Content-Disposition: ${disposition}`],
      Buffer.from(message).toString('latin1'),
    );
  const once = mail(multi('mixed', text('see below'), wrap(fromGmail(pdf))), 'Fwd: ticket', 'mutt');
  return mail(multi('mixed', text('see further below'), wrap(once)), 'Fwd: Fwd: ticket', 'mutt');
}

/** One picture shown in the text, one attached, and the logo of a signature. */
export const withPictures = (shown: Uint8Array, attached: Uint8Array): Uint8Array =>
  mail(
    multi(
      'mixed',
      multi(
        'related',
        html('<p>Our boarding passes</p><p><img src="cid:first"></p><p>Ada<br><img src="cid:logo"></p>'),
        file('image/png', 'IMG_0001.png', shown, 'inline', ['Content-ID: <first>']),
        file('image/png', 'logo.png', logo, 'inline', ['Content-ID: <logo>']),
      ),
      file('image/jpeg', 'IMG_0002.JPG', attached),
    ),
    'Boarding passes',
    'Apple Mail (2.3774)',
  );

/** Outlook's own container: whatever was attached is inside. */
export const withWinmail = (): Uint8Array =>
  mail(
    multi(
      'mixed',
      text('Ticket attached.'),
      file('application/ms-tnef', 'winmail.dat', Buffer.from('789f3e220100069008000400', 'hex')),
    ),
    'FW: ticket',
    'Microsoft Outlook 16.0',
  );

/** A ticket among files that people send by mistake, and more of them than are looked at. */
export const withOddFiles = (pdf: Uint8Array): Uint8Array =>
  mail(
    multi(
      'mixed',
      text('Here you are.'),
      file('application/pdf', 'ticket.pdf', pdf),
      file('application/octet-stream', 'IMG_7.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')),
      file('application/msword', 'note.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')),
      file('application/octet-stream', 'secret.asc', Buffer.from('-----BEGIN PGP MESSAGE-----\n\nxyz\n')),
      file('application/pkcs7-mime', 'smime.p7m', Buffer.from('3080', 'hex')),
      file('application/pdf', 'huge.pdf', Buffer.concat([pdf, Buffer.alloc(11 * 2 ** 20, '%\n')])),
      ...Array.from({ length: 18 }, (_, at) => file('image/png', `scan-${at + 1}.png`, png(40, 40))),
    ),
    'Tickets',
    'Apple Mail (2.3774)',
  );

/** Nothing but a link. */
export const withLink = (): Uint8Array =>
  mail(text('Your ticket is ready.\r\nGet it here: https://tickets.example/t/8817263\r\n'), 'FW: Your ticket', 'Gmail');

/** Thanks, with a logo and a counter: nothing to make a pass of. */
export const onlySignature = (): Uint8Array =>
  mail(
    multi(
      'related',
      html(
        '<p>Thank you!</p><p>Ada, Example Ltd<br><img src="cid:logo"><img src="cid:pixel" width="1" height="1"></p>',
      ),
      file('image/png', 'logo.png', logo, 'inline', ['Content-ID: <logo>']),
      file('image/png', 'pixel.png', pixel, 'inline', ['Content-ID: <pixel>']),
    ),
    'Thanks',
    'Apple Mail (2.3774)',
  );

const reservation = (name: string, place: string) => ({
  '@context': 'http://schema.org',
  '@type': 'EventReservation',
  reservationNumber: 'ZK77Q',
  reservationStatus: 'http://schema.org/Confirmed',
  underName: { '@type': 'Person', name: 'Ada Lovelace' },
  reservationFor: {
    '@type': 'Event',
    name,
    startDate: '2027-03-05T20:00:00+01:00',
    location: { '@type': 'Place', name: place, address: 'Am Park 1, 1010 Wien' },
  },
});
const markup = (name: string, place: string) =>
  `<script type="application/ld+json">${JSON.stringify(reservation(name, place))}</script>`;

/** The ticket as markup in HTML of windows-1251, where letters of Russian are 0xC0 to 0xFF. */
export function inCyrillic(): Uint8Array {
  const body = `<html><body><p>Ваш билет</p>${markup('Щелкунчик', 'Большой зал')}</body></html>`;
  const bytes = Buffer.from(
    [...body].map((letter) => (letter < 'А' ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0x350)),
  );
  return mail(
    part(['Content-Type: text/html; charset=windows-1251', 'Content-Transfer-Encoding: base64'], base64(bytes)),
    '=?koi8-r?B?4snMxdQ=?=',
    'The Bat!',
  );
}

/** The ticket as markup in the HTML, in an old charset around it. */
export function withMarkup(): Uint8Array {
  return mail(
    multi(
      'alternative',
      text('Nachtmusik im Schlo\xdf, 5. M\xe4rz 2027, 20 Uhr', 'iso-8859-15'),
      html(
        `<p>Weitergeleitete Nachricht</p>${markup('Nachtmusik im Schloß', 'Schloß Tiefensee')}<p>Nachtmusik im Schloß</p>`,
      ),
    ),
    '=?windows-1252?Q?WG=3A_Schlo=DF?=',
    'Thunderbird',
  );
}

/** A grey picture. */
function png(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    framed.set(body, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 0x99);
  for (let y = 0; y < height; y += 1) rows[y * (width + 1)] = 0;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
