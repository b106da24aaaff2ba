import { describe, expect, it } from 'vitest';
import { isGreeting } from './order-words.ts';

describe('a greeting', () => {
  it('is told in many languages', () => {
    const greetings = [
      'Hallo Frau Muster,',
      'Hi Ben',
      'Estimada Ana:',
      'Kära Maja',
      'Kære Mathilde',
      'Kjære Ola',
      'Lieber Tom',
      'Merci !',
      'Thank you, Jo',
      'Howdy Dana Whitcomb!',
      'Annwyl Mrs Rees,',
      'Dobry wieczór, Panie Marku',
      'Добрий день, Олено!',
      'Bona tarda, Jordi',
    ];
    expect(greetings.filter((text) => !isGreeting(text))).toEqual([]);
  });

  it('is none of the names that begin with its letters', () => {
    const names = [
      'Hietala Unto',
      'Heidi Moser',
      'Karen Lind',
      'Carol Smith',
      'Cheryl Ford',
      'Olav Berg',
      'Hirsch, Leo',
    ];
    expect(names.filter(isGreeting)).toEqual([]);
  });
});
