import type { SiteFacts } from '#src/http/site-facts.ts';

/** Where to turn to. Not every installation has an address for questions. */
export function writeTo({ supportAddress }: Pick<SiteFacts, 'supportAddress'>): string {
  return supportAddress ? `Scrivi a ${supportAddress}.` : 'Chiedi a chi ti ha dato l’indirizzo di questo servizio.';
}
