import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** On every change of route: to the top (or to what the address names), and focus on the new content, or the news in it. */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (place) return place.scrollIntoView();
    window.scrollTo(0, 0);
    if (!pathname) return;
    const content = document.getElementById('content');
    const news = content?.querySelector<HTMLElement>('h1[data-focus]');
    (news ?? content)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
