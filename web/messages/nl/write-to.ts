import type { SiteFacts } from '#src/http/site-facts.ts';

/** Where to turn to. Not every installation has an address for questions. */
export function writeTo({ supportAddress }: Pick<SiteFacts, 'supportAddress'>): string {
  return supportAddress
    ? `Schrijf naar ${supportAddress}.`
    : 'Vraag het degene van wie je het adres van deze dienst hebt.';
}
