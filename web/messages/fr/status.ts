import type { Words } from '../words.ts';

/** Texts of /status in French. */
export const words: Words['status'] = {
  title: 'État du service',
  description: 'Le convertisseur fonctionne-t-il en ce moment ? Actualisé toutes les 30 secondes.',
  heading: 'État du service',
  lead: 'Le service répond lui-même, toutes les 30 secondes.',
  operational: 'Opérationnel',
  operationalLead: 'Tout fonctionne.',
  degraded: 'Perturbé',
  degradedLead: 'Tout ne fonctionne pas comme prévu. Des conversions peuvent échouer ou prendre plus de temps.',
  failed: 'État indisponible',
  failedLead: 'Le service n’a pas répondu. Nous continuons à l’interroger.',
  checking: 'Interrogation…',
  facts: { service: 'Service', status: 'État', version: 'Version', timestamp: 'Dernière vérification' },
  noScript: 'Cette page fonctionne par script. Sans lui, lisez la réponse sur',
};
