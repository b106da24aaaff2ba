import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';

/** Texts of /pdf-to-pkpass. */
export const words = {
  title: 'PDF to Apple Wallet',
  description: 'Convert a PDF ticket to an Apple Wallet pass. Several tickets in one PDF become several passes.',
  heading: 'PDF to Apple Wallet',
  lead: 'The shop sent a PDF, the gate wants a code, and you want it on your lock screen. Convert the PDF to a .pkpass file that Wallet opens.',
  fullPage: 'Go to the upload page',
  convertTitle: 'Convert a PDF',
  limit: (megabytes: number) => `PDFs up to ${megabytes}MB are accepted.`,
  mailTitle: 'Or forward it by e-mail',
  mailLead: 'Send the e‑mail with the PDF attached to this address. The pass comes back as an attachment.',
  copy: 'Copy the e-mail address',
  manyTitle: 'Several tickets, several passes',
  manyLead:
    'A multi-ticket PDF gives multiple passes: one for each ticket, with its own name, seat and code. Add them all at once as a .pkpasses bundle, or choose those you carry.',
  beforeAlt: 'A PDF page with three museum tickets',
  afterAlt: 'Three Apple Wallet passes made from it, stacked',
  before: 'One PDF',
  after: 'Three passes',
  whyTitle: 'What a pass does that a PDF cannot',
  why: [
    {
      title: 'It is there when you are',
      text: 'Dates are set in the time zone of the place, so Wallet shows the pass when it is time to leave.',
    },
    {
      title: 'It scans',
      text: 'The code is redrawn at full sharpness and full brightness. Before you get it, we read it back and compare every byte.',
    },
    {
      title: 'It needs no signal',
      text: 'A pass lives on the phone. No app to open, no page to load, no pinching on a page made for A4.',
    },
  ],
  faqTitle: 'About PDFs',
  faq: ({ resultMinutes }: SiteFacts) =>
    [
      {
        id: 'scanned',
        question: 'Does it work with scanned PDFs?',
        answer: [
          'Yes. Pages without text are read with text recognition. A straight scan with 300 dots per inch reads best.',
        ],
      },
      {
        id: 'password',
        question: 'What if my PDF has a password?',
        answer: [
          'Choose it all the same. You are asked for the password then; it is used once, to open the file, and deleted with it.',
        ],
      },
      {
        id: 'kept',
        question: 'What happens to the PDF?',
        answer: [
          `It is encrypted as it arrives, read once and deleted. The passes can be downloaded for ${durationIn('en', resultMinutes)}.`,
        ],
        link: { to: '/privacy', text: 'Privacy Policy' },
      },
    ] as const,
} as const;
