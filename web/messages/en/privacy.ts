/** Texts of /privacy. */
export const privacy = {
  title: 'Privacy Policy',
  description: 'What we keep, why, for how long, and how to end it.',
  heading: 'Privacy Policy',
} as const;
