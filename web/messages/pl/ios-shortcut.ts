import type { Words } from '../words.ts';

/** Texts of /ios-shortcut in Polish. */
export const words: Words['ios-shortcut'] = {
  title: 'Skrót na iPhone’a',
  description: 'Wysyłaj bilety z arkusza udostępniania na iPhonie i odbieraj karty e‑mailem.',
  heading: 'Skrót na iPhone’a',
  lead: 'Bilet w Zdjęciach, w Plikach albo na papierze w ręce: kilka stuknięć i jest wysłany, a karta wraca e‑mailem.',
  download: 'Pobierz skrót',
  opens: 'Otwiera się w aplikacji Skróty, która jest częścią systemu iOS.',
  missing: 'Ta instalacja nie udostępnia gotowego skrótu. Możesz zrobić własny albo obejść się bez niego.',
  none: 'Ta usługa nie ma jeszcze skrótu.',
  upload: 'Prześlij plik na stronie',
  copy: 'Kopiuj adres e‑mail',
  recipe: {
    title: 'Własny skrót',
    lead: 'Aplikacja Skróty jest częścią systemu iOS. To, co zrobisz samodzielnie, działa od razu i nie wymaga niczyjego podpisu.',
    steps: ({ name, intakeAddress }) =>
      [
        {
          picture: 'new',
          title: 'Dodaj „Wyślij email”',
          text: 'W aplikacji Skróty stuknij +, wyszukaj „Wyślij email” i stuknij tę czynność.',
        },
        {
          picture: 'address',
          title: 'Wpisz adres',
          text: `Stuknij „Odbiorcy” i wpisz ${intakeAddress}.`,
        },
        {
          picture: 'sheet',
          title: 'Odbieraj pliki z arkusza udostępniania',
          text: 'Stuknij okrągłe „i” i włącz „Pokaż w arkuszu udostępniania”. Przy „Odbieraj” zostaw włączone obrazki, pliki i PDF-y.',
        },
        {
          picture: 'input',
          title: 'Załącz to, co udostępniasz',
          text: `Stuknij „Wiadomość”, wybierz „Wejście skrótu”, nazwij skrót „${name}” i stuknij „Gotowe”.`,
        },
      ] as const,
    after: (name) => `Od teraz: „Udostępnij”, potem „${name}”.`,
  },
  without: {
    title: 'Zupełnie bez skrótu',
    lead: 'Każdy iPhone umie to od razu.',
    contact: 'Zapisz adres jako kontakt',
    steps: [
      {
        picture: 'contact',
        title: 'Zapisz adres raz',
        text: 'Stuknij na iPhonie przycisk powyżej, potem „Utwórz nowy kontakt”.',
      },
      {
        picture: 'share',
        title: 'Udostępnij przez Mail',
        text: 'W Zdjęciach lub Plikach stuknij „Udostępnij”, wybierz „Mail” i wpisz pierwsze litery nazwy kontaktu.',
      },
      { picture: 'wallet', title: 'Dodaj do Wallet', text: 'Otwórz odpowiedź, stuknij kartę, potem „Dodaj”.' },
    ],
  },
  stepsTitle: 'Siedem kroków, dwa pierwsze tylko raz',
  step: (number) => `${number}`,
  steps: [
    { picture: 'add', title: 'Dodaj skrót', text: 'Stuknij na iPhonie „Pobierz skrót”, potem „Dodaj skrót”.' },
    {
      picture: 'address',
      title: 'Wybierz swój adres',
      text: 'Przy dodawaniu skrót raz zapyta, na który z Twoich adresów e‑mail ma wracać karta. W telefonie musi być skonfigurowana poczta.',
    },
    {
      picture: 'run',
      title: 'Uruchom',
      text: 'Z ekranu początkowego, z arkusza udostępniania albo przez Siri.',
    },
    {
      picture: 'source',
      title: 'Wskaż, gdzie jest bilet',
      text: 'Biblioteka zdjęć, Pliki albo aparat, gdy bilet jest na papierze.',
    },
    {
      picture: 'pick',
      title: 'Wybierz bilet',
      text: 'Jeden obraz lub PDF. Wszystkie bilety, które w nim są, staną się kartami.',
    },
    { picture: 'send', title: 'Wyślij e‑mail', text: 'Plik jest załączony, adres wpisany. Stuknij „Wyślij”.' },
    { picture: 'wallet', title: 'Dodaj do Wallet', text: 'Otwórz odpowiedź, stuknij kartę, potem „Dodaj”.' },
  ],
  faqTitle: 'Pytania o skrót',
  faq: ({ intakeAddress, limits }) =>
    [
      {
        id: 'mail',
        question: 'Po co mu poczta?',
        answer: [
          `Skrót wysyła bilet na ${intakeAddress || 'adres tej usługi'} z Twojego konta pocztowego i na to konto wraca karta. Dlatego w Ustawieniach iPhone’a musi być skonfigurowany adres do wysyłania.`,
        ],
      },
      {
        id: 'other-address',
        question: 'Czy mogę później zmienić adres?',
        answer: [
          'Tak. Otwórz aplikację Skróty, dotknij skrótu i przytrzymaj go, wybierz „Edycja” i zmień adres na górze.',
        ],
      },
      {
        id: 'sees',
        question: 'Co widzi skrót?',
        answer: [
          'Tylko plik, który wybierzesz. Nie czyta ani biblioteki zdjęć, ani skrzynki, a iOS pyta, zanim skrót pierwszy raz użyje aparatu, zdjęć lub poczty.',
        ],
      },
      {
        id: 'nothing-comes',
        question: 'Nie ma odpowiedzi. Co teraz?',
        answer: [
          'Zajrzyj najpierw do folderu ze spamem. Odpowiedź przychodzi zwykle w niecałą minutę; serwery pocztowe czasem dłużej sprawdzają nieznanych nadawców.',
          `E‑maile mogą mieć do około 25\u00a0MB, a PDF-y do ${limits.pdfMb}\u00a0MB. Większy obraz można wysłać jako „Średni”: Mail proponuje to po stuknięciu „Wyślij”.`,
        ],
        link: { to: '/upload', text: 'Prześlij plik na stronie' },
      },
      {
        id: 'cost',
        question: 'Czy to coś kosztuje?',
        answer: ['Nie. Skrót i usługa są bezpłatne.'],
        link: { to: '/contribute', text: 'Jak pomóc' },
      },
    ] as const,
};
