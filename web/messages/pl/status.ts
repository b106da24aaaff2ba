import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /status in Polish. */
export const words: Words['status'] = {
  title: 'Stan usługi',
  description: 'Czy usługa teraz działa. Odświeżane co 30 sekund.',
  heading: 'Stan usługi',
  lead: 'Sprawdzane co 30 sekund.',
  operational: 'Działa',
  operationalLead: 'Wszystko działa.',
  degraded: 'Zakłócenia',
  degradedLead: 'Coś nie działa tak, jak powinno. Tworzenie kart może się nie udać albo trwać dłużej.',
  failed: 'Nie udało się pobrać stanu',
  failedLead: 'Usługa nie odpowiedziała. Pytamy dalej.',
  checking: 'Pytamy…',
  facts: { service: 'Usługa', status: 'Stan', version: 'Wersja', timestamp: 'Ostatnie sprawdzenie' },
  days: {
    title: 'Ostatnie 90 dni',
    doors: { web: 'Strona', key: 'API', mail: 'E-mail' },
    lastMade: (when) => `Ostatnia karta: ${when}`,
    neverMade: 'W tym czasie nie powstała żadna karta',
    up: (part) => `Działa przez ${part} czasu.`,
    upOn: (part, days) =>
      `Obserwowane przez ${counted('pl', days, { one: '{n} dzień', other: '{n} dni' })}: działa przez ${part} czasu.`,
    read: (files, faults) =>
      `${counted('pl', files, { one: '{n} odczytany plik', few: '{n} odczytane pliki', other: '{n} odczytanych plików' })}, utraconych z naszej winy: ${faults}.`,
    unknown: 'Jeszcze nic nie wiadomo.',
    legend: { well: 'Działa', some: 'Działa częściowo', ill: 'Nie działa', unknown: 'Nieznane' },
    bad: 'Dni z problemami',
    day: (day, part, faults) => `${day}: działa przez ${part} czasu, utracone pliki: ${faults}`,
  },
  noScript: 'Ta strona pyta przez skrypt. Bez niego odpowiedź znajdziesz pod adresem',
};
