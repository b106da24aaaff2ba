import { describe, expect, it } from 'vitest';
import { isCancelled, isConfirmed, isWaiting } from './booking-words.ts';

describe('isCancelled', () => {
  it.each([
    'Your booking has been cancelled',
    'Ihre Buchung wurde storniert.',
    "Confirmation d'annulation",
    'Su reserva ha sido cancelada',
    'La tua prenotazione è stata annullata',
    'Je reservering is geannuleerd',
    'Rezervasyonunuz iptal edildi',
    'Ваш заказ отменён',
    'ההזמנה שלך בוטלה',
    'تم إلغاء الحجز',
    'ご予約をキャンセルいたしました',
    '您的订单已取消',
    'Đơn hàng của bạn đã bị hủy',
    'Pesanan Anda telah dibatalkan',
    'CFR – confirmare anulare',
    'Potvrzení o stornování jízdenky',
    'Lemondás visszaigazolása',
    'Bekräftelse på avbokning',
    'İptal onayı',
    'Подтверждение возврата',
    'Επιβεβαίωση ακύρωσης',
    'ยืนยันการยกเลิกการจอง',
    'キャンセル完了のお知らせ',
    '退票成功通知',
  ])('hears it said: %s', (line) => {
    expect(isCancelled(['Hotel Seeblick', line])).toBe(true);
  });

  it.each([
    'If your booking is cancelled, we refund the price',
    'Your booking can be cancelled until 3 June',
    'Falls die Veranstaltung abgesagt wird, sind Tickets zu erstatten',
    'Your booking was cancelled. Here is your new booking',
    'キャンセルはご出発の前日まで承ります',
    'ניתן לבטל את ההזמנה עד 14 יום לפני המועד',
  ])('does not mind what only might be, or was booked anew: %s', (line) => {
    expect(isCancelled([line])).toBe(false);
  });
});

describe('isWaiting', () => {
  it('tells a waiting list from a place', () => {
    expect(isWaiting(['Je staat op de wachtlijst'])).toBe(true);
    expect(isWaiting(['So that someone on the waitlist can take your place'])).toBe(false);
  });

  it.each([
    'You have been added to the waiting list',
    'Ви у списку очікування',
    'Вы в листе ожидания',
    'Jesteś na liście oczekujących',
    'Jste v pořadníku',
    'Du står på väntelistan',
    'Olet jonossa',
    'Βρίσκεστε σε λίστα αναμονής',
    'ΕΙΣΤΕ ΣΕ ΛΙΣΤΑ ΑΝΑΜΟΝΗΣ',
    'Sei in lista d’attesa',
    'Bekleme listesindesiniz',
    'キャンセル待ちを受け付けました',
    '대기자 명단에 등록되었습니다',
    '您在候补名单中',
    'אתם ברשימת ההמתנה',
    'انت الان في قائمة الانتظار',
  ])('hears it in other languages: %s', (line) => {
    expect(isWaiting([line])).toBe(true);
  });
});

describe('isConfirmed', () => {
  it('hears that something is booked for the reader, and not that goods are ordered', () => {
    expect(isConfirmed(['Votre réservation est confirmée !'])).toBe(true);
    expect(isConfirmed(["You're signed up for this event"])).toBe(true);
    expect(isConfirmed(['Your order is confirmed'])).toBe(false);
  });

  it.each([
    'Je afspraak staat genoteerd!',
    'Ihr Termin ist eingetragen',
    'Din bokning är bekräftad',
    'Din reservation er nu bekræftet',
    'Twoja rezerwacja została potwierdzona',
    'Vaše rezervace byla potvrzena',
    'Varauksesi on vahvistettu',
    'Rezervasyonunuz onaylandı',
    'Ваше бронирование подтверждено',
    'ご予約が確定しました',
    '预订成功',
  ])('hears it in %s', (line) => expect(isConfirmed([line])).toBe(true));

  it.each([
    'We have moved you to another flight.',
    'Ihre neue Verbindung',
    'Nous vous avons reportés sur le vol suivant',
    'Su nuevo vuelo',
    'Je bent omgeboekt naar een latere trein',
    'Din nya resa',
  ])('hears that another ride was booked instead: %s', (line) => expect(isConfirmed([line])).toBe(true));

  it.each(['Je bestelling is bevestigd', 'Twoje zamówienie zostało potwierdzone', 'ご注文を承りました'])(
    'does not take goods for it: %s',
    (line) => expect(isConfirmed([line])).toBe(false),
  );
});
