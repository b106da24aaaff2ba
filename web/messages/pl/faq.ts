/** Questions and answers of /how-it-works in Polish: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** What people ask, in the order of the page; `id` is its anchor. */
export const faq: Words['how-it-works']['faq'] = (site) =>
  [
    {
      id: 'faq-free',
      question: 'Czy to jest bezpłatne?',
      answer: [
        `Tak. Nie ma konta, okresu próbnego ani płatnego planu dla osób prywatnych.${site.donationUrl ? ' Usługa utrzymuje się z dobrowolnych wpłat.' : ''}`,
        ...(site.supportAddress
          ? ['Firmy, które potrzebują kluczy API, własnych limitów zapytań lub wsparcia, mogą się do nas zgłosić.']
          : []),
      ],
      link: { to: '/contribute', text: 'Jak pomóc' },
    },
    {
      id: 'faq-content',
      question: 'Z czego można zrobić kartę?',
      answer: [
        'Z biletów, kart pokładowych, potwierdzeń i bonów jako PDF, JPG, PNG lub plik e‑mail (.eml): zapisanych, zeskanowanych, sfotografowanych lub ze zrzutu ekranu.',
        'Samoloty, pociągi, autobusy i statki; koncerty, teatr, kino, muzea i sport; hotele, restauracje i parkingi; bony, karty podarunkowe i członkowskie. Z kilku biletów w jednym pliku powstaje kilka kart.',
      ],
      link: { to: '/examples', text: 'Sześć przykładów' },
    },
    {
      id: 'faq-speed',
      question: 'Jak szybko to działa?',
      answer: [
        `PDF z jednym biletem to zwykle kilka sekund. Zdjęcia i skany trwają dłużej, bo najpierw trzeba rozpoznać ich tekst.${site.intakeAddress ? ' Przy wysyłce e‑mailem dolicz czas, przez który wiadomość jest w drodze.' : ''}`,
      ],
    },
    {
      id: 'faq-security',
      question: 'Czy mój bilet jest bezpieczny?',
      answer: [
        `Plik szyfrujemy od razu po otrzymaniu, odczytujemy raz i usuwamy, gdy tylko zostanie odczytany. Gotowe karty można pobierać przez określony czas (${durationIn('pl', site.resultMinutes)}), chyba że wcześniej stukniesz „Usuń teraz”.`,
        'Adresu wyniku nie da się odgadnąć, nigdzie nie jest wymieniony i znika razem z wynikiem. Zostają metadane bez treści, na przykład rodzaj pliku i czas przetwarzania.',
      ],
      link: { to: '/privacy', text: 'Co i jak długo przechowujemy' },
    },
    {
      id: 'faq-failure',
      question: 'Co, jeśli się nie uda?',
      answer: [
        'Powiemy w jednym zdaniu, dlaczego: nie było biletu, kod był zbyt rozmazany, PDF wymaga hasła. Informację, której nie jesteśmy pewni, oznaczamy „Sprawdź to” i pokazujemy, gdzie ją odczytaliśmy.',
        'Często pomaga oryginalny plik: PDF z e‑maila zamiast zdjęcia wydruku. Napisz nam o tym w formularzu opinii, żebyśmy mogli się tego nauczyć.',
      ],
    },
    {
      id: 'faq-usage',
      question: 'Jak używać karty?',
      answer: [
        `Stuknij „Dodaj do Apple Wallet” na iPhonie${site.intakeAddress ? ' albo otwórz załącznik e‑maila' : ''}.${site.reachable ? ' Na komputerze skieruj telefon na kod QR obok wyniku.' : ''}`,
        'Wallet pokaże kartę na ekranie blokady, gdy przyjdzie na nią czas. Jeśli przewoźnik lub organizator tego wymaga, weź też oryginał: karta to kopia biletu, zrobiona przez Ciebie.',
      ],
    },
    {
      id: 'faq-barcodes',
      question: 'Jakie kody są obsługiwane?',
      answer: [
        'Wallet pokazuje QR, Aztec, PDF417 i Code\u00A0128. Te cztery kopiujemy bez zmian.',
        'iPhone’y z iOS\u00A027 pokazują też EAN‑13, Code\u00A039, Codabar i ITF; starsze pokazują zamiast nich kod QR o tej samej treści. Tak samo na każdym iPhonie jest z innymi kodami, na przykład Data Matrix. Taki kod QR może się nie zeskanować przy wejściu; wtedy o tym uprzedzamy.',
      ],
    },
    {
      id: 'faq-feedback',
      question: 'Jak mogę wyrazić opinię?',
      answer: [
        'Po każdej karcie jest link do krótkiego formularza: gwiazdki, komentarz, gotowe. Nie pytamy ani o nazwisko, ani o dokument. Adres e‑mail zostaw tylko, jeśli chcesz odpowiedzi.',
      ],
    },
    {
      id: 'faq-size',
      question: 'Jak duży może być plik?',
      answer: [
        `${site.intakeAddress ? 'E‑mail z załącznikami może mieć do około 25\u00a0MB. ' : ''}Na tej stronie obrazy i pliki e‑mail mogą mieć do ${site.limits.uploadMb}\u00a0MB, a PDF-y do ${site.limits.pdfMb}\u00a0MB.`,
      ],
    },
    {
      id: 'faq-mail-refused',
      question: 'Dlaczego mój e‑mail został odrzucony?',
      answer: [
        'W e‑mailu każdy może wpisać dowolnego nadawcę. Dlatego odpowiadamy tylko wtedy, gdy serwer wysyłający dowodzi, że wiadomość pochodzi z adresu w polu „Od”: przez SPF lub DKIM, jak robi to każdy duży dostawca. Wiadomość bez dowodu odrzucamy już przy odbiorze, z podaniem powodu; przekaże go Twój serwer pocztowy.',
        'Wyślij wiadomość z samej skrzynki (nie przez inny serwer), poproś administratora poczty o włączenie SPF lub DKIM albo prześlij bilet tutaj.',
      ],
    },
    {
      id: 'faq-rights',
      question: 'Jak zobaczyć lub usunąć moje dane?',
      answer: [
        `${writeTo(site)} Na prośby o wgląd, poprawienie lub usunięcie tego, co o Tobie przechowujemy, odpowiadamy w ciągu 30 dni.`,
      ],
      link: { to: '/privacy#rights', text: 'Twoje prawa' },
    },
    {
      id: 'faq-analytics',
      question: 'Czy korzystacie z analityki?',
      answer: [
        site.analyticsUrl
          ? `Skrypt z ${new URL(site.analyticsUrl).host} liczy wizyty. Działa w zamkniętej ramce, więc nigdy nie widzi, co jest na stronie, w pliku ani na karcie.`
          : 'Nie. Ta instalacja nie wczytuje skryptu analitycznego i nie zapisuje ciasteczek.',
      ],
    },
    {
      id: 'faq-binary',
      question: 'Dlaczego mój kod QR z danymi binarnymi nie działa?',
      answer: [
        'Niektóre kody QR zawierają surowe bajty zamiast tekstu. Karta przechowuje kod jako tekst, a telefony rysują taki tekst tak, że nie daje już tych samych bajtów, więc takich kodów nie da się przetworzyć. Wolimy to powiedzieć, niż wydać kartę, która zawiedzie przy wejściu.',
      ],
    },
    {
      id: 'faq-third-parties',
      question: 'Jakie inne firmy biorą w tym udział?',
      answer: [
        !site.model || site.model.here
          ? 'Tekst, kody i znaczenie odczytuje oprogramowanie na naszym własnym serwerze. Żadna zewnętrzna usługa AI ani OCR nie dostaje Twojego pliku.'
          : `Kody i tekst odczytuje oprogramowanie na naszym własnym serwerze. Gdy nie ma pewności co do znaczenia, pytamy model (${site.model.who}); co mu przekazujemy, mówi Polityka prywatności.`,
        site.verification === 'turnstile'
          ? 'Czy jesteś człowiekiem, sprawdza Cloudflare Turnstile, wczytywany w formularzu przesyłania.'
          : 'Weryfikacja, że jesteś człowiekiem, to małe obliczenie w Twojej przeglądarce, które sprawdza nasz własny serwer.',
        ...(site.donationUrl
          ? [`Formularz wpłat pochodzi z ${new URL(site.donationUrl).host} i wczytuje się dopiero na Twoje życzenie.`]
          : []),
      ],
      link: { to: '/privacy', text: 'Polityka prywatności' },
    },
  ] as const;
