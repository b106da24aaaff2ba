import type { Words } from '../words.ts';

/** Texts of /status in Polish. */
export const words: Words['status'] = {
  title: 'Stan usługi',
  description: 'Czy usługa teraz działa. Odświeżane co 30 sekund.',
  heading: 'Stan usługi',
  lead: 'Pytamy samą usługę, co 30 sekund.',
  operational: 'Działa',
  operationalLead: 'Wszystko działa.',
  degraded: 'Zakłócenia',
  degradedLead: 'Coś nie działa tak, jak powinno. Tworzenie kart może się nie udać albo trwać dłużej.',
  failed: 'Nie udało się pobrać stanu',
  failedLead: 'Usługa nie odpowiedziała. Pytamy dalej.',
  checking: 'Pytamy…',
  facts: { service: 'Usługa', status: 'Stan', version: 'Wersja', timestamp: 'Ostatnie sprawdzenie' },
  noScript: 'Ta strona pyta przez skrypt. Bez niego odpowiedź znajdziesz pod adresem',
};
