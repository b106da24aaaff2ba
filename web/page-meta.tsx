import { useLocation } from 'react-router';
import { pathIn } from '#src/languages/address.ts';
import { languages } from '#src/languages/languages.ts';
import { useLanguage } from './messages/use-words.ts';
import { useSite } from './site.ts';

/** What a page says of itself to browsers, search engines and previews. */
export type PageWords = { readonly title: string; readonly description: string };

type PageMetaProps = {
  readonly words: PageWords;
  /** Nobody should find the page. */
  readonly hidden?: boolean;
};

/** Title, description, social preview, canonical address and the same page in other languages; React puts them into the head. */
export function PageMeta({ words: { title, description }, hidden = false }: PageMetaProps) {
  const { name, origin } = useSite();
  const whole = title.includes(name) ? title : `${title} · ${name}`;
  const picture = `${origin}/social.png`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={whole} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      {hidden ? <Unlisted /> : <Addresses origin={origin} />}
    </>
  );
}

/** For all who list pages, and in its own words for the one that keeps copies instead. */
function Unlisted() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="archive.org_bot" content="noarchive" />
    </>
  );
}

function Addresses({ origin }: { readonly origin: string }) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const path = pathname.replace(/(.)\/$/, '$1');
  const own = `${origin}${pathIn(language, path)}`;
  return (
    <>
      <meta property="og:url" content={own} />
      <link rel="canonical" href={own} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={`${origin}${pathIn(each, path)}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${path}`} />
    </>
  );
}
