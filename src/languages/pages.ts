/** LIST: the pages that everybody can open, in the order of the sitemap. */
export const pages = [
  '/',
  '/how-it-works',
  '/examples',
  '/ios-shortcut',
  '/contribute',
  '/upload',
  '/api',
  '/pdf-to-pkpass',
  '/status',
  '/contact',
  '/privacy',
  '/terms',
] as const;
