import type { Words } from '../words.ts';
import { faq } from './faq.ts';

/** Texts of /how-it-works in Polish. */
export const words: Words['how-it-works'] = {
  title: 'Jak to działa',
  description: 'Trzy kroki od biletu do karty Apple Wallet i odpowiedzi na częste pytania.',
  heading: 'Jak to działa',
  lead: 'Przychodzi bilet jako PDF, zdjęcie lub e‑mail. Wychodzi karta, którą da się zeskanować. Oto, co dzieje się pomiędzy.',
  convert: 'Zrób kartę',
  examples: 'Zobacz przykłady',
  stepsTitle: 'Trzy kroki',
  step: (number) => `Krok ${number}`,
  upload: {
    title: 'Prześlij plik lub e‑mail',
    text: 'Wybierz plik, upuść go, wklej lub zrób zdjęcie. Albo prześlij dalej potwierdzenie na adres poniżej; nic nie trzeba instalować.',
    textWithoutMail: 'Wybierz plik, upuść go, wklej lub zrób zdjęcie; nic nie trzeba instalować.',
    picture: 'Bilet kolejowy z Zurychu do Mediolanu jako strona PDF',
    copy: 'Kopiuj adres e‑mail',
    calendar: (address: string) => `Napisz na adres ${address}, a razem z kartami dostaniesz kalendarz biletów.`,
  },
  extraction: {
    title: 'Odczyt z AI',
    text: 'Kody są dekodowane, a przy każdej godzinie, miejscu i nazwisku zapisujemy, skąd je odczytano. Sprzeczne odczyty porównujemy; co pozostaje wątpliwe, oznaczamy do sprawdzenia albo pomijamy.',
    tableCaption: 'Część tego, co odczytano z tego biletu',
    value: 'Informacja',
    found: 'Skąd',
    readings: [
      { label: 'Odjazd', value: '09:33', found: 'Strona 1, tabela' },
      { label: 'Pociąg', value: 'IC 731', found: 'Strona 1' },
      { label: 'Wagon i miejsce', value: '7, 61', found: 'Strona 1' },
      { label: 'Kod Aztec', value: '45 bajtów', found: 'Obraz na stronie 1' },
    ],
  },
  delivery: {
    title: 'Karta od razu',
    text: 'Kod rysujemy tak, jak rysuje go Wallet, odczytujemy z powrotem i porównujemy bajt po bajcie. Dopiero wtedy podpisujemy kartę. Dodaj ją jednym stuknięciem.',
    byMail: 'Albo otwórz ją z e‑maila, który wróci.',
    picture: 'Karta Apple Wallet, która powstała z biletu kolejowego',
  },
  faqTitle: 'Pytania i odpowiedzi',
  faqLead: 'Nie ma tu odpowiedzi?',
  contact: 'Zajrzyj na stronę kontaktu',
  faq,
};
