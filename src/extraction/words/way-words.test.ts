import { describe, expect, it } from 'vitest';
import { headsWay } from './way-words.ts';

describe('the heading of a way', () => {
  it.each([
    'Outbound',
    'Outward journey',
    'Outbound journey: 3 May',
    'Going out',
    'Útferð 3. maí',
    'HINFAHRT',
    'Trajet aller :',
    'Andata 16/05/2027',
    'Viaje de ida',
    'Anada',
    'Heenreis',
    'Utresa',
    'Udrejse, 3. maj',
    'Menomatka',
    'Dus',
    'Gidiş',
    'ПОЛАЗАК',
    'Туда',
    'Μετάβαση',
    '往路',
    '가는 편',
    'ذهاب',
    'הלוך',
    'เที่ยวไป',
    'Lượt đi',
  ])('is there: %s', (text) => expect(headsWay(text)).toBe('there'));

  it.each([
    'Return',
    'Rückfahrt (Fr. 7.5.)',
    '→ Retour',
    'RITORNO 16/05/2027',
    'Vuelta',
    'Volta',
    'Terugreis',
    'Hemresa',
    'Hjemrejse',
    'Paluumatka',
    'Zpět',
    'Powrót',
    'Vissza',
    'Întors',
    'Dönüş',
    'Povratak',
    'Επιστροφή',
    'Обратно',
    '復路',
    '오는편',
    'العودة',
    'חזור',
    'เที่ยวกลับ',
    'Ar ais (Back)',
    '2. RETURN JOURNEY',
    'Return journey',
    'Going back',
    'Heimferð',
    'Zpáteční cesta',
    'Зворотний шлях',
    'Viaje de vuelta',
  ])('is back: %s', (text) => expect(headsWay(text)).toBe('back'));

  it.each([
    ['a sentence goes on', 'Return to the desk by 9:00'],
    ['a sentence goes on in another language', 'Retour des objets trouvés'],
    ['it names both', 'ANDATA / RITORNO'],
    ['it names both behind each other', 'There and back'],
    ['a sentence goes on behind two words', 'Return journey is not included'],
    ['it names both in another language', 'HIN- UND RÜCKFAHRT'],
    ['other words stand before it', 'Please return'],
    ['it stands too far from the begin', '16/05/2027 Ritorno'],
    ['it is a part of a word', 'RETURNED GOODS'],
    ['too much stands behind it', `Return ${'A'.repeat(70)}`],
    ['it names no way', 'Bergen'],
    ['nothing stands there', ''],
  ])('is none where %s', (_, text) => expect(headsWay(text)).toBeUndefined());

  it('may have a small day of the week behind it, with its day', () => {
    expect(headsWay('Retour vendredi 7 mai')).toBe('back');
    expect(headsWay('Utresa fredag 7 maj')).toBe('there');
    expect(headsWay('Retour vendredi matin')).toBeUndefined();
    expect(headsWay('Menomatka to 6.5.')).toBe('there');
  });
});
