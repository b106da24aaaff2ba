import type { Words } from '../words.ts';

/** Texts that every page shares, in Polish. */
export const words: Words['layout'] = {
  skip: 'Przejdź do treści',
  announcement: { text: 'Nowość: skrót na iPhone’a', link: 'Wypróbuj', close: 'Zamknij tę wiadomość' },
  header: {
    home: (name) => `${name}, strona główna`,
    label: 'Menu główne',
    links: [
      { to: '/how-it-works', text: 'Jak to działa' },
      { to: '/examples', text: 'Przykłady' },
      { to: '/ios-shortcut', text: 'Skrót' },
      { to: '/contribute', text: 'Pomóż' },
    ],
    convert: 'Zacznij',
    openMenu: 'Otwórz menu',
    closeMenu: 'Zamknij menu',
    menu: 'Menu',
  },
  footer: {
    label: 'Stopka',
    promise: 'Bilety, karty pokładowe i bony w Apple Wallet w kilka sekund.',
    columns: [
      {
        title: 'Produkt',
        links: [
          { to: '/upload', text: 'Zrób kartę' },
          { to: '/how-it-works', text: 'Jak to działa' },
          { to: '/examples', text: 'Przykłady' },
          { to: '/pdf-to-pkpass', text: 'PDF do Apple Wallet' },
          { to: '/ios-shortcut', text: 'Skrót na iPhone’a' },
        ],
      },
      {
        title: 'Więcej',
        links: [
          { to: '/api', text: 'API' },
          { to: '/how-it-works#faq', text: 'Częste pytania' },
          { to: '/status', text: 'Stan usługi' },
          { to: '/contribute', text: 'Pomóż' },
        ],
      },
      {
        title: 'O nas',
        links: [
          { to: '/contact', text: 'Kontakt' },
          { to: '/privacy', text: 'Prywatność' },
          { to: '/terms', text: 'Regulamin' },
        ],
      },
    ],
    copyright: (year, name) => `© ${year} ${name}. Wszelkie prawa zastrzeżone.`,
    trademark:
      'Apple, Apple Wallet, iPhone i iOS są znakami towarowymi Apple Inc., zarejestrowanymi w Stanach Zjednoczonych oraz w innych krajach i regionach. Ta usługa nie jest powiązana z Apple Inc. ani przez nią wspierana.',
  },
  newsletter: {
    title: 'Bądź na bieżąco',
    lead: 'Krótka wiadomość, gdy pojawi się coś przydatnego. Nic więcej, a wypisać się można jednym kliknięciem.',
    email: 'Adres e‑mail',
    submit: 'Zapisz się na nowości',
    submitting: 'Zapisujemy…',
    done: 'Gotowe, jesteś na liście!',
    close: 'Zamknij',
    refused: 'Wpisz poprawny adres e‑mail.',
    unknownError: 'Wystąpił nieznany błąd',
  },
  notFound: {
    title: 'Nie ma takiej strony',
    description: 'Pod tym adresem nic nie ma.',
    heading: 'Nie ma takiej strony',
    lead: 'Być może w adresie jest literówka albo strona została przeniesiona. Twoje karty są bezpieczne.',
    back: 'Strona główna',
    crashed: 'Coś się u nas zepsuło',
    crashedLead: 'Nie udało się pokazać strony. Zwykle wystarczy wczytać ją ponownie.',
  },
  languages: {
    label: 'Język',
    offer: 'Ta strona jest też po polsku.',
    switch: 'Czytaj po polsku',
    close: 'Zamknij tę propozycję',
  },
  pictures: {
    titles: {
      concert: 'Bilet na koncert',
      flight: 'Karta pokładowa',
      train: 'Bilet kolejowy',
      movie: 'Bilet do kina',
      'pdf-tickets': 'Bilety w PDF-ie',
      voucher: 'Zrzut ekranu bonu',
    },
    before: 'Przed',
    after: 'Po',
    beforeAlt: (title) => `${title}: oryginalny dokument`,
    afterAlt: (title) => `${title}: karta, która z niego powstała`,
    viewer: (title) => `${title}: przed i po`,
    enlarge: (what) => `Powiększ: ${what}`,
    missing: 'Nie udało się wczytać tego obrazu.',
  },
  manifest: 'Zmienia bilety w karty Apple Wallet.',
  drop: 'Upuść gdziekolwiek',
  visits: 'Liczy wizyty',
  copy: { copy: 'Kopiuj', copied: 'Skopiowano!' },
  donation: {
    title: 'Wesprzyj tę usługę',
    lead: 'Formularz wpłat prowadzi inna firma. Wczytuje się dopiero na Twoje życzenie.',
    show: 'Pokaż formularz wpłat',
  },
};
