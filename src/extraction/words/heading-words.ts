import { fold } from './fold.ts';

/** Words of headings that any ticket may have ("Potvrzení rezervace", "Din biljett"), beyond the main languages. */
const headings = `
  din ditt dine dina biljett biljetten biljetter billet billetter billett bokning bokningen bokningsbekräftelse bekräftelse bekræftelse bekreftelse
  orderbekräftelse ordrebekræftelse ordrebekreftelse bestilling bestillingsbekreftelse reservation reservasjon kvitto kvittering kvitteringen resa resan
  reise rejse resplan rejseplan reiseplan reiserute elektronisk e-biljett e-billet e-billett mobilbiljett mobilbillet mobilbillett inträdesbiljett
  adgangsbillet adgangskort boardingkort ombordstigningskort av af till til för for och og på om är er klar
  lippu lippusi matkalippu e-lippu pääsylippu varausvahvistus varaus vahvistus varauksesi tilausvahvistus tilaus kuitti matka matkasi pilet piletid
  sinu teie broneering broneeringu kinnitus broneeringukinnitus tellimuse e-pilet sissepääs kviitung
  bilet bilety biletu twój twoje potwierdzenie rezerwacji rezerwacja zamówienia zamówienie internetowy elektroniczny wstępu podróży szczegóły zakupu
  dziękujemy karta pokładowa voucher paragon e-bilet jízdenka jízdní doklad vstupenka vstupenky letenka potvrzení rezervace objednávky objednávka
  elektronická vaše rezervácia rezervácie potvrdenie objednávky lístok cestovný doklad palubní palubný souhrn detail cesty děkujeme ďakujeme
  karta karte ulaznica ulaznice vstopnica vstopnice vozovnica putna vozna potvrda potrdilo rezervacije rezervacija narudžbe naročila vaša vaše vaš
  račun elektronska elektronička e-ulaznica e-vstopnica potvrđena o za i in na
  biļete biļetes elektroniskā rezervācijas apstiprinājums jūsu pasūtījuma bilietas bilietai elektroninis užsakymo rezervacijos patvirtinimas kelionės
  jegy menetjegy belépőjegy foglalás visszaigazolás visszaigazolása foglalási rendelés e-jegy helyjeggyel helyjegy az ön foglalása elektronikus
  bilet biletul confirmare confirmarea rezervare rezervării comandă comenzii dumneavoastră electronic de călătorie intrare rezervarea dvs
  bileti biletiniz rezervasyon rezervasyonunuz onayı onay elektronik e-bilet yolcu giriş sipariş kartı biniş
  entrada entrades bitllet confirmació comanda la reserva vostra teva el teu
  εισιτήριο εισιτήρια επιβεβαίωση κράτησης κράτηση ηλεκτρονικό παραγγελίας πλοίου σας η το
  билет билеты электронный электронные бронирования бронирование подтверждение заказа заказ ваш ваша посадочный талон маршрутная квитанция входной
  квиток квитки електронний підтвердження бронювання замовлення ваше посадочний документ проїзний потвърждение на резервация резервацията поръчка
  поръчката електронен вашата вашият проездной потврда резервације карта
  xác nhận đặt phòng vé chỗ điện tử phiếu thẻ lên máy bay của bạn quý khách thông tin đơn hàng
  tiket e-tiket konfirmasi pemesanan pesanan anda bukti pengesahan tempahan kad pelepasan
  אישור הזמנה הזמנת הזמנתך כרטיס כרטיסים שובר כניסה שלך שלכם פרטי אלקטרוני
  تأكيد الحجز حجز حجزك تذكرة التذكرة تذاكر إلكترونية بطاقة صعود الطائرة قسيمة تفاصيل الطلب طلب دخول تایید رزرو بلیط بلیت الکترونیکی کارت
  biletë bileta konfirmim konfirmimi rezervimit rezervimi ბილეთი ბილეთები ჯავშანი ჯავშნის დადასტურება տոմս տոմսեր ամրագրում ամրագրման հաստատում
  sifariş təsdiqi брондау растау miði miðar bókun bókunarstaðfesting staðfesting aðgöngumiði ticéad áirithint deimhniú sarrera txartela erreserba baieztapena
  billete biljett konferma takk tack tak kiitos handelen kjøpet köp ditt dit køb tilauksesta hazır zakup`;

/** Folded words of headings that say nothing of what a ticket is for. */
export const headingWords: ReadonlySet<string> = new Set(headings.split(/\s+/).filter(Boolean).map(fold));

const eastAsianParts =
  /ご|お|の|的|予約|確認|内容|書|单|單|預訂|预订|訂位|訂單|订单|電子|电子|客票|車票|车票|機票|机票|乗車票|チケット|明細|詳細|完了|通知|控え|領収|行程|信息|資訊|您|入場券|門票|门票|登機|登机|搭乗|乗車|券|证|證|예매|예약|확인|내역|안내|승차|탑승|입장|티켓|모바일|전자|권|서|표|완료|철도|항공/g;

/** Whether a Chinese, Japanese or Korean heading says only what any ticket says: 酒店预订确认单 does not, 预订确认单 does. */
export function isEastAsianHeading(text: string): boolean {
  if (!/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/.test(text)) return false;
  return (
    text
      .replace(/确认/g, '確認')
      .replace(eastAsianParts, '')
      .replace(/[\s確認・:|/-]/g, '') === ''
  );
}
