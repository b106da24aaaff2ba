import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { pathIn } from '#src/languages/address.ts';
import { directionOf } from '#src/languages/languages.ts';
import { AnnouncementBar, announcementScript } from './layout/announcement-bar.tsx';
import { DropAnywhere } from './layout/drop-anywhere.tsx';
import { languageScript } from './layout/language-choice.ts';
import { LanguageOffer } from './layout/language-offer.tsx';
import { MissingPage } from './layout/missing-page.tsx';
import { Newsletter } from './layout/newsletter.tsx';
import { RouteChange } from './layout/route-change.tsx';
import { SiteFooter } from './layout/site-footer.tsx';
import { SiteHeader } from './layout/site-header.tsx';
import { VisitFrame } from './layout/visit-frame.tsx';
import { wordsIn } from './messages/server-words.ts';
import { useLanguage, useWords } from './messages/use-words.ts';
import { webContext } from './site.ts';
import './styles.css';

/** The facts that every page shows; the nonce is for this answer's scripts. */
export function loader({ context }: LoaderFunctionArgs) {
  const { site, nonce, wish } = context.get(webContext);
  const offer = wish && { language: wish, words: wordsIn(wish).layout.languages };
  return { site, nonce, offer };
}

/** The facts of an installation do not change while somebody walks through its pages. */
export const shouldRevalidate = () => false;

/** The whole document around every page, errors included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const t = useWords('layout');
  const data = useRouteLoaderData<typeof loader>('root');
  const language = useLanguage();
  const { key } = useLocation();
  // Browsers hide the nonce from scripts, so what was rendered and what React finds differ by design.
  const nonce = typeof document === 'undefined' ? data?.nonce : '';
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf9f6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e0f11" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href={pathIn(language, '/manifest.webmanifest')} />
        {/* Nothing is painted of half a page: what comes last in a line would move what comes before it. */}
        <link rel="expect" href="#whole" blocking="render" />
        <Refresh />
        <Links nonce={nonce} />
        <script nonce={nonce} suppressHydrationWarning>
          {`${announcementScript};${languageScript}`}
        </script>
      </head>
      <body>
        <a href="#content" className="skip-link">
          {t.skip}
        </a>
        {data?.offer && <LanguageOffer offer={data.offer} />}
        {data?.site.shortcutUrl && <AnnouncementBar />}
        {data && <SiteHeader />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {/* Each view has its own, so that none is seen to move when another one is longer. */}
        {data && <SiteFooter key={key} />}
        {data && <Newsletter />}
        <span id="whole" hidden />
        <RouteChange />
        <DropAnywhere />
        {data?.site.analyticsUrl && <VisitFrame />}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** A page that waits for something looks again by itself, where no script does; its loader says after how many seconds. */
function Refresh() {
  const seconds = useMatches()
    .map(({ loaderData }) => (loaderData as { readonly refresh?: number } | undefined)?.refresh)
    .find(Boolean);
  if (!seconds) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}

export default function Root() {
  // Tells tests and style sheets that the page answers to a hand.
  useEffect(() => {
    document.documentElement.dataset.ready = 'yes';
  }, []);
  return <Outlet />;
}

/** What is shown when a page is missing or crashed. */
export function ErrorBoundary() {
  const t = useWords('layout');
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{missing ? t.notFound.title : t.notFound.crashed}</title>
      <MissingPage crashed={!missing} />
    </>
  );
}
