/** Texts of /. */
export const home = {
  title: 'Tickets into Apple Wallet',
  description:
    'PDFs, photos and e-mails of tickets become Apple Wallet passes in seconds. Free, without an account, deleted afterwards.',
  heading: 'Your ticket, in Apple Wallet',
} as const;
