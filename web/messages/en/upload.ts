/** Texts of /upload. */
export const upload = {
  title: 'Upload Your File',
  description:
    'Upload a PDF, photo or e-mail of your ticket and add the pass to Apple Wallet. Free and without an account.',
  heading: 'Upload Your File',
  lead: 'A ticket, boarding pass, confirmation or voucher. You get an Apple Wallet pass in seconds.',
  mailTitle: 'Or forward the e-mail',
  mailLead: 'Send it to this address. The pass comes back by e-mail.',
  copyAddress: 'Copy the e-mail address',
  keptTitle: 'Processed once, then deleted',
  kept: (minutes: number) =>
    `Your file is read once to make the pass and then deleted. The pass itself is deleted ${minutes} minutes later, or at once when you say so.`,
} as const;
