/** The table of /privacy in German: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import type { TableRow } from '../../policies/clause.ts';

/** Everything that is kept: what, why, where and how long. */
export function keptRows({ resultMinutes, downloads, months }: SiteFacts) {
  return [
    {
      what: 'Ihre Datei und ihr Name',
      cells: [
        'Um Ihr Ticket zu lesen',
        'Festplatte, verschlüsselt, jede Datei mit eigenem Schlüssel',
        'Bis sie gelesen ist: Sekunden, höchstens ein paar Minuten',
      ],
    },
    {
      what: 'Fertige Pässe und ihre Vorschau, Bilder der Seiten, von denen sie gelesen wurden, Ihre Korrekturen',
      cells: [
        'Damit Sie sie herunterladen können',
        'Festplatte, ebenso verschlüsselt',
        `${durationIn('de', resultMinutes)}, bis Sie auf „Jetzt löschen“ tippen, oder nach ${downloads} Downloads je Pass`,
      ],
    },
    {
      what: 'Metadaten der Umwandlung',
      more: 'Zeit, Art und ungefähre Größe der Datei, Seiten, Art des Tickets, Anzahl der Pässe, Fehlercode und die Grenze oder Größe, um die es ging, Laufzeiten, Downloads, Ihre Antwort auf „War das richtig?“',
      cells: ['Um zu sehen, was scheitert, und die Kapazität zu planen', 'Datenbank', `${months.jobs} Monate`],
    },
    {
      what: 'Zufallskennung des Browsers',
      cells: [
        'Um Ihre Metadaten zu finden, wenn Sie danach fragen',
        'Datenbank, als Hash mit Schlüssel',
        `${months.jobs} Monate bei der Umwandlung, ${months.feedback} Monate beim Feedback`,
      ],
    },
    {
      what: 'Feedback',
      more: 'Sterne, Kommentar, Antworten',
      cells: ['Um besser zu werden', 'Datenbank', `${months.feedback} Monate`],
    },
    {
      what: 'E‑Mail-Adresse',
      more: 'Beim Feedback oder für die Neuigkeiten hinterlassen',
      cells: [
        'Um Ihnen genau dazu zu schreiben',
        'Datenbank',
        `${months.contacts} Monate, oder bis Sie uns bitten, sie zu löschen`,
      ],
    },
    {
      what: 'Absender einer weitergeleiteten Mail, oder an wen ein Pass von seiner Seite aus geschickt wurde',
      cells: [
        'Um den Pass zurückzuschicken',
        'Festplatte, verschlüsselt',
        'Bis die Antwort unterwegs und das Ergebnis gelöscht ist',
      ],
    },
    {
      what: 'Netzwerkadresse',
      cells: ['Um Missbrauch zu begrenzen', 'Zähler, als Hash mit Schlüssel', 'Höchstens einen Tag'],
    },
    {
      what: 'Antwort der Prüfung, ob Sie ein Mensch sind',
      cells: ['Damit jede nur einmal gilt', 'Datenbank, als Hash mit Schlüssel', 'Minuten, bis sie abläuft'],
    },
    {
      what: 'Protokolle',
      more: 'Zeit, Schritt, Dauer, Fehlercode',
      cells: [
        'Um den Dienst zu betreiben',
        'Protokoll des Servers, ohne Adressen und ohne Inhalt',
        'Solange der Betreiber Protokolle aufbewahrt',
      ],
    },
  ] as const satisfies readonly TableRow[];
}
