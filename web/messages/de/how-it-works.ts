import type { Words } from '../words.ts';
import { faq } from './faq.ts';

/** Texts of /how-it-works in German. */
export const words: Words['how-it-works'] = {
  title: 'So funktioniert’s',
  description:
    'In drei Schritten vom Ticket zum Pass für die Apple Wallet, und Antworten auf das, was oft gefragt wird.',
  heading: 'So funktioniert’s',
  lead: 'Ein Ticket kommt als PDF, Foto oder E‑Mail herein. Ein Pass, der sich scannen lässt, geht hinaus. Das passiert dazwischen.',
  convert: 'Umwandeln',
  examples: 'Beispiele ansehen',
  stepsTitle: 'Drei Schritte',
  step: (number) => `Schritt ${number}`,
  upload: {
    title: 'Hochladen oder weiterleiten',
    text: 'Datei auswählen, hereinziehen, einfügen oder fotografieren. Oder die Bestätigung an die Adresse unten weiterleiten; installieren müssen Sie nichts.',
    textWithoutMail: 'Datei auswählen, hereinziehen, einfügen oder fotografieren; installieren müssen Sie nichts.',
    picture: 'Ein Zugticket von Zürich nach Mailand als PDF-Seite',
    copy: 'E‑Mail-Adresse kopieren',
    calendar: (address: string) => `Wer an ${address} schreibt, bekommt zu den Pässen einen Kalender der Tickets.`,
  },
  extraction: {
    title: 'Auslesen mit KI',
    text: 'Codes werden ausgelesen, und jede Zeit, jeder Platz und jeder Name wird mit der Stelle gelesen, an der er steht. Widersprechen sich Angaben, wird abgewogen; was zweifelhaft bleibt, wird zum Prüfen markiert oder\u00A0weggelassen.',
    tableCaption: 'Einiges von dem, was aus diesem Ticket gelesen wurde',
    value: 'Angabe',
    found: 'Fundstelle',
    readings: [
      { label: 'Abfahrt', value: '09:33', found: 'Seite 1, Tabelle' },
      { label: 'Zug', value: 'IC 731', found: 'Seite 1' },
      { label: 'Wagen und Platz', value: '7, 61', found: 'Seite 1' },
      { label: 'Aztec-Code', value: '45 Bytes', found: 'Bild auf Seite 1' },
    ],
  },
  delivery: {
    title: 'Sofort da',
    text: 'Der Code wird so gezeichnet, wie Wallet ihn zeichnet, zurückgelesen und Byte für Byte verglichen. Erst dann wird der Pass signiert. Fügen Sie ihn mit einem Tippen hinzu.',
    byMail: 'Oder öffnen Sie ihn aus der E‑Mail, die zurückkommt.',
    picture: 'Der Pass für die Apple Wallet, der aus dem Zugticket wurde',
  },
  faqTitle: 'Fragen und Antworten',
  faqLead: 'Ihre Frage ist nicht dabei?',
  contact: 'Zur Kontaktseite',
  faq,
};
