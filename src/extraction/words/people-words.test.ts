import { describe, expect, it } from 'vitest';
import { namesOrderer, namesSeveral } from './people-words.ts';

describe('a label over the names of several people', () => {
  it.each([
    'Passengers',
    'Reisende:',
    'FAHRGÄSTE (2)',
    'Noms des voyageurs',
    'Pasajeros',
    'Ospiti',
    'Reizigers / passagiers',
    'Resenärer',
    'Matkustajat',
    'Cestující',
    'Utasok',
    'Yolcular',
    'Επιβάτες',
    'Пассажиры',
    'נוסעים',
    'المسافرون',
    'ผู้โดยสาร',
    'ผู้โดยสาร (2):',
  ])('is told: %s', (label) => expect(namesSeveral(label)).toBe(true));

  it.each(['Passenger', 'Name', 'Reisender', 'Voyage', 'Passengersname', ''])('is not %j', (label) => {
    expect(namesSeveral(label)).toBe(false);
  });
});

describe('a label over who ordered', () => {
  it.each([
    'Booked by:',
    'BESTELLER',
    'Name des Kunden',
    "Nom de l'acheteur",
    'Réservé par :',
    'Comprador *',
    'Prenotato da',
    'Geboekt door',
    'Beställare',
    'Køber',
    'Asiakas',
    'Zákazník',
    'Vásárló',
    'Müşteri',
    'Πελάτης',
    'Покупатель',
    'ผู้จอง',
    'Khách hàng',
  ])('is told: %s', (label) => expect(namesOrderer(label)).toBe(true));

  it.each(['Passenger', 'Booked', 'Kundennummer', 'Customer service', ''])('is not %j', (label) => {
    expect(namesOrderer(label)).toBe(false);
  });
});
