import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of / in Dutch. */
export const words: Words['home'] = {
  title: 'Tickets in Apple Wallet',
  description:
    'Van PDF’s, foto’s en e‑mails met tickets maak je in seconden passen voor Apple Wallet. Gratis, zonder account, daarna gewist.',
  hero: {
    heading: 'Je ticket in Apple Wallet',
    lead: 'Je kiest een bestand en hebt seconden later een pas die je kunt laten scannen: de code wordt byte voor byte overgenomen en ter controle teruggelezen.',
    address: 'Stuur je e‑mail door naar',
    copy: 'Kopieer het e‑mailadres',
    upload: 'Upload een bestand',
  },
  steps: {
    title: 'Drie stappen, geen account',
    items: [
      {
        title: 'Upload of stuur door',
        text: 'Een PDF, een foto, een schermafbeelding of de e‑mail zelf. Meerdere tickets in één bestand geven meerdere passen.',
        byMail: undefined,
      },
      {
        title: 'AI leest het uit',
        text: 'Codes, stoelen, gates en tijden worden gelezen waar ze staan. Wat niet zeker is, wordt gemarkeerd om na te kijken.',
        byMail: undefined,
      },
      {
        title: 'Meteen klaar',
        text: 'Bekijk de pas zoals Wallet hem toont en voeg hem met één tik toe.',
        byMail: 'Of krijg hem per e‑mail terug.',
      },
    ],
  },
  example: {
    title: 'Een echte omzetting',
    lead: 'Het ticket is verzonnen; de pas is wat onze software ervan maakte.',
    all: 'Bekijk alle zes voorbeelden',
  },
  facts: {
    title: 'Wat je krijgt, en wat nog niet kan',
    get: {
      title: 'Wat je krijgt',
      items: [
        'De originele code: QR, Aztec, PDF417 of Code\u00A0128, bewezen gelijk voordat je de pas krijgt',
        'Tijden in de tijdzone van de plaats zelf, zodat Wallet de pas toont wanneer je hem nodig hebt',
        'Een pas voor elk ticket, samen of een voor een',
        'Geen account, geen cookies, en alles wordt daarna gewist',
      ],
    },
    limits: {
      title: 'Wat nog niet kan',
      items: [
        'Andere codes worden QR‑codes, die misschien niet worden gelezen; EAN‑13 en enkele andere alleen op iPhones vóór iOS\u00A027',
        'QR‑codes met binaire gegevens kunnen we niet verwerken',
        'Tickets waarvan de code om de paar seconden verandert, werken alleen in de app van de uitgever',
        'PDF’s van meer dan {pdf}\u00A0MB; afbeeldingen en e‑mails van meer dan {other}\u00A0MB',
      ],
    },
  },
  trusted: {
    title: 'Waar je op kunt rekenen',
    claims: 'In het kort',
    passes: (count) => counted('nl', count, { one: '{n} pas hier gemaakt', other: '{n} passen hier gemaakt' }),
  },
  convert: { title: 'Zet nu een ticket om' },
  subscribe: {
    title: 'Hoor het als er iets nieuws is',
    lead: 'Nieuwe soorten tickets, nieuwe manieren om ze te sturen. Een kort bericht, af en toe.',
    button: 'Houd me op de hoogte',
  },
};
