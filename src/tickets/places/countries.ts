import { plain } from '../same.ts';

/** The two-letter ISO 3166-1 code of a country given by its code or its name in a language of Europe; else undefined. */
export function countryCode(country: string): string | undefined {
  const text = country.trim();
  return regions().has(text.toUpperCase()) ? text.toUpperCase() : names().get(plain(text));
}

const languages = 'en de fr it es pt nl da sv nb fi pl cs sk hu sl hr ro bg el tr et lv lt'.split(' ');

/** What people write and no locale does. */
const customary: Readonly<Record<string, string>> = {
  usa: 'US',
  'u s a': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
  'czech republic': 'CZ',
  'tschechische republik': 'CZ',
  turkey: 'TR',
  uae: 'AE',
};

let byName: ReadonlyMap<string, string> | undefined;
let codes: ReadonlySet<string> | undefined;

/** Every code of a country: those with a name that is not the name of another code, private or withdrawn. */
function regions(): ReadonlySet<string> {
  if (codes) return codes;
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters.flatMap((first) => letters.map((second) => first + second));
  const known = all.filter((code) => english.of(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
  codes = new Set(known.filter((code) => !/^(AA|EU|EZ|Q[M-Z]|UN|X[A-JL-Z]|ZZ)$/.test(code)));
  return codes;
}

function names(): ReadonlyMap<string, string> {
  if (byName) return byName;
  const map = new Map<string, string>();
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of regions()) {
      const name = plain(display.of(code) ?? '');
      if (name && !map.has(name)) map.set(name, code);
    }
  }
  for (const [name, code] of Object.entries(customary)) map.set(name, code);
  byName = map;
  return map;
}
