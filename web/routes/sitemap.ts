import type { LoaderFunctionArgs } from 'react-router';
import { pages } from '../pages.ts';
import { webContext } from '../site.ts';

/** The list of pages for search engines. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context.get(webContext).site;
  const entries = pages.map((page) => `<url><loc>${origin}${page}</loc></url>`).join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
}
