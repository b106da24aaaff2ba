import { fold } from './fold.ts';

/** Words by which a day is the one of buying, printing or birth, beyond the main languages. */
const ofBuying = `
  vystaveno vydáno zakoupeno objednáno vytištěno vystavené kúpené vytlačené narozen narodenia
  wystawiono wystawienia zakupu zakupiono sprzedano sprzedaży wydrukowano zamówiono urodzenia
  utfärdad köpt köptes bokad beställd utskriven född udstedt købt bestilt udskrevet født utstedt kjøpt utskrevet
  ostettu ostopäivä tilattu tulostettu varattu syntynyt väljastatud ostetud trükitud sünniaeg
  kiállítva vásárolva vásárlás nyomtatva kiállítás születési született megrendelve
  izdano izdato kupljeno kupnje kupovine natisnjeno tiskano ispisano rođenja rojstva
  emis emiterii cumpărat achiziționat nașterii vândut düzenlenme düzenleme satış basım doğum emès comprat imprès naixement
  izdots izdota pirkts iegādāts dzimšanas išduota pirkta pirktas gimimo parduota
  εκδόθηκε έκδοσης αγοράς γέννησης εκτύπωση εκτυπώθηκε
  оформлен оформлено оформления выдан выдачи куплен покупки продажи заказан рождения распечатано
  оформлення придбано видано купівлі народження издаден издадено закупен покупка раждане издато купљено`;

/** Words by which an amount is a tax, a fee or a discount. */
const ofTaxes = `
  dph poplatek poplatku poplatok sleva zľava kauce podatek ptu opłata opłaty rabat kaucja moms mva avgift gebyr rabat herav varav heraf
  alv maksu alennus käibemaks teenustasu áfa ebből díj kezelési kedvezmény pdv ddv provizija naknada popust
  tva taxă comision reducere kdv indirim bedeli despeses descompte pvn pvm mokestis komisijas nuolaida atlaide
  φπα έκπτωση χρέωση ндс пдв ддс сбор скидка комиссия знижка комісія такса отстъпка`;

/** Words for the whole of what is paid. */
const ofTotals = `celková celkom spolu kokku yhteensä loppusumma totalt samlet összesen végösszeg fizetendő ukupno sveukupno skupaj
  toplam genel kopā viso kopsumma σύνολο συνολική πληρωτέο итого всего разом усього общо укупно do_zapłaty łącznie att_betala att_betale
  к_оплате до_сплати`;

const words = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((word) => fold(word).replaceAll('_', ' '))
    .join('|');
const anywhere = (list: string, signs: string) => new RegExp(`(?<!\\p{L})(?:${words(list)})(?!\\p{L})|${signs}`, 'u');

/** Matches a folded text whose day is the one of buying, printing or birth, in the smaller languages. */
export const fartherPurchase = anywhere(
  ofBuying,
  '発行|購入|発券|申込|注文|印刷|生年|下单|下單|购买|購買|订购|訂購|出票|開票|列印|打印|出生|발행|구매|결제|발권|예매일|주문|출력|생년',
);

/** Matches a folded text beside an amount that is a tax, a fee or a discount, in the smaller languages. */
export const fartherBeside = anywhere(
  ofTaxes,
  '税|手数料|手續費|手续费|服務費|服务费|優惠|优惠|折扣|押金|수수료|부가세|할인|보증금',
);

/** Matches a folded label that stands for the whole of what is paid, in the smaller languages. */
export const fartherTotals = new RegExp(
  `^(?:${words(ofTotals)})(?!\\p{L})|^(?:合計|合计|總計|总计|総額|總額|总额|總金額|总金额|総合計|총액|합계|총 ?금액|총 ?결제)`,
  'u',
);

/** Lines of a mail's head as programs in the smaller languages write them: who, when, about what, to whom. */
export const fartherHeads = {
  from: 'fra|från|lähettäjä|saatja|odesílatel|odosielateľ|nadawca|feladó|pošiljatelj|šalje|de la|expeditor|kimden|gönderen|nuo|από|от|від|от кого|差出人|发件人|寄件者|寄件人|보낸 ?사람',
  other:
    'dato|sendt|skickat|till|til|kopi|lähetetty|vastaanottaja|saadetud|saaja|odesláno|datum|komu|odoslané|wysłano|do|elküldve|címzett|dátum|poslano|prima|za|către|trimis|tarih|gönderildi|kime|datums|kam|data|kam|išsiųsta|ημερομηνία|προς|дата|отправлено|кому|надіслано|изпратено|до|日時|送信日時|宛先|发送时间|收件人|寄件日期|收件者|日期|날짜|보낸 ?날짜|받는 ?사람',
  subject:
    'ämne|emne|aihe|teema|předmět|predmet|temat|tárgy|zadeva|subiect|konu|temats|tema|θέμα|тема|относно|件名|主题|主题|主旨|主題|제목',
} as const;
