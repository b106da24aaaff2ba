import { type ComponentProps, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { dialogCommand } from '../ui/dialog.tsx';
import { CloseIcon, MenuIcon } from '../ui/icons.tsx';
import { LanguageLink } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { useLinks } from './use-links.ts';

/** The header stays in sight; on narrow screens its links are in a menu. */
export function SiteHeader() {
  const t = useWords('layout').header;
  const links = useLinks(t.links);
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-1 px-5 max-[24rem]:px-4 sm:px-8">
        <HomeLink />
        <nav aria-label={t.label} className="ms-auto hidden items-center gap-1 md:flex">
          {links.map(({ to, text }) => (
            <NavLink
              key={to}
              to={to}
              className="rounded-full px-3.5 py-2.5 text-sm text-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {text}
            </NavLink>
          ))}
        </nav>
        <LanguageLink className="ms-auto grid size-11 shrink-0 place-items-center rounded-full text-soft hover:text-ink max-sm:hidden md:ms-1" />
        <ButtonLink to="/upload" size="small" className="shrink-0 max-sm:ms-auto max-[24rem]:px-3">
          {t.convert}
        </ButtonLink>
        <MobileMenu />
      </div>
    </header>
  );
}

function HomeLink() {
  const t = useWords('layout').header;
  const { name } = useSite();
  return (
    <Link
      to="/"
      aria-label={t.home(name)}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-lg pe-2 text-lg font-semibold tracking-tight"
    >
      <Logo />
      <bdi className="truncate max-[22.5rem]:sr-only">{name}</bdi>
    </Link>
  );
}

/** A modal dialog: the page behind does not scroll, focus stays inside, Escape and every change of route close it. */
function MobileMenu() {
  const t = useWords('layout').header;
  const dialog = useRef<HTMLDialogElement>(null);
  const links = useLinks(t.links);
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of address that closes the menu
  useEffect(() => dialog.current?.close(), [pathname, hash]);
  useEffect(() => onWidth(() => dialog.current?.close()), []);
  const show = dialogCommand('show-modal', 'menu', () => dialog.current?.showModal());
  const close = dialogCommand('close', 'menu', () => dialog.current?.close());
  return (
    <div className="md:hidden">
      <IconButton label={t.openMenu} aria-haspopup="dialog" {...show}>
        <MenuIcon size={24} />
      </IconButton>
      <dialog
        id="menu"
        ref={dialog}
        aria-label={t.menu}
        className="m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink"
      >
        <div className="flex min-h-16 items-center justify-between border-b border-line px-5">
          <HomeLink />
          <IconButton label={t.closeMenu} {...close}>
            <CloseIcon size={24} />
          </IconButton>
        </div>
        <nav aria-label={t.menu} className="flex flex-col px-5 py-6">
          {links.map(({ to, text }) => (
            <NavLink
              key={to}
              to={to}
              className="border-b border-line py-4 text-xl font-semibold aria-[current=page]:text-accent"
            >
              {text}
            </NavLink>
          ))}
          <ButtonLink to="/upload" className="mt-8">
            {t.convert}
          </ButtonLink>
          <LanguageLink
            withName
            onClick={() => dialog.current?.close()}
            className="mt-4 flex min-h-12 items-center justify-center gap-2 text-soft"
          />
        </nav>
      </dialog>
    </div>
  );
}

/** A round button that a finger hits, with a drawing in place of a word. */
function IconButton({ label, ...rest }: ComponentProps<'button'> & { readonly label: string }) {
  return (
    <button type="button" aria-label={label} className="-me-2 grid size-11 place-items-center rounded-full" {...rest} />
  );
}

/** Does something when the window becomes wide enough for the header's own links, or no longer is; gives back how to end it. */
function onWidth(change: () => void): () => void {
  const wide = matchMedia('(min-width: 48rem)');
  wide.addEventListener('change', change);
  return () => wide.removeEventListener('change', change);
}
