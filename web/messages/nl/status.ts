import type { Words } from '../words.ts';

/** Texts of /status in Dutch. */
export const words: Words['status'] = {
  title: 'Systeemstatus',
  description: 'Of de dienst nu werkt. Elke 30 seconden bijgewerkt.',
  heading: 'Systeemstatus',
  lead: 'Elke 30 seconden aan de dienst zelf gevraagd.',
  operational: 'In bedrijf',
  operationalLead: 'Alles werkt.',
  degraded: 'Beperkt',
  degradedLead: 'Iets werkt niet zoals het moet. Omzetten kan mislukken of langer duren.',
  failed: 'Status kon niet worden opgehaald',
  failedLead: 'De dienst gaf geen antwoord. We blijven het vragen.',
  checking: 'Controleren …',
  facts: { service: 'Dienst', status: 'Status', version: 'Versie', timestamp: 'Laatst gecontroleerd' },
  noScript: 'Deze pagina vraagt het met een script. Zonder script staat het antwoord op',
};
