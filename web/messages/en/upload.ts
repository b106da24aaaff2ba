/** Texts of /upload. */
export const upload = {
  title: 'Upload Your File',
  description: 'Upload a PDF, photo or e-mail of your ticket and add the pass to Apple Wallet.',
  heading: 'Upload Your File',
} as const;
