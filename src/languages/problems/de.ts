import type { ProblemWords } from './problem-words.ts';

/** Why something is no ticket; what to do instead is the same for all. */
const noTicket = (message: string) => ({
  message,
  advice: 'Schicken Sie das Ticket, die Bordkarte, die Bestätigung oder den Gutschein selbst.',
});

/** Sentences for every problem in German. */
export const de: ProblemWords = {
  'document.empty': {
    message: 'Die Datei ist leer.',
    advice: 'Speichern Sie das Ticket noch einmal und nehmen Sie die neue Datei.',
  },
  'document.too-large': {
    message: 'Die Datei ist größer als {limit}.',
    advice: 'Schicken Sie nur die Seite mit dem Ticket oder einen Screenshot.',
  },
  'document.unsupported': {
    message: 'Diese Art Datei können wir nicht lesen.',
    advice: 'Wir lesen PDF, JPG, PNG und E-Mails (.eml). Ein Screenshot des Tickets geht auch.',
  },
  'document.heic': {
    message: 'Das ist ein HEIC-Foto, das wir nicht lesen können.',
    advice:
      'Schicken Sie einen Screenshot davon, oder teilen Sie es als JPEG: auf dem iPhone „Teilen“, „Optionen“, „Maximale Kompatibilität“; auf dem Mac exportieren Sie es aus „Vorschau“.',
  },
  'document.unreadable': {
    message: 'Die Datei ist beschädigt oder nicht das, was ihr Name sagt.',
    advice: 'Laden Sie das Ticket neu herunter, oder machen Sie einen Screenshot.',
  },
  'document.damaged': {
    message: 'Ein Teil des Bildes fehlt oder ist kaputt; den Rest haben wir gelesen.',
    advice: 'Fehlt etwas auf dem Pass, schicken Sie das Bild noch einmal.',
  },
  'document.locked': {
    message: 'Dieses PDF braucht ein Passwort.',
    advice: 'Laden Sie es mit seinem Passwort hoch, oder nehmen Sie eine Kopie ohne Passwort.',
  },
  'document.too-many-pages': {
    message: 'Wir haben die ersten {read} von {pages} Seiten gelesen.',
    advice: 'Schicken Sie die übrigen Seiten als eigene Datei.',
  },
  'document.picture-too-large': {
    message: 'Das Bild hat {width} × {height} Pixel, mehr als wir öffnen.',
    advice: 'Machen Sie es kleiner, oder schneiden Sie es auf das Ticket zu.',
  },
  'document.too-deep': {
    message: 'Die E-Mail ist tiefer verschachtelt, als wir öffnen.',
    advice: 'Schicken Sie das Ticket selbst statt der ganzen Unterhaltung.',
  },
  'document.partly-read': {
    message: 'Wir konnten die Datei nur zum Teil lesen.',
    advice: 'Versuchen Sie es noch einmal, oder schicken Sie das Ticket als PDF oder Screenshot.',
  },
  'document.too-slow': {
    message: 'Das Lesen dauerte zu lange und wurde beendet.',
    advice: 'Machen Sie einen Screenshot des Tickets und schicken Sie den.',
  },
  'document.too-complex': {
    message: 'Das Lesen brauchte zu viel Speicher und wurde beendet.',
    advice: 'Machen Sie einen Screenshot des Tickets und schicken Sie den.',
  },
  'barcode.binary-qr': {
    message: 'QR-Codes mit binären Daten können wir nicht verarbeiten.',
    advice: 'Zeigen Sie das Original vor; Wallet kann diesen Code nicht so zeichnen, dass er denselben Inhalt ergibt.',
  },
  'barcode.unsupported': {
    message:
      'Wallet kennt keinen {symbology}-Code. Er wird als QR-Code mit gleichem Inhalt gezeigt, der vielleicht nicht gelesen wird.',
    advice: 'Halten Sie das Original bereit.',
  },
  'barcode.newer-wallet': {
    message:
      '{symbology}-Codes zeigt Wallet ab iOS\u00a027. Ältere iPhones zeigen einen QR-Code mit gleichem Inhalt, der vielleicht nicht gelesen wird.',
    advice: 'Halten Sie das Original bereit.',
  },
  'barcode.gs1': {
    message:
      'Der {symbology}-Code trägt ein GS1-Zeichen, das Wallet nicht zeichnen kann; der Inhalt ist ohne es derselbe.',
    advice: 'Halten Sie das Original bereit: Ein Leser, der das Zeichen verlangt, nimmt den Pass nicht.',
  },
  'barcode.not-proven': {
    message:
      'Der {symbology}-Code ergab, wie Wallet ihn zeichnet, beim Zurücklesen nicht denselben Inhalt; deshalb gibt es keinen Pass.',
    advice: 'Zeigen Sie das Original vor.',
  },
  'barcode.too-large': {
    message: 'Der Code hat {bytes} Bytes, mehr als Wallet als {symbology} zeichnen kann.',
    advice: 'Zeigen Sie das Original vor.',
  },
  'ticket.none': noTicket(
    'Wir haben es gelesen, aber weder Buchung noch Platz, Gültigkeit oder Ticketnummer gefunden.',
  ),
  'paper.invoice': noTicket('Das sieht nach einer Rechnung für einen Einkauf aus, nicht nach einem Ticket.'),
  'paper.receipt': noTicket('Das sieht nach einem Kassenbeleg aus, nicht nach einem Ticket.'),
  'paper.menu': noTicket('Das sieht nach einer Speisekarte aus, nicht nach einem Ticket.'),
  'paper.newsletter': noTicket('Das sieht nach einem Newsletter oder Werbung aus, nicht nach einem Ticket.'),
  'paper.timetable': noTicket('Das sieht nach einem Fahrplan aus, nicht nach einem Ticket.'),
  'paper.web-page': noTicket('Das sieht nach einer Webseite oder einem Artikel aus, nicht nach einem Ticket.'),
  'paper.letter': noTicket('Das sieht nach einem Brief aus, nicht nach einem Ticket.'),
  'paper.form': noTicket('Das sieht nach einem Formular aus, nicht nach einem Ticket.'),
  'paper.list': noTicket('Das sieht nach einer Liste aus, nicht nach einem Ticket.'),
  'paper.parcel': noTicket('Das sieht nach einer Paketnachricht aus, nicht nach einem Ticket.'),
  'paper.cancelled': {
    message: 'Hier steht, dass eine Buchung storniert wurde; es gibt also kein Ticket mehr.',
    advice: 'Haben Sie neu gebucht, schicken Sie das neue Ticket.',
  },
  'paper.waiting': {
    message: 'Hier geht es um einen Platz auf der Warteliste; ein Ticket gibt es noch nicht.',
    advice: 'Schicken Sie das Ticket, sobald Sie es haben.',
  },
  'paper.specimen': noTicket('Das ist ein Muster, das zeigt, wie ein Ticket aussieht, und selbst kein Ticket.'),
  'paper.blank': {
    message: 'Wir haben hier weder Text noch einen Code gefunden.',
    advice: 'Schicken Sie ein größeres, schärferes Bild oder das PDF oder die E‑Mail, die Sie bekommen haben.',
  },
  'paper.unclear': {
    message: 'Wir konnten hier kaum Text lesen und haben darin kein Ticket gefunden.',
    advice: 'Schicken Sie ein größeres, schärferes Bild oder das PDF oder die E‑Mail, die Sie bekommen haben.',
  },
  'ticket.past': {
    message: 'Dieses Ticket war für den {when}.',
    advice: 'Der Pass wurde trotzdem erstellt.',
  },
  'ticket.too-many': {
    message: 'Die Datei nennt mehr als {read} Tickets; wir haben Pässe für die ersten {read} erstellt.',
    advice: 'Schicken Sie die übrigen Seiten als eigene Datei.',
  },
  'ticket.recognised': {
    message: 'Aus einem Bild gelesen, ein Buchstabe oder eine Ziffer kann falsch sein: {what}.',
    advice: 'Vergleichen Sie mit dem Original, bevor Sie sich darauf verlassen.',
  },
  'ticket.check': {
    message: 'Bitte prüfen: {what}.',
    advice: 'Vergleichen Sie mit dem Original, bevor Sie sich darauf verlassen.',
  },
  'ticket.bare': {
    message: 'Wir haben für dieses Ticket weder einen Tag noch einen Code gefunden.',
    advice: 'Halten Sie das Original bereit; der Pass allein genügt vielleicht nicht.',
  },
  'ticket.dynamic': {
    message: 'Dieses Ticket sagt, dass sich sein Code mit der Zeit ändert; eine Kopie würde nichts öffnen.',
    advice: 'Nehmen Sie die App oder den Wallet-Link des Ausstellers.',
  },
  'model.no-answer': {
    message: 'Das Sprachmodell, das bei ungewöhnlichen Dokumenten hilft, hat diesmal nicht geantwortet.',
    advice: 'Ist das ein Ticket, versuchen Sie es später noch einmal.',
  },
  'pass.failed': {
    message: 'Ein Pass für „{title}“ konnte nicht erstellt werden.',
    advice: 'Die anderen Pässe sind davon nicht betroffen; schicken Sie das Ticket noch einmal.',
  },
  'job.crashed': {
    message: 'Der Inhalt konnte nicht in einen Pass umgewandelt werden: Das Lesen ist zweimal gescheitert.',
    advice: 'Machen Sie einen Screenshot des Tickets und schicken Sie den.',
  },
  'job.deleted': {
    message: 'Sie haben das gelöscht, bevor es umgewandelt war.',
    advice: 'Schicken Sie die Datei noch einmal, wenn Sie doch einen Pass möchten.',
  },
  'job.lost': {
    message: 'Die Datei ging verloren, bevor sie umgewandelt war.',
    advice: 'Bitte schicken Sie sie noch einmal.',
  },
};
