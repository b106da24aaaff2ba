/** Texts of /terms. */
export const terms = {
  title: 'Terms of Service',
  description: 'The rules of using this service.',
  heading: 'Terms of Service',
} as const;
