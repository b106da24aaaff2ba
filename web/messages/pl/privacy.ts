/** The clauses of /privacy in Polish: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import { asksOthers } from '../../policies/asks-others.ts';
import type { Clause } from '../../policies/clause.ts';
import type { Words } from '../words.ts';
import { keptRows } from './kept-rows.ts';
import { writeTo } from './write-to.ts';

/** Texts of /privacy in Polish. They say what the software does; whoever changes one changes the other. */
export const words: Words['privacy'] = {
  title: 'Polityka prywatności',
  description: 'Co przechowujemy, po co, jak długo i jak to zakończyć.',
  heading: 'Polityka prywatności',
  updated: 'Ostatnia zmiana: 22 września 2025 r.',
  contents: 'Spis treści polityki prywatności',
  lead: 'Twój bilet jest odczytywany raz, a potem usuwany. Ta strona mówi, co poza tym przechowujemy, po co, gdzie i jak długo.',
  /** One long table: the text itself. */
  clauses: (site) =>
    [
      {
        id: 'short',
        title: 'W skrócie',
        text: [],
        points: [
          'Bez konta, bez reklam, bez profilu, bez sprzedaży danych.',
          'Plik szyfrujemy od razu po otrzymaniu i usuwamy, gdy tylko zostanie odczytany. To samo dotyczy hasła do zabezpieczonego PDF-u, jeśli zostało podane.',
          `Karty i obrazy stron, z których je odczytano, są dostępne przez określony czas (${durationIn('pl', site.resultMinutes)}), chyba że wcześniej stukniesz „Usuń teraz”.`,
          'Zostają metadane, które nic nie mówią o Tobie ani o Twojej podróży.',
        ],
      },
      {
        id: 'kept',
        title: 'Co, po co, gdzie i jak długo',
        text: [
          `Wszystko to znajduje się na serwerze tej instalacji. Opuszczają go tylko odpowiedzi e‑mailem${asksOthers(site) ? ' oraz to, o co pytany jest model językowy (patrz niżej)' : ''}.`,
        ],
        table: {
          caption: 'Wszystko, co przechowujemy',
          head: ['Co', 'Po co', 'Gdzie', 'Jak długo'],
          rows: keptRows(site),
        },
      },
      {
        id: 'processing',
        title: 'Jak odczytywane są pliki',
        text: [
          'Rozpoznawanie tekstu i dekodowanie odbywają się w odizolowanych procesach na naszym własnym serwerze. Nie mają one dostępu do sieci. Niczego nie trenujemy na dokumentach.',
          modelUse(site),
          'Karty podpisujemy na tym samym serwerze. Apple nie dowiaduje się o żadnym przetworzeniu; co Wallet robi z kartą w Twoim telefonie, to sprawa między Tobą a Apple.',
        ],
      },
      {
        id: 'mail',
        title: 'Gdy wysyłasz bilet e‑mailem',
        text: [
          `Wiadomość na adres ${site.intakeAddress || 'do przyjmowania biletów, jeśli taki istnieje,'} traktujemy jak przesłany plik. Twój adres przechowujemy obok niej w postaci zaszyfrowanej, na potrzeby odpowiedzi i na wypadek, gdy w opinii pozwolisz nam do siebie napisać. Usuwamy go razem z wynikiem albo po wysłaniu odpowiedzi, jeśli nastąpi to później. Aby wiadomość doręczona dwa razy nie została dwa razy przetworzona, przez tydzień przechowujemy jej nieczytelny odcisk.`,
          'E‑mail przechodzi po drodze przez serwery Twojego dostawcy i nasze.',
        ],
      },
      {
        id: 'browser',
        title: 'Co zostaje w Twojej przeglądarce',
        text: [
          'Nie zapisujemy ciasteczek. Te wpisy w pamięci przeglądarki możesz w każdej chwili usunąć w jej ustawieniach:',
        ],
        points: [
          'passlift_user_uuid: losowy identyfikator, utworzony przy pierwszym przesłaniu, który łączy Twoje karty i opinie z tą przeglądarką.',
          'passlift.terms: który regulamin został zaakceptowany, aby nie pytać za każdym razem. Odznaczenie pola usuwa ten wpis.',
          'passlift.announcement: że wiadomość na górze została zamknięta.',
          'passlift.language: język, który został tu wybrany, albo to, że propozycja innego języka została zamknięta.',
        ],
      },
      {
        id: 'third-parties',
        title: 'Inne podmioty',
        text: thirdParties(site),
      },
      {
        id: 'rights',
        title: 'Twoje prawa',
        text: [
          `Możesz zapytać, co o Tobie przechowujemy, zażądać poprawienia, wydania lub usunięcia tych danych i sprzeciwić się ich wykorzystaniu. ${writeTo(site)} Na prośby odpowiadamy w ciągu 30 dni.`,
          'Podaj adres e‑mail, który mamy od Ciebie, albo losowy identyfikator ze swojej przeglądarki. Bez jednego z nich nie możemy ustalić, które metadane są Twoje, bo nic w nich Cię nie wskazuje. Możesz też złożyć skargę do organu ochrony danych w swoim kraju.',
        ],
      },
      {
        id: 'basis',
        title: 'Na jakiej podstawie',
        text: [
          'Pliki przetwarzamy, aby dać Ci to, o co prosisz. Metadane, liczniki i weryfikacja, że jesteś człowiekiem, służą naszemu prawnie uzasadnionemu interesowi: usłudze, która działa i nie jest nadużywana. Adresy do kontaktu przechowujemy za Twoją zgodą, którą możesz w każdej chwili wycofać.',
        ],
      },
      {
        id: 'changes',
        title: 'Zmiany',
        text: [
          'Gdy oprogramowanie zmienia to, co przechowuje, zmienia się też ta strona, a z nią data na górze.',
          `Pytania? ${writeTo(site)}`,
        ],
      },
    ] as const satisfies readonly Clause[],
};

