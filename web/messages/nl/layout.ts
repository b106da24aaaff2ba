import type { Words } from '../words.ts';

/** Texts that every page shares, in Dutch. */
export const words: Words['layout'] = {
  skip: 'Naar de inhoud',
  announcement: { text: 'Nieuw: een opdracht voor iOS', link: 'Probeer hem nu', close: 'Sluit deze melding' },
  header: {
    home: (name) => `${name}, startpagina`,
    label: 'Hoofdmenu',
    links: [
      { to: '/how-it-works', text: 'Zo werkt het' },
      { to: '/examples', text: 'Voorbeelden' },
      { to: '/ios-shortcut', text: 'iOS-opdracht' },
      { to: '/contribute', text: 'Help mee' },
    ],
    convert: 'Zet om',
    openMenu: 'Open menu',
    closeMenu: 'Sluit menu',
    menu: 'Menu',
  },
  footer: {
    label: 'Voettekst',
    promise: 'Tickets, instapkaarten en bonnen, binnen seconden in Apple Wallet.',
    columns: [
      {
        title: 'Product',
        links: [
          { to: '/upload', text: 'Zet om' },
          { to: '/how-it-works', text: 'Zo werkt het' },
          { to: '/examples', text: 'Voorbeelden' },
          { to: '/pdf-to-pkpass', text: 'PDF naar Apple Wallet' },
          { to: '/ios-shortcut', text: 'iOS-opdracht' },
        ],
      },
      {
        title: 'Meer weten',
        links: [
          { to: '/api', text: 'API' },
          { to: '/how-it-works#faq', text: 'Veelgestelde vragen' },
          { to: '/status', text: 'Status' },
          { to: '/contribute', text: 'Help mee' },
        ],
      },
      {
        title: 'Over ons',
        links: [
          { to: '/contact', text: 'Contact' },
          { to: '/privacy', text: 'Privacy' },
          { to: '/terms', text: 'Voorwaarden' },
        ],
      },
    ],
    copyright: (year, name) => `© ${year} ${name}. Alle rechten voorbehouden.`,
    trademark:
      'Apple, Apple Wallet, iPhone en iOS zijn handelsmerken van Apple Inc., gedeponeerd in de VS en andere landen en regio’s. Deze dienst is niet verbonden aan Apple Inc. en wordt er niet door ondersteund.',
  },
  newsletter: {
    title: 'Blijf op de hoogte',
    lead: 'Een kort bericht als er iets nuttigs nieuw is. Verder niets, en met één klik ben je ervan af.',
    email: 'E‑mailadres',
    submit: 'Houd me op de hoogte',
    submitting: 'Aanmelden …',
    done: 'Je bent aangemeld!',
    close: 'Sluit',
    refused: 'Vul een geldig e‑mailadres in.',
    unknownError: 'Er is iets misgegaan',
  },
  notFound: {
    title: 'Pagina niet gevonden',
    description: 'Op dit adres is niets te vinden.',
    heading: 'Deze pagina bestaat niet',
    lead: 'Misschien zit er een tikfout in het adres, of is de pagina verhuisd. Er is niets met je passen gebeurd.',
    back: 'Naar de startpagina',
    crashed: 'Er ging bij ons iets stuk',
    crashedLead: 'De pagina kon niet worden getoond. Opnieuw laden helpt meestal.',
  },
  languages: {
    label: 'Taal',
    offer: 'Deze pagina is er ook in het Nederlands.',
    switch: 'Lees in het Nederlands',
    close: 'Sluit deze melding',
  },
  pictures: {
    titles: {
      concert: 'Concertkaartje',
      flight: 'Instapkaart',
      train: 'Treinkaartje',
      movie: 'Bioscoopkaartje',
      'pdf-tickets': 'Tickets in een PDF',
      voucher: 'Schermafbeelding van een bon',
    },
    before: 'Voor',
    after: 'Na',
    beforeAlt: (title) => `${title}, het document zoals het binnenkwam`,
    afterAlt: (title) => `${title}, de pas die ervan is gemaakt`,
    viewer: (title) => `${title}, voor en na`,
    enlarge: (what) => `Vergroot: ${what}`,
    missing: 'Deze afbeelding kon niet worden geladen.',
  },
  manifest: 'Maakt van tickets passen voor Apple Wallet.',
  drop: 'Laat los waar je wilt',
  visits: 'Telt bezoeken',
  copy: { copy: 'Kopieer', copied: 'Gekopieerd!' },
  donation: {
    title: 'Steun deze dienst',
    lead: 'Het donatieformulier is van een ander bedrijf en wordt pas geladen als je erom vraagt.',
    show: 'Toon het donatieformulier',
  },
};
