import type { SiteFacts } from '#src/http/site-facts.ts';

/** Where to turn to. Not every installation has an address for questions. */
export function writeTo({ supportAddress }: Pick<SiteFacts, 'supportAddress'>): string {
  return supportAddress
    ? `Schreiben Sie an ${supportAddress}.`
    : 'Wenden Sie sich an die Person, von der Sie die Adresse dieses Dienstes haben.';
}
