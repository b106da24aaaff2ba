import { describe, expect, it } from 'vitest';
import { understoodOf } from '#test/support/understood-page.ts';
import { peopleOf } from './journey-people.ts';
import { legFields } from './transport.ts';

const rideAt = (clock: string) => `
From: Ulm Hbf         To: Aalen
Date: 12.05.2026      Departure time: ${clock}
`;
const ride = rideAt('10:05');

/** Who travels on each ride of a document. */
function peopleOn(...pages: readonly string[]) {
  const understood = understoodOf(...pages);
  const legs = legFields(understood, 'train');
  return legs.map((leg) => peopleOf(understood, legs, leg));
}
const namesOn = (...pages: readonly string[]) => peopleOn(...pages).map((people) => people.map(({ name }) => name));
const namesIn = (text: string) => namesOn(ride + text)[0];
const rowsIn = (text: string) =>
  peopleOn(ride + text)[0]!.map(({ row }) => row.map((fact) => `${fact.roles[0]} ${fact.text}`));

describe('the travellers of a ride', () => {
  it.each([
    ['Passenger: Ada Berger', ['Ada Berger']],
    ['Reisende: Ada Berger und Bert Berger', ['Ada Berger', 'Bert Berger']],
    ['Fahrgast: Ada Berger und Bert Berger', ['Ada Berger', 'Bert Berger']],
    ['Passenger: Ada Berger & Bert Berger', ['Ada Berger', 'Bert Berger']],
    ['Passenger: Ada Berger and Bert Berger', ['Ada Berger', 'Bert Berger']],
    ['Passenger: Ada Berger + Bert Berger', ['Ada Berger', 'Bert Berger']],
    ['Passenger: Ada Berger; Bert Berger', ['Ada Berger', 'Bert Berger']],
    ['Passager : Ada Berger et Bert Berger', ['Ada Berger', 'Bert Berger']],
    ['Passagier: Ada Berger en Bert Berger', ['Ada Berger', 'Bert Berger']],
    ['Passenger: Mr Bert Berger, Mrs Ada Berger', ['Bert Berger', 'Ada Berger']],
    ['Passagers: Ada Berger, Bert Berger', ['Ada Berger', 'Bert Berger']],
    ['Passenger: Ada Berger, Bert Berger, Cleo Berger', ['Ada Berger', 'Bert Berger', 'Cleo Berger']],
    ['Passengers:\nAda Berger\nBert Berger', ['Ada Berger', 'Bert Berger']],
  ])('are those whom a label names: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('are one behind one comma, unless the label is for several', () => {
    expect(namesIn('Passenger: Quispe Mamani, Jorge Luis')).toHaveLength(1);
    expect(namesIn('Passengers: Quispe Mamani, Jorge Luis')).toEqual(['Quispe Mamani', 'Jorge Luis']);
    expect(namesIn('Passengers: Berger, Ada')).toEqual(['Ada Berger']);
  });

  it.each([
    'Reisende: Ada Berger, Zwei Kinder',
    'Reisende: Ada Berger und Zwei Erwachsene',
    'Fahrgast: Ada Berger und Zwei Erwachsene',
    'Passengers: Ada Berger, Two Children',
    'Voyageurs: Ada Berger, Deux Enfants',
    'Pasajeros: Ada Berger, Dos Niños',
  ])('are nobody who is only counted: %s', (text) => {
    expect(namesIn(text)).toEqual(['Ada Berger']);
  });

  it('are not those who share the ticket of a car', () => {
    const names = 'Passengers: Ada Berger, Bert Berger';
    expect(namesIn(names)).toHaveLength(2);
    expect(namesIn(`${names}\nVehicle: B-AB 123`)).toHaveLength(1);
  });

  it('are each once', () => {
    expect(namesIn('Passenger: Ada Berger\nPassenger: Ada Berger')).toEqual(['Ada Berger']);
    expect(namesIn('Frau Ada Berger\nFrau Ada Berger')).toEqual(['Ada Berger']);
  });

  it.each([
    ['Booked by: Cleo Berger\nPassenger: Ada Berger', ['Ada Berger']],
    ['Kunde: Cleo Berger\nReisende: Ada Berger', ['Ada Berger']],
    ['Booked by: Cleo Berger', ['Cleo Berger']],
  ])('are who ordered only where nobody else is named: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('are less sure than what their label is', () => {
    const understood = understoodOf(`${ride}Passenger: Ada Berger`);
    const fact = understood.facts.find(({ roles: [role] }) => role === 'passenger')!;
    expect(peopleOn(`${ride}Passenger: Ada Berger`)[0]![0]!.score).toBeLessThan(fact.score);
  });
});

