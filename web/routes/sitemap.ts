import type { LoaderFunctionArgs } from 'react-router';
import { webContext } from '../site.ts';

/** Pages that search engines should know. */
const pages = [
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
];

/** The list of pages for search engines. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context.get(webContext).site;
  const entries = pages.map((page) => `<url><loc>${origin}${page}</loc></url>`).join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
}
