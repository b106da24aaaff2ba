import { describe, expect, it } from 'vitest';
import { cellsOf } from '#test/support/understood-page.ts';
import { eventTypeOf } from './event-type.ts';

const typeOf = (text: string) => eventTypeOf(cellsOf(text));

describe('what kind of event a page tells of', () => {
  it.each([
    ['Kinosaal 4, OmU', 'movie'],
    ['Película en 3D', 'movie'],
    ['Spieltag 12, Stadion Nord', 'sports'],
    ['Partita di calcio', 'sports'],
    ['Fußball', 'sports'],
    ['Anstoß 15:30 Uhr', 'sports'],
    ['Anstoss 15:30 Uhr', 'sports'],
    ['Ausstellung im Museum', 'exhibition'],
    ['Musée, exposition', 'exhibition'],
    ['Annual summit, delegate badge', 'conference'],
    ['Kochkurs', 'workshop'],
    ['Taller de cerámica', 'workshop'],
    ['Konzert der Philharmonie', 'performance'],
    ['Spettacolo a teatro', 'performance'],
  ])('is said by its words: %s', (text, type) => {
    expect(typeOf(text)).toBe(type);
  });

  it('is said by most different words', () => {
    expect(typeOf('Konzert\n\nFußball im Stadion')).toBe('sports');
    expect(typeOf('Ballett, Oper\n\nStadion, Stadion, Stadion')).toBe('performance');
  });

  it('is said by words, not by parts of words', () => {
    expect(typeOf('Kurskarte')).toBeUndefined();
  });

  it('is unknown where no word says it, or only running text does', () => {
    expect(typeOf('Sonntag, 14. März 2027')).toBeUndefined();
    const text = 'Please note that you must not take any pictures of the concert while the band is still on the stage';
    expect(typeOf(text)).toBeUndefined();
  });
});
