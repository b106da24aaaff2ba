import type { MetaDescriptor } from 'react-router';
import type { SiteFacts } from '#src/http/site-facts.ts';

/** What a page says of itself to browsers, search engines and previews. */
export type PageWords = { readonly title: string; readonly description: string };

type MetaInput = {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
  readonly location: { readonly pathname: string };
};

/** Title, description, social preview and canonical address of a page. Pages that nobody should find pass `hidden`. */
export function pageMeta(
  { matches, location }: MetaInput,
  { title, description }: PageWords,
  { hidden = false }: { readonly hidden?: boolean } = {},
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { readonly site: SiteFacts } | undefined;
  const name = root?.site.name ?? 'Passlift';
  const origin = root?.site.origin ?? '';
  const address = `${origin}${location.pathname.replace(/(.)\/$/, '$1')}`;
  const whole = title.includes(name) ? title : `${title} · ${name}`;
  const picture = `${origin}/social.png`;
  return [
    { title: whole },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: description },
    { property: 'og:image', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: whole },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ property: 'og:url', content: address }, { tagName: 'link', rel: 'canonical', href: address } as const]),
  ];
}
