import type { MailWords } from './mail-words.ts';

export const de: MailWords = {
  one: {
    subject: 'Ihr Pass: {title}',
    heading: 'Ihr Pass ist fertig',
    opening: 'Er hängt an dieser Mail. Öffnen Sie ihn auf dem iPhone und tippen Sie auf „Hinzufügen“.',
  },
  several: {
    subject: { other: 'Ihre {n} Pässe' },
    heading: { other: 'Ihre {n} Pässe sind fertig' },
    opening: 'Sie hängen an dieser Mail. Öffnen Sie jeden auf dem iPhone und tippen Sie auf „Hinzufügen“.',
    some: 'Sie hängen an dieser Mail, so viele hineinpassen. Öffnen Sie jeden auf dem iPhone und tippen Sie auf „Hinzufügen“.',
  },
  none: {
    subject: 'Wir konnten keinen Pass machen',
    all: 'Wir haben Ihre Mail und alles darin angesehen.',
    part: 'Wir haben Ihre Mail angesehen, konnten aber nicht alles lesen.',
  },
  noTicket:
    'Wir haben darin kein Ticket gefunden. Leiten Sie das Ticket, die Bordkarte, die Bestätigung oder den Gutschein selbst weiter.',
  notAttached: 'nicht angehängt: die Mail würde zu groß',
  note: 'Bitte beachten',
  development:
    'Mit einem Entwicklungszertifikat signiert, das ein iPhone nicht annimmt. Wer diesen Dienst betreibt, muss noch ein eigenes eintragen.',
  undated: 'Kein Tag gefunden; Wallet zeigt den Pass deshalb nicht von selbst an.',
  codeless: 'Kein Code gefunden. Halten Sie das Original bereit, falls einer gescannt werden muss.',
  check: 'Bitte prüfen: {list}. Vergleichen Sie mit dem Original, bevor Sie sich darauf verlassen.',
  or: '{value} (oder {other})',
  fields: {
    title: 'Titel',
    start: 'Zeit',
    end: 'Ende',
    venue: 'Ort',
    from: 'von',
    to: 'nach',
    number: 'Nummer',
    passenger: 'Name',
    coach: 'Wagen',
    section: 'Block',
    row: 'Reihe',
    seat: 'Platz',
    gate: 'Gate',
    platform: 'Gleis',
    bookingReference: 'Buchung',
    price: 'Preis',
  },
  account: {
    heading: 'Was in Ihrer Mail war',
    parts: {
      text: 'Text der Mail',
      pdf: 'PDF',
      picture: 'Bild',
      calendar: 'Kalendereintrag',
      pass: 'Wallet-Pass',
      message: 'Angehängte Mail',
      file: 'Datei',
    },
    passes: { one: 'Pass gemacht', other: '{n} Pässe gemacht' },
    page: 'Seite {page}',
    nothing: 'Kein Ticket darin',
    pages: '{read} von {pages} Seiten gelesen',
    notRead: {
      heic: 'Ein HEIC-Foto, das wir nicht lesen können. Schicken Sie einen Screenshot, oder teilen Sie es als JPEG.',
      office: 'Ein Office-Dokument, das wir nicht lesen können. Speichern Sie es als PDF und schicken Sie das.',
      winmail:
        'Outlook hat die Anhänge in eine Datei winmail.dat gepackt, die wir nicht öffnen. Speichern Sie das Ticket und schicken Sie es als eigene Datei.',
      archive: 'Ein Archiv, das wir nicht öffnen. Schicken Sie die Dateien daraus.',
      encrypted:
        'Verschlüsselt, nur Sie können es öffnen. Schicken Sie das Ticket unverschlüsselt, oder laden Sie es auf unserer Website hoch.',
      locked: 'Braucht ein Passwort. Drucken Sie es in ein neues PDF ohne Passwort und schicken Sie das.',
      empty: 'Leer. Speichern Sie das Ticket noch einmal und schicken Sie die neue Datei.',
      damaged:
        'Beschädigt oder nicht das, was der Name sagt. Laden Sie es neu herunter, oder schicken Sie einen Screenshot.',
      'too-large':
        'Größer, als wir lesen (PDF: 10 MB). Schicken Sie nur die Seite mit dem Ticket oder einen Screenshot.',
      'too-deep': 'Tiefer verschachtelt, als wir nachsehen. Schicken Sie das Ticket selbst.',
      'too-many':
        'Nicht angesehen: Es waren mehr Anhänge, als wir auf einmal lesen. Schicken Sie ihn noch einmal in einer eigenen Mail.',
      stopped: 'Das Lesen dauerte zu lange und wurde beendet. Schicken Sie einen Screenshot des Tickets.',
      kind: 'Keine Art Datei, die wir lesen. Schicken Sie PDF, JPG, PNG oder einen Screenshot.',
    },
    link: 'Falls das Ticket hinter einem Link steckt: Link öffnen, PDF speichern und uns schicken. Wir folgen keinen Links.',
  },
  download: {
    one: 'Pass laden',
    all: 'Alle Pässe laden',
    part: 'Teil {n} laden',
    until: 'Der Link gilt bis {when}.',
    heading: 'Laden',
  },
  correct: 'Ansehen oder korrigieren',
  feedback: { question: 'Hat alles geklappt?', link: 'Sagen Sie es uns' },
  codeAlt: 'Der Code dieses Passes',
  closing: {
    mail: '{service} beantwortet Mails von selbst. Ihre Mail ist gelöscht.',
    result:
      '{service} beantwortet Mails von selbst. Ihre Mail ist gelöscht; was wir daraus gemacht haben, wird gelöscht, wenn der Link endet. Antworten Sie „löschen“, damit es sofort gelöscht wird.',
  },
  limit: {
    subject: 'Heute keine Pässe per Mail mehr',
    heading: 'Das war viel Post',
    opening: 'Sie haben so viele Mails geschickt, wie wir am Tag für einen Absender oder eine Domain umwandeln.',
    note: 'Schicken Sie diese bitte morgen noch einmal, oder laden Sie das Ticket auf unserer Website hoch. Das schreiben wir nur einmal am Tag.',
  },
  help: {
    subject: 'So kommt ein Pass per Mail',
    heading: 'Ticket rein, Pass raus',
    opening: 'Leiten Sie ein Ticket an diese Adresse weiter; der Pass kommt nach etwa einer Minute zurück.',
    steps: [
      'Leiten Sie die Mail mit dem Ticket weiter, oder hängen Sie es als PDF, JPG oder PNG an. Mehrere Tickets geben mehrere Pässe.',
      'Öffnen Sie die Antwort auf dem iPhone, tippen Sie auf den Pass und dann auf „Hinzufügen“.',
      'Antworten Sie „löschen“ auf eine unserer Antworten, und ihre Pässe werden sofort gelöscht.',
      'Stimmt etwas nicht? Die Antwort führt zu einer Seite, auf der Sie den Pass korrigieren können.',
    ],
  },
  deleted: {
    subject: 'Gelöscht',
    opening: 'Was wir aus Ihrer Mail gemacht haben, ist gelöscht. Hinzugefügte Pässe bleiben in Ihrer Wallet.',
    before: 'Es gab nichts mehr zu löschen: Es war schon weg.',
  },
};
