import { fold } from './fold.ts';

/** LIST: what the desks and departments of houses are called that sign their letters, folded, by language. */
const desks: ReadonlySet<string> = new Set(
  [
    'reception|the reception|front desk|front office|reservations|reservations team|reservations department|reservation office|booking office|booking team|guest services|guest relations|guest service|customer service|customer care|box office|sales department|events team|the team',
    'rezeption|empfang|reservierung|reservierungen|reservierungsabteilung|reservierungsbüro|gästeservice|gästebetreuung|gästereservierung|kundenservice|kundendienst|das team|verkauf',
    'réception|la réception|réservations|service réservation|service réservations|le service réservation|service client|service clients|l’équipe|accueil',
    'recepción|reservas|departamento de reservas|central de reservas|atención al cliente|atención al huésped|el equipo',
    'reception|ufficio prenotazioni|prenotazioni|servizio clienti|ricevimento|il team',
    'receção|recepção|reservas|departamento de reservas|central de reservas|atendimento ao cliente|apoio ao cliente',
    'receptie|reserveringen|afdeling reserveringen|klantenservice|gastenservice',
    'recepció|departament de reserves|reserves|central de reserves',
    'receptionen|reception|bokningen|bokningsavdelningen|kundtjänst|kundeservice|resepsjonen|booking|bookingafdelingen|bookingavdelingen',
    'vastaanotto|myyntipalvelu|asiakaspalvelu|varauspalvelu|vastuvõtt|broneerimisosakond|klienditeenindus',
    'recepcja|dział rezerwacji|biuro obsługi klienta|biuro rezerwacji|recepce|rezervační oddělení|recepcia|rezervačné oddelenie|zákaznický servis',
    'recepció|foglalási osztály|értékesítési osztály|ügyfélszolgálat|recepcija|prodaja|odjel rezervacija|oddelek za rezervacije|рецепција',
    'recepție|departament rezervări|rezervări|resepsiyon|rezervasyon departmanı|rezervasyon ofisi|müşteri hizmetleri|ön büro',
    'reģistratūra|rezervāciju nodaļa|klientu apkalpošana|priėmimo skyrius|rezervacijų skyrius|registratūra|klientų aptarnavimas',
    'υποδοχή|ρεσεψιόν|τμήμα κρατήσεων|κρατήσεις|εξυπηρέτηση πελατών',
    'ресепшн|ресепшен|отдел бронирования|служба приема|служба размещения|рецепція|відділ бронювання|рецепция|отдел резервации|резервации',
    'フロント|予約センター|予約係|予約課|宿泊予約係|お客様センター|訂房組|訂房部|前台|前厅部|预订部|客服中心|예약실|프런트|프론트|고객센터',
    'phòng kinh doanh|bộ phận đặt phòng|lễ tân|bộ phận lễ tân|resepsionis|bagian reservasi|แผนกต้อนรับ|แผนกสำรองห้องพัก|ฝ่ายสำรองห้องพัก',
    'قسم الحجوزات|الاستقبال|مكتب الاستقبال|خدمة العملاء|מחלקת הזמנות|דלפק קבלה|קבלה|שירות לקוחות',
  ].flatMap((line) => line.split('|').map(fold)),
);

/** Whether a text is but a desk or department that signs for its house: "Rezeption", "Priėmimo skyrius". */
export function isDesk(text: string): boolean {
  return desks.has(
    fold(text)
      .replace(/[\s,.!:;|·-]+$/u, '')
      .trim(),
  );
}

/** LIST: who answers letters and sells tickets, folded. */
const offices =
  /事務局|事务局|サポート|カスタマー|お問い?合わせ|客服|고객센터|\b(?:box office|ticket office|customer (?:service|care|support)|help ?desk|kundenservice|kundendienst|kundencenter|ticketservice|service clients?|billetterie|atencion al cliente|taquillas?|servizio clienti|biglietteria|klantenservice|kassa|bilheteira|kundeservice|kundtjanst|biljettkassan|asiakaspalvelu|lipunmyynti|biuro obslugi|zakaznicky servis|pokladna|ugyfelszolgalat)\b/u;

/** Whether a text has the name of who answers letters or sells tickets in it: over their address stands no house. */
export function namesDesk(text: string): boolean {
  return offices.test(fold(text));
}
