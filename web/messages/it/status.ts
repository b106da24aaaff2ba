import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /status in Italian. */
export const words: Words['status'] = {
  title: 'Stato del servizio',
  description: 'Se il convertitore funziona in questo momento. Aggiornato ogni 30 secondi.',
  heading: 'Stato del servizio',
  lead: 'Verificato ogni 30 secondi.',
  operational: 'Operativo',
  operationalLead: 'Tutto funziona.',
  degraded: 'Problemi in corso',
  degradedLead: 'Qualcosa non funziona come dovrebbe. Le conversioni possono fallire o durare di più.',
  failed: 'Stato non disponibile',
  failedLead: 'Il servizio non ha risposto. Continuiamo a chiedere.',
  checking: 'Controllo…',
  facts: { service: 'Servizio', status: 'Stato', version: 'Versione', timestamp: 'Ultimo controllo' },
  days: {
    title: 'Gli ultimi 90 giorni',
    doors: { web: 'Sito', key: 'API', mail: 'E-mail' },
    lastMade: (when) => `Ultimo pass: ${when}`,
    neverMade: 'Nessun pass in questo periodo',
    up: (part) => `In funzione per il ${part} del tempo.`,
    upOn: (part, days) =>
      `Osservato per ${counted('it', days, { one: '{n} giorno', other: '{n} giorni' })}: in funzione per il ${part} del tempo.`,
    read: (files, faults) =>
      `${counted('it', files, { one: '{n} file letto', other: '{n} file letti' })}, ${counted('it', faults, { one: '{n} perso', other: '{n} persi' })} per colpa nostra.`,
    unknown: 'Non si sa ancora nulla.',
    legend: { well: 'In funzione', some: 'In parte', ill: 'Fuori servizio', unknown: 'Non noto' },
    bad: 'Giorni con problemi',
    day: (day, part, faults) =>
      `${day}: in funzione per il ${part} del tempo, ${counted('it', faults, { one: '{n} file perso', other: '{n} file persi' })}`,
  },
  noScript: 'Questa pagina funziona con uno script. Senza, leggi la risposta su',
};
