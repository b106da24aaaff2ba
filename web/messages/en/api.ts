/** Texts of /api. */
export const api = {
  title: 'API Documentation',
  description: 'Create Apple Wallet passes from your own software: quick start, authentication and reference.',
  heading: 'API Documentation',
} as const;
