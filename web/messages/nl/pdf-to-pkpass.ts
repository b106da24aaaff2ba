import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /pdf-to-pkpass in Dutch. */
export const words: Words['pdf-to-pkpass'] = {
  title: 'PDF naar Apple Wallet',
  description: 'Zet een PDF-ticket om in een pas voor Apple Wallet. Meerdere tickets in één PDF geven meerdere passen.',
  heading: 'PDF naar Apple Wallet',
  lead: 'De winkel stuurde een PDF, bij de ingang willen ze een code, en jij wilt hem op je toegangsscherm. Zet de PDF om in een .pkpass-bestand dat Wallet opent.',
  fullPage: 'Naar de uploadpagina',
  convertTitle: 'Zet een PDF om',
  limit: (megabytes) => `PDF’s tot ${megabytes} MB worden geaccepteerd.`,
  mailTitle: 'Of stuur hem door per e‑mail',
  mailLead: 'Stuur de e‑mail met de PDF als bijlage naar dit adres. De pas komt als bijlage terug.',
  copy: 'Kopieer het e‑mailadres',
  manyTitle: 'Meer tickets, meer passen',
  manyLead:
    'Een PDF met meerdere tickets geeft meerdere passen: een voor elk ticket, met eigen naam, stoel en code. Voeg ze in één keer toe als .pkpasses-bundel, of kies welke je meeneemt.',
  beforeAlt: 'Een PDF-pagina met drie museumkaartjes',
  afterAlt: 'Drie passen voor Apple Wallet die ervan zijn gemaakt, op elkaar gestapeld',
  before: 'Eén PDF',
  after: 'Drie passen',
  whyTitle: 'Wat een pas kan en een PDF niet',
  why: [
    {
      title: 'Hij is er wanneer jij er bent',
      text: 'Tijden staan in de tijdzone van de plaats zelf, dus Wallet toont de pas als het tijd is om te gaan.',
    },
    {
      title: 'Hij scant',
      text: 'De code wordt opnieuw getekend, helemaal scherp en helder. Voordat je hem krijgt, lezen we hem terug en vergelijken we elke byte.',
    },
    {
      title: 'Hij heeft geen bereik nodig',
      text: 'Een pas staat op je telefoon. Geen app openen, geen pagina laden, niet inzoomen op een A4’tje.',
    },
  ],
  faqTitle: 'Over PDF’s',
  faq: ({ resultMinutes }) =>
    [
      {
        id: 'scanned',
        question: 'Werkt het met gescande PDF’s?',
        answer: [
          'Ja. Pagina’s zonder tekst worden gelezen met tekstherkenning. Een rechte scan met 300 punten per inch leest het best.',
        ],
      },
      {
        id: 'password',
        question: 'En als mijn PDF een wachtwoord heeft?',
        answer: [
          'Kies hem toch maar. We vragen dan om het wachtwoord; het wordt één keer gebruikt om het bestand te openen, en er samen mee gewist.',
        ],
      },
      {
        id: 'kept',
        question: 'Wat gebeurt er met de PDF?',
        answer: [
          `Hij wordt bij aankomst versleuteld, één keer gelezen en gewist. De passen kun je ${durationIn('nl', resultMinutes)} lang downloaden.`,
        ],
        link: { to: '/privacy', text: 'Privacybeleid' },
      },
    ] as const,
};
