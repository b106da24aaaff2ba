/** Texts of /pdf-to-pkpass. */
export const pdfToPkpass = {
  title: 'PDF to Apple Wallet',
  description: 'Convert a PDF ticket to an Apple Wallet pass. Several tickets in one PDF become several passes.',
  heading: 'PDF to Apple Wallet',
} as const;
