import { useLocation, useNavigationType } from 'react-router';

/** Whether somebody came back to the page, by a reload or through the history, rather than anew by a link. */
export function useReturned(): boolean {
  const type = useNavigationType();
  const { key } = useLocation();
  const [loaded] = typeof performance === 'undefined' ? [] : performance.getEntriesByType('navigation');
  const anew = key === 'default' && (loaded as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  return type === 'POP' && !anew;
}
