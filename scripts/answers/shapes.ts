/** LIST: mails of every shape of which answers differ, as a person of each language sends them. */
import type { Language } from '#src/languages/languages.ts';
import { multipart, type PartText, textPart } from '#test/support/mails.ts';
import { attachedMail, fileAt, fromCorpus, nested, pdf, tooLarge, unreadable, wordsPage } from './files.ts';
import { people } from './people.ts';

/** A mail: its content, and what of its header is not as usual. */
export type Shape = { readonly part: PartText; readonly subject?: string; readonly calendar?: true };

const with_ = (language: Language, ...parts: readonly PartText[]): Shape => ({
  part: multipart('mixed', [textPart(people[language].note), ...parts]),
});
const picture = (name: string, as: string): PartText => ({
  head: `Content-Type: image/${name.endsWith('png') ? 'png' : 'jpeg'}; name="${as}"\nContent-Disposition: attachment; filename="${as}"\nContent-Transfer-Encoding: base64`,
  body: fromCorpus(name).toString('base64').replace(/.{76}/g, '$&\n'),
});
const corpusPdf = (name: string): PartText => pdf(fromCorpus(`${name}-pdf.pdf`), `${name.slice(4)}.pdf`);
const family = () => pdf(fileAt('test/e2e/family-tickets.pdf'), 'family-tickets.pdf');
const example = () => pdf(fileAt('docs/example/ticket.pdf'));

const undatedCard = '059-nl-membership-mail-stack-mail-html.eml';
const twelve = [
  ...['000-de-boarding-pass-cells', '003-it-cinema-rows', '006-en-theatre-print-at-home', '021-de-concert-poster'],
  ...['029-fr-theatre-strips', '036-fr-sports-page-each', '043-es-concert-rows', '047-en-hotel-banner'],
  ...['050-es-bus-rows', '061-en-zone-ticket-mobile', '073-nl-bus-letter', '076-de-train-open-receipt'],
];

/** What people forward and attach. */
export const shapes = {
  one: (to) => with_(to, pdf(fileAt('web/public/samples/boarding-pass.pdf'), 'boarding-pass.pdf')),
  calendar: (to) => ({ ...with_(to, example()), calendar: true }),
  member: (to) => with_(to, corpusPdf('014-de-membership-receipt')),
  'no-calendar': (to) => ({ ...with_(to, attachedMail(fromCorpus(undatedCard))), calendar: true }),
  'no-day': (to) => with_(to, attachedMail(fromCorpus(undatedCard))),
  'no-code': (to) => with_(to, attachedMail(fromCorpus('033-en-restaurant-text-dotted-mail-text.eml'))),
  bare: (to) =>
    with_(to, pdf(wordsPage('GIFT VOUCHER', 'Tasting menu for two', 'The Walled Garden', 'Voucher code: GV88213'))),
  family: (to) => with_(to, family()),
  several: (to) => with_(to, corpusPdf('021-de-concert-poster'), corpusPdf('050-es-bus-rows')),
  bundle: (to) => with_(to, ...twelve.map(corpusPdf)),
  twice: (to) => with_(to, example(), pdf(fileAt('docs/example/ticket.pdf'), 'ticket (1).pdf')),
  photo: (to) => with_(to, picture('066-nl-concert-cells-photo.jpg', 'IMG_4711.jpg')),
  check: (to) => with_(to, picture('022-fr-boarding-pass-cells-photo.jpg', 'boarding.jpg')),
  screenshot: (to) => with_(to, picture('040-en-conference-rows-dark-screenshot.png', 'Screenshot 2026-11-20.png')),
  scan: (to) => with_(to, pdf(fromCorpus('012-pt-boat-letter-scan.pdf'), 'scan.pdf')),
  'text-and-picture': (to) => with_(to, attachedMail(fromCorpus('020-en-gift-card-cells-mail-pdf.eml')), family()),
  forwarded: (to) => with_(to, attachedMail(fromCorpus('068-en-train-mail-rows-mail-forwarded.eml'))),
  invitation: (to) => with_(to, attachedMail(fromCorpus('013-en-sports-mail-grid-mail-ics.eml'))),
  all: (to) =>
    with_(to, family(), ...Object.values(unreadable), picture('017-fr-menu-negative-png.png', 'Anfahrt.png')),
  many: (to) =>
    with_(
      to,
      example(),
      ...Array.from({ length: 24 }, (_, at) =>
        pdf(wordsPage(`Insurance, terms, page ${at + 2}`), `file-${at + 2}.pdf`),
      ),
    ),
  invoice: (to) => with_(to, corpusPdf('053-pt-invoice-negative')),
  newsletter: (to) => with_(to, attachedMail(fromCorpus('062-en-newsletter-negative-eml.eml'))),
  menu: (to) => with_(to, picture('017-fr-menu-negative-png.png', 'carte.png')),
  photograph: (to) => with_(to, picture('044-nl-photo-negative-jpg.jpg', 'IMG_2.jpg')),
  link: (to) => ({ part: textPart(`${people[to].note}\n\nhttps://tickets.example.org/download/4711`) }),
  'too-large': (to) => with_(to, tooLarge()),
  'too-deep': (to) => with_(to, nested(8)),
  ...unreadAlone(),
  smime: () => ({
    part: {
      head: 'Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"\nContent-Disposition: attachment; filename="smime.p7m"\nContent-Transfer-Encoding: base64',
      body: Buffer.alloc(600, 9).toString('base64'),
    },
  }),
  pgp: () => ({
    part: textPart('-----BEGIN PGP MESSAGE-----\n\nhQEMA0b6b6b6b6b6AQf/ZZZZ\n=abcd\n-----END PGP MESSAGE-----'),
  }),
  'pgp-mime': () => ({
    part: encrypted([
      { head: 'Content-Type: application/pgp-encrypted', body: 'Version: 1' },
      {
        head: 'Content-Type: application/octet-stream; name="encrypted.asc"',
        body: '-----BEGIN PGP MESSAGE-----\n\nhQEMA0\n-----END PGP MESSAGE-----',
      },
    ]),
  }),
  help: () => ({ part: textPart('help'), subject: 'help' }),
  empty: () => ({ part: textPart(''), subject: '' }),
} as const satisfies Readonly<Record<string, (to: Language) => Shape>>;

/** PGP/MIME (RFC 3156, 4). */
function encrypted(parts: readonly PartText[]): PartText {
  const { head, body } = multipart('encrypted', parts);
  return { head: `${head}; protocol="application/pgp-encrypted"`, body };
}

function unreadAlone(): Readonly<Record<string, (to: Language) => Shape>> {
  return Object.fromEntries(
    Object.entries(unreadable).map(([why, part]) => [`unread-${why}`, (to: Language) => with_(to, part)]),
  );
}
