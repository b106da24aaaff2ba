import type { Words } from '../words.ts';

/** Texts of /contact in Dutch. */
export const words: Words['contact'] = {
  title: 'Contact',
  description: 'Hoe je ons bereikt, en waarmee we kunnen helpen.',
  heading: 'Contact',
  lead: 'Wat je schrijft, wordt door een mens gelezen.',
  leadWithoutMail: 'Waar je met vragen terechtkunt.',
  mailTitle: 'E‑mail',
  mailText: 'Op werkdagen antwoorden we meestal binnen 24 uur.',
  noMail: 'Deze installatie heeft geen adres voor vragen. Vraag het degene van wie je het adres van deze dienst hebt.',
  mailHint: 'Stuur geen ticket dat je nog wilt gebruiken, tenzij we erom vragen: wie de code heeft, kan het gebruiken.',
  copy: 'Kopieer het supportadres',
  newsTitle: 'Nieuws',
  newsText: 'Nieuwe soorten tickets en nieuwe manieren om ze te sturen, in een kort bericht, af en toe.',
  subscribe: 'Houd me op de hoogte',
  topicsTitle: 'Waarmee we kunnen helpen',
  topics: [
    {
      title: 'Een ticket dat niet lukte',
      text: 'Vertel ons wat voor document het is en wat er op de pagina stond.',
    },
    {
      title: 'Een gegeven dat niet klopt',
      text: 'Welk veld, wat er zou moeten staan, en waar dat in het document staat.',
    },
    {
      title: 'Een pas die niet scant',
      text: 'Waar hij geweigerd werd, en of het origineel wel werd geaccepteerd.',
    },
    {
      title: 'Je gegevens',
      text: 'Zien, verbeteren of wissen wat er over je wordt bewaard. Antwoord binnen 30 dagen.',
    },
    { title: 'API en zakelijk gebruik', text: 'API-sleutels, eigen limieten, support.' },
    {
      title: 'Beveiliging',
      text: 'Een lek gevonden? Eerst mailen, dan publiceren. We antwoorden snel en zeggen dank je wel.',
    },
  ],
  before: 'Veel vragen worden beantwoord op de pagina',
  faq: 'Zo werkt het',
  donationTitle: 'Steun deze dienst',
};
