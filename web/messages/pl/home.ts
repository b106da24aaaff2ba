import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of / in Polish. */
export const words: Words['home'] = {
  title: 'Bilety w Apple Wallet',
  description:
    'PDF-y, zdjęcia i e‑maile z biletami w kilka sekund stają się kartami Apple Wallet. Bezpłatnie, bez konta, a potem wszystko jest usuwane.',
  hero: {
    heading: 'Twój bilet w Apple Wallet',
    lead: 'Kilka sekund po wybraniu pliku masz kartę, którą da się zeskanować: kod kopiujemy bajt po bajcie i dla pewności odczytujemy z powrotem.',
    address: 'Prześlij dalej e‑mail na adres',
    copy: 'Kopiuj adres e‑mail',
    upload: 'Prześlij plik',
  },
  steps: {
    title: 'Trzy kroki, bez konta',
    items: [
      {
        title: 'Prześlij plik lub e‑mail',
        text: 'PDF, zdjęcie, zrzut ekranu albo sam e‑mail. Z kilku biletów w jednym pliku powstaje kilka kart.',
        byMail: undefined,
      },
      {
        title: 'Odczyt z AI',
        text: 'Kody, miejsca, bramki i godziny odczytujemy tam, gdzie są napisane. Czego nie jesteśmy pewni, oznaczamy do sprawdzenia.',
        byMail: undefined,
      },
      {
        title: 'Karta od razu',
        text: 'Zobacz kartę tak, jak pokaże ją Wallet, i dodaj ją jednym stuknięciem.',
        byMail: 'Albo odbierz ją e‑mailem.',
      },
    ],
  },
  example: {
    title: 'Prawdziwy przykład',
    lead: 'Bilet jest zmyślony; karta jest dokładnie taka, jaką zrobił z niego nasz program.',
    all: 'Zobacz wszystkie sześć przykładów',
  },
  facts: {
    title: 'Co dostajesz i jakie są ograniczenia',
    get: {
      title: 'Co dostajesz',
      items: [
        'Oryginalny kod: QR, Aztec, PDF417 lub Code\u00A0128, sprawdzony co do bajta, zanim dostaniesz kartę',
        'Godziny w strefie czasowej miejsca, żeby Wallet pokazał kartę wtedy, gdy jest potrzebna',
        'Jedną kartę na każdy bilet, w paczce albo osobno',
        'Żadnego konta ani ciasteczek, a potem wszystko jest usuwane',
      ],
    },
    limits: {
      title: 'Obecne ograniczenia',
      items: [
        'Inne kody stają się kodami QR, które mogą się nie zeskanować; EAN‑13 i kilka innych tylko na iPhone’ach sprzed iOS\u00A027',
        'Kodów QR z danymi binarnymi nie umiemy przetworzyć',
        'Bilety, których kod zmienia się co kilka sekund, działają tylko w aplikacji wystawcy',
        'PDF-y do {pdf}\u00a0MB; obrazy i e‑maile do {other}\u00a0MB',
      ],
    },
  },
  trusted: {
    title: 'Na czym możesz polegać',
    claims: 'W skrócie',
    passes: (count) =>
      counted('pl', count, {
        one: 'Powstała tu {n} karta',
        few: 'Powstały tu {n} karty',
        many: 'Powstało tu {n} kart',
        other: 'Kart, które tu powstały: {n}',
      }),
  },
  convert: { title: 'Zrób teraz kartę z biletu' },
  subscribe: {
    title: 'Dowiedz się, gdy nauczymy się czegoś nowego',
    lead: 'Nowe rodzaje biletów, nowe sposoby przesyłania. Krótka wiadomość, rzadko.',
    button: 'Zapisz się na nowości',
  },
};
