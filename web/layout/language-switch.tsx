import { useLocation } from 'react-router';
import { pathIn } from '#src/languages/address.ts';
import { directionOf, languages, ownNames } from '#src/languages/languages.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import { GlobeIcon } from '../ui/icons.tsx';
import { keepLanguage } from './language-choice.ts';

/** Where the languages stand on every page. */
const id = 'languages';

/** The same page in every language: links, so that it works without script and for search engines. */
export function LanguageSwitch() {
  const own = useLanguage();
  const { label } = useWords('layout').languages;
  const { pathname, search } = useLocation();
  return (
    <nav id={id} tabIndex={-1} aria-label={label} className="flex items-start gap-3 outline-none">
      <span className="mt-2 text-soft">
        <GlobeIcon />
      </span>
      <ul className="flex flex-wrap gap-x-4">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={pathIn(language, `${pathname}${search}`)}
              lang={language}
              dir={directionOf(language)}
              hrefLang={language}
              aria-current={language === own ? 'true' : undefined}
              onClick={() => keepLanguage(language)}
              className="inline-block min-h-8 py-1.5 text-sm text-soft hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {ownNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LanguageLinkProps = {
  readonly className: string;
  /** Whether it is said in words, beside the sign. */
  readonly withName?: boolean;
  readonly onClick?: () => void;
};

/** Leads to the languages from the top of a page. */
export function LanguageLink({ className, withName = false, onClick }: LanguageLinkProps) {
  const own = useLanguage();
  const { label } = useWords('layout').languages;
  return (
    <a href={`#${id}`} onClick={onClick} aria-label={`${label}: ${ownNames[own]}`} className={className}>
      <GlobeIcon />
      {withName && ` ${label}: ${ownNames[own]}`}
    </a>
  );
}
