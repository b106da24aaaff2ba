import type { LoaderFunctionArgs } from 'react-router';
import { webContext } from '../site.ts';

/** What search engines may read: pages, but nothing of a person. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context.get(webContext).site;
  return new Response(
    `User-agent: *\nDisallow: /v1/\nDisallow: /feedback/\nDisallow: /*/feedback/\n\nSitemap: ${origin}/sitemap.xml\n`,
    {
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    },
  );
}
