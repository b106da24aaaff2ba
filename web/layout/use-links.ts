import { useSite } from '../site.ts';

/** A link of header or footer. */
export type SiteLink = { readonly to: string; readonly text: string };

/** The links that lead to something on this installation: without a Shortcut nobody is sent to it. */
export function useLinks(links: readonly SiteLink[]): readonly SiteLink[] {
  const { shortcutUrl } = useSite();
  return shortcutUrl ? links : links.filter(({ to }) => to !== '/ios-shortcut');
}
