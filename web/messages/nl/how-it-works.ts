import type { Words } from '../words.ts';
import { faq } from './faq.ts';

/** Texts of /how-it-works in Dutch. */
export const words: Words['how-it-works'] = {
  title: 'Zo werkt het',
  description: 'In drie stappen van ticket naar pas voor Apple Wallet, en antwoorden op wat mensen vragen.',
  heading: 'Zo werkt het',
  lead: 'Een ticket komt binnen als PDF, foto of e‑mail. Een pas die scant, gaat eruit. Dit gebeurt er tussendoor.',
  convert: 'Zet om',
  examples: 'Bekijk voorbeelden',
  stepsTitle: 'Drie stappen',
  step: (number) => `Stap ${number}`,
  upload: {
    title: 'Upload of stuur door',
    text: 'Kies een bestand, sleep het hierheen, plak het of maak er een foto van. Of stuur de bevestiging door naar het adres hieronder; je hoeft niets te installeren.',
    textWithoutMail:
      'Kies een bestand, sleep het hierheen, plak het of maak er een foto van; je hoeft niets te installeren.',
    picture: 'Een treinkaartje van Zürich naar Milaan als PDF-pagina',
    copy: 'Kopieer het e‑mailadres',
    calendar: (address: string) => `Schrijf naar ${address} en je krijgt bij de passen een agenda van de tickets.`,
  },
  extraction: {
    title: 'AI leest het uit',
    text: 'Codes worden gedecodeerd, en elke tijd, stoel en naam wordt gelezen met de plek waar die staat. Spreken gegevens elkaar tegen, dan worden ze afgewogen; wat twijfelachtig blijft, wordt gemarkeerd om na te kijken of weggelaten.',
    tableCaption: 'Een deel van wat uit dit ticket is gelezen',
    value: 'Gegeven',
    found: 'Vindplaats',
    readings: [
      { label: 'Vertrek', value: '09:33', found: 'Pagina 1, tabel' },
      { label: 'Trein', value: 'IC 731', found: 'Pagina 1' },
      { label: 'Rijtuig en stoel', value: '7, 61', found: 'Pagina 1' },
      { label: 'Aztec-code', value: '45 bytes', found: 'Afbeelding op pagina 1' },
    ],
  },
  delivery: {
    title: 'Meteen klaar',
    text: 'De code wordt getekend zoals Wallet dat doet, teruggelezen en byte voor byte vergeleken. Alleen als alles gelijk is, wordt de pas ondertekend. Voeg hem met één tik toe.',
    byMail: 'Of open hem vanuit de e‑mail die terugkomt.',
    picture: 'De pas voor Apple Wallet die van het treinkaartje is gemaakt',
  },
  faqTitle: 'Vragen en antwoorden',
  faqLead: 'Staat je vraag er niet bij?',
  contact: 'Ga naar de contactpagina',
  faq,
};
