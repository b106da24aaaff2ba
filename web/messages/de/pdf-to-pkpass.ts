import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /pdf-to-pkpass in German. */
export const words: Words['pdf-to-pkpass'] = {
  title: 'PDF in die Apple Wallet',
  description:
    'Wandeln Sie ein PDF-Ticket in einen Pass für die Apple Wallet um. Aus mehreren Tickets in einem PDF werden mehrere Pässe.',
  heading: 'PDF in die Apple Wallet',
  lead: 'Der Shop schickt ein PDF, der Einlass will einen Code, und Sie hätten ihn gern auf dem Sperrbildschirm. Machen Sie aus dem PDF eine .pkpass-Datei, die Wallet öffnet.',
  fullPage: 'Zur Upload-Seite',
  convertTitle: 'Ein PDF umwandeln',
  limit: (megabytes) => `PDFs bis ${megabytes} MB werden angenommen.`,
  mailTitle: 'Oder per E‑Mail weiterleiten',
  mailLead: 'Schicken Sie die E‑Mail mit dem PDF im Anhang an diese Adresse. Der Pass kommt als Anhang zurück.',
  copy: 'E‑Mail-Adresse kopieren',
  manyTitle: 'Mehrere Tickets, mehrere Pässe',
  manyLead:
    'Aus einem PDF mit mehreren Tickets werden mehrere Pässe: einer für jedes, mit eigenem Namen, Platz und Code. Fügen Sie alle auf einmal als .pkpasses-Bündel hinzu, oder nur die, die Sie brauchen.',
  beforeAlt: 'Eine PDF-Seite mit drei Museumstickets',
  afterAlt: 'Drei daraus erstellte Pässe für die Apple Wallet, gestapelt',
  before: 'Ein PDF',
  after: 'Drei Pässe',
  whyTitle: 'Was ein Pass kann und ein PDF nicht',
  why: [
    {
      title: 'Er ist da, wenn Sie da sind',
      text: 'Zeiten gelten in der Zeitzone des Ortes; so zeigt Wallet den Pass, wenn es Zeit ist loszugehen.',
    },
    {
      title: 'Er lässt sich scannen',
      text: 'Der Code wird neu gezeichnet, ganz scharf und ganz hell. Bevor Sie ihn bekommen, lesen wir ihn zurück und vergleichen jedes Byte.',
    },
    {
      title: 'Er braucht kein Netz',
      text: 'Ein Pass liegt auf dem Telefon. Keine App öffnen, keine Seite laden, nicht auf einer A4‑Seite herumzoomen.',
    },
  ],
  faqTitle: 'Über PDFs',
  faq: ({ resultMinutes }) =>
    [
      {
        id: 'scanned',
        question: 'Geht es auch mit gescannten PDFs?',
        answer: [
          'Ja. Seiten ohne Text werden mit Texterkennung gelesen. Am besten liest sich ein gerader Scan mit 300 Punkten pro Zoll.',
        ],
      },
      {
        id: 'password',
        question: 'Und wenn mein PDF ein Passwort hat?',
        answer: [
          'Wählen Sie es trotzdem aus. Sie werden dann nach dem Passwort gefragt; es wird einmal gebraucht, um die Datei zu öffnen, und mit ihr gelöscht.',
        ],
      },
      {
        id: 'kept',
        question: 'Was passiert mit dem PDF?',
        answer: [
          `Es wird bei der Ankunft verschlüsselt, einmal gelesen und gelöscht. Die Pässe lassen sich ${durationIn('de', resultMinutes)} lang\u00A0herunterladen.`,
        ],
        link: { to: '/privacy', text: 'Datenschutzerklärung' },
      },
    ] as const,
};
