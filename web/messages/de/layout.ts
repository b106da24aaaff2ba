import type { Words } from '../words.ts';

/** Texts that every page shares, in German. */
export const words: Words['layout'] = {
  skip: 'Zum Inhalt springen',
  announcement: { text: 'Neu: ein Kurzbefehl für iOS', link: 'Ausprobieren', close: 'Hinweis schließen' },
  header: {
    home: (name) => `${name}, Startseite`,
    label: 'Hauptmenü',
    links: [
      { to: '/how-it-works', text: 'So funktioniert’s' },
      { to: '/examples', text: 'Beispiele' },
      { to: '/ios-shortcut', text: 'Kurzbefehl' },
      { to: '/contribute', text: 'Mithelfen' },
    ],
    convert: 'Umwandeln',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    menu: 'Menü',
  },
  footer: {
    label: 'Fußzeile',
    promise: 'Tickets, Bordkarten und Gutscheine in Sekunden in der Apple Wallet.',
    columns: [
      {
        title: 'Produkt',
        links: [
          { to: '/upload', text: 'Umwandeln' },
          { to: '/how-it-works', text: 'So funktioniert’s' },
          { to: '/examples', text: 'Beispiele' },
          { to: '/pdf-to-pkpass', text: 'PDF in die Apple Wallet' },
          { to: '/ios-shortcut', text: 'Kurzbefehl' },
        ],
      },
      {
        title: 'Mehr wissen',
        links: [
          { to: '/api', text: 'API' },
          { to: '/how-it-works#faq', text: 'Häufige Fragen' },
          { to: '/status', text: 'Status' },
          { to: '/contribute', text: 'Mithelfen' },
        ],
      },
      {
        title: 'Über uns',
        links: [
          { to: '/contact', text: 'Kontakt' },
          { to: '/privacy', text: 'Datenschutz' },
          { to: '/terms', text: 'Nutzungsbedingungen' },
        ],
      },
    ],
    copyright: (year, name) => `© ${year} ${name}. Alle Rechte vorbehalten.`,
    trademark:
      'Apple, Apple Wallet, iPhone und iOS sind Marken der Apple Inc., eingetragen in den USA und anderen Ländern und Regionen. Dieser Dienst steht in keiner Verbindung zur Apple Inc. und wird von ihr nicht unterstützt.',
  },
  newsletter: {
    title: 'Auf dem Laufenden bleiben',
    lead: 'Eine kurze Nachricht, wenn es etwas Nützliches gibt. Sonst nichts, und ein Klick beendet es.',
    email: 'E‑Mail-Adresse',
    submit: 'Neuigkeiten abonnieren',
    submitting: 'Wird eingetragen …',
    done: 'Sie sind eingetragen!',
    close: 'Schließen',
    refused: 'Bitte geben Sie eine gültige E‑Mail-Adresse ein.',
    unknownError: 'Ein unbekannter Fehler ist aufgetreten',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es nichts.',
    heading: 'Diese Seite gibt es nicht',
    lead: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen. Ihren Pässen ist nichts passiert.',
    back: 'Zur Startseite',
    crashed: 'Bei uns ist etwas kaputtgegangen',
    crashedLead: 'Die Seite konnte nicht gezeigt werden. Meistens hilft es, sie neu zu laden.',
  },
  languages: {
    label: 'Sprache',
    offer: 'Diese Seite gibt es auch auf Deutsch.',
    switch: 'Auf Deutsch lesen',
    close: 'Hinweis schließen',
  },
  pictures: {
    titles: {
      concert: 'Konzertkarte',
      flight: 'Bordkarte',
      train: 'Zugticket',
      movie: 'Kinokarte',
      'pdf-tickets': 'Tickets als PDF',
      voucher: 'Screenshot eines Gutscheins',
    },
    before: 'Vorher',
    after: 'Nachher',
    beforeAlt: (title) => `${title}, das Dokument, wie es ankam`,
    afterAlt: (title) => `${title}, der Pass, der daraus wurde`,
    viewer: (title) => `${title}, vorher und nachher`,
    enlarge: (what) => `Vergrößern: ${what}`,
    missing: 'Dieses Bild konnte nicht geladen werden.',
  },
  manifest: 'Macht aus Tickets Pässe für die Apple Wallet.',
  drop: 'Einfach loslassen',
  visits: 'Zählt Besuche',
  copy: { copy: 'Kopieren', copied: 'Kopiert!' },
  donation: {
    title: 'Diesen Dienst unterstützen',
    lead: 'Das Spendenformular betreibt ein anderes Unternehmen. Es wird erst geladen, wenn Sie es möchten.',
    show: 'Spendenformular zeigen',
  },
};
