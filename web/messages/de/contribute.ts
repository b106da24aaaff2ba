import type { Words } from '../words.ts';

/** Texts of /contribute in German. */
export const words: Words['contribute'] = {
  title: 'Mithelfen',
  description:
    'Damit der Dienst kostenlos bleibt: Sie können mit Geld, Zeit oder einem Ticket helfen, das nicht geklappt hat.',
  heading: 'Damit es kostenlos bleibt',
  lead: 'Hier gibt es keine Werbung, keine Konten und nichts zu kaufen. Die Server und das Zertifikat, das die Pässe signiert, werden von Menschen bezahlt, denen das hier genützt hat.',
  leadWithoutDonations: 'Hier gibt es keine Werbung, keine Konten und nichts zu kaufen.',
  donationTitle: 'Spenden',
  waysTitle: 'Andere Wege zu helfen',
  onlyWaysTitle: 'So können Sie helfen',
  ways: {
    tell: {
      title: 'Erzählen Sie davon',
      text: 'Neben Ihnen in der Schlange sucht gerade jemand im Posteingang nach einem PDF. Zeigen Sie Ihren Pass.',
    },
    rate: {
      title: 'Bewerten Sie Ihre Umwandlung',
      text: 'Sterne und ein Satz nach einer Umwandlung zeigen uns, was besser werden soll. Das dauert eine halbe Minute.',
      link: { to: '/upload', text: 'Ein Ticket umwandeln' },
    },
    failed: {
      title: 'Schicken Sie ein Ticket, das nicht geklappt hat',
      text: 'Ein echtes Dokument lehrt mehr als hundert erfundene. Schwärzen Sie Namen und Code, wenn Sie möchten.',
      link: 'Schreiben Sie uns',
    },
    build: {
      title: 'Bauen Sie darauf auf',
      text: 'Die API kann, was diese Website kann. Für Ihren Shop, Ihr Programm, Ihren Verein.',
      link: { to: '/api', text: 'API-Dokumentation' },
    },
  },
};
