import { faq } from './faq.ts';

/** Texts of /how-it-works. */
export const words = {
  title: 'How It Works',
  description: 'Three steps from a ticket to an Apple Wallet pass, and answers to what people ask.',
  heading: 'How It Works',
  lead: 'A ticket comes in as a PDF, a photo or an e‑mail. A pass that scans goes out. This is what happens between the two.',
  convert: 'Convert Now',
  examples: 'See examples',
  stepsTitle: 'Three steps',
  step: (number: number) => `Step ${number}`,
  upload: {
    title: 'Upload or Forward',
    text: 'Choose a file, drop it, paste it or photograph it. Or forward the confirmation to the address below; nothing needs to be installed.',
    textWithoutMail: 'Choose a file, drop it, paste it or photograph it; nothing needs to be installed.',
    picture: 'A train ticket from Zürich to Milan as a PDF page',
    copy: 'Copy the e-mail address',
    calendar: (address: string) => `Write to ${address} instead, and a calendar of the tickets comes with the passes.`,
  },
  extraction: {
    title: 'AI Extraction',
    text: 'Codes are decoded, and every time, seat and name is read with the place where it stands. Readings that contradict each other are weighed; what stays doubtful is marked for you to check, or left out.',
    tableCaption: 'Some of what was read from this ticket',
    value: 'Value',
    found: 'Read from',
    readings: [
      { label: 'Departs', value: '09:33', found: 'Page 1, table' },
      { label: 'Train', value: 'IC 731', found: 'Page 1' },
      { label: 'Coach and seat', value: '7, 61', found: 'Page 1' },
      { label: 'Aztec code', value: '45 bytes', found: 'Picture on page 1' },
    ],
  },
  delivery: {
    title: 'Instant Delivery',
    text: 'The code is drawn as Wallet draws it, read back and compared byte for byte. Only then is the pass signed. Add it with one tap.',
    byMail: 'Or open it from the e‑mail that comes back.',
    picture: 'The Apple Wallet pass made from the train ticket',
  },
  faqTitle: 'Questions and answers',
  faqLead: 'Not answered here?',
  contact: 'See the contact page',
  faq,
} as const;
