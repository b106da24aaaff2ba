import { counted } from '#src/languages/say.ts';

/** Texts of /. */
export const words = {
  title: 'Tickets into Apple Wallet',
  description:
    'PDFs, photos and e-mails of tickets become Apple Wallet passes in seconds. Free, without an account, deleted afterwards.',
  hero: {
    heading: 'Your ticket, in Apple Wallet',
    lead: 'Seconds after you choose the file you hold a pass that scans: the code is copied byte for byte, and read back to be sure.',
    address: 'Forward your e‑mail to',
    copy: 'Copy the e-mail address',
    upload: 'Upload Files Here',
  },
  steps: {
    title: 'Three steps, no account',
    items: [
      {
        title: 'Upload or Forward',
        text: 'A PDF, a photo, a screenshot or the e‑mail itself. Several tickets in one file become several passes.',
        byMail: undefined,
      },
      {
        title: 'AI Extraction',
        text: 'Codes, seats, gates and times are read where they stand. What we are not sure of is marked for you to check.',
        byMail: undefined,
      },
      {
        title: 'Instant Delivery',
        text: 'See the pass as Wallet draws it and add it with one tap.',
        byMail: 'Or get it back by\u00A0e‑mail.',
      },
    ],
  },
  example: {
    title: 'A real conversion',
    lead: 'The ticket is invented; the pass is what our engine made of it.',
    all: 'See all six examples',
  },
  facts: {
    title: 'What You Get / Current Limitations',
    get: {
      title: 'What You Get',
      items: [
        'The original barcode: QR, Aztec, PDF417 or Code\u00A0128, proven equal before you get the pass',
        'Times in the zone of the place, so that Wallet shows the pass when you need it',
        'One pass for each ticket, as a bundle or one by one',
        'No account and no cookies, and everything is deleted afterwards',
      ],
    },
    limits: {
      title: 'Current Limitations',
      items: [
        'Other barcodes become QR codes, which may not scan; EAN‑13 and a few more only on iPhones before iOS\u00A027',
        'QR codes that hold binary data cannot be processed',
        'Tickets whose code changes every few seconds only work in the app of their issuer',
        'PDFs up to {pdf}MB; pictures and e‑mails up to {other}MB',
      ],
    },
  },
  trusted: {
    title: 'Trusted by',
    claims: 'In short',
    passes: (count: number) => counted('en', count, { one: '{n} pass made here', other: '{n} passes made here' }),
  },
  convert: { title: 'Convert a ticket now' },
  subscribe: {
    title: 'Hear when it learns something new',
    lead: 'New kinds of tickets, new ways to send them. A short note, rarely.',
    button: 'Subscribe to Updates',
  },
} as const;
