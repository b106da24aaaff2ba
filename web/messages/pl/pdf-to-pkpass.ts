import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /pdf-to-pkpass in Polish. */
export const words: Words['pdf-to-pkpass'] = {
  title: 'PDF do Apple Wallet',
  description: 'Zrób z biletu w PDF-ie kartę Apple Wallet. Z kilku biletów w jednym PDF-ie powstaje kilka kart.',
  heading: 'PDF do Apple Wallet',
  lead: 'Sklep przysłał PDF, bramka chce kodu, a Ty chcesz mieć go na ekranie blokady. Zrób z PDF-u plik .pkpass, który otworzy Wallet.',
  fullPage: 'Przejdź do strony przesyłania',
  convertTitle: 'Zrób kartę z PDF-u',
  limit: (megabytes) => `Przyjmujemy PDF-y do ${megabytes}\u00a0MB.`,
  mailTitle: 'Albo prześlij go e‑mailem',
  mailLead: 'Wyślij e‑mail z PDF-em w załączniku na ten adres. Karta wróci jako załącznik.',
  copy: 'Kopiuj adres e‑mail',
  manyTitle: 'Kilka biletów, kilka kart',
  manyLead:
    'Z PDF-u z kilkoma biletami powstaje kilka kart: po jednej na bilet, z własnym nazwiskiem, miejscem i kodem. Dodaj wszystkie naraz jako paczkę .pkpasses albo wybierz swoje.',
  beforeAlt: 'Strona PDF z trzema biletami do muzeum',
  afterAlt: 'Trzy karty Apple Wallet, które z niej powstały, jedna na drugiej',
  before: 'Jeden PDF',
  after: 'Trzy karty',
  whyTitle: 'Co umie karta, a czego nie umie PDF',
  why: [
    {
      title: 'Jest na czas',
      text: 'Godziny są w strefie czasowej miejsca, więc Wallet pokazuje kartę, gdy pora wychodzić.',
    },
    {
      title: 'Da się zeskanować',
      text: 'Kod rysujemy od nowa, w pełnej ostrości i jasności. Zanim go dostaniesz, odczytujemy go z powrotem i porównujemy każdy bajt.',
    },
    {
      title: 'Nie potrzebuje zasięgu',
      text: 'Karta jest w telefonie. Bez otwierania aplikacji, wczytywania stron i powiększania kartki A4.',
    },
  ],
  faqTitle: 'O PDF-ach',
  faq: ({ resultMinutes }) =>
    [
      {
        id: 'scanned',
        question: 'Czy działa ze skanami w PDF-ie?',
        answer: [
          'Tak. Strony bez tekstu odczytujemy przez rozpoznawanie tekstu. Najlepszy jest prosty skan w rozdzielczości 300 dpi.',
        ],
      },
      {
        id: 'password',
        question: 'A jeśli mój PDF ma hasło?',
        answer: [
          'Mimo to go wybierz. Zapytamy wtedy o hasło; użyjemy go raz, żeby otworzyć plik, i usuniemy razem z nim.',
        ],
      },
      {
        id: 'kept',
        question: 'Co dzieje się z PDF-em?',
        answer: [
          `Szyfrujemy go od razu po otrzymaniu, odczytujemy raz i usuwamy. Czas na pobranie kart: ${durationIn('pl', resultMinutes)}.`,
        ],
        link: { to: '/privacy', text: 'Polityka prywatności' },
      },
    ] as const,
};
