import { fold } from './fold.ts';

/** LIST: words for several travellers or guests, as labels over their names have them. */
const several = `passengers travellers travelers guests adults names attendees visitors participants
  reisende fahrgäste passagiere fluggäste gäste teilnehmer mitreisende passagers voyageurs participants voyageuses pasajeros viajeros pasajeras viajeras huéspedes
  asistentes passageiros passageiras viajantes hóspedes passeggeri viaggiatori ospiti partecipanti passagiers reizigers gasten resenärer passagerare resande
  rejsende passasjerer matkustajat cestující pasažéři cestujúci pasażerowie podróżni utasok pasageri pasagerii călători putnici potniki yolcular
  επιβάτες пассажиры пасажири נוסעים אורחים المسافرون الركاب الضيوف penumpang pengunjung tamu ผู้โดยสาร`;

/** LIST: words for who ordered, who need not travel. */
const ofOrder = `booked by|ordered by|purchased by|bought by|customer|customer name|buyer|purchaser|name on booking|booking name|gebucht von|besteller|bestellername
  |name des bestellers|kunde|kundenname|name des kunden|käufer|bucher|client|nom du client|acheteur|nom de l'acheteur|réservé par|commandé par|cliente|nombre del cliente
  |comprador|reservado por|nome do cliente|acquirente|nome cliente|nome del cliente|prenotato da|ordinato da|klant|koper|geboekt door|hoofdboeker|kund|kundnamn
  |bokad av|beställare|köpare|kunde|kundenavn|bestilt av|bestilt af|bestiller|køber|kjøper|tilaaja|asiakas|ostaja|klient|kupujący|zamawiający|zákazník|objednatel
  |objednavatel|kupující|megrendelő|vásárló|client|cumpărător|naručitelj|kupac|naročnik|müşteri|satın alan|πελάτης|αγοραστής|покупатель|заказчик|замовник|клиент|клієнт
  |clienta|kundin|käuferin|bestellerin|acheteuse|compradora|kupująca|zamawiająca|klientka|zákaznice|objednatelka|naročnica|покупательница|заказчица|клиентка|замовниця
  |שם המזמין|מזמין|שם המזמינה|מזמינה|שם הלקוח|اسم الحاجز|اسم العميل|ผู้จอง|ชื่อผู้จอง|ชื่อผู้ซื้อ|người đặt|tên người đặt|khách hàng|tên khách hàng|pemesan|nama pemesan|nama pembeli|nama pelanggan`;

const severalWords = new Set(fold(several).split(/\s+/));
const orderLabels = new Set(
  fold(ofOrder)
    .split('|')
    .map((label) => label.trim()),
);

/** Whether a label is over the names of several people: "Reisende:", "Passengers". */
export function namesSeveral(label: string): boolean {
  return fold(label)
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => severalWords.has(word));
}

/** Whether a label names who ordered, and maybe somebody else travels: "Booked by", "Kunde". */
export function namesOrderer(label: string): boolean {
  return orderLabels.has(fold(label).replace(/[*:.]/g, '').trim());
}
