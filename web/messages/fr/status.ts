import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /status in French. */
export const words: Words['status'] = {
  title: 'État du service',
  description: 'Le convertisseur fonctionne-t-il en ce moment ? Actualisé toutes les 30 secondes.',
  heading: 'État du service',
  lead: 'Vérifié toutes les 30 secondes.',
  operational: 'Opérationnel',
  operationalLead: 'Tout fonctionne.',
  degraded: 'Perturbé',
  degradedLead: 'Tout ne fonctionne pas comme prévu. Des conversions peuvent échouer ou prendre plus de temps.',
  failed: 'État indisponible',
  failedLead: 'Le service n’a pas répondu. Nous continuons à l’interroger.',
  checking: 'Interrogation…',
  facts: { service: 'Service', status: 'État', version: 'Version', timestamp: 'Dernière vérification' },
  days: {
    title: 'Les 90 derniers jours',
    doors: { web: 'Site web', key: 'API', mail: 'E-mail' },
    lastMade: (when) => `Dernier pass\u00a0: ${when}`,
    neverMade: 'Aucun pass pendant ce temps',
    up: (part) => `En service ${part} du temps.`,
    upOn: (part, days) =>
      `Observé pendant ${counted('fr', days, { one: '{n} jour', other: '{n} jours' })}\u00a0: en service ${part} du temps.`,
    read: (files, faults) =>
      `${counted('fr', files, { one: '{n} fichier lu', other: '{n} fichiers lus' })}, dont ${counted('fr', faults, { one: '{n} perdu', other: '{n} perdus' })} par notre faute.`,
    unknown: 'On ne sait rien encore.',
    legend: { well: 'En service', some: 'En partie', ill: 'Hors service', unknown: 'Inconnu' },
    bad: 'Jours avec des problèmes',
    day: (day, part, faults) =>
      `${day}\u00a0: en service ${part} du temps, ${counted('fr', faults, { one: '{n} fichier perdu', other: '{n} fichiers perdus' })}`,
  },
  noScript: 'Cette page fonctionne par script. Sans lui, lisez la réponse sur',
};
