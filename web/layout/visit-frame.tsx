import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { layout } from '../messages/en/layout.ts';

/** Tells the analytics script that a page was opened, in a closed frame that sees nothing but the page's path. */
export function VisitFrame() {
  const { pathname } = useLocation();
  const found = useMatches().every(({ id }) => id !== 'routes/not-found');
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  const path = found ? pathWithoutIds(pathname) : '/404';
  return <iframe key={path} src={`/visit${path}`} sandbox="allow-scripts" title={layout.visits} hidden />;
}

/** Only the page about one job has an id in its path, behind its name. */
function pathWithoutIds(pathname: string): string {
  return pathname.replace(/^(\/feedback)\/.*/, '$1');
}
