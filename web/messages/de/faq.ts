/** Questions and answers of /how-it-works in German: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** What people ask, in the order of the page; `id` is its anchor. */
export const faq: Words['how-it-works']['faq'] = (site) =>
  [
    {
      id: 'faq-free',
      question: 'Ist es kostenlos?',
      answer: [
        `Ja. Es gibt kein Konto, keine Testphase und für Privatleute keinen Bezahltarif.${site.donationUrl ? ' Der Dienst lebt von freiwilligen Beiträgen.' : ''}`,
        ...(site.supportAddress
          ? ['Unternehmen, die API-Schlüssel, eigene Anfragelimits oder Support brauchen, können uns fragen.']
          : []),
      ],
      link: { to: '/contribute', text: 'Wie man helfen kann' },
    },
    {
      id: 'faq-content',
      question: 'Was kann ich umwandeln?',
      answer: [
        'Tickets, Bordkarten, Bestätigungen und Gutscheine als PDF, JPG, PNG oder E‑Mail-Datei (.eml), ob gespeichert, gescannt, fotografiert oder als Screenshot.',
        'Flüge, Züge, Busse und Schiffe; Konzerte, Theater, Kino, Museen und Sport; Hotels, Restaurants und Parkplätze; Gutscheine, Geschenkkarten und Mitgliedschaften. Aus mehreren Tickets in einer Datei werden mehrere Pässe.',
      ],
      link: { to: '/examples', text: 'Sechs Beispiele' },
    },
    {
      id: 'faq-speed',
      question: 'Wie schnell geht es?',
      answer: [
        `Ein PDF mit einem Ticket braucht meist ein paar Sekunden. Fotos und Scans dauern länger, weil ihr Text erst erkannt werden muss.${site.intakeAddress ? ' Per E‑Mail kommt die Zeit dazu, die die Mail unterwegs ist.' : ''}`,
      ],
    },
    {
      id: 'faq-security',
      question: 'Ist mein Ticket sicher?',
      answer: [
        `Ihre Datei wird bei der Ankunft verschlüsselt, einmal gelesen und gelöscht, sobald sie gelesen ist. Die fertigen Pässe lassen sich ${durationIn('de', site.resultMinutes)} lang herunterladen, oder bis Sie auf „Jetzt löschen“ tippen.`,
        'Die Adresse eines Ergebnisses lässt sich nicht erraten, steht nirgends verzeichnet und endet mit dem Ergebnis. Was bleibt, sind Metadaten ohne Inhalt, etwa die Art der Datei und wie lange es gedauert hat.',
      ],
      link: { to: '/privacy', text: 'Was wie lange aufbewahrt wird' },
    },
    {
      id: 'faq-failure',
      question: 'Was passiert, wenn es nicht klappt?',
      answer: [
        'Sie erfahren in einem Satz, warum: Es wurde kein Ticket gefunden, der Code war zu unscharf, das PDF braucht ein Passwort. Eine Angabe, bei der wir nicht sicher sind, ist mit „Bitte prüfen“ markiert, und Sie sehen, wo sie gelesen wurde.',
        'Oft hilft die Originaldatei: das PDF aus der E‑Mail statt eines Fotos vom Ausdruck. Schreiben Sie uns im Feedback davon, damit wir es dem Dienst beibringen können.',
      ],
    },
    {
      id: 'faq-usage',
      question: 'Wie benutze ich den Pass?',
      answer: [
        `Tippen Sie auf dem iPhone auf „Zu Apple Wallet hinzufügen“${site.intakeAddress ? ', oder öffnen Sie den Anhang der E‑Mail' : ''}.${site.reachable ? ' Am Computer richten Sie das Handy auf den QR‑Code neben dem Ergebnis.' : ''}`,
        'Wallet zeigt den Pass auf dem Sperrbildschirm, wenn es so weit ist. Nehmen Sie auch das Original mit, wenn Ihr Anbieter es verlangt: Der Pass ist eine Kopie Ihres Tickets, die Sie selbst gemacht haben.',
      ],
    },
    {
      id: 'faq-barcodes',
      question: 'Welche Codes werden unterstützt?',
      answer: [
        'Wallet zeigt QR, Aztec, PDF417 und Code\u00A0128. Diese vier werden unverändert übernommen.',
        'Ein iPhone mit iOS\u00A027 zeigt auch EAN‑13, Code\u00A039, Codabar und ITF; ältere zeigen stattdessen einen QR‑Code mit demselben Inhalt. So ist es auf jedem iPhone bei anderen Codes, etwa Data Matrix. So ein QR‑Code lässt sich am Einlass vielleicht nicht scannen; Sie erfahren dann davon.',
      ],
    },
    {
      id: 'faq-feedback',
      question: 'Wie kann ich Feedback geben?',
      answer: [
        'Nach jeder Umwandlung führt ein Link zu einem kurzen Formular: Sterne, ein Kommentar, fertig. Es fragt weder nach Ihrem Namen noch nach dem Dokument. Eine E‑Mail-Adresse brauchen wir nur, wenn Sie eine Antwort möchten.',
      ],
    },
    {
      id: 'faq-size',
      question: 'Wie groß darf eine Datei sein?',
      answer: [
        `${site.intakeAddress ? 'Eine E‑Mail mit ihren Anhängen darf etwa 25 MB groß sein. ' : ''}Auf dieser Website dürfen Bilder und E‑Mail-Dateien bis ${site.limits.uploadMb} MB groß sein, PDFs bis ${site.limits.pdfMb} MB.`,
      ],
    },
    {
      id: 'faq-mail-refused',
      question: 'Warum wurde meine E‑Mail abgewiesen?',
      answer: [
        'In eine E‑Mail kann jeder jeden Absender schreiben. Deshalb antworten wir nur, wenn der sendende Server nachweist, dass die Mail von der Adresse unter „Von“ kommt: mit SPF oder DKIM, wie es alle großen Anbieter tun. Was nichts nachweist, wird schon bei der Übergabe abgewiesen, mit Begründung; Ihr eigener Mailserver teilt sie Ihnen mit.',
        'Senden Sie aus dem Postfach selbst (nicht über einen anderen Server), bitten Sie den Betreiber Ihrer Mail, SPF oder DKIM einzuschalten, oder laden Sie das Ticket hier hoch.',
      ],
    },
    {
      id: 'faq-rights',
      question: 'Wie kann ich meine Daten sehen oder löschen?',
      answer: [
        `${writeTo(site)} Wenn Sie sehen, berichtigen oder löschen möchten, was über Sie gespeichert ist, bekommen Sie innerhalb von 30 Tagen Antwort.`,
      ],
      link: { to: '/privacy#rights', text: 'Ihre Rechte' },
    },
    {
      id: 'faq-analytics',
      question: 'Werden Besuche ausgewertet?',
      answer: [
        site.analyticsUrl
          ? `Ein Skript von ${new URL(site.analyticsUrl).host} zählt Besuche. Es läuft in einem abgeschlossenen Rahmen und sieht deshalb nie, was auf einer Seite, in einer Datei oder auf einem Pass steht.`
          : 'Nein. Diese Installation lädt kein Analyse-Skript und setzt keine Cookies.',
      ],
    },
    {
      id: 'faq-binary',
      question: 'Warum geht mein QR‑Code mit Binärdaten nicht?',
      answer: [
        'Manche QR‑Codes enthalten rohe Bytes statt Text. Ein Pass speichert seinen Code als Text, und Telefone zeichnen solchen Text so, dass nicht mehr dieselben Bytes herauskommen. Solche Codes lassen sich deshalb nicht verarbeiten. Das sagen wir lieber, als einen Pass herauszugeben, der am Einlass scheitert.',
      ],
    },
    {
      id: 'faq-third-parties',
      question: 'Welche Dritten sind beteiligt?',
      answer: [
        !site.model || site.model.here
          ? 'Text, Codes und Bedeutung liest Software auf unserem eigenen Server. Kein fremder KI- oder OCR-Dienst bekommt Ihre Datei.'
          : `Codes und Text liest Software auf unserem eigenen Server. Wo sie sich der Bedeutung nicht sicher ist, wird ${site.model.who} gefragt; was dabei übermittelt wird, steht in der Datenschutzerklärung.`,
        site.verification === 'turnstile'
          ? 'Ob Sie ein Mensch sind, prüft Cloudflare Turnstile, das im Formular zum Hochladen geladen wird.'
          : 'Die Prüfung, ob Sie ein Mensch sind, ist eine kleine Rechenaufgabe für Ihren Browser, die unser eigener Server kontrolliert.',
        ...(site.donationUrl
          ? [
              `Das Spendenformular kommt von ${new URL(site.donationUrl).host} und wird erst geladen, wenn Sie es möchten.`,
            ]
          : []),
      ],
      link: { to: '/privacy', text: 'Datenschutzerklärung' },
    },
  ] as const;
