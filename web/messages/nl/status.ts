import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /status in Dutch. */
export const words: Words['status'] = {
  title: 'Systeemstatus',
  description: 'Of de dienst nu werkt. Elke 30 seconden bijgewerkt.',
  heading: 'Systeemstatus',
  lead: 'Elke 30 seconden gecontroleerd.',
  operational: 'In bedrijf',
  operationalLead: 'Alles werkt.',
  degraded: 'Beperkt',
  degradedLead: 'Iets werkt niet zoals het moet. Omzetten kan mislukken of langer duren.',
  failed: 'Status kon niet worden opgehaald',
  failedLead: 'De dienst gaf geen antwoord. We blijven het vragen.',
  checking: 'Controleren …',
  facts: { service: 'Dienst', status: 'Status', version: 'Versie', timestamp: 'Laatst gecontroleerd' },
  days: {
    title: 'De laatste 90 dagen',
    doors: { web: 'Website', key: 'API', mail: 'E-mail' },
    lastMade: (when) => `Laatste pas: ${when}`,
    neverMade: 'Geen pas in deze tijd',
    up: (part) => `${part} van de tijd in bedrijf.`,
    upOn: (part, days) =>
      `${counted('nl', days, { one: '{n} dag', other: '{n} dagen' })} gevolgd: ${part} van de tijd in bedrijf.`,
    read: (files, faults) =>
      `${counted('nl', files, { one: '{n} bestand gelezen', other: '{n} bestanden gelezen' })}, ${faults} verloren door onze schuld.`,
    unknown: 'Er is nog niets bekend.',
    legend: { well: 'In bedrijf', some: 'Deels in bedrijf', ill: 'Buiten bedrijf', unknown: 'Onbekend' },
    bad: 'Dagen met problemen',
    day: (day, part, faults) =>
      `${day}: ${part} van de tijd in bedrijf, ${counted('nl', faults, { one: '{n} bestand verloren', other: '{n} bestanden verloren' })}`,
  },
  noScript: 'Deze pagina vraagt het met een script. Zonder script staat het antwoord op',
};
