import type { Words } from '../words.ts';

/** Texts of /api in Polish. */
export const words: Words['api'] = {
  title: 'Dokumentacja API',
  description:
    'Twórz karty Apple Wallet we własnym oprogramowaniu: prześlij bilet, sprawdzaj stan zadania, pobierz kartę. Szybki start, uwierzytelnianie i opis wywołań.',
  heading: 'Dokumentacja API',
  lead: 'Ten sam mechanizm co na stronie, przez HTTP. Każdy adres i każdy przykład na tej stronie dotyczy właśnie tej instalacji.',
  tabs: { overview: 'Przegląd', authentication: 'Uwierzytelnianie', pipeline: 'Pipeline API', health: 'Health API' },
  tabsLabel: 'Części dokumentacji',
  overview: {
    quickStart: 'Szybki start',
    steps: [
      {
        title: 'Zdobądź token',
        text: 'Wygeneruj w części „Uwierzytelnianie” token potwierdzający, że jesteś człowiekiem, albo użyj klucza API.',
      },
      { title: 'Prześlij', text: 'Wyślij plik przez POST na /v1/pipeline. Od razu dostaniesz zadanie z jego id.' },
      {
        title: 'Sprawdzaj stan',
        text: 'GET /v1/pipeline/{id}?wait=15, aż status będzie completed lub failed. Bez wait odpowiedź przychodzi od razu: pytaj co sekundę.',
      },
      {
        title: 'Pobierz',
        text: 'GET /v1/pipeline/{id}/download: plik .pkpass albo, przy kilku biletach, paczka .pkpasses.',
      },
      {
        title: 'Sprawdź i popraw',
        text: 'GET /v1/pipeline/{id}/tickets/{n} mówi, skąd odczytano każdą wartość; PATCH pod tym adresem ją poprawia, a karta jest podpisywana na nowo.',
      },
    ],
    whole: 'Całość',
    baseUrl: 'Bazowy adres URL',
    address: 'Bazowy adres URL tej instalacji',
    features: 'Możliwości',
    featureList: [
      {
        title: 'Przetwarzanie asynchroniczne',
        text: 'Odpowiedź na przesłanie przychodzi w milisekundy; pracę wykonuje kolejka, która przetrwa restart.',
      },
      {
        title: 'Wiele formatów',
        text: 'PDF, JPG, PNG i e‑mail (.eml), rozpoznawane po treści, a nie po nazwie.',
      },
      {
        title: 'Weryfikacja człowieka',
        text: 'Jeden token na jedno przesłanie, ważny 5 minut. Klucze API go nie wymagają.',
      },
      {
        title: 'Limity zapytań',
        text: 'Odpowiedź 429 podaje w Retry-After, ile sekund czekać, a w X-RateLimit-Reset, do kiedy.',
      },
    ],
    openapi: 'Opis dla programów (OpenAPI 3.1):',
  },
  authentication: {
    title: 'Token weryfikacji człowieka',
    lead: 'Każde przesłanie wymaga świeżego tokena w polu cf_turnstile_response. Jest ważny dla jednego zapytania i przez 5 minut.',
    loading: 'Wczytujemy…',
    generate: 'Wygeneruj token',
    generating: 'Generujemy…',
    token: 'Twój token',
    copy: 'Kopiuj token',
    left: (time) => `Wygasa za ${time}`,
    expired: 'Token wygasł: wygeneruj nowy',
    unavailable: 'Weryfikacja, że jesteś człowiekiem, jest teraz niedostępna. Spróbuj później.',
    failed: 'Weryfikacja, że jesteś człowiekiem, się nie udała. Spróbuj ponownie.',
    programs: 'Dla programów',
    programsText:
      'Skrypt bez człowieka używa klucza API: Authorization: Bearer, a po nim klucz. Wyższe limity, bez tokena.',
    onRequest: 'Klucze, własne limity i wsparcie udostępniamy na prośbę:',
    ask: 'Poproś o klucz',
  },
  reference: {
    pipelineLead:
      'Wszystko wokół zadania: tworzenie, śledzenie, pobieranie i usuwanie tego, co z niego powstało, oraz opinia. Opis wywołań jest po angielsku.',
    healthLead:
      'Czy usługa działa, na potrzeby monitoringu. Nie wymaga uwierzytelnienia. Opis wywołań jest po angielsku.',
    parameters: 'Parametry',
    body: 'Treść',
    answers: 'Odpowiedzi',
    example: 'Przykład',
    required: 'wymagane',
    name: 'Nazwa',
    place: 'Gdzie',
    type: 'Typ',
    meaning: 'Znaczenie',
    status: 'Status',
    fields: 'Pola odpowiedzi',
    language: 'Język przykładów',
    copyExample: 'Kopiuj ten przykład',
  },
};
