import type { SiteFacts } from '#src/http/site-facts.ts';

/** Where to turn to. Not every installation has an address for questions. */
export function writeTo({ supportAddress }: Pick<SiteFacts, 'supportAddress'>): string {
  return supportAddress ? `Escribe a ${supportAddress}.` : 'Pregunta a quien te dio la dirección de este servicio.';
}