function modelUse({ model }: SiteFacts): string {
  if (!model)
    return 'Znaczenie ustalają reguły na tym samym serwerze. Nie bierze w tym udziału żadna zewnętrzna usługa AI ani OCR.';
  const what = model.pictures ? 'tekst dokumentu i obrazy jego stron' : 'tekst dokumentu';
  if (model.here)
    return `Gdy te reguły nie dają pewności, model językowy na tym samym serwerze dostaje ${what}. Nie bierze w tym udziału żadna zewnętrzna usługa AI ani OCR.`;
  return `Znaczenie ustalają reguły na tym samym serwerze. Gdy nie dają pewności, wysyłamy ${what} do modelu językowego (${model.who}), na potrzeby tej jednej odpowiedzi; co jest tam przechowywane, określa polityka tego podmiotu. Kod na Twoim bilecie nigdy nie pochodzi od modelu.`;
}

function thirdParties(site: SiteFacts): readonly string[] {
  return [
    asksOthers(site)
      ? `Model językowy (${site.model?.who}) pomaga rozumieć dokumenty, jak opisano wyżej.`
      : 'Żadna zewnętrzna usługa AI ani OCR nie dostaje Twojego pliku.',
    site.verification === 'turnstile'
      ? 'Formularz przesyłania wczytuje Cloudflare Turnstile, aby odróżniać ludzi od programów. Cloudflare widzi Twój adres sieciowy i informacje o Twojej przeglądarce.'
      : 'Weryfikacja, że jesteś człowiekiem, to obliczenie, które wykonuje Twoja przeglądarka; nikt inny nie jest pytany.',
    site.analyticsUrl
      ? `Skrypt analityczny z ${new URL(site.analyticsUrl).host} działa w zamkniętej ramce. Widzi Twój adres sieciowy i to, które z naszych stron otwierasz; nigdy tego, co na nich jest, ani pliku, karty czy identyfikatora zadania.`
      : 'Nie wczytujemy żadnego skryptu analitycznego.',
    site.donationUrl
      ? `Formularz wpłat pochodzi z ${new URL(site.donationUrl).host}. Wczytuje się dopiero na Twoje życzenie; to, co w nim wpiszesz, trafia do tej firmy.`
      : 'Nie jest osadzona żadna usługa wpłat.',
    ...(site.googleWallet
      ? [
          'Gdy stukniesz „Dodaj do Google Wallet”, Google dostaje to, co jest na danym bilecie, oraz, jak przy każdym linku, Twój adres sieciowy. Wcześniej nie dowiaduje się niczego.',
        ]
      : []),
  ];
}
