/** Texts of /contribute. */
export const contribute = {
  title: 'Contribute',
  description: 'Keep the converter free: ways to help with money, time or a ticket that failed.',
  heading: 'Contribute',
} as const;
