#!/usr/bin/env node
/**
 * Writes `zones.ts` of every language in web/messages from open data. A person runs it when time zones were added:
 *
 *     npm pack cldr-dates-full && tar xzf cldr-dates-full-*.tgz
 *     node scripts/build-zone-cities.ts package
 *
 * `cldr-dates-full` (Unicode License v3) holds what the Unicode CLDR calls the cities of zones, which no browser tells.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { languages } from '#src/languages/languages.ts';

type Names = { readonly exemplarCity?: string } & { readonly [part: string]: Names | string | undefined };

const [source] = process.argv.slice(2);
if (!source) {
  process.stderr.write('Usage: node scripts/build-zone-cities.ts <folder of cldr-dates-full>\n');
  process.exit(2);
}

/** LIST: names of zones that some browsers have instead of older ones. */
const renamed = {
  ...{ Asmara: 'Asmera', Atikokan: 'Coral Harbour', Chuuk: 'Truk', Faroe: 'Faeroe', 'Ho Chi Minh': 'Saigon' },
  ...{
    Kathmandu: 'Katmandu',
    Kolkata: 'Calcutta',
    Kyiv: 'Kiev',
    Nuuk: 'Godthab',
    Pohnpei: 'Ponape',
    Yangon: 'Rangoon',
  },
};

const { version } = JSON.parse(readFileSync(`${source}/package.json`, 'utf8')) as { readonly version: string };
for (const language of languages) {
  const path = `${import.meta.dirname}/../web/messages/${language}/zones.ts`;
  const cities = linesOf(citiesIn(language === 'pt' ? 'pt-PT' : language));
  writeFileSync(path, fileOf(cities, language === languages[0]));
}

/** `Lisbon=Lissabon`: the last part of each zone, and its city, where they differ. */
function citiesIn(locale: string): readonly string[] {
  const file = JSON.parse(readFileSync(`${source}/main/${locale}/timeZoneNames.json`, 'utf8'));
  const names: Names = file.main[locale].dates.timeZoneNames.zone;
  const cities = new Map<string, string>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const parts = zone.split('/');
    const { exemplarCity } = parts.reduce<Names>((part, name) => (part[name] as Names | undefined) ?? {}, names);
    if (exemplarCity) cities.set(parts.at(-1)!.replaceAll('_', ' '), exemplarCity);
  }
  for (const [later, earlier] of Object.entries(renamed)) cities.set(later, cities.get(earlier)!);
  return [...cities].filter(([name, city]) => name !== city).map((pair) => pair.join('='));
}

/** As many in a line as it has room for. */
function linesOf(cities: readonly string[]): string {
  const lines: string[] = [];
  for (const city of cities) {
    const longer = `${lines.at(-1) ?? ''}${city}|`;
    if (lines.length > 0 && longer.length <= 118) lines[lines.length - 1] = longer;
    else lines.push(`${city}|`);
  }
  return lines.join('\n').replace(/\|$/, '');
}

/** The first language gives the shape of the others. */
function fileOf(cities: string, first: boolean): string {
  return `${first ? '' : "import type { Words } from '../words.ts';\n\n"}/**
 * LIST: cities that time zones are named after, where they are called otherwise than their zones. Written by
 * scripts/build-zone-cities.ts from Unicode CLDR ${version}, © Unicode, Inc., under the Unicode License v3.
 */
export const words${first ? '' : ": Words['zones']"} = {
  cities: \`${cities}\`,
}${first ? ' as const' : ''};
`;
}