describe('travellers without a label', () => {
  it('are found where something makes them such, on the page of the ride', () => {
    expect(namesIn('Frau Ada Berger\nHerr Bert Berger')).toEqual(['Ada Berger', 'Bert Berger']);
    expect(namesOn(ride, 'Frau Ada Berger')).toEqual([[]]);
    expect(namesOn(ride, `${rideAt('12:05')}Frau Ada Berger`)).toEqual([[], ['Ada Berger']]);
  });

  it('are nobody where a label names somebody', () => {
    expect(namesIn('Frau Ada Berger\nPassenger: Cleo Berger')).toEqual(['Cleo Berger']);
    expect(namesOn(`${ride}Passenger: Cleo Berger`, `${rideAt('12:05')}Frau Ada Berger`)).toEqual([
      ['Cleo Berger'],
      [],
    ]);
  });
});

describe('travellers of several rides', () => {
  it('are each ride’s own where several name somebody', () => {
    const [first, second] = [`${ride}Passenger: Ada Berger`, `${rideAt('12:05')}Passenger: Cleo Berger`];
    expect(namesOn(first, second)).toEqual([['Ada Berger'], ['Cleo Berger']]);
    expect(namesOn(`${first}\n\n${second}`)).toEqual([['Ada Berger'], ['Cleo Berger']]);
    expect(namesOn(first, second, rideAt('14:05'))[2]).toEqual([]);
  });

  it('are those of a page without rides where their own names nobody', () => {
    expect(namesOn(ride, rideAt('12:05'), 'Passenger: Cleo Berger')).toEqual([['Cleo Berger'], ['Cleo Berger']]);
  });

  it('are not those of another ride’s page', () => {
    expect(namesOn(`${ride}Passenger: Ada Berger`, rideAt('12:05'))).toEqual([['Ada Berger'], []]);
  });
});

describe('what is a traveller’s own', () => {
  it('stands in the same row of a table', () => {
    const table = `
Passenger      Seat     Coach     Meal
Ada Berger     12       4         Pasta
Bert Berger    14       5         Pasta`;
    expect(rowsIn(table)).toEqual([
      ['seat 12', 'coach 4'],
      ['seat 14', 'coach 5'],
    ]);
  });

  it('stands there without seats, too', () => {
    const table = `
Passenger      Coach    Class
Ada Berger     4        2
Bert Berger    5        1`;
    expect(rowsIn(table)).toEqual([
      ['coach 4', 'class 2'],
      ['coach 5', 'class 1'],
    ]);
  });

  it('stands below the name where each has one seat', () => {
    const below = 'Passenger: Ada Berger\nSeat: 12\nCoach: 4\nPassenger: Bert Berger\nSeat: 14\nCoach: 5';
    expect(rowsIn(below)).toEqual([
      ['seat 12', 'coach 4'],
      ['seat 14', 'coach 5'],
    ]);
    expect(rowsIn('Frau Ada Berger\nSeat: 12\nHerr Bert Berger\nSeat: 14')).toEqual([['seat 12'], ['seat 14']]);
  });

  it('is nothing where one has none or two, or stands alone', () => {
    expect(rowsIn('Passenger: Ada Berger\nSeat: 12\nPassenger: Bert Berger')).toEqual([[], []]);
    expect(rowsIn('Passenger: Ada Berger\nSeat: 12\nSeat: 13\nPassenger: Bert Berger\nSeat: 14')).toEqual([[], []]);
    expect(rowsIn('Passenger: Ada Berger\nSeat: 12')).toEqual([[]]);
    expect(rowsIn('Passenger: Ada Berger     Seat: 12')).toEqual([[]]);
  });

  it('is nothing far below a name, or above it', () => {
    expect(rowsIn('Passenger: Ada Berger\nSeat: 12\nPassenger: Bert Berger\n\n\n\n\n\nSeat: 14')).toEqual([[], []]);
    expect(rowsIn('Seat: 12\nPassenger: Ada Berger\nSeat: 14\nPassenger: Bert Berger')).toEqual([[], []]);
  });
});
