import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of choosing, sending and waiting, in Polish. */
export const words: Words['convert'] = {
  label: 'Zrób kartę z biletu',
  noScript: 'Bez JavaScriptu też działa.',
  noScriptForm: 'Prześlij prostym formularzem',
  empty: {
    title: 'Przeciągnij tu bilet albo kliknij, by wybrać',
    titleByHand: 'Wybierz bilet',
    kinds: 'PDF, JPG, PNG lub e‑mail (.eml)',
    limits: (pdf, other) => `PDF-y do ${pdf}\u00a0MB, obrazy i e‑maile do ${other}\u00a0MB`,
    input: 'Wybierz bilet: PDF, JPG, PNG lub e‑mail',
    paste: 'Wklej',
    camera: 'Zrób zdjęcie',
    sample: 'Wypróbuj przykład',
    pasteRefused: 'Przeglądarka nie udostępniła schowka. Skopiuj obraz i spróbuj ponownie albo wybierz plik.',
    pasteNothing: 'W schowku nie ma obrazu ani pliku.',
  },
  chosen: {
    file: 'Wybrany plik',
    clear: 'Usuń ten plik',
    terms: 'Akceptuję',
    termsLink: 'regulamin',
    acceptTerms: 'Najpierw zaakceptuj regulamin',
    verifyFirst: 'Najpierw weryfikacja',
    process: 'Zrób kartę',
    wait: (seconds) => `Poczekaj ${seconds}\u00a0s`,
  },
  human: {
    label: 'Weryfikacja, że jesteś człowiekiem',
    checking: 'Sprawdzamy, czy jesteś człowiekiem…',
    verified: 'Jesteś człowiekiem',
    expired: 'Weryfikacja wygasła',
    failed: 'Weryfikacja się nie udała',
    again: 'Sprawdź ponownie',
    how: 'Małe obliczenie na Twoim urządzeniu. Nic nie trafia do nikogo innego.',
    stillChecking: 'Chwileczkę: weryfikacja jeszcze trwa.',
  },
  processing: {
    sending: (name) => `Wysyłamy ${name}`,
    waiting: 'Plik dotarł',
    title: 'Robimy kartę',
    cancel: 'Anuluj',
    retrying: (number, of) => `Problem z połączeniem. Próbujemy ponownie (${number}/${of})…`,
    progress: 'Postęp',
  },
  errors: {
    acceptTerms: 'Zaakceptuj regulamin, aby kontynuować.',
    humanUnavailable: 'Weryfikacja, że jesteś człowiekiem, jest teraz niedostępna. Spróbuj później.',
    humanFailed: 'Weryfikacja, że jesteś człowiekiem, się nie udała. Spróbuj ponownie.',
    pleaseWait: (seconds) =>
      counted('pl', seconds, {
        one: 'Spróbuj ponownie za {n} sekundę.',
        few: 'Spróbuj ponownie za {n} sekundy.',
        many: 'Spróbuj ponownie za {n} sekund.',
        other: 'Spróbuj ponownie za {n} sekundy.',
      }),
    noId: 'Nieprawidłowa odpowiedź serwera',
    tooMany: (seconds) =>
      counted('pl', seconds, {
        one: 'Za dużo zapytań. Spróbuj ponownie za {n} sekundę.',
        few: 'Za dużo zapytań. Spróbuj ponownie za {n} sekundy.',
        many: 'Za dużo zapytań. Spróbuj ponownie za {n} sekund.',
        other: 'Za dużo zapytań. Spróbuj ponownie za {n} sekundy.',
      }),
    tooManyLater: 'Za dużo zapytań. Spróbuj później.',
    blocked: 'Błąd połączenia z serwerem. Przyczyną może być CORS albo limit zapytań.',
    tooLarge: 'Plik jest za duży. Wybierz mniejszy.',
    notConverted: 'Z tej treści nie dało się zrobić karty Apple Wallet.',
    unknown: 'Wystąpił nieznany błąd',
    failedToProcess: 'Nie udało się przetworzyć pliku',
    tooLong: 'To trwało zbyt długo. Spróbuj później.',
    network: 'Brak połączenia. Sprawdź połączenie z internetem.',
    unreachable: 'Błąd sieci lub CORS. Sprawdź, czy serwer API działa.',
    pollingTimeout: 'Po 300 sekundach nadal nie było wyniku',
  },
};
