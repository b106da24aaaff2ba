import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

export const words: Words['convert'] = {
  label: 'Ein Ticket umwandeln',
  noScript: 'Das geht auch ohne JavaScript.',
  noScriptForm: 'Mit einem einfachen Formular hochladen',
  empty: {
    title: 'Ticket hierherziehen oder klicken',
    titleByHand: 'Ticket auswählen',
    kinds: 'PDF, JPG, PNG oder E‑Mail (.eml)',
    limits: (pdf, other) => `PDFs bis ${pdf} MB, Bilder und E‑Mails bis ${other} MB`,
    input: 'Ticket auswählen: PDF, JPG, PNG oder E‑Mail',
    paste: 'Einfügen',
    camera: 'Foto machen',
    sample: 'Beispiel testen',
    pasteRefused:
      'Ihr Browser hat die Zwischenablage nicht freigegeben. Kopieren Sie ein Bild und versuchen Sie es noch einmal, oder wählen Sie die Datei aus.',
    pasteNothing: 'In der Zwischenablage ist weder ein Bild noch eine Datei.',
  },
  chosen: {
    file: 'Ausgewählte Datei',
    clear: 'Diese Datei entfernen',
    terms: 'Ich akzeptiere die',
    termsLink: 'Nutzungsbedingungen',
    acceptTerms: 'Erst Bedingungen akzeptieren',
    verifyFirst: 'Erst Prüfung abschließen',
    process: 'Datei umwandeln',
    wait: (seconds) => `Noch ${seconds} s warten`,
  },
  human: {
    label: 'Prüfung, ob Sie ein Mensch sind',
    checking: 'Wir prüfen, ob Sie ein Mensch sind …',
    verified: 'Sie sind ein Mensch',
    expired: 'Die Prüfung ist abgelaufen',
    failed: 'Die Prüfung hat nicht geklappt',
    again: 'Noch einmal prüfen',
    how: 'Eine kleine Rechnung auf Ihrem Gerät. An andere wird nichts gesendet.',
    stillChecking: 'Einen Moment: Die Prüfung läuft noch.',
  },
  processing: {
    sending: (name) => `${name} wird gesendet`,
    waiting: 'Ihre Datei ist angekommen',
    title: 'Ihr Pass entsteht',
    cancel: 'Abbrechen',
    retrying: (number, of) => `Verbindungsproblem. Neuer Versuch (${number}/${of}) …`,
    progress: 'Fortschritt',
  },
  ready: (count) => counted('de', count, { one: 'Ihr Pass ist fertig', other: 'Ihre {n} Pässe sind fertig' }),
  failed: {
    title: 'Wir konnten keinen Pass machen',
    another: 'Andere Datei umwandeln',
    feedback: 'Sagen Sie es uns',
    tipsTitle: 'Was oft hilft',
    password: {
      label: 'Passwort dieses PDFs',
      hint: 'Es wird einmal gebraucht, um die Datei zu öffnen, und mit ihr gelöscht.',
      send: 'Mit diesem Passwort öffnen',
      sending: 'Wird gesendet …',
      wrong: 'Dieses Passwort passt nicht. Bitte versuchen Sie es noch einmal.',
    },
    lookedAt: 'Die Seite, die wir angesehen haben',
    anyTips: [
      'Das PDF oder die E‑Mail, die Sie bekommen haben, statt eines Bildes davon.',
      'Ein Screenshot nur vom Ticket, mit dem ganzen Code darauf.',
    ],
    tips: {
      'document.locked': [
        'Auf dem Mac in „Vorschau“: „Ablage“, „Als PDF exportieren“, ohne Passwort. Auf dem iPhone: öffnen, teilen, „Drucken“, und die Vorschau teilen.',
      ],
      'document.unreadable': [
        'Laden Sie die Datei noch einmal vollständig herunter: Eine abgeschnittene lässt sich nicht öffnen.',
      ],
      'barcode.none': [
        'Ein Foto gerade von oben, bei gutem Licht, ohne Spiegelung auf dem Code.',
        'Ein Screenshot mit dem ganzen Code und etwas Weiß darum herum.',
      ],
      'barcode.not-proven': ['Ein größeres, schärferes Bild des Codes; am besten das PDF, das Sie bekommen haben.'],
      'ticket.none': [
        'Die Bestätigung mit Datum und Ort, nicht die Quittung oder die Rechnung.',
        'Das PDF oder die E‑Mail, die Sie bekommen haben, statt eines Bildes davon.',
      ],
      'ticket.dynamic': [
        'Öffnen Sie am Eingang die App des Ausstellers. Eine Kopie eines solchen Codes wird dort abgewiesen.',
      ],
    },
    sorry: 'Das tut uns leid. Wenn Sie uns sagen, was es war, können wir dem Dienst beibringen, es zu lesen.',
  },
  errors: {
    acceptTerms: 'Bitte akzeptieren Sie die Nutzungsbedingungen, um fortzufahren.',
    humanUnavailable:
      'Die Prüfung, ob Sie ein Mensch sind, ist gerade nicht verfügbar. Bitte versuchen Sie es später noch einmal.',
    humanFailed: 'Die Prüfung, ob Sie ein Mensch sind, hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    pleaseWait: (seconds) =>
      counted('de', seconds, {
        one: 'Bitte warten Sie noch {n} Sekunde, bevor Sie es wieder versuchen.',
        other: 'Bitte warten Sie noch {n} Sekunden, bevor Sie es wieder versuchen.',
      }),
    noId: 'Ungültige Antwort vom Server',
    tooMany: (seconds) =>
      counted('de', seconds, {
        one: 'Zu viele Anfragen. Bitte versuchen Sie es in {n} Sekunde noch einmal.',
        other: 'Zu viele Anfragen. Bitte versuchen Sie es in {n} Sekunden noch einmal.',
      }),
    tooManyLater: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
    blocked: 'Fehler bei der Verbindung mit dem Server. Das kann an CORS oder an zu vielen Anfragen liegen.',
    tooLarge: 'Die Datei ist zu groß. Bitte nehmen Sie eine kleinere.',
    notConverted: 'Aus dem Inhalt ließ sich kein Pass für die Apple Wallet machen.',
    unknown: 'Ein unbekannter Fehler ist aufgetreten',
    failedToProcess: 'Die Datei konnte nicht umgewandelt werden',
    tooLong: 'Das hat zu lange gedauert. Bitte versuchen Sie es später noch einmal.',
    network: 'Keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung.',
    unreachable: 'Netzwerk- oder CORS-Fehler. Bitte prüfen Sie, ob der API-Server läuft.',
    pollingTimeout: 'Nach 300 Sekunden war noch kein Ergebnis da',
  },
};
