import type { Words } from '../words.ts';

/** Texts of /upload in Dutch. */
export const words: Words['upload'] = {
  title: 'Upload je bestand',
  description:
    'Upload een PDF, foto of e‑mail met je ticket en voeg de pas toe aan Apple Wallet. Gratis en zonder account.',
  heading: 'Upload je bestand',
  lead: 'Een ticket, instapkaart, bevestiging of bon. Binnen seconden heb je een pas voor Apple Wallet.',
  mailTitle: 'Of stuur de e‑mail door',
  mailLead: 'Stuur hem naar dit adres. De pas komt per e‑mail terug.',
  copyAddress: 'Kopieer het e‑mailadres',
  keptTitle: 'Eén keer gelezen, dan gewist',
  kept: (time) =>
    `Je bestand wordt één keer gelezen om de pas te maken en dan gewist. De pas zelf wordt ${time} later gewist, of meteen als jij dat zegt.`,
  plain: {
    title: 'Upload met een eenvoudig formulier',
    description: 'Upload een ticket zonder JavaScript.',
    lead: 'Voor browsers zonder JavaScript. Na het versturen kom je op een pagina die zelf in de gaten houdt hoe het met je pas gaat.',
    terms: 'Ik ga akkoord met de',
    termsLink: 'gebruiksvoorwaarden',
    question: (a, b) => `Zo weten we dat je een mens bent: hoeveel is ${a}\u00a0+\u00a0${b}?`,
    file: 'Je ticket',
    password: 'Wachtwoord van de PDF, als die er een heeft',
    send: 'Zet bestand om',
    none: 'Deze installatie neemt bestanden alleen via een script aan. Stuur je ticket per e‑mail door, of zet JavaScript aan.',
  },
};
