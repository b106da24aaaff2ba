import type { Words } from '../words.ts';

/** Texts of /upload in German. */
export const words: Words['upload'] = {
  title: 'Datei hochladen',
  description:
    'Laden Sie ein PDF, ein Foto oder eine E‑Mail mit Ihrem Ticket hoch und fügen Sie den Pass der Apple Wallet hinzu. Kostenlos und ohne Konto.',
  heading: 'Datei hochladen',
  lead: 'Ein Ticket, eine Bordkarte, eine Bestätigung oder ein Gutschein. In Sekunden wird daraus ein Pass für die Apple Wallet.',
  mailTitle: 'Oder die E‑Mail weiterleiten',
  mailLead: 'Schicken Sie sie an diese Adresse. Der Pass kommt per E‑Mail zurück.',
  copyAddress: 'E‑Mail-Adresse kopieren',
  keptTitle: 'Einmal gelesen, dann gelöscht',
  kept: (time) =>
    `Ihre Datei wird einmal gelesen, um den Pass zu erstellen, und dann gelöscht. Der Pass selbst wird ${time} später gelöscht, oder sofort, wenn Sie es sagen.`,
  plain: {
    title: 'Mit einem einfachen Formular hochladen',
    description: 'Ein Ticket ohne JavaScript hochladen.',
    lead: 'Für Browser ohne JavaScript. Nach dem Absenden kommen Sie auf eine Seite, die von selbst nachsieht, wie weit Ihr Pass ist.',
    terms: 'Ich akzeptiere die',
    termsLink: 'Nutzungsbedingungen',
    question: (a, b) => `Damit wir wissen, dass Sie ein Mensch sind: Was ist ${a}\u00a0+\u00a0${b}?`,
    file: 'Ihr Ticket',
    password: 'Passwort des PDFs, falls es eines hat',
    send: 'Datei umwandeln',
    none: 'Diese Installation nimmt Dateien nur per Skript an. Leiten Sie Ihr Ticket stattdessen per E‑Mail weiter, oder schalten Sie JavaScript ein.',
  },
};
