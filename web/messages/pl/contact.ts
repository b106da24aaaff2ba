import type { Words } from '../words.ts';

/** Texts of /contact in Polish. */
export const words: Words['contact'] = {
  title: 'Kontakt',
  description: 'Jak do nas napisać i w czym możemy pomóc.',
  heading: 'Kontakt',
  lead: 'To, co napiszesz, przeczyta człowiek.',
  leadWithoutMail: 'Kogo zapytać.',
  mailTitle: 'E‑mail',
  mailText: 'W dni robocze odpowiadamy zwykle w ciągu 24 godzin.',
  noMail: 'Ta instalacja nie ma adresu do pytań. Zapytaj osobę, od której masz adres tej usługi.',
  mailHint:
    'Nie wysyłaj biletu, z którego chcesz jeszcze skorzystać, chyba że o to poprosimy: kto ma jego kod, może go użyć.',
  copy: 'Kopiuj adres do kontaktu',
  newsTitle: 'Nowości',
  newsText: 'Nowe rodzaje biletów i nowe sposoby przesyłania, w krótkiej wiadomości, rzadko.',
  subscribe: 'Zapisz się na nowości',
  topicsTitle: 'W czym możemy pomóc',
  topics: [
    { title: 'Bilet, który się nie udał', text: 'Napisz, jaki to rodzaj dokumentu i co pokazała strona.' },
    { title: 'Błędna informacja', text: 'Które to pole, co powinno w nim być i gdzie jest to w dokumencie.' },
    { title: 'Karta, która się nie skanuje', text: 'Gdzie jej nie przyjęto i czy przyjęto tam oryginał.' },
    {
      title: 'Twoje dane',
      text: 'Wgląd w to, co o Tobie przechowujemy, poprawki i usunięcie. Odpowiadamy w ciągu 30 dni.',
    },
    { title: 'API i firmy', text: 'Klucze API, własne limity zapytań, wsparcie.' },
    {
      title: 'Bezpieczeństwo',
      text: 'Luka w zabezpieczeniach? Najpierw napisz do nas, potem publikuj. Odpowiadamy szybko i dziękujemy.',
    },
  ],
  before: 'Na wiele pytań odpowiada strona',
  faq: 'Jak to działa',
  donationTitle: 'Wesprzyj tę usługę',
};
