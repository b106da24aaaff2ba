/** Texts of /examples. */
export const examples = {
  title: 'Examples',
  description: 'Six real conversions: concert, flight, train, cinema, many tickets in one PDF, and a voucher.',
  heading: 'Examples',
} as const;
