import { useLocation } from 'react-router';
import { pathIn } from '#src/languages/address.ts';
import { directionOf, type Language } from '#src/languages/languages.ts';
import { useLanguage } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';
import { ClosableLine } from './closable-line.tsx';
import { keepLanguage } from './language-choice.ts';

/** A language that the browser wishes for, with its own words. */
export type Offer = { readonly language: Language; readonly words: Words['layout']['languages'] };

/** One line in the language that the browser would rather have, on a page in another one. The page itself stays. */
export function LanguageOffer({ offer: { language, words: t } }: { readonly offer: Offer }) {
  const own = useLanguage();
  const { pathname, search } = useLocation();
  const stay = () => {
    document.documentElement.dataset.language = 'chosen';
    keepLanguage(own);
  };
  return (
    <aside
      lang={language}
      dir={directionOf(language)}
      aria-label={t.label}
      className="language-offer border-b border-line bg-accent-wash"
    >
      <ClosableLine close={t.close} onClose={stay}>
        <p className="grow py-1.5 text-center">
          {t.offer}{' '}
          <a
            href={pathIn(language, `${pathname}${search}`)}
            hrefLang={language}
            onClick={() => keepLanguage(language)}
            className="link ms-1 inline-block py-1 font-semibold"
          >
            {t.switch}
          </a>
        </p>
      </ClosableLine>
    </aside>
  );
}
