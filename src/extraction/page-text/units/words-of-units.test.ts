import { describe, expect, it } from 'vitest';
import { cellsOf, cellsSaying, understoodOf, valuesTold } from '#test/support/understood-page.ts';
import { seatWords } from './seat-words.ts';
import { roomLine, tableSize } from './stay-words.ts';

const none = new Set<never>();

describe('the part of a house before row and seat', () => {
  const told = (text: string) => {
    const { cells, labels } = understoodOf(text);
    return valuesTold(seatWords(cells, labels));
  };

  it.each([
    ['2. Rang rechts, Reihe 3, Platz 41', '2. Rang rechts'],
    ['Parkett links - Reihe 12 Platz 4', 'Parkett links'],
    ['Tribuna Nord, fila 7, posto 12', 'Tribuna Nord'],
    ['Stalls Left · Row C · Seat 14', 'Stalls Left'],
  ])('is what stands before the labels of %s', (line, section) => {
    expect(told(`# Abend\n\n${line}`)).toEqual([['section', section]]);
  });

  it.each([
    ['nothing stands before', 'Reihe 3, Platz 41'],
    ['a number stands before', '12 04 Reihe 3, Platz 41'],
    ['a label of something else stands beside', 'Parkett, Eingang B, Platz 41'],
    ['how many they are stands before', '2 x Parkett, Reihe 3, Platz 41'],
    ['a whole sentence stands before', 'Bitte nehmen Sie Ihre Plätze ein: Reihe 3, Platz 41'],
  ])('is none where %s', (_, line) => {
    expect(told(`# Abend\n\n${line}`)).toEqual([]);
  });
});

describe('the room of a stay in a line of its own', () => {
  const told = (text: string) => valuesTold(roomLine(cellsOf(text), none));

  it.each([
    'Double Room with River View',
    'Doppelzimmer mit Balkon',
    'Chambre double supérieure',
    'Habitación doble',
    'Camera matrimoniale',
    'Quarto duplo',
    'Tweepersoonskamer',
    'Dvoulůžkový pokoj',
    'Pokój dwuosobowy',
    'Dubbelrum',
    'Mixed Dorm Bed',
  ])('is %s', (line) => {
    expect(told(`# Haus am See\n\n${line}\n`)).toEqual([['room', line]]);
  });

  it('counts one room only once', () => {
    expect(told('1 x Double Room')).toEqual([['room', 'Double Room']]);
    expect(told('1 Double Room')).toEqual([['room', 'Double Room']]);
  });

  it('is the same where it stands twice, and nobody’s choice where two differ', () => {
    expect(told('Double Room\n\nDouble Room')).toEqual([['room', 'Double Room']]);
    expect(told('Double Room\n\nSingle Room')).toEqual([]);
  });

  it.each([
    ['its price stands in it', 'Double Room 120,00 €'],
    ['a day stands in it', 'Double Room 12.03.2027'],
    ['it is a sentence', 'Is your double room ready?'],
    ['it is a label', 'Double Room:'],
    ['it is a house', 'Twin Rooms Hotel'],
  ])('is none where %s', (_, line) => {
    expect(told(line)).toEqual([]);
  });

  it('is none that stands under a label already', () => {
    const cells = cellsOf('Double Room');
    expect(roomLine(cells, new Set(cellsSaying(cells, 'Double Room')))).toEqual([]);
  });
});

describe('for how many a table is', () => {
  it.each([
    ['Table for 4 on Saturday', 'Table for 4'],
    ['Table for 2 people', 'Table for 2 people'],
    ['Ihr Tisch für 6 Personen', 'Tisch für 6 Personen'],
    ['Une table pour 3 personnes', 'table pour 3 personnes'],
    ['Mesa para 5 personas', 'Mesa para 5 personas'],
    ['Tavolo per 2', 'Tavolo per 2'],
    ['Party of 8', 'Party of 8'],
    ['Stolik dla 4 osób', 'Stolik dla 4 osób'],
  ])('stands in %s', (line, party) => {
    expect(valuesTold(tableSize(cellsOf(`# Trattoria\n${line}`)))).toEqual([['party', party]]);
  });

  it.each(['Table 4', 'Tisch am Fenster', 'Table for two', 'Room for 4'])('does not stand in %s', (line) => {
    expect(tableSize(cellsOf(line))).toEqual([]);
  });
});
