import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of / in German. */
export const words: Words['home'] = {
  title: 'Tickets in die Apple Wallet',
  description:
    'Aus PDFs, Fotos und E‑Mails mit Tickets werden in Sekunden Pässe für die Apple Wallet. Kostenlos, ohne Konto, danach gelöscht.',
  hero: {
    heading: 'Ihr Ticket in der Apple Wallet',
    lead: 'Sekunden nachdem Sie die Datei gewählt haben, halten Sie einen Pass in der Hand, der sich scannen lässt: Der Code wird Byte für Byte übernommen und zur Kontrolle\u00A0zurückgelesen.',
    address: 'Leiten Sie Ihre E‑Mail weiter an',
    copy: 'E‑Mail-Adresse kopieren',
    upload: 'Datei hochladen',
  },
  steps: {
    title: 'Drei Schritte, kein Konto',
    items: [
      {
        title: 'Hochladen oder weiterleiten',
        text: 'Ein PDF, ein Foto, ein Screenshot oder die E‑Mail selbst. Aus mehreren Tickets in einer Datei werden mehrere Pässe.',
        byMail: undefined,
      },
      {
        title: 'Auslesen mit KI',
        text: 'Codes, Plätze, Gates und Zeiten werden dort gelesen, wo sie stehen. Was nicht sicher ist, wird zum Prüfen markiert.',
        byMail: undefined,
      },
      {
        title: 'Sofort da',
        text: 'Sehen Sie den Pass, wie Wallet ihn zeigt, und fügen Sie ihn mit einem Tippen hinzu.',
        byMail: 'Oder er kommt per E‑Mail zurück.',
      },
    ],
  },
  example: {
    title: 'Eine echte Umwandlung',
    lead: 'Das Ticket ist erfunden; der Pass ist das, was unser Programm daraus gemacht hat.',
    all: 'Alle sechs Beispiele ansehen',
  },
  facts: {
    title: 'Was Sie bekommen, und was noch nicht geht',
    get: {
      title: 'Was Sie bekommen',
      items: [
        'Den Code des Originals: QR, Aztec, PDF417 oder Code\u00A0128, auf Gleichheit geprüft, bevor Sie den Pass bekommen',
        'Zeiten in der Zeitzone des Ortes, damit Wallet den Pass zeigt, wenn Sie ihn brauchen',
        'Einen Pass für jedes Ticket, gebündelt oder einzeln',
        'Kein Konto, keine Cookies, und danach wird alles gelöscht',
      ],
    },
    limits: {
      title: 'Was noch nicht geht',
      items: [
        'Andere Codes werden zu QR‑Codes, die sich vielleicht nicht scannen lassen; EAN‑13 und einige mehr nur auf iPhones vor iOS\u00A027',
        'QR‑Codes mit Binärdaten lassen sich nicht verarbeiten',
        'Tickets, deren Code sich alle paar Sekunden ändert, gelten nur in der App des Anbieters',
        'PDFs über {pdf}\u00A0MB; Bilder und E‑Mails über {other}\u00A0MB',
      ],
    },
  },
  trusted: {
    title: 'Worauf Sie sich verlassen können',
    claims: 'Kurz gesagt',
    passes: (count) => counted('de', count, { one: '{n} Pass hier erstellt', other: '{n} Pässe hier erstellt' }),
  },
  convert: { title: 'Jetzt ein Ticket umwandeln' },
  subscribe: {
    title: 'Erfahren, was es Neues gibt',
    lead: 'Neue Arten von Tickets, neue Wege, sie zu schicken. Eine kurze Nachricht, selten.',
    button: 'Neuigkeiten abonnieren',
  },
};
