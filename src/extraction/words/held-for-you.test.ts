import { describe, expect, it } from 'vitest';
import { isHeldForReader } from './held-for-you.ts';

describe('isHeldForReader', () => {
  it.each([
    'We have reserved a table by the window for you.',
    'Bike 4410 is reserved',
    'Ihr Zimmer ist damit fest gebucht.',
    'Gebucht hast du 3 Plätze',
    'J’ai bien noté votre table pour samedi.',
    'Queda reservada la casa pequeña desde el viernes',
    'Abbiamo prenotato per Lei due posti',
    'Uw tafel is genoteerd',
    'A mesa fica reservada em nome de Inês',
    'Ni är bokade på morgonturen',
    'Jeg har reserveret et værelse til jer',
    'Aitäh broneeringu eest',
    'Zarezerwowaliśmy stolik',
    'Rezervovali jsme vám pokoj',
    'Hvala vam na rezervaciji',
    'Lefoglaltuk a szobát',
    'V-am rezervat o masă',
    'Masanızı ayırdık',
    'Σας έχω κρατήσει δωμάτιο',
    'Мы забронировали для вас столик',
    'お席を確保しました',
    '已为您预留座位',
    'ยืนยันการจองแล้ว',
  ])('hears it in words of one’s own: %s', (sentence) => {
    expect(isHeldForReader(['Hello', sentence])).toBe(true);
  });

  it('hears it across the end of a line', () => {
    expect(isHeldForReader(['Das Geld ist da, Ihr Zimmer ist damit fix', 'gebucht: von Freitag bis Sonntag'])).toBe(
      true,
    );
  });

  it.each([
    'If your room is booked through an agency, ask there.',
    'Leider ist kein Zimmer mehr gebucht',
    'Once your table is confirmed we will write to you.',
    'Rooms from 80 EUR, tables by the window',
    'Die Plätze sind begrenzt.',
    '예약대기가 신청되었습니다',
  ])('hears it in nothing that would be, or is not: %s', (sentence) => {
    expect(isHeldForReader(['Hello', sentence])).toBe(false);
  });
});
