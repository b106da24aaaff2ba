import type { Words } from '../words.ts';

/** Texts of /ios-shortcut in German. */
export const words: Words['ios-shortcut'] = {
  title: 'Kurzbefehl für iOS',
  description: 'Tickets über „Teilen“ vom iPhone schicken und den Pass per E‑Mail zurückbekommen.',
  heading: 'Kurzbefehl für iOS',
  lead: 'Ein Ticket in Ihren Fotos, in „Dateien“ oder auf Papier in Ihrer Hand: Nach ein paarmal Tippen ist es unterwegs, und der Pass kommt per E‑Mail zurück.',
  download: 'Kurzbefehl laden',
  opens: 'Öffnet sich in der App „Kurzbefehle“, die zu iOS gehört.',
  missing:
    'Diese Installation bietet keinen fertigen Kurzbefehl an. Sie können einen eigenen machen, oder es geht ganz ohne.',
  none: 'Für diesen Dienst gibt es noch keinen Kurzbefehl.',
  upload: 'Eine Datei hochladen',
  copy: 'E‑Mail-Adresse kopieren',
  recipe: {
    title: 'Ein eigener Kurzbefehl',
    lead: 'Die App „Kurzbefehle“ gehört zu iOS. Was Sie selbst machen, geht sofort und braucht von niemandem eine Signatur.',
    steps: ({ name, intakeAddress }) =>
      [
        {
          picture: 'new',
          title: '„E‑Mail senden“ hinzufügen',
          text: 'Tippen Sie in der App „Kurzbefehle“ auf +, suchen Sie „E‑Mail senden“ und tippen Sie darauf.',
        },
        {
          picture: 'address',
          title: 'Die Adresse eintragen',
          text: `Tippen Sie auf „Empfänger“ und geben Sie ${intakeAddress} ein.`,
        },
        {
          picture: 'sheet',
          title: 'Dateien über „Teilen“ annehmen',
          text: 'Tippen Sie auf das runde „i“ und schalten Sie „Im Share-Sheet anzeigen“ ein. Lassen Sie bei „Empfange“ Bilder, Dateien und PDFs an.',
        },
        {
          picture: 'input',
          title: 'Anhängen, was geteilt wird',
          text: `Tippen Sie auf „Nachricht“, wählen Sie „Kurzbefehleingabe“, nennen Sie den Kurzbefehl „${name}“ und tippen Sie auf „Fertig“.`,
        },
      ] as const,
    after: (name) => `Von da an: „Teilen“, dann „${name}“.`,
  },
  without: {
    title: 'Ganz ohne Kurzbefehl',
    lead: 'Das kann jedes iPhone sofort.',
    contact: 'Adresse als Kontakt speichern',
    steps: [
      {
        picture: 'contact',
        title: 'Adresse einmal speichern',
        text: 'Tippen Sie auf dem iPhone auf die Taste oben, dann auf „Neuen Kontakt erstellen“.',
      },
      {
        picture: 'share',
        title: 'Teilen, dann Mail',
        text: 'Tippen Sie in „Fotos“ oder „Dateien“ auf „Teilen“, wählen Sie „Mail“ und tippen Sie die ersten Buchstaben des Kontakts.',
      },
      {
        picture: 'wallet',
        title: 'Zu Wallet hinzufügen',
        text: 'Öffnen Sie die Antwort, tippen Sie auf den Pass und dann auf „Hinzufügen“.',
      },
    ],
  },
  stepsTitle: 'Sieben Schritte, die ersten zwei nur einmal',
  step: (number) => `${number}`,
  steps: [
    {
      picture: 'add',
      title: 'Kurzbefehl hinzufügen',
      text: 'Tippen Sie auf dem iPhone auf „Kurzbefehl laden“, dann auf „Kurzbefehl hinzufügen“.',
    },
    {
      picture: 'address',
      title: 'Adresse wählen',
      text: 'Beim Hinzufügen werden Sie einmal gefragt, welche Ihrer E‑Mail-Adressen den Pass bekommt. Mail muss auf dem iPhone eingerichtet sein.',
    },
    { picture: 'run', title: 'Starten', text: 'Vom Home-Bildschirm, über „Teilen“ oder mit Siri.' },
    {
      picture: 'source',
      title: 'Wählen, wo das Ticket ist',
      text: 'In der Fotomediathek, in „Dateien“, oder mit der Kamera, wenn es auf Papier ist.',
    },
    {
      picture: 'pick',
      title: 'Ticket auswählen',
      text: 'Ein Bild oder ein PDF. Aus allen Tickets darin werden Pässe.',
    },
    {
      picture: 'send',
      title: 'E‑Mail senden',
      text: 'Die Datei ist angehängt, die Adresse eingetragen. Tippen Sie auf „Senden“.',
    },
    {
      picture: 'wallet',
      title: 'Zu Wallet hinzufügen',
      text: 'Öffnen Sie die Antwort, tippen Sie auf den Pass und dann auf „Hinzufügen“.',
    },
  ],
  faqTitle: 'Fragen zum Kurzbefehl',
  faq: ({ intakeAddress, limits }) =>
    [
      {
        id: 'mail',
        question: 'Warum braucht er E‑Mail?',
        answer: [
          `Er schickt Ihr Ticket von Ihrem eigenen Mailkonto an ${intakeAddress || 'die Adresse dieses Dienstes'}, und der Pass geht an dieses Konto zurück. Deshalb muss in den Einstellungen des iPhones eine Adresse zum Senden eingerichtet sein.`,
        ],
      },
      {
        id: 'other-address',
        question: 'Kann ich die Adresse später ändern?',
        answer: [
          'Ja. Öffnen Sie die App „Kurzbefehle“, halten Sie den Kurzbefehl gedrückt, wählen Sie „Bearbeiten“ und ändern Sie oben die Adresse.',
        ],
      },
      {
        id: 'sees',
        question: 'Was kann der Kurzbefehl sehen?',
        answer: [
          'Nur die Datei, die Sie auswählen. Er liest weder Ihre Mediathek noch Ihren Posteingang, und iOS fragt, bevor er Kamera, Fotos oder Mail zum ersten Mal benutzt.',
        ],
      },
      {
        id: 'nothing-comes',
        question: 'Es kommt keine Antwort. Was nun?',
        answer: [
          'Sehen Sie zuerst im Spam-Ordner nach. Eine Antwort braucht meist weniger als eine Minute; bei Unbekannten lassen sich Mailserver manchmal länger Zeit.',
          `E‑Mails dürfen etwa 25 MB groß sein, PDFs ${limits.pdfMb} MB. Ein größeres Bild lässt sich als „Mittel“ senden: Mail bietet das an, wenn Sie auf „Senden“ tippen.`,
        ],
        link: { to: '/upload', text: 'Die Datei lieber hochladen' },
      },
      {
        id: 'cost',
        question: 'Kostet das etwas?',
        answer: ['Nein. Der Kurzbefehl und der Dienst sind kostenlos.'],
        link: { to: '/contribute', text: 'Wie man helfen kann' },
      },
    ] as const,
};
