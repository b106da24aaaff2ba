import type { LoaderFunctionArgs } from 'react-router';
import { pathIn } from '#src/languages/address.ts';
import { type Language, languages } from '#src/languages/languages.ts';
import { pages } from '#src/languages/pages.ts';
import { webContext } from '../site.ts';

/** The list of pages for search engines, each in every language, and where it is in the others. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context.get(webContext).site;
  const entries = pages.flatMap((page) => languages.map((language) => entry(origin, page, language))).join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries}</urlset>`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
}

function entry(origin: string, page: string, language: Language): string {
  const link = (name: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${origin}${path}"/>`;
  const others = languages.map((each) => link(each, pathIn(each, page))).join('');
  return `<url><loc>${origin}${pathIn(language, page)}</loc>${others}${link('x-default', page)}</url>`;
}
