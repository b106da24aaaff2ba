/** Texts of /feedback. */
export const feedback = {
  title: 'Feedback',
  description: 'Tell us how your pass turned out.',
  heading: 'Feedback',
} as const;
