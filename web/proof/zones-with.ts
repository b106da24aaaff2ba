/**
 * The zones that the browser knows, and the one that is chosen, by the cities that they are named after. `cities` tells what a
 * language calls them where it has names of its own: `Lisbon=Lissabon|Cairo=Kairo`.
 */
export function zonesWith(
  chosen: string | null | undefined,
  cities: string,
  language: string,
): readonly { readonly zone: string; readonly city: string }[] {
  const own = new Map(cities.split(/\|\s*/).map((pair) => pair.split('=') as [string, string]));
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])]);
  const named = [...zones].map((zone) => {
    const name = zone.split('/').at(-1)!.replaceAll('_', ' ');
    return { zone, city: own.get(name) ?? name };
  });
  return named.toSorted((a, b) => a.city.localeCompare(b.city, language));
}
