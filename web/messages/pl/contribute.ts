import type { Words } from '../words.ts';

/** Texts of /contribute in Polish. */
export const words: Words['contribute'] = {
  title: 'Jak pomóc',
  description: 'Żeby usługa pozostała bezpłatna: możesz pomóc pieniędzmi, czasem albo biletem, który się nie udał.',
  heading: 'Żeby było bezpłatnie',
  lead: 'Nie ma tu reklam, kont ani niczego na sprzedaż. Za serwery i certyfikat, którym podpisywane są karty, płacą ludzie, którym się to przydało.',
  leadWithoutDonations: 'Nie ma tu reklam, kont ani niczego na sprzedaż.',
  donationTitle: 'Dołóż się',
  waysTitle: 'Jak jeszcze pomóc',
  onlyWaysTitle: 'Jak pomóc',
  ways: {
    tell: {
      title: 'Powiedz komuś',
      text: 'Osoba obok Ciebie w kolejce właśnie szuka w skrzynce PDF-u. Pokaż jej swoją kartę.',
    },
    rate: {
      title: 'Oceń swoją kartę',
      text: 'Gwiazdki i jedno zdanie mówią nam, co poprawić. To pół minuty.',
      link: { to: '/upload', text: 'Zrób kartę z biletu' },
    },
    failed: {
      title: 'Wyślij bilet, który się nie udał',
      text: 'Jeden prawdziwy dokument uczy więcej niż sto zmyślonych. Jeśli chcesz, zamaż nazwisko i kod.',
      link: 'Napisz do nas',
    },
    build: {
      title: 'Zbuduj coś na tym',
      text: 'API potrafi to samo co ten serwis. Włącz je do swojego sklepu, narzędzia, klubu.',
      link: { to: '/api', text: 'Dokumentacja API' },
    },
  },
};
