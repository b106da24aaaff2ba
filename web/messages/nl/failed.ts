import type { Words } from '../words.ts';

/** What can be done when no pass was made, in Dutch. */
export const words: Words['failed'] = {
  another: 'Zet een ander bestand om',
  feedback: 'Laat het ons weten',
  tipsTitle: 'Wat vaak helpt',
  password: {
    label: 'Wachtwoord van deze PDF',
    hint: 'Het wordt één keer gebruikt om het bestand te openen, en er samen mee gewist.',
    send: 'Open met dit wachtwoord',
    sending: 'Versturen …',
    wrong: 'Met dit wachtwoord ging het niet open. Probeer het nog eens.',
    again: 'Kies het bestand opnieuw om het in te vullen: deze pagina heeft het niet meer.',
  },
  crop: {
    title: 'Wijs ons de code',
    lead: 'Zet het kader om de code: tik erop of gebruik de schuiven. Dan bekijken we alleen dit deel, vergroot.',
    across: 'Naar links en rechts',
    down: 'Op en neer',
    size: 'Grootte van het kader',
    picture: 'De pagina met het kader',
    send: 'Dit deel bekijken',
    sending: 'Versturen …',
    fileName: 'uitsnede',
  },
  pageOf: (page, of) => `Pagina ${page} van ${of}`,
  lookedAt: 'De pagina die we hebben bekeken',
  anyTips: {
    original: 'De PDF of e‑mail die je kreeg, in plaats van een afbeelding ervan.',
    screenshot: 'Een schermafbeelding van alleen het ticket, met de hele code erop.',
  },
  tips: {
    'document.locked': [
      'Op een Mac in Voorvertoning: Archief, Exporteer als PDF, zonder wachtwoord. Op een iPhone: open hem, tik op Deel en Druk af, en deel het afdrukvoorbeeld.',
    ],
    'document.unreadable': ['Wacht tot het downloaden klaar is: een half bestand gaat niet open.'],
    'barcode.not-proven': ['Een grotere, scherpere afbeelding van de code; liefst de PDF die je kreeg.'],
    'ticket.none': [
      'De pagina waarop staat wanneer en waar.',
      'De PDF of e‑mail die je kreeg, in plaats van een afbeelding ervan.',
    ],
    'paper.blank': ['Een foto van dichterbij en bij goed licht, met de hele code erop.'],
    'paper.unclear': [
      'Een foto van dichterbij en bij goed licht, met de hele code erop.',
      'De afbeelding zelf in plaats van het kleine voorbeeld in een chat: open haar daar en bewaar of deel haar dan.',
    ],
  },
  sorry: 'Het spijt ons.',
  afterAll: 'Is het toch een ticket, laat het ons weten; dan leren we het te lezen.',
};
