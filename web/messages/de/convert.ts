import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of choosing, sending and waiting, in German. */
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
    verified: 'Als Mensch bestätigt',
    expired: 'Die Prüfung ist abgelaufen',
    failed: 'Die Prüfung hat nicht geklappt',
    again: 'Noch einmal prüfen',
    how: 'Eine kleine Rechenaufgabe auf Ihrem Gerät. An andere wird nichts gesendet.',
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
    notConverted: 'Aus dem Inhalt ließ sich kein Pass für die Apple Wallet erstellen.',
    unknown: 'Ein unbekannter Fehler ist aufgetreten',
    failedToProcess: 'Die Datei konnte nicht umgewandelt werden',
    tooLong: 'Das hat zu lange gedauert. Bitte versuchen Sie es später noch einmal.',
    network: 'Keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung.',
    unreachable: 'Netzwerk- oder CORS-Fehler. Bitte prüfen Sie, ob der API-Server läuft.',
    pollingTimeout: 'Nach 300 Sekunden war noch kein Ergebnis da',
  },
};
