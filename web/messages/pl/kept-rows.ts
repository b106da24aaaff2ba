/** The table of /privacy in Polish: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { counted, durationIn } from '#src/languages/say.ts';
import type { TableRow } from '../../policies/clause.ts';

/** Everything that is kept: what, why, where and how long. */
export function keptRows({ resultMinutes, downloads, months }: SiteFacts) {
  return [
    {
      what: 'Twój plik i jego nazwa',
      cells: [
        'Aby odczytać bilet',
        'Dysk, zaszyfrowane, każdy plik własnym kluczem',
        'Do odczytania: sekundy, najwyżej kilka minut',
      ],
    },
    {
      what: 'Gotowe karty i ich podgląd, obrazy stron, z których je odczytano, Twoje poprawki',
      cells: [
        'Aby można je było pobrać',
        'Dysk, zaszyfrowane w ten sam sposób',
        `${durationIn('pl', resultMinutes)}, do chwili, gdy stukniesz „Usuń teraz”, albo po ${downloads} pobraniach na kartę`,
      ],
    },
    {
      what: 'Metadane zadania',
      more: 'Czas, rodzaj i przybliżony rozmiar pliku, strony, rodzaj biletu, liczba kart, kod błędu z limitem lub rozmiarem, czasy trwania, pobrania, Twoja odpowiedź na „Czy wszystko się zgadza?”',
      cells: ['Aby widzieć, co zawodzi, i planować moc', 'Baza danych', monthsIn(months.jobs)],
    },
    {
      what: 'Losowy identyfikator przeglądarki',
      cells: [
        'Aby znaleźć Twoje metadane, gdy o nie zapytasz',
        'Baza danych, jako hash z kluczem',
        `${monthsIn(months.jobs)} przy zadaniu, ${monthsIn(months.feedback)} przy opinii`,
      ],
    },
    {
      what: 'Opinia',
      more: 'Gwiazdki, komentarz, odpowiedzi',
      cells: ['Aby ulepszać usługę', 'Baza danych', monthsIn(months.feedback)],
    },
    {
      what: 'Adres e‑mail',
      more: 'Podany przy opinii lub do wysyłki nowości',
      cells: [
        'Aby pisać do Ciebie tylko w tej sprawie',
        'Baza danych',
        `${monthsIn(months.contacts)} albo do chwili, gdy poprosisz o usunięcie`,
      ],
    },
    {
      what: 'Nadawca przesłanego e‑maila albo adresat karty wysłanej z jej strony',
      cells: ['Aby odesłać kartę', 'Dysk, zaszyfrowane', 'Do wysłania odpowiedzi i usunięcia wyniku'],
    },
    {
      what: 'Adres sieciowy',
      cells: ['Aby ograniczać nadużycia', 'Liczniki, jako hash z kluczem', 'Najwyżej jeden dzień'],
    },
    {
      what: 'Odpowiedź z weryfikacji, że jesteś człowiekiem',
      cells: ['Aby każda działała tylko raz', 'Baza danych, jako hash z kluczem', 'Minuty, do wygaśnięcia'],
    },
    {
      what: 'Dzienniki',
      more: 'Czas, krok, czas trwania, kod błędu',
      cells: [
        'Aby prowadzić usługę',
        'Dziennik serwera, bez adresów i bez treści',
        'Tak długo, jak operator przechowuje dzienniki',
      ],
    },
  ] as const satisfies readonly TableRow[];
}

function monthsIn(count: number): string {
  return counted('pl', count, {
    one: '{n} miesiąc',
    few: '{n} miesiące',
    many: '{n} miesięcy',
    other: '{n} miesiąca',
  });
}
