import { useSite } from '../site.ts';

/** A link of header or footer. */
export type SiteLink = { readonly to: string; readonly text: string };

/** The links that lead to something on this installation: nobody is sent to a Shortcut where there is none to download and no mail for one to send to. */
export function useLinks(links: readonly SiteLink[]): readonly SiteLink[] {
  const { shortcutUrl, intakeAddress } = useSite();
  return shortcutUrl || intakeAddress ? links : links.filter(({ to }) => to !== '/ios-shortcut');
}
