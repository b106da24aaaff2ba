import { describe, expect, it } from 'vitest';
import { readPage as read } from '#test/extraction/read-pages.ts';

describe('orders in Hebrew, Arabic, Thai, Vietnamese and Indonesian', () => {
  it('reads a Hebrew order for a play', () => {
    const tickets = read(`
אישור הזמנה
תיאטרון הנמל
שם המופע: הגן הסודי
תאריך: יום חמישי, 15.4.2027
שעה: 20:30
אולם: אולם גדול
שורה: 7
כיסא: 12
שם המזמין: מיכל ברקוביץ
מספר הזמנה: 5540127
סה״כ לתשלום: 180.00 ₪`);
    expect(tickets).toMatchObject([
      {
        kind: 'event',
        title: 'הגן הסודי',
        start: '2027-04-15T20:30',
        seat: '12',
        row: '7',
        passenger: 'מיכל ברקוביץ',
        bookingReference: '5540127',
      },
    ]);
  });

  it('reads an Arabic train ticket, its clocks in halves of the day', () => {
    const tickets = read(`
تذكرة قطار
رقم الحجز: 88213047
من: القاهرة
إلى: أسيوط
تاريخ السفر: السبت 12 يونيو 2027
وقت القيام: 7:30 م
وقت الوصول: 11:45 م
القطار: 980
العربة: 4
المقعد: 22
اسم الراكب: منى السيد عبد الرحمن
السعر: 155.00 جنيه`);
    expect(tickets).toMatchObject([
      {
        kind: 'train',
        from: 'القاهرة',
        to: 'أسيوط',
        start: '2027-06-12T19:30',
        end: '2027-06-12T23:45',
        coach: '4',
        seat: '22',
        passenger: 'منى السيد عبد الرحمن',
        bookingReference: '88213047',
      },
    ]);
  });

  it('reads a Thai coach ticket with its year of the Buddhist era', () => {
    const tickets = read(`
ตั๋วรถโดยสาร
หมายเลขการจอง: TB774120
ชื่อผู้โดยสาร: นายสมชาย ใจดี
ต้นทาง: กรุงเทพฯ (หมอชิต 2)
ปลายทาง: เชียงราย
วันที่เดินทาง: วันเสาร์ที่ 12 มิถุนายน 2570
เวลาออก: 19.30 น.
ที่นั่ง: 5B
ราคา: 720.00 บาท`);
    expect(tickets).toMatchObject([
      {
        kind: 'bus',
        to: 'เชียงราย',
        start: '2027-06-12T19:30',
        seat: '5B',
        passenger: 'สมชาย ใจดี',
        bookingReference: 'TB774120',
      },
    ]);
  });

  it('reads a Vietnamese train ticket', () => {
    const tickets = read(`
VÉ TÀU HỎA ĐIỆN TỬ
Mã đặt chỗ: 7714502
Ga đi: Sài Gòn
Ga đến: Nha Trang
Tàu: SNT2
Ngày đi: Thứ Bảy, ngày 12 tháng 6 năm 2027
Giờ đi: 20 giờ 30
Toa: 5
Chỗ: 14
Họ tên: Trần Thị Lan
Giá vé: 512.000 đ`);
    expect(tickets).toMatchObject([
      {
        kind: 'train',
        from: 'Sài Gòn',
        to: 'Nha Trang',
        number: 'SNT2',
        start: '2027-06-12T20:30',
        coach: '5',
        seat: '14',
        passenger: 'Trần Thị Lan',
        bookingReference: '7714502',
      },
    ]);
  });

  it('reads an Indonesian train ticket', () => {
    const tickets = read(`
E-TIKET KERETA API
Kode Booking: K7PQ2X
Nama Penumpang: Dewi Anggraini
Nama Kereta: Argo Lawu (8)
Stasiun Asal: Solo Balapan
Stasiun Tujuan: Gambir
Tanggal Keberangkatan: Sabtu, 12 Juni 2027
Jam Berangkat: 08.20 WIB
Jam Tiba: 15.35 WIB
Gerbong: 3
Nomor Kursi: 7D
Total Bayar: Rp 560.000`);
    expect(tickets).toMatchObject([
      {
        kind: 'train',
        from: 'Solo Balapan',
        to: 'Gambir',
        start: '2027-06-12T08:20',
        end: '2027-06-12T15:35',
        coach: '3',
        seat: '7D',
        passenger: 'Dewi Anggraini',
        bookingReference: 'K7PQ2X',
      },
    ]);
  });
});
