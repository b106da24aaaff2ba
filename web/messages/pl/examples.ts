import type { Words } from '../words.ts';

/** Texts of /examples in Polish. */
export const words: Words['examples'] = {
  title: 'Przykłady',
  description: 'Sześć prawdziwych przykładów: koncert, lot, pociąg, kino, wiele biletów w jednym PDF-ie i bon.',
  heading: 'Przykłady',
  lead: 'Sześć dokumentów i karty, które zrobił z nich nasz program, bez poprawek. Wystawcy, osoby i rezerwacje są zmyślone; karty są prawdziwe. Wybierz obraz, żeby obejrzeć parę na całym ekranie.',
  about: {
    concert:
      'Data, otwarcie drzwi i początek mają osobne miejsca, tak samo sektor, rząd i miejsce. Kod QR jest ten sam.',
    flight: 'PDF417 linii lotniczej pozostaje PDF417. Bramka i godziny pochodzą ze strony, reszta zgadza się z kodem.',
    train:
      'Z rozkładu powstał odjazd i przyjazd, każdy w strefie czasowej swojej stacji. Kod Aztec jest zachowany bajt po bajcie.',
    movie:
      'Zrzut ekranu z telefonu, odczytany przez rozpoznawanie tekstu. Kino, sala, rząd i miejsce są tam, gdzie patrzy bileter.',
    'pdf-tickets':
      'Trzy bilety na jednej stronie dają trzy karty. Każda ma własne nazwisko, cenę i kod, a dodaje się wszystkie naraz.',
    voucher:
      'Wartość, ważność i kod karty podarunkowej. Code\u00A0128 jest narysowany na nowo, dość ostro dla każdej kasy.',
  },
  next: {
    title: 'Teraz Twój',
    lead: 'Kilka sekund, bez konta.',
    convert: 'Zrób kartę',
    how: 'Jak to działa',
  },
};
