import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /feedback/{job_id} in Polish. */
export const words: Words['feedback'] = {
  title: 'Opinia',
  description: 'Napisz nam, jak wyszła Twoja karta.',
  noScript: 'Formularz wymaga JavaScriptu. Bez niego napisz na adres',
  loading: 'Wczytujemy…',
  heading: 'Jak poszło?',
  lead: 'Pół minuty Twojego czasu sprawi, że następna karta będzie lepsza. Biletu nie wysyłamy.',
  failedHeading: 'Tym razem bez karty',
  noPasses: 'Z tego pliku nie dało się zrobić karty',
  rating: 'Ocena ogólna',
  ease: 'Łatwość obsługi (opcjonalnie)',
  quality: 'Jakość karty (opcjonalnie)',
  stars: (count) =>
    counted('pl', count, { one: '{n} gwiazdka', few: '{n} gwiazdki', many: '{n} gwiazdek', other: '{n} gwiazdki' }),
  comment: 'Komentarz (opcjonalnie)',
  commentHint: 'Co się udało, a co nie? Prosimy bez nazwisk i kodów rezerwacji.',
  counter: (used) => `${used} / 1000`,
  recommend: 'Polecę to znajomym',
  contact: 'Możecie do mnie napisać w tej sprawie na adres e‑mail, z którego przyszedł bilet',
  email: 'Adres e‑mail, jeśli możemy dopytać (opcjonalnie)',
  submit: 'Wyślij opinię',
  rateFirst: 'Najpierw wybierz ocenę',
  submitting: 'Wysyłamy…',
  saved: 'Zapisano',
  thanks: 'Dziękujemy',
  thanksLead: 'Każde słowo czyta człowiek.',
  home: 'Strona główna',
  another: 'Zrób kolejną kartę',
  errors: {
    ratingFirst: 'Przed wysłaniem wybierz ocenę ogólną.',
    email: 'Wpisz poprawny adres e‑mail.',
    notFound: 'Nie ma takiego zadania. Sprawdź adres i spróbuj ponownie.',
    validation: (text) => `Nieprawidłowe dane: ${text}`,
    invalid: 'Nieprawidłowa opinia. Wybierz ocenę (od 1 do 5 gwiazdek) i spróbuj ponownie.',
    server: 'Błąd serwera. Spróbuj później.',
    failed: 'Nie udało się wysłać opinii. Spróbuj ponownie.',
    autoSave: 'Nie udało się automatycznie zapisać opinii',
  },
};
