/** The table of /privacy in Dutch: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import type { TableRow } from '../../policies/clause.ts';

/** Everything that is kept: what, why, where and how long. */
export function keptRows({ resultMinutes, downloads, months }: SiteFacts) {
  return [
    {
      what: 'Je bestand en de naam ervan',
      cells: [
        'Om je ticket te lezen',
        'Schijf, versleuteld, elk bestand met een eigen sleutel',
        'Tot het is gelezen: seconden, hooguit een paar minuten',
      ],
    },
    {
      what: 'Gemaakte passen en hun voorvertoning, afbeeldingen van de pagina’s waaruit ze zijn gelezen, je verbeteringen',
      cells: [
        'Zodat je ze kunt downloaden',
        'Schijf, op dezelfde manier versleuteld',
        `${durationIn('nl', resultMinutes)}, tot je op ‘Wis nu’ tikt, of na ${downloads} downloads per pas`,
      ],
    },
    {
      what: 'Metadata van de omzetting',
      more: 'Tijd, soort en globale grootte van het bestand, pagina’s, soort ticket, aantal passen, foutcode met de grens of grootte, tijdsduur, downloads, je antwoord op ‘Klopte dit?’',
      cells: ['Om te zien wat misgaat en capaciteit te plannen', 'Database', `${months.jobs} maanden`],
    },
    {
      what: 'Willekeurig ID van de browser',
      cells: [
        'Om je metadata te vinden als je erom vraagt',
        'Database, als hash met sleutel',
        `${months.jobs} maanden bij de omzetting, ${months.feedback} maanden bij feedback`,
      ],
    },
    {
      what: 'Feedback',
      more: 'Sterren, opmerking, antwoorden',
      cells: ['Om beter te worden', 'Database', `${months.feedback} maanden`],
    },
    {
      what: 'E‑mailadres',
      more: 'Achtergelaten bij feedback of voor de nieuwsbrief',
      cells: [
        'Om je precies daarover te schrijven',
        'Database',
        `${months.contacts} maanden, of tot je ons vraagt het te wissen`,
      ],
    },
    {
      what: 'Afzender van een doorgestuurde mail, of aan wie een pas vanaf zijn pagina is gemaild',
      cells: ['Om de pas terug te sturen', 'Schijf, versleuteld', 'Tot het antwoord weg is en het resultaat is gewist'],
    },
    { what: 'Netwerkadres', cells: ['Om misbruik te beperken', 'Tellers, als hash met sleutel', 'Hooguit een dag'] },
    {
      what: 'Antwoord van de controle of je een mens bent',
      cells: ['Zodat elk maar één keer werkt', 'Database, als hash met sleutel', 'Minuten, tot het verloopt'],
    },
    {
      what: 'Logboeken',
      more: 'Tijd, stap, tijdsduur, foutcode',
      cells: [
        'Om de dienst te laten draaien',
        'Logboek van de server, zonder adressen en zonder inhoud',
        'Zolang de beheerder logboeken bewaart',
      ],
    },
  ] as const satisfies readonly TableRow[];
}
