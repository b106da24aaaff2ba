import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /status in German. */
export const words: Words['status'] = {
  title: 'Systemstatus',
  description: 'Ob der Dienst gerade funktioniert. Alle 30 Sekunden aktualisiert.',
  heading: 'Systemstatus',
  lead: 'Alle 30 Sekunden geprüft.',
  operational: 'In Betrieb',
  operationalLead: 'Alles funktioniert.',
  degraded: 'Eingeschränkt',
  degradedLead: 'Etwas läuft nicht, wie es soll. Umwandlungen können scheitern oder länger dauern.',
  failed: 'Fehler beim Abrufen des Status',
  failedLead: 'Der Dienst hat nicht geantwortet. Wir fragen weiter.',
  checking: 'Wird abgefragt …',
  facts: { service: 'Dienst', status: 'Status', version: 'Version', timestamp: 'Zuletzt geprüft' },
  days: {
    title: 'Die letzten 90 Tage',
    doors: { web: 'Website', key: 'API', mail: 'E‑Mail' },
    lastMade: (when) => `Letzter Pass: ${when}`,
    neverMade: 'In dieser Zeit kein Pass',
    up: (part) => `${part} der Zeit in Betrieb.`,
    upOn: (part, days) =>
      `An ${counted('de', days, { one: '{n} Tag', other: '{n} Tagen' })} beobachtet: ${part} der Zeit in Betrieb.`,
    read: (files, faults) =>
      `${counted('de', files, { one: '{n} Datei gelesen', other: '{n} Dateien gelesen' })}, ${faults}\u00A0durch unsere Schuld verloren.`,
    unknown: 'Noch ist nichts bekannt.',
    legend: { well: 'In Betrieb', some: 'Teilweise in Betrieb', ill: 'Außer Betrieb', unknown: 'Unbekannt' },
    bad: 'Tage, an denen etwas nicht stimmte',
    day: (day, part, faults) =>
      `${day}: ${part} der Zeit in Betrieb, ${counted('de', faults, { one: '{n} Datei verloren', other: '{n} Dateien verloren' })}`,
  },
  noScript: 'Diese Seite fragt per Skript. Ohne Skript steht die Antwort unter',
};
