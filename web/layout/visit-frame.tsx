import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { pathIn } from '#src/languages/address.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';

/** Tells the analytics script that a page was opened, in a closed frame that sees nothing but the page's path. */
export function VisitFrame() {
  const layout = useWords('layout');
  const language = useLanguage();
  const { pathname } = useLocation();
  const routes = useMatches().map(({ id }) => id);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready || routes.includes('routes/result')) return null; // a page that shows a ticket tells nobody anything
  const path = routes.includes('routes/not-found') ? '/404' : pathIn(language, pathWithoutIds(pathname));
  return <iframe key={path} src={`/visit${path}`} sandbox="allow-scripts" title={layout.visits} hidden />;
}

/** Only the page about one job has an id in its path, behind its name. */
function pathWithoutIds(pathname: string): string {
  return pathname.replace(/^(\/feedback)\/.*/, '$1');
}
