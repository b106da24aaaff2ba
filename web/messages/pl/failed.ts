import type { Words } from '../words.ts';

/** What can be done when no pass was made, in Polish. */
export const words: Words['failed'] = {
  another: 'Wybierz inny plik',
  feedback: 'Napisz nam o tym',
  tipsTitle: 'Co często pomaga',
  password: {
    label: 'Hasło do tego PDF-u',
    hint: 'Użyjemy go raz, żeby otworzyć plik, i usuniemy razem z nim.',
    send: 'Otwórz z tym hasłem',
    sending: 'Wysyłamy…',
    wrong: 'To hasło nie pasuje. Spróbuj ponownie.',
    again: 'Aby je wpisać, wybierz plik jeszcze raz: ta strona już go nie ma.',
  },
  crop: {
    title: 'Pokaż nam kod',
    lead: 'Obejmij kod ramką: stuknij go lub użyj suwaków. Obejrzymy wtedy tylko tę część, powiększoną.',
    across: 'W lewo i w prawo',
    down: 'W górę i w dół',
    size: 'Wielkość ramki',
    picture: 'Strona z ramką',
    send: 'Obejrzyj tę część',
    sending: 'Wysyłanie …',
    fileName: 'wycinek',
  },
  pageOf: (page, of) => `Strona ${page} z ${of}`,
  lookedAt: 'Strona, którą obejrzeliśmy',
  anyTips: {
    original: 'PDF lub e‑mail w oryginale zamiast jego zdjęcia.',
    screenshot: 'Zrzut ekranu z samym biletem, na którym widać cały kod.',
  },
  tips: {
    'document.locked': [
      'Na Macu w Podglądzie: Plik, Eksportuj jako PDF, bez hasła. Na iPhonie: otwórz plik, stuknij Udostępnij, Drukuj i udostępnij podgląd.',
    ],
    'document.unreadable': ['Poczekaj, aż pobierze się w całości: uciętego pliku nie da się otworzyć.'],
    'barcode.not-proven': ['Większy, ostrzejszy obraz kodu; najlepszy jest PDF w oryginale.'],
    'ticket.none': ['Strona, na której widać, kiedy i gdzie.', 'PDF lub e‑mail w oryginale zamiast jego zdjęcia.'],
    'paper.blank': ['Zdjęcie z bliska i w dobrym świetle, z całym kodem.'],
    'paper.unclear': [
      'Zdjęcie z bliska i w dobrym świetle, z całym kodem.',
      'Sam obraz, a nie jego miniatura z czatu: otwórz go tam, a potem zapisz lub udostępnij.',
    ],
  },
  sorry: 'Przykro nam.',
  afterAll: 'Jeśli to jednak bilet, napisz nam o tym, a nauczymy się go odczytywać.',
};
