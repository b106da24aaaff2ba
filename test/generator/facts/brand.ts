import type { Locale } from '../locales/locale.ts';
import type { Random } from '../random.ts';
import type { Issuer } from '../sheet.ts';
import { inventAddress } from './people.ts';

const starts = ['Vel', 'Tik', 'Mon', 'Ar', 'Lu', 'Nor', 'Zan', 'Pal', 'Ori', 'Kes', 'Bru', 'Sol', 'Fen', 'Cal'];
const middles = ['to', 'ka', 'ri', 'va', 'lo', 'mi', 'de', 'zu', 'na'];
const ends = ['ra', 'do', 'lix', 'va', 'na', 'ro', 'mo', 'tis', 'go'];

/** A name that no company should have: three syllables. */
export function inventName(random: Random): string {
  return random.pick(starts) + random.pick(middles) + random.pick(ends);
}

/** An invented issuer for a trade, with an address that is not real either. */
export function inventIssuer(random: Random, locale: Locale, trade: keyof Locale['suffixes'] | 'air'): Issuer {
  const name = inventName(random);
  const suffix = trade === 'air' ? random.pick(['Air', 'Airways', 'Airlines']) : locale.suffixes[trade];
  return {
    name: `${name} ${suffix}`,
    // RFC 2606, section 3: names that never lead anywhere.
    domain: `${name.toLowerCase()}.example`,
    address: inventAddress(random, locale, random.pick(locale.cities)).text,
    phone: `+${random.pick(['31', '33', '34', '39', '41', '44', '49', '351'])} ${random.digits(2)} ${random.digits(3)} ${random.digits(4)}`,
  };
}
