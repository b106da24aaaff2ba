import type { SiteFacts } from '#src/http/site-facts.ts';

/** Where to turn to. Not every installation has an address for questions. */
export function writeTo({ supportAddress }: Pick<SiteFacts, 'supportAddress'>): string {
  return supportAddress
    ? `Écrivez à ${supportAddress}.`
    : 'Adressez-vous à la personne qui vous a indiqué l’adresse de ce service.';
}
