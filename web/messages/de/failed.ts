import type { Words } from '../words.ts';

/** What can be done when no pass was made, in German. */
export const words: Words['failed'] = {
  another: 'Andere Datei umwandeln',
  feedback: 'Sagen Sie es uns',
  tipsTitle: 'Was oft hilft',
  password: {
    label: 'Passwort dieses PDFs',
    hint: 'Es wird einmal gebraucht, um die Datei zu öffnen, und mit ihr gelöscht.',
    send: 'Mit diesem Passwort öffnen',
    sending: 'Wird gesendet …',
    wrong: 'Dieses Passwort passt nicht. Bitte versuchen Sie es noch einmal.',
    again: 'Um es einzugeben, wählen Sie die Datei noch einmal aus: Diese Seite hat sie nicht mehr.',
  },
  crop: {
    title: 'Zeigen Sie uns den Code',
    lead: 'Legen Sie den Rahmen um den Code: Tippen Sie darauf, oder nehmen Sie die Regler. Dann sehen wir uns nur diesen Teil an, vergrößert.',
    across: 'Seitlich',
    down: 'Auf und ab',
    size: 'Größe des Rahmens',
    picture: 'Die Seite mit dem Rahmen',
    send: 'Diesen Teil ansehen',
    sending: 'Wird gesendet …',
    fileName: 'Ausschnitt',
  },
  pageOf: (page, of) => `Seite ${page} von ${of}`,
  lookedAt: 'Die Seite, die wir angesehen haben',
  anyTips: {
    original: 'Das PDF oder die E‑Mail, die Sie bekommen haben, statt eines Bildes davon.',
    screenshot: 'Ein Screenshot nur vom Ticket, mit dem ganzen Code darauf.',
  },
  tips: {
    'document.locked': [
      'Auf dem Mac in „Vorschau“: „Ablage“, „Als PDF exportieren“, ohne Passwort. Auf dem iPhone: öffnen, teilen, „Drucken“, und die Vorschau teilen.',
    ],
    'document.unreadable': ['Warten Sie, bis der Download fertig ist: Eine halbe Datei lässt sich nicht öffnen.'],
    'barcode.not-proven': ['Ein größeres, schärferes Bild des Codes; am besten das PDF, das Sie bekommen haben.'],
    'ticket.none': [
      'Die Seite, auf der steht, wann und wo.',
      'Das PDF oder die E‑Mail, die Sie bekommen haben, statt eines Bildes davon.',
    ],
    'paper.blank': ['Ein Foto aus der Nähe und bei gutem Licht, mit dem ganzen Code darauf.'],
    'paper.unclear': [
      'Ein Foto aus der Nähe und bei gutem Licht, mit dem ganzen Code darauf.',
      'Das Bild selbst statt seiner kleinen Vorschau im Chat: dort öffnen, dann sichern oder teilen.',
    ],
  },
  sorry: 'Das tut uns leid.',
  afterAll: 'Ist es doch ein Ticket, sagen Sie es uns; dann können wir dem Dienst beibringen, es zu lesen.',
};
