/** The clauses of /terms in German: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Clause } from '../../policies/clause.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** Texts of /terms in German. */
export const words: Words['terms'] = {
  title: 'Nutzungsbedingungen',
  description: 'Die Regeln für die Nutzung dieses Dienstes.',
  heading: 'Nutzungs\u00adbedingungen',
  updated: 'Zuletzt geändert am 22.\u00a0September 2025',
  contents: 'Inhalt der Nutzungsbedingungen',
  lead: 'Kurz, und zum Lesen gedacht. Wenn Sie eine Datei umwandeln, akzeptieren Sie sie.',
  /** One long table: the text itself. */
  clauses: ({ name, limits, resultMinutes, supportAddress }) =>
    [
      {
        id: 'service',
        title: 'Was der Dienst tut',
        text: [
          `${name} liest Tickets, Bestätigungen und Gutscheine und macht daraus Pässe für die Apple Wallet. Der Dienst ist kostenlos, braucht kein Konto und wird angeboten, wie er ist, ohne Zusage, dass er immer verfügbar ist oder dass sich jedes Dokument umwandeln lässt.`,
        ],
      },
      {
        id: 'files',
        title: 'Ihre Dateien',
        text: [
          'Sie wandeln nur um, was Sie verwenden dürfen: Ihre eigenen Tickets, oder die von Menschen, die Sie darum gebeten haben.',
        ],
        points: [
          'Ihr Dokument bleibt Ihres. Sie erlauben uns, es einmal zu lesen, um den Pass zu erstellen.',
          `PDFs dürfen bis zu ${limits.pdfMb} MB groß sein, andere Dateien bis zu ${limits.uploadMb} MB.`,
          `Dateien werden gelöscht, nachdem sie gelesen wurden, Pässe nach Ablauf ihrer Frist (${durationIn('de', resultMinutes)}). Wir können sie nicht zurückholen.`,
        ],
        link: { to: '/privacy', text: 'Datenschutzerklärung' },
      },
      {
        id: 'passes',
        title: 'Was ein Pass ist, und was nicht',
        text: [
          'Ein Pass ist Ihre eigene Kopie Ihres Tickets, nur bequemer dabeizuhaben. Er ist nicht von der Fluggesellschaft, der Bahn, dem Theater oder dem Shop ausgestellt und gibt Ihnen kein Recht, das Ihr Ticket nicht gibt.',
          'Prüfen Sie den Pass, bevor Sie sich auf den Weg machen: Datum, Uhrzeit, Platz, und ob ein Code da ist. Halten Sie das Original bereit. Manche Anbieter nehmen nur ihre eigene App oder Papier; Codes, die sich alle paar Sekunden ändern, lassen sich nicht kopieren; und ein Code, der in QR umgewandelt werden musste, lässt sich vielleicht nicht scannen.',
        ],
      },
      {
        id: 'fair-use',
        title: 'Faire Nutzung',
        text: ['Damit es für alle funktioniert, bitte nicht:'],
        points: [
          'Tickets herstellen, ändern oder vervielfältigen, um zu täuschen;',
          'schädliche Dateien hochladen oder versuchen, an Dateien anderer zu kommen;',
          'Anfragelimits oder die Prüfung, ob Sie ein Mensch sind, umgehen;',
          'Zugang zum Dienst verkaufen.',
        ],
      },
      {
        id: 'api',
        title: 'API',
        text: [
          'Programme dürfen die öffentliche API innerhalb ihrer Anfragelimits benutzen. Höhere Limits und API-Schlüssel gibt es auf Anfrage. Eine Adresse, die dem Dienst schadet, dürfen wir sperren.',
        ],
        link: { to: '/api', text: 'API-Dokumentation' },
      },
      {
        id: 'liability',
        title: 'Haftung',
        text: [
          'Der Dienst ist kostenlos. Deshalb haften wir nur für Vorsatz und grobe Fahrlässigkeit, und dort, wo das Gesetz nicht weniger zulässt. Insbesondere zahlen wir nicht für Reisen oder Veranstaltungen, die versäumt wurden, weil ein Pass falsch war, zu spät kam oder abgewiesen wurde.',
        ],
      },
      {
        id: 'trademarks',
        title: 'Marken',
        text: [
          `Apple, Apple Wallet, iPhone und iOS sind Marken der Apple Inc. ${name} steht weder mit Apple in Verbindung noch mit den Ausstellern der Tickets, die hier umgewandelt werden. Deren Namen gehören ihnen.`,
        ],
      },
      {
        id: 'changes',
        title: 'Änderungen und Kontakt',
        text: [
          'Wir können diese Bedingungen ändern; das Datum oben sagt, wann das zuletzt geschehen ist. Für Umwandlungen, die schon erfolgt sind, gelten die älteren Bedingungen.',
          `Fragen? ${writeTo({ supportAddress })}`,
        ],
      },
    ] as const satisfies readonly Clause[],
};
