import type { Words } from '../words.ts';

/** Texts of /status in German. */
export const words: Words['status'] = {
  title: 'Systemstatus',
  description: 'Ob der Dienst gerade funktioniert. Alle 30 Sekunden aktualisiert.',
  heading: 'Systemstatus',
  lead: 'Beim Dienst selbst erfragt, alle 30 Sekunden.',
  operational: 'In Betrieb',
  operationalLead: 'Alles funktioniert.',
  degraded: 'Eingeschränkt',
  degradedLead: 'Etwas läuft nicht, wie es soll. Umwandlungen können scheitern oder länger dauern.',
  failed: 'Fehler beim Abrufen des Status',
  failedLead: 'Der Dienst hat nicht geantwortet. Wir fragen weiter.',
  checking: 'Wird abgefragt …',
  facts: { service: 'Dienst', status: 'Status', version: 'Version', timestamp: 'Zuletzt geprüft' },
  noScript: 'Diese Seite fragt per Skript. Ohne Skript steht die Antwort unter',
};
