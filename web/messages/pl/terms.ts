/** The clauses of /terms in Polish: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Clause } from '../../policies/clause.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** Texts of /terms in Polish. */
export const words: Words['terms'] = {
  title: 'Regulamin',
  description: 'Zasady korzystania z tej usługi.',
  heading: 'Regulamin',
  updated: 'Ostatnia zmiana: 22 września 2025 r.',
  contents: 'Spis treści regulaminu',
  lead: 'Krótki, żeby dało się go przeczytać. Przetwarzając plik, akceptujesz ten regulamin.',
  /** One long table: the text itself. */
  clauses: ({ name, limits, resultMinutes, supportAddress }) =>
    [
      {
        id: 'service',
        title: 'Co robi usługa',
        text: [
          `${name} odczytuje bilety, potwierdzenia i bony i robi z nich karty Apple Wallet. Usługa jest bezpłatna, nie wymaga konta i jest oferowana taka, jaka jest, bez obietnicy, że zawsze będzie dostępna ani że każdy dokument da się przetworzyć.`,
        ],
      },
      {
        id: 'files',
        title: 'Twoje pliki',
        text: ['Przetwarzasz tylko to, z czego wolno Ci korzystać: bilety własne albo osób, które Cię o to poprosiły.'],
        points: [
          'Twój dokument pozostaje Twój. Pozwalasz nam odczytać go, jeden raz, aby zrobić kartę.',
          `PDF-y mogą mieć do ${limits.pdfMb}\u00a0MB, inne pliki do ${limits.uploadMb}\u00a0MB.`,
          `Pliki usuwamy po odczytaniu, a karty po upływie ich czasu (${durationIn('pl', resultMinutes)}). Nie możemy ich przywrócić.`,
        ],
        link: { to: '/privacy', text: 'Polityka prywatności' },
      },
      {
        id: 'passes',
        title: 'Czym karta jest, a czym nie jest',
        text: [
          'Karta to Twoja własna kopia biletu, którą wygodniej mieć przy sobie. Nie wystawia jej linia lotnicza, kolej, teatr ani sklep i nie daje Ci ona żadnego prawa, którego nie daje bilet.',
          'Sprawdź kartę, zanim wyruszysz: datę, godzinę, miejsce i czy jest kod. Miej pod ręką oryginał. Niektórzy przewoźnicy i organizatorzy przyjmują tylko własną aplikację lub papier, kodów zmieniających się co kilka sekund nie da się skopiować, a kod, który trzeba było zamienić na QR, może się nie zeskanować.',
        ],
      },
      {
        id: 'fair-use',
        title: 'Uczciwe korzystanie',
        text: ['Aby usługa działała dla wszystkich, prosimy nie:'],
        points: [
          'tworzyć, zmieniać ani powielać biletów, aby wprowadzać w błąd;',
          'przesyłać szkodliwych plików ani próbować dostać się do plików innych osób;',
          'obchodzić limitów zapytań ani weryfikacji, że jesteś człowiekiem;',
          'sprzedawać dostępu do usługi.',
        ],
      },
      {
        id: 'api',
        title: 'API',
        text: [
          'Programy mogą korzystać z publicznego API w granicach jego limitów zapytań. Wyższe limity i klucze API udostępniamy na prośbę. Możemy zablokować adres, który szkodzi usłudze.',
        ],
        link: { to: '/api', text: 'Dokumentacja API' },
      },
      {
        id: 'liability',
        title: 'Odpowiedzialność',
        text: [
          'Usługa jest bezpłatna, więc odpowiadamy tylko za winę umyślną i rażące niedbalstwo oraz tam, gdzie prawo nie pozwala na mniej. W szczególności nie płacimy za podróże ani wydarzenia, które przepadły, bo karta była błędna, spóźniona lub nie została przyjęta.',
        ],
      },
      {
        id: 'trademarks',
        title: 'Znaki towarowe',
        text: [
          `Apple, Apple Wallet, iPhone i iOS są znakami towarowymi Apple Inc. ${name} nie jest powiązany z Apple ani z wystawcami przetwarzanych tu biletów. Ich nazwy należą do nich.`,
        ],
      },
      {
        id: 'changes',
        title: 'Zmiany i kontakt',
        text: [
          'Możemy zmienić ten regulamin; data na górze mówi, kiedy zrobiono to ostatnio. Do kart, które już powstały, stosuje się wcześniejszy regulamin.',
          `Pytania? ${writeTo({ supportAddress })}`,
        ],
      },
    ] as const satisfies readonly Clause[],
};
