import type { Words } from '../words.ts';

/** Texts of /contact in German. */
export const words: Words['contact'] = {
  title: 'Kontakt',
  description: 'Wie Sie uns erreichen und wobei wir helfen können.',
  heading: 'Kontakt',
  lead: 'Was Sie schreiben, liest ein Mensch.',
  leadWithoutMail: 'Wohin mit Ihren Fragen.',
  mailTitle: 'E‑Mail',
  mailText: 'Wir antworten an Werktagen in der Regel innerhalb von 24 Stunden.',
  noMail:
    'Diese Installation hat keine Adresse für Fragen. Wenden Sie sich an die Person, von der Sie die Adresse dieses Dienstes haben.',
  mailHint:
    'Bitte schicken Sie kein Ticket, das Sie noch brauchen, außer wir bitten darum: Wer den Code hat, kann es benutzen.',
  copy: 'Support-Adresse kopieren',
  newsTitle: 'Neuigkeiten',
  newsText: 'Neue Arten von Tickets und neue Wege, sie zu schicken, in einer kurzen Nachricht, selten.',
  subscribe: 'Neuigkeiten abonnieren',
  topicsTitle: 'Wobei wir helfen können',
  topics: [
    {
      title: 'Ein Ticket, das nicht geklappt hat',
      text: 'Schreiben Sie uns, was für ein Dokument es ist und was auf der Seite stand.',
    },
    {
      title: 'Eine falsche Angabe',
      text: 'Welches Feld, was dort stehen sollte und wo es im Dokument steht.',
    },
    {
      title: 'Ein Pass, der sich nicht scannen lässt',
      text: 'Wo er abgewiesen wurde, und ob das Original angenommen wurde.',
    },
    {
      title: 'Ihre Daten',
      text: 'Sehen, berichtigen oder löschen, was über Sie gespeichert ist. Antwort innerhalb von 30 Tagen.',
    },
    { title: 'API und Unternehmen', text: 'API-Schlüssel, eigene Anfragelimits, Support.' },
    {
      title: 'Sicherheit',
      text: 'Eine Lücke gefunden? Erst schreiben, dann veröffentlichen. Wir antworten schnell und sagen Danke.',
    },
  ],
  before: 'Viele Fragen beantwortet die Seite',
  faq: 'So funktioniert’s',
  donationTitle: 'Diesen Dienst unterstützen',
};
