import type { EventType } from '#src/tickets/fields.ts';
import { foldWithSs } from '../../words/fold.ts';
import type { Cell } from '../layout/cells.ts';

const eventWords: readonly (readonly [EventType, RegExp])[] = [
  [
    'movie',
    /\b(?:kino|cinema|film|movie|screening|bioscoop|cine|fsk|cinemas|filmtheater|pelicula|filme|multiplex|imax|ov|omu|3d|kinosaal|vost|leinwand)\b/g,
  ],
  [
    'sports',
    /\b(?:stadion|stadium|stade|estadio|stadio|match|spieltag|bundesliga|liga|league|fc|football|fussball|futbol|calcio|kick-off|anpfiff|anstoss|partido|partita|wedstrijd|jogo|basketball|handball|hockey|rugby|tennis|cup|derby|vs)\b/g,
  ],
  [
    'exhibition',
    /\b(?:museum|musee|museo|museu|exhibition|ausstellung|exposition|exposicion|mostra|tentoonstelling|exposicao|galerie|gallery|zoo|tierpark|aquarium|freizeitpark|theme park|messe|fair|schloss|castle|chateau|attraction|time slot|zeitfenster|therme|botanical|palace|tower)\b/g,
  ],
  [
    'conference',
    /\b(?:conference|konferenz|conferencia|conferenza|congres|congress|kongress|congreso|summit|symposium|tagung|attendee|delegate|badge|convention|meetup|conf)\b/g,
  ],
  [
    'workshop',
    /\b(?:workshop|seminar|kurs|course|atelier|taller|corso|cursus|oficina|training|lehrgang|schulung|stage|masterclass|class ticket|kochkurs)\b/g,
  ],
  [
    'performance',
    /\b(?:concert|konzert|concierto|concerto|theatre|theater|teatro|opera|oper|musical|festival|tour|live|ballet|ballett|comedy|kabarett|philharmonie|orchestra|orchester|show|spectacle|spettacolo|espectaculo|voorstelling|auffuhrung|band|open air|recital|sinfonie|symphony|quartett)\b/g,
  ],
];

/** What kind of event the cells tell of; undefined when no word says so. */
export function eventTypeOf(cells: readonly Cell[]): EventType | undefined {
  const text = foldWithSs(
    cells
      .filter((cell) => !cell.prose)
      .map((cell) => cell.text)
      .join('\n'),
  ).slice(0, 20_000);
  const counted = eventWords.map(([type, pattern]) => ({ type, count: new Set(text.match(pattern) ?? []).size }));
  const [first] = counted.sort((a, b) => b.count - a.count);
  return first && first.count > 0 ? first.type : undefined;
}
