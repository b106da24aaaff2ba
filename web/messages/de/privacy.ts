/** The clauses of /privacy in German: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import { asksOthers } from '../../policies/asks-others.ts';
import type { Clause } from '../../policies/clause.ts';
import type { Words } from '../words.ts';
import { keptRows } from './kept-rows.ts';
import { writeTo } from './write-to.ts';

/** Texts of /privacy in German. They say what the software does; whoever changes one changes the other. */
export const words: Words['privacy'] = {
  title: 'Datenschutzerklärung',
  description: 'Was wir aufbewahren, warum, wie lange, und wie Sie es beenden.',
  heading: 'Datenschutz\u00aderklärung',
  updated: 'Zuletzt geändert am 22.\u00a0September 2025',
  contents: 'Inhalt der Datenschutzerklärung',
  lead: 'Ihr Ticket wird einmal gelesen und dann gelöscht. Hier steht, was sonst noch aufbewahrt wird, warum, wo und wie lange.',
  /** One long table: the text itself. */
  clauses: (site) =>
    [
      {
        id: 'short',
        title: 'Kurz gesagt',
        text: [],
        points: [
          'Kein Konto, keine Werbung, kein Profil, kein Verkauf von Daten.',
          'Ihre Datei wird bei der Ankunft verschlüsselt und gelöscht, sobald sie gelesen ist. Ebenso das Passwort eines gesperrten PDFs, falls Sie eines angegeben haben.',
          `Die Pässe und Bilder der Seiten, von denen sie gelesen wurden, sind ${durationIn('de', site.resultMinutes)} lang verfügbar, oder bis Sie auf „Jetzt löschen“ tippen.`,
          'Was bleibt, sind Metadaten, die nichts über Sie oder Ihre Reise sagen.',
        ],
      },
      {
        id: 'kept',
        title: 'Was, warum, wo und wie lange',
        text: [
          `Alles davon liegt auf dem Server dieser Installation. Nur Antworten per E‑Mail${asksOthers(site) ? ' und das, was ein Sprachmodell gefragt wird (siehe unten),' : ''} verlassen ihn.`,
        ],
        table: {
          caption: 'Alles, was aufbewahrt wird',
          head: ['Was', 'Warum', 'Wo', 'Wie lange'],
          rows: keptRows(site),
        },
      },
      {
        id: 'processing',
        title: 'Wie Dateien gelesen werden',
        text: [
          'Texterkennung und Auslesen der Codes geschehen in abgeschotteten Prozessen auf unserem eigenen Server. Sie haben keinen Zugang zum Netz. Wir trainieren nichts mit Dokumenten.',
          modelUse(site),
          'Pässe werden auf demselben Server signiert. Apple erfährt nichts von einer Umwandlung; was Wallet auf Ihrem Telefon mit einem Pass macht, ist eine Sache zwischen Ihnen und Apple.',
        ],
      },
      {
        id: 'mail',
        title: 'Wenn Sie ein Ticket per E‑Mail schicken',
        text: [
          `Eine Mail an ${site.intakeAddress || 'die Adresse für Tickets, wo es eine gibt,'} wird wie ein Upload behandelt. Ihre Adresse wird daneben verschlüsselt aufbewahrt, für die Antwort und für den Fall, dass Sie uns im Feedback erlauben, Ihnen zu schreiben. Sie wird mit dem Ergebnis gelöscht, oder sobald die Antwort unterwegs ist, falls das später geschieht. Damit eine doppelt zugestellte Mail nicht zweimal umgewandelt wird, wird ein unlesbarer Fingerabdruck von ihr eine Woche lang aufbewahrt.`,
          'E‑Mail läuft unterwegs über die Server Ihres Anbieters und über unsere.',
        ],
      },
      {
        id: 'browser',
        title: 'Was in Ihrem Browser bleibt',
        text: [
          'Cookies werden nicht gesetzt. Diese Einträge im Speicher Ihres Browsers können Sie jederzeit in dessen Einstellungen löschen:',
        ],
        points: [
          'passlift_user_uuid: eine Zufallskennung, beim ersten Hochladen erzeugt, die Ihre Umwandlungen und Ihr Feedback mit diesem Browser verbindet.',
          'passlift.terms: welche Nutzungsbedingungen Sie akzeptiert haben, damit Sie nicht jedes Mal gefragt werden. Nehmen Sie den Haken weg, wird das vergessen.',
          'passlift.announcement: dass Sie den Hinweis oben geschlossen haben.',
          'passlift.language: die Sprache, die Sie hier gewählt haben, oder dass Sie das Angebot einer anderen geschlossen haben.',
        ],
      },
      {
        id: 'third-parties',
        title: 'Dritte',
        text: thirdParties(site),
      },
      {
        id: 'rights',
        title: 'Ihre Rechte',
        text: [
          `Sie können erfragen, was über Sie gespeichert ist, es berichtigen, herausgeben oder löschen lassen und seiner Verwendung widersprechen. ${writeTo(site)} Anfragen werden innerhalb von 30 Tagen beantwortet.`,
          'Nennen Sie die E‑Mail-Adresse, die Sie hinterlassen haben, oder die Zufallskennung aus Ihrem Browser. Ohne eine von beiden können wir nicht sagen, welche Metadaten Ihre sind, denn nichts darin nennt Sie. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.',
        ],
      },
      {
        id: 'basis',
        title: 'Auf welcher Grundlage',
        text: [
          'Dateien werden verarbeitet, um Ihnen zu geben, worum Sie gebeten haben. Metadaten, Zähler und die Prüfung, ob Sie ein Mensch sind, dienen unserem berechtigten Interesse an einem Dienst, der funktioniert und nicht missbraucht wird. Kontaktadressen werden mit Ihrer Einwilligung aufbewahrt, die Sie jederzeit widerrufen können.',
        ],
      },
      {
        id: 'changes',
        title: 'Änderungen',
        text: [
          'Ändert sich, was die Software aufbewahrt, ändert sich diese Seite mit, und das Datum oben auch.',
          `Fragen? ${writeTo(site)}`,
        ],
      },
    ] as const satisfies readonly Clause[],
};

