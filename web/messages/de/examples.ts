import type { Words } from '../words.ts';

/** Texts of /examples in German. */
export const words: Words['examples'] = {
  title: 'Beispiele',
  description: 'Sechs echte Umwandlungen: Konzert, Flug, Zug, Kino, viele Tickets in einem PDF und ein Gutschein.',
  heading: 'Beispiele',
  lead: 'Sechs Dokumente und die Pässe, die unser Programm daraus gemacht hat, unverändert. Aussteller, Personen und Buchungen sind erfunden, die Umwandlungen sind echt. Wählen Sie ein Bild, um das Paar im Vollbild zu sehen.',
  about: {
    concert: 'Datum, Einlass und Beginn stehen je für sich, ebenso Block, Reihe und Platz. Der QR‑Code ist derselbe.',
    flight:
      'Der PDF417 der Fluggesellschaft bleibt ein PDF417. Gate und Zeiten stehen auf der Seite, der Rest stimmt mit dem Code überein.',
    train:
      'Aus einem Fahrplan wurden Abfahrt und Ankunft, jede in der Zeitzone ihres Bahnhofs. Der Aztec-Code ist Byte für Byte derselbe.',
    movie:
      'Ein Screenshot vom Handy, mit Texterkennung gelesen. Kino, Saal, Reihe und Platz stehen da, wo am Einlass hingesehen wird.',
    'pdf-tickets':
      'Drei Tickets auf einer Seite ergeben drei Pässe. Jeder hat seinen Namen, Preis und Code, und alle werden auf einmal hinzugefügt.',
    voucher:
      'Wert, Gültigkeit und Code einer Geschenkkarte. Der Code\u00A0128 wird neu gezeichnet, scharf genug für jede Kasse.',
  },
  next: {
    title: 'Jetzt Ihres',
    lead: 'Es dauert ein paar Sekunden und braucht kein Konto.',
    convert: 'Umwandeln',
    how: 'So funktioniert’s',
  },
};
