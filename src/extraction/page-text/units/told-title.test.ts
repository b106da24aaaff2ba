import { describe, expect, it } from 'vitest';
import { cellsOf } from '#test/support/understood-page.ts';
import { toldTitle } from './told-title.ts';

/** Small print, so that a headline is larger than the usual letters of its page. */
const below = '\n\nok ja\n\nnein doch\n\nwohl kaum\n\nnoch mehr\n\nund so\n\nund auch';

const told = (text: string) => {
  const found = toldTitle(cellsOf(text + below), undefined, 'event');
  return found && [found.value, found.score];
};
const sentence = 'Your tickets for Winter Lights are ready';

describe('a title that a sentence tells', () => {
  it.each([
    ['in a line of its own', 'Winter Lights'],
    ['behind a label', 'Event: Winter Lights'],
    ['before where it takes place', 'Winter Lights, Castle Hill, Penhallow'],
    ['before a dash', 'Winter Lights – Castle Hill'],
  ])('is sure where it stands %s, too', (_, line) => {
    expect(told(`${sentence}\n\n${line}`)).toEqual(['Winter Lights', 0.76]);
  });

  it('is less sure where it is only a headline, and none in small letters', () => {
    expect(told(`# ${sentence}`)).toEqual(['Winter Lights', 0.6]);
    expect(told(sentence)).toBeUndefined();
  });

  it('is not borne out behind a long sentence, nor by a longer name', () => {
    expect(told(`${sentence}\n\nWhat you have bought from us: Winter Lights`)).toBeUndefined();
    expect(told(`${sentence}\n\nWinter Lightship`)).toBeUndefined();
  });

  it('may be what stands before a colon', () => {
    const whole = 'Your tickets for Winter Lights: A Night are ready';
    expect(told(`${whole}\n\nWinter Lights`)).toEqual(['Winter Lights', 0.76]);
  });

  it('stands near the top', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at}`).join('\n');
    expect(told(`${lines(24)}\n${sentence}\nWinter Lights`)).toEqual(['Winter Lights', 0.76]);
    expect(told(`${lines(25)}\n${sentence}\nWinter Lights`)).toBeUndefined();
  });

  it.each(['Ox', `Nord${'seeland'.repeat(10)} Fest`, '4 7 11', '83209 Prien', '19:30 Uhr', 'Tickets'])(
    'is not %s',
    (name) => {
      expect(told(`# Your tickets for ${name} are ready`)).toBeUndefined();
    },
  );

  it('is not who sells it', () => {
    expect(told('Thank you for booking with Penhallow’s Castle Theatre. We look forward to it')).toBeUndefined();
    expect(told('Merci pour votre commande chez Billetterie du Lac. A vendredi')).toBeUndefined();
  });

  it.each([
    ['Du har kjøpt 3 billetter til Den lille sjøfuglen lørdag 8. mai 2027 kl. 15', 'Den lille sjøfuglen'],
    ['Kupiłeś 2 bilety na koncert Nocne Żaglowce w sobotę, 8 maja 2027', 'Nocne Żaglowce'],
    ['Вы купили 2 билета на спектакль Зимний сад 8 мая 2027', 'Зимний сад'],
    ['You’re officially going to Harbour Fest 2027. See you there', 'Harbour Fest 2027'],
    ['am Samstag erwartet dich der Kurs „Papier und Tinte“ mit Vera', 'Papier und Tinte'],
  ])('stands before its day, ends its sentence or is quoted: %s', (text, name) => {
    expect(told(text)).toEqual([name, 0.6]);
  });

  it.each(['You have 2 tickets for Adults on 8 May 2027', 'Masz 2 bilety na 8 maja 2027', 'Bring "A Friend"'])(
    'is nothing that says for whom or when: %s',
    (text) => {
      expect(told(text)).toBeUndefined();
    },
  );
});