function modelUse({ model }: SiteFacts): string {
  if (!model)
    return 'Was ein Dokument bedeutet, ermitteln Regeln auf demselben Server. Kein fremder KI- oder OCR-Dienst ist beteiligt.';
  const what = model.pictures
    ? 'werden der Text des Dokuments und Bilder seiner Seiten'
    : 'wird der Text des Dokuments';
  if (model.here)
    return `Wo Regeln nicht sicher sagen können, was ein Dokument bedeutet, ${what} einem Sprachmodell auf demselben Server gegeben. Kein fremder KI- oder OCR-Dienst ist beteiligt.`;
  return `Was ein Dokument bedeutet, ermitteln Regeln auf demselben Server. Wo sie nicht sicher sind, ${what} an ein Sprachmodell bei ${model.who} gesendet, für diese eine Antwort; was dort aufbewahrt wird, bestimmt dessen eigene Richtlinie. Der Code auf Ihrem Ticket kommt nie von einem Modell.`;
}

function thirdParties(site: SiteFacts): readonly string[] {
  return [
    asksOthers(site)
      ? `Ein Sprachmodell bei ${site.model?.who} hilft, Dokumente zu verstehen, wie oben beschrieben.`
      : 'Kein fremder KI- oder OCR-Dienst bekommt Ihre Datei.',
    site.verification === 'turnstile'
      ? 'Das Formular zum Hochladen lädt Cloudflare Turnstile, um Menschen von Programmen zu unterscheiden. Cloudflare sieht Ihre Netzwerkadresse und Angaben über Ihren Browser.'
      : 'Die Prüfung, ob Sie ein Mensch sind, ist eine Rechenaufgabe, die Ihr Browser löst; sonst wird niemand gefragt.',
    site.analyticsUrl
      ? `Ein Analyse-Skript von ${new URL(site.analyticsUrl).host} läuft in einem abgeschlossenen Rahmen. Es sieht Ihre Netzwerkadresse und welche unserer Seiten Sie öffnen, aber nie, was darauf steht, noch eine Datei, einen Pass oder die Kennung einer Umwandlung.`
      : 'Es wird kein Analyse-Skript geladen.',
    site.donationUrl
      ? `Das Spendenformular kommt von ${new URL(site.donationUrl).host}. Es wird erst geladen, wenn Sie es möchten; was Sie dort eingeben, geht an dieses Unternehmen.`
      : 'Es ist kein Spendendienst eingebunden.',
    ...(site.googleWallet
      ? [
          'Tippen Sie auf „Zu Google Wallet hinzufügen“, bekommt Google, was auf diesem Ticket steht, und wie bei jedem Link Ihre Netzwerkadresse. Vorher erfährt Google nichts.',
        ]
      : []),
  ];
}
