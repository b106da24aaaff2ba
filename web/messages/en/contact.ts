/** Texts of /contact. */
export const contact = {
  title: 'Contact',
  description: 'How to reach us, and what we can help with.',
  heading: 'Contact',
} as const;
