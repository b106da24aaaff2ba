import type { Words } from '../words.ts';

/** Texts of /ios-shortcut in Dutch. */
export const words: Words['ios-shortcut'] = {
  title: 'Opdracht voor iOS',
  description: 'Stuur tickets via Deel vanaf je iPhone en krijg de pas per e‑mail terug.',
  heading: 'Opdracht voor iOS',
  lead: 'Een ticket in je foto’s, in Bestanden of op papier in je hand: met een paar tikken is het onderweg, en de pas komt per e‑mail terug.',
  download: 'Download de opdracht',
  opens: 'Gaat open in de app Opdrachten, die bij iOS hoort.',
  missing: 'Deze installatie heeft geen opdracht om te downloaden. Je kunt er zelf een maken, of het zonder doen.',
  none: 'Voor deze dienst is er nog geen opdracht.',
  upload: 'Upload liever een bestand',
  copy: 'Kopieer het e‑mailadres',
  recipe: {
    title: 'Maak er zelf een',
    lead: 'De app Opdrachten hoort bij iOS. Wat je zelf maakt, werkt meteen en hoeft door niemand te worden ondertekend.',
    steps: ({ name, intakeAddress }) =>
      [
        {
          picture: 'new',
          title: 'Voeg ‘Verstuur e‑mail’ toe',
          text: 'Tik in de app Opdrachten op +, zoek ‘Verstuur e‑mail’ en tik erop.',
        },
        { picture: 'address', title: 'Vul het adres in', text: `Tik op ‘Ontvangers’ en typ ${intakeAddress}.` },
        {
          picture: 'sheet',
          title: 'Ontvang bestanden via Deel',
          text: 'Tik op de ronde ‘i’ en zet ‘Toon in deelpaneel’ aan. Laat bij ‘Ontvang’ afbeeldingen, bestanden en PDF’s aanstaan.',
        },
        {
          picture: 'input',
          title: 'Voeg bij wat je deelt',
          text: `Tik op ‘Bericht’, kies ‘Opdrachtinvoer’, noem de opdracht ‘${name}’ en tik op ‘Gereed’.`,
        },
      ] as const,
    after: (name) => `Vanaf nu: Deel, dan ‘${name}’.`,
  },
  without: {
    title: 'Zonder opdracht',
    lead: 'Dit kan elke iPhone meteen.',
    contact: 'Bewaar het adres als contact',
    steps: [
      {
        picture: 'contact',
        title: 'Bewaar het adres één keer',
        text: 'Tik op je iPhone op de knop hierboven en dan op ‘Maak nieuw contact aan’.',
      },
      {
        picture: 'share',
        title: 'Deel, dan Mail',
        text: 'Tik in Foto’s of Bestanden op Deel, kies Mail en typ de eerste letters van de naam van het contact.',
      },
      { picture: 'wallet', title: 'Voeg toe aan Wallet', text: 'Open het antwoord, tik op de pas en dan op Voeg toe.' },
    ],
  },
  stepsTitle: 'Zeven stappen, de eerste twee maar één keer',
  step: (number) => `${number}`,
  steps: [
    {
      picture: 'add',
      title: 'Voeg de opdracht toe',
      text: 'Tik op je iPhone op ‘Download de opdracht’ en dan op ‘Voeg opdracht toe’.',
    },
    {
      picture: 'address',
      title: 'Kies je adres',
      text: 'Bij het toevoegen wordt één keer gevraagd welk e‑mailadres van jou de pas krijgt. Mail moet op de iPhone zijn ingesteld.',
    },
    { picture: 'run', title: 'Voer hem uit', text: 'Vanaf het beginscherm, via Deel of met Siri.' },
    {
      picture: 'source',
      title: 'Kies waar het ticket is',
      text: 'In je fotobibliotheek, in Bestanden, of voor de camera als het op papier staat.',
    },
    {
      picture: 'pick',
      title: 'Kies het ticket',
      text: 'Eén afbeelding of PDF. Van alle tickets erin worden passen gemaakt.',
    },
    {
      picture: 'send',
      title: 'Verstuur de e‑mail',
      text: 'Het bestand zit erbij en het adres is ingevuld. Tik op de verstuurknop.',
    },
    { picture: 'wallet', title: 'Voeg toe aan Wallet', text: 'Open het antwoord, tik op de pas en dan op Voeg toe.' },
  ],
  faqTitle: 'Vragen over de opdracht',
  faq: ({ intakeAddress, limits }) =>
    [
      {
        id: 'mail',
        question: 'Waarom is er e‑mail voor nodig?',
        answer: [
          `De opdracht stuurt je ticket vanuit je eigen mailaccount naar ${intakeAddress || 'het adres van deze dienst'}, en de pas gaat naar dat account terug. Daarom moet in Instellingen op je iPhone een adres zijn ingesteld om mee te versturen.`,
        ],
      },
      {
        id: 'other-address',
        question: 'Kan ik het adres later wijzigen?',
        answer: [
          'Ja. Open de app Opdrachten, houd je vinger op de opdracht, kies Wijzig, en verander bovenaan het adres.',
        ],
      },
      {
        id: 'sees',
        question: 'Wat kan de opdracht zien?',
        answer: [
          'Alleen het bestand dat je kiest. Hij leest je bibliotheek niet en je inbox ook niet, en iOS vraagt het je voordat hij voor het eerst de camera, foto’s of mail gebruikt.',
        ],
      },
      {
        id: 'nothing-comes',
        question: 'Er komt geen antwoord. Wat nu?',
        answer: [
          'Kijk eerst in de spammap. Een antwoord is er meestal binnen een minuut; bij onbekenden doen mailservers er soms langer over.',
          `E‑mails mogen ongeveer 25 MB groot zijn, en PDF’s ${limits.pdfMb} MB. Een grotere foto kun je verkleind versturen: Mail biedt dat aan als je op de verstuurknop tikt.`,
        ],
        link: { to: '/upload', text: 'Upload liever het bestand' },
      },
      {
        id: 'cost',
        question: 'Kost het iets?',
        answer: ['Nee. De opdracht en de dienst zijn gratis.'],
        link: { to: '/contribute', text: 'Hoe je kunt helpen' },
      },
    ] as const,
};
