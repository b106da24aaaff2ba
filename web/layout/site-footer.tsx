import { Link } from 'react-router';
import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { type SiteLink, useLinks } from './use-links.ts';

/** Three columns of links, the copyright and the notice on trademarks. */
export function SiteFooter() {
  const t = useWords('layout').footer;
  const { name } = useSite();
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="mx-auto max-w-6xl px-5 py-14 sm:px-8">
        <div className="grid gap-10 md:grid-cols-[1.4fr_2fr]">
          <div>
            <p className="flex items-center gap-2.5 text-lg font-semibold">
              <Logo /> {name}
            </p>
            <p className="mt-3 max-w-xs text-sm text-soft">{t.promise}</p>
          </div>
          <nav aria-label={t.label} className="grid grid-cols-2 gap-8 sm:grid-cols-3">
            {t.columns.map((column) => (
              <Column key={column.title} {...column} />
            ))}
          </nav>
        </div>
        <div className="mt-12 border-t border-line pt-6">
          <LanguageSwitch />
        </div>
        <div className="mt-6 text-xs text-soft">
          <p>{t.copyright(new Date().getFullYear(), name)}</p>
          <p className="mt-2 max-w-3xl">{t.trademark}</p>
        </div>
      </div>
    </footer>
  );
}

type ColumnProps = { readonly title: string; readonly links: readonly SiteLink[] };

function Column({ title, links }: ColumnProps) {
  return (
    <div>
      <h2 className="text-sm tracking-normal">{title}</h2>
      <ul className="mt-2">
        {useLinks(links).map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="inline-block py-1.5 text-sm text-soft hover:text-ink hover:underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
