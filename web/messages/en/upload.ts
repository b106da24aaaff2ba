/** Texts of /upload. */
export const words = {
  title: 'Upload Your File',
  description:
    'Upload a PDF, photo or e-mail of your ticket and add the pass to Apple Wallet. Free and without an account.',
  heading: 'Upload Your File',
  lead: 'A ticket, boarding pass, confirmation or voucher. You get an Apple Wallet pass in seconds.',
  mailTitle: 'Or forward the e-mail',
  mailLead: 'Send it to this address. The pass comes back by e‑mail.',
  copyAddress: 'Copy the e-mail address',
  keptTitle: 'Processed once, then deleted',
  kept: (time: string) =>
    `Your file is read once to make the pass and then deleted. The pass itself is deleted ${time} later, or at once when you say so.`,
  plain: {
    title: 'Upload with a plain form',
    description: 'Upload a ticket without JavaScript.',
    lead: 'For browsers without JavaScript. After sending, you come to a page that refreshes itself until your pass is ready.',
    terms: 'I accept the',
    termsLink: 'terms of service',
    question: (a: number, b: number) => `So that we know you are a person: what is ${a}\u00a0+\u00a0${b}?`,
    file: 'Your ticket',
    password: 'Password of the PDF, if it has one',
    send: 'Process File',
    none: 'This installation takes files by script only. Forward your ticket by e‑mail instead, or turn JavaScript on.',
  },
} as const;
