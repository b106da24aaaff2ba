import type { Words } from '../words.ts';

/** Texts of /upload in Polish. */
export const words: Words['upload'] = {
  title: 'Prześlij plik',
  description: 'Prześlij bilet jako PDF, zdjęcie lub e‑mail i dodaj kartę do Apple Wallet. Bezpłatnie i bez konta.',
  heading: 'Prześlij plik',
  lead: 'Bilet, karta pokładowa, potwierdzenie lub bon. Po kilku sekundach masz kartę Apple Wallet.',
  mailTitle: 'Albo prześlij dalej e‑mail',
  mailLead: 'Wyślij go na ten adres. Karta wróci e‑mailem.',
  copyAddress: 'Kopiuj adres e‑mail',
  keptTitle: 'Odczytane raz, potem usunięte',
  kept: (time) =>
    `Plik odczytujemy raz, żeby zrobić kartę, a potem usuwamy. Sama karta znika automatycznie (czas przechowywania: ${time}) albo od razu, na Twoje życzenie.`,
  plain: {
    title: 'Prześlij prostym formularzem',
    description: 'Prześlij bilet bez JavaScriptu.',
    lead: 'Dla przeglądarek bez JavaScriptu. Po wysłaniu otworzy się strona, która sama sprawdza, co z Twoją kartą.',
    terms: 'Akceptuję',
    termsLink: 'regulamin',
    question: (a, b) => `Żebyśmy wiedzieli, że jesteś człowiekiem: ile to ${a}\u00a0+\u00a0${b}?`,
    file: 'Twój bilet',
    password: 'Hasło do PDF-u, jeśli je ma',
    send: 'Zrób kartę',
    none: 'Ta instalacja przyjmuje pliki tylko przez skrypt. Prześlij bilet e‑mailem albo włącz JavaScript.',
  },
};
