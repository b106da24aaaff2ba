import type { ProblemWords } from './problem-words.ts';

/** Why something is no ticket; what to do instead is the same for all. */
const noTicket = (message: string) => ({
  message,
  advice: 'Wyślij sam bilet, kartę pokładową, potwierdzenie lub bon.',
});

/** Sentences for every problem in Polish. */
export const pl: ProblemWords = {
  'document.empty': {
    message: 'Plik jest pusty.',
    advice: 'Zapisz bilet jeszcze raz i wybierz nowy plik.',
  },
  'document.too-large': {
    message: 'Plik jest większy niż {limit}.',
    advice: 'Wyślij tylko stronę z biletem albo zrzut ekranu.',
  },
  'document.unsupported': {
    message: 'Nie umiemy odczytać tego rodzaju pliku.',
    advice: 'Czytamy PDF, JPG, PNG i e-maile (.eml). Zrzut ekranu biletu też wystarczy.',
  },
  'document.heic': {
    message: 'To zdjęcie HEIC, którego nie umiemy odczytać.',
    advice:
      'Wyślij jego zrzut ekranu albo udostępnij je jako JPEG: na iPhonie Udostępnij, Opcje, Najlepsza zgodność; na Macu wyeksportuj je z Podglądu.',
  },
  'document.unreadable': {
    message: 'Plik jest uszkodzony albo nie jest tym, co mówi nazwa.',
    advice: 'Pobierz bilet ponownie albo zrób zrzut ekranu.',
  },
  'document.damaged': {
    message: 'Część obrazu brakuje lub jest uszkodzona; resztę odczytaliśmy.',
    advice: 'Jeśli czegoś brakuje na karcie, wyślij obraz ponownie.',
  },
  'document.locked': {
    message: 'Ten PDF wymaga hasła.',
    advice: 'Prześlij go razem z hasłem albo wybierz kopię bez hasła.',
  },
  'document.too-many-pages': {
    message: 'Odczytaliśmy pierwsze {read} z {pages} stron.',
    advice: 'Wyślij pozostałe strony jako osobny plik.',
  },
  'document.picture-too-large': {
    message: 'Obraz ma {width} × {height} pikseli, więcej niż otwieramy.',
    advice: 'Zmniejsz go albo przytnij do biletu.',
  },
  'document.too-deep': {
    message: 'E-mail zawiera więcej zagnieżdżonych części, niż otwieramy.',
    advice: 'Wyślij sam bilet zamiast całej rozmowy.',
  },
  'document.partly-read': {
    message: 'Udało się odczytać tylko część pliku.',
    advice: 'Spróbuj ponownie albo wyślij bilet jako PDF lub zrzut ekranu.',
  },
  'document.too-slow': {
    message: 'Odczyt trwał za długo i został przerwany.',
    advice: 'Wyślij zrzut ekranu biletu.',
  },
  'document.too-complex': {
    message: 'Odczyt wymagał zbyt dużo pamięci i został przerwany.',
    advice: 'Wyślij zrzut ekranu biletu.',
  },
  'barcode.binary-qr': {
    message: 'Kodów QR z danymi binarnymi nie umiemy przetworzyć.',
    advice: 'Pokaż oryginał; Wallet nie narysuje tego kodu tak, by czytał się tak samo.',
  },
  'barcode.unsupported': {
    message:
      'Wallet nie zna kodu {symbology}. Pokazujemy go jako kod QR o tej samej treści, który może się nie zeskanować.',
    advice: 'Miej pod ręką oryginał.',
  },
  'barcode.newer-wallet': {
    message:
      'Wallet pokazuje kody {symbology} od iOS\u00a027. Starsze iPhone’y pokazują kod QR o tej samej treści, który może się nie zeskanować.',
    advice: 'Miej pod ręką oryginał.',
  },
  'barcode.gs1': {
    message: 'Kod {symbology} ma znak GS1, którego Wallet nie narysuje; treść bez niego jest ta sama.',
    advice: 'Miej pod ręką oryginał: czytnik wymagający znaku nie przyjmie karty.',
  },
  'barcode.not-proven': {
    message: 'Kod {symbology} narysowany jak w Wallet nie odczytał się tak samo, więc karty nie ma.',
    advice: 'Pokaż oryginał.',
  },
  'barcode.too-large': {
    message: 'Kod ma {bytes} bajtów, więcej niż Wallet narysuje jako {symbology}.',
    advice: 'Pokaż oryginał.',
  },
  'ticket.none': noTicket(
    'Przeczytaliśmy dokument, ale nie znaleźliśmy rezerwacji, miejsca, terminu ważności ani numeru biletu.',
  ),
  'paper.invoice': noTicket('To wygląda na fakturę za zakupy, a nie na bilet.'),
  'paper.receipt': noTicket('To wygląda na paragon, a nie na bilet.'),
  'paper.menu': noTicket('To wygląda na menu, a nie na bilet.'),
  'paper.newsletter': noTicket('To wygląda na newsletter lub reklamę, a nie na bilet.'),
  'paper.timetable': noTicket('To wygląda na rozkład jazdy, a nie na bilet.'),
  'paper.web-page': noTicket('To wygląda na stronę internetową lub artykuł, a nie na bilet.'),
  'paper.letter': noTicket('To wygląda na list, a nie na bilet.'),
  'paper.form': noTicket('To wygląda na formularz, a nie na bilet.'),
  'paper.list': noTicket('To wygląda na listę, a nie na bilet.'),
  'paper.parcel': noTicket('To wygląda na wiadomość o przesyłce, a nie na bilet.'),
  'paper.cancelled': {
    message: 'Z treści wynika, że rezerwację anulowano, więc biletu już nie ma.',
    advice: 'Jeśli jest nowa rezerwacja, wyślij nowy bilet.',
  },
  'paper.waiting': {
    message: 'Chodzi o miejsce na liście rezerwowej, więc biletu jeszcze nie ma.',
    advice: 'Wyślij bilet, gdy go dostaniesz.',
  },
  'paper.specimen': noTicket('To wzór, który pokazuje, jak wygląda bilet, a nie bilet.'),
  'paper.blank': {
    message: 'Nie znaleźliśmy tu ani tekstu, ani kodu.',
    advice: 'Wyślij większy, ostrzejszy obraz albo PDF lub e‑mail w oryginale.',
  },
  'paper.unclear': {
    message: 'Udało nam się odczytać tu niewiele tekstu i nie znaleźliśmy w nim biletu.',
    advice: 'Wyślij większy, ostrzejszy obraz albo PDF lub e‑mail w oryginale.',
  },
  'ticket.past': {
    message: 'Ten bilet był na {when}.',
    advice: 'Karta mimo to powstała.',
  },
  'ticket.too-many': {
    message: 'W pliku jest ponad {read} biletów; zrobiliśmy karty pierwszych {read}.',
    advice: 'Wyślij pozostałe strony jako osobny plik.',
  },
  'ticket.recognised': {
    message: 'Odczytane z obrazu, litera lub cyfra może być błędna: {what}.',
    advice: 'Porównaj z oryginałem, zanim na tym polegasz.',
  },
  'ticket.check': {
    message: 'Sprawdź: {what}.',
    advice: 'Porównaj z oryginałem, zanim na tym polegasz.',
  },
  'ticket.bare': {
    message: 'Nie znaleźliśmy dla tego biletu ani dnia, ani kodu.',
    advice: 'Miej pod ręką oryginał; sama karta może nie wystarczyć.',
  },
  'ticket.dynamic': {
    message: 'Ten bilet mówi, że jego kod się zmienia; kopia niczego nie otworzy.',
    advice: 'Użyj aplikacji lub linku Wallet wystawcy.',
  },
  'model.no-answer': {
    message: 'Model językowy, który pomaga przy nietypowych dokumentach, tym razem nie odpowiedział.',
    advice: 'Jeśli to bilet, spróbuj później.',
  },
  'pass.failed': {
    message: 'Nie udało się zrobić karty „{title}”.',
    advice: 'Pozostałych to nie dotyczy; wyślij bilet jeszcze raz.',
  },
  'job.crashed': {
    message: 'Treści nie udało się przetworzyć: odczyt zawiódł dwa razy.',
    advice: 'Wyślij zrzut ekranu biletu.',
  },
  'job.deleted': {
    message: 'Usunięto to przed przetworzeniem.',
    advice: 'Wyślij plik ponownie, jeśli nadal chcesz kartę.',
  },
  'job.lost': {
    message: 'Plik zaginął, zanim go przetworzyliśmy.',
    advice: 'Wyślij go jeszcze raz.',
  },
};
