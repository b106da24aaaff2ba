import type { Words } from '../words.ts';

/** Texts of /status in Italian. */
export const words: Words['status'] = {
  title: 'Stato del servizio',
  description: 'Se il convertitore funziona in questo momento. Aggiornato ogni 30 secondi.',
  heading: 'Stato del servizio',
  lead: 'Risponde il servizio stesso, ogni 30 secondi.',
  operational: 'Operativo',
  operationalLead: 'Tutto funziona.',
  degraded: 'Problemi in corso',
  degradedLead: 'Qualcosa non funziona come dovrebbe. Le conversioni possono fallire o durare di più.',
  failed: 'Stato non disponibile',
  failedLead: 'Il servizio non ha risposto. Continuiamo a chiedere.',
  checking: 'Controllo…',
  facts: { service: 'Servizio', status: 'Stato', version: 'Versione', timestamp: 'Ultimo controllo' },
  noScript: 'Questa pagina funziona con uno script. Senza, leggi la risposta su',
};
