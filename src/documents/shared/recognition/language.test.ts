import { describe, expect, it } from 'vitest';
import { tellLanguage } from './language.ts';

const wordsOf = (text: string) => text.split(' ').map((word) => ({ text: word }));

describe('tellLanguage', () => {
  it.each([
    ['eng', 'Please have this ticket ready at the gate when doors open'],
    ['deu', 'Bitte zeigen Sie diese Karte am Einlass Reihe 4 Platz 12'],
    ['fra', 'Merci de présenter ce billet le samedi 4 juillet siège 12'],
    ['spa', 'Presente esta entrada en la puerta el sábado asiento 12'],
    ['ita', 'Presentare il biglietto alla porta sabato posto 12 fila 4'],
    ['nld', 'Laat dit kaartje zien bij de ingang zaterdag stoel 12 rij 4'],
    ['por', 'Apresente este bilhete na porta sábado lugar 12 fila 4 não se aceitam trocas'],
    ['pol', 'Bilet wstępu Pasażer Klasa Numer rezerwacji Cena Data zamówienia'],
    ['ces', 'Jízdenka platí pouze v den odjezdu cestující místo třída'],
    ['swe', 'Biljett Börjar Insläpp Plats Bokningsnummer Ingen insläpp efter'],
    ['fin', 'Lippu on voimassa vain varaus paikka rivi ovet aukeavat'],
    ['hun', 'Belépőjegy Kezdés Kapunyitás szék sor rendelésszám köszönjük'],
    ['ron', 'Biletul este valabil pentru un călător plecare sosire rând loc'],
    ['tur', 'Biletiniz koltuk sıra tarih saat kalkış varış yolcu peron'],
  ])('tells %s', (language, text) => {
    expect(tellLanguage(wordsOf(text))).toBe(language);
  });

  it('knows German words that were read without their dots', () => {
    expect(tellLanguage(wordsOf('gultig fur den 4. Marz Reihe 7'))).toBe('deu');
  });

  it('prefers the other language where labels are in English, too', () => {
    expect(tellLanguage(wordsOf('Datum Date Platz Seat Reihe Row Uhr Time'))).toBe('deu');
  });

  it('takes one of two languages that are nearly the same', () => {
    expect(['dan', 'nor']).toContain(tellLanguage(wordsOf('Billetten gjelder kun til avgang vogn og navn')));
  });

  it('says nothing about names and numbers', () => {
    expect(tellLanguage(wordsOf('LH489 FRA YUL 21MAY19 Doe John 1A'))).toBeUndefined();
  });
});
