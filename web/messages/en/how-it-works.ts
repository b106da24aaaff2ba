/** Texts of /how-it-works. */
export const howItWorks = {
  title: 'How It Works',
  description: 'Three steps from a ticket to an Apple Wallet pass, and answers to what people ask.',
  heading: 'How It Works',
} as const;
