/** LIST, long because every document is written out. */
import { caption, type Screen, statusBar, tabBar } from './screen.ts';

const between = 'display:flex;justify-content:space-between';
const japanese = "Inter,Roboto,'Noto Sans CJK JP',sans-serif";
const korean = "Inter,Roboto,'Noto Sans CJK KR',sans-serif";
const simplified = "Inter,Roboto,'Noto Sans CJK SC',sans-serif";
const traditional = "Inter,Roboto,'Noto Sans CJK TC',sans-serif";
const arabic = "Inter,Roboto,'Liberation Sans','Noto Sans Arabic',sans-serif";
const greek = "'Noto Sans',sans-serif";

const line = (left: string, right: string, { ink = '#6b7280', rule = '#8883' } = {}) =>
  `<div style="${between};gap:16px;padding:10px 0;border-bottom:1px solid ${rule};font-size:15px"><span style="color:${ink};white-space:nowrap">${left}</span><span style="text-align:end">${right}</span></div>`;

const boardingPass = 'M1ALOTAIBI/SARA       EW4HK9Z RUHCAIWQ 1437 020Y012C0058 100';

const travellers = [
  ['Олена Гнатюк', '23', 'нижнє', '0071 553 918'],
  ['Тарас Гнатюк', '24', 'верхнє', '0071 553 919'],
] as const;

/** Screens in other letters than Latin ones. */
export const otherScripts: readonly Screen[] = [
  {
    name: 'ferry-app-el',
    width: 390,
    scale: 2,
    today: '2026-06-28',
    codes: [['qr', 'KYM1|00418220917|PIR-NAX|202607170735|E7F3MK']],
    html: ([
      code,
    ]) => `<body lang="el" style="background:#e8f3fa;font-family:${greek}">${statusBar('13:22', { more: '4G' })}
      <div style="display:flex;align-items:center;gap:14px;padding:6px 18px 12px;font-size:18px;color:#064a7a"><span style="font-size:24px">‹</span><b>Το εισιτήριό μου</b></div>
      <div style="background:#064a7a;color:#fff;border-radius:20px 20px 0 0;margin:0 16px;padding:16px 18px"><div style="${between};font-size:13px"><b style="letter-spacing:2px">KYMA FERRIES</b><span>Απλή μετάβαση</span></div><div style="${between};align-items:center;font-size:26px;font-weight:700;margin-top:12px"><span>Πειραιάς</span><span style="font-size:18px">→</span><span>Νάξος</span></div><div style="font-size:14px;margin-top:6px">Παρασκευή 17 Ιουλίου 2026</div></div>
      <div style="background:#fff;margin:0 16px;border-radius:0 0 20px 20px;padding:16px 18px">
        <div style="${between}">${caption('Αναχώρηση', '07:35', { size: 22 })}${caption('Άφιξη', '12:50', { size: 22 })}${caption('Πύλη', 'Ε6', { size: 22, align: 'right' })}</div>
        <div style="border-top:2px dashed #bcd6e6;margin:16px -18px"></div>
        ${line('Επιβάτης', 'Ελένη Παπαδήμα')}${line('Πλοίο', 'Κύμα Εξπρές')}${line('Θέση', 'Οικονομική – Κατάστρωμα')}${line('Κωδικός κράτησης', '<b>E7F3MK</b>')}${line('Αρ. εισιτηρίου', '00418220917')}${line('Σύνολο', '43,50 €')}
        <div style="width:180px;height:180px;margin:20px auto 8px">${code}</div><div style="text-align:center;font-size:12px;color:#678">Δείξτε τον κωδικό κατά την επιβίβαση</div></div>
      <div style="font-size:13px;color:#456;padding:14px 26px 20px;line-height:1.5">Παρακαλούμε να βρίσκεστε στο λιμάνι τουλάχιστον 45 λεπτά πριν από την αναχώρηση.</div>`,
    tickets: [
      {
        kind: 'boat',
        carrier: 'KYMA FERRIES',
        from: 'Πειραιάς',
        to: 'Νάξος',
        start: '2026-07-17T07:35',
        end: '2026-07-17T12:50',
        gate: ['Ε6', 'E6'],
        passenger: 'Ελένη Παπαδήμα',
        vehicle: 'Κύμα Εξπρές',
        class: ['Οικονομική – Κατάστρωμα', 'Οικονομική'],
        bookingReference: 'E7F3MK',
        ticketNumber: '00418220917',
        price: '43.50 EUR',
        code: 'KYM1|00418220917|PIR-NAX|202607170735|E7F3MK',
      },
    ],
    never: { start: ['2026-07-17T13:22', '2026-06-28T13:22'], title: 'Το εισιτήριό μου' },
  },
  {
    name: 'theatre-ticket-el',
    width: 412,
    scale: 2,
    today: '2026-11-21',
    codes: [['code128', '602188450142']],
    html: ([
      code,
    ]) => `<body lang="el" style="background:#1a0f14;color:#fff;font-family:${greek}">${statusBar('19:06', { ink: '#fff', more: '' })}
      <div style="${between};padding:8px 20px 14px;font-size:16px;color:#d8b4bf"><span>✕</span><span>1 από 1</span><span>⋮</span></div>
      <div style="margin:0 20px;background:linear-gradient(160deg,#7d1230 62%,#4a0a1d 62%);border-radius:16px 16px 0 0;padding:44px 22px 22px"><div style="font-size:13px;letter-spacing:1px;color:#f0c9a0">ΘΕΑΤΡΟ ΗΡΙΔΑΝΟΣ</div><div style="font-size:32px;font-weight:700;line-height:1.2;margin-top:6px">Το φως της Κυριακής</div><div style="font-size:14px;color:#ecd3da;margin-top:8px">του Μάρκου Λαγκαδά · Σκηνοθεσία: Ιώ Βενιέρη</div></div>
      <div style="margin:0 20px;background:#fbf6ef;color:#23151a;padding:18px 22px"><div style="font-size:20px;font-weight:700">Σάβ 5 Δεκ 2026, 21:15</div><div style="font-size:14px;color:#6d5a60;margin-top:2px">Οι πόρτες ανοίγουν στις 20:45 · Διάρκεια 110′</div>
        <div style="font-size:14px;margin-top:12px">Κεντρική Σκηνή<br><span style="color:#6d5a60">Λεωφόρος Πλατάνων 48, 104 35 Αθήνα</span></div>
        <div style="display:grid;grid-template-columns:1.3fr 1fr 1fr;background:#efe4d6;border-radius:10px;padding:12px 14px;margin-top:16px">${caption('ΖΩΝΗ', 'Πλατεία', { size: 20 })}${caption('ΣΕΙΡΑ', 'Θ', { size: 20 })}${caption('ΘΕΣΗ', '14', { size: 20 })}</div></div>
      <div style="margin:0 20px;background:#fff;color:#23151a;border-top:2px dashed #c7b29d;border-radius:0 0 16px 16px;padding:18px 22px"><div style="height:76px">${code}</div><div style="text-align:center;font-size:13px;letter-spacing:3px;margin-top:4px">602188450142</div><div style="${between};font-size:13px;color:#6d5a60;margin-top:12px"><span>Νίκος Στεργίου</span><span>Κανονικό · 22,00 €</span></div><div style="font-size:13px;color:#6d5a60;margin-top:4px">Αρ. παραγγελίας: 6021884</div></div>
      <div style="text-align:center;font-size:14px;color:#d8b4bf;padding:20px">Μετά την έναρξη δεν επιτρέπεται η είσοδος</div>`,
    tickets: [
      {
        kind: 'event',
        title: 'Το φως της Κυριακής',
        venue: ['Θέατρο Ηριδανός', 'ΘΕΑΤΡΟ ΗΡΙΔΑΝΟΣ'],
        room: 'Κεντρική Σκηνή',
        address: ['Λεωφόρος Πλατάνων 48, 104 35 Αθήνα'],
        start: '2026-12-05T21:15',
        doors: '2026-12-05T20:45',
        section: 'Πλατεία',
        row: 'Θ',
        seat: '14',
        passenger: 'Νίκος Στεργίου',
        bookingReference: '6021884',
        price: '22.00 EUR',
        code: '602188450142',
      },
    ],
    never: {
      start: ['2026-12-05T19:06', '2026-12-05T20:45'],
      passenger: ['Μάρκου Λαγκαδά', 'Ιώ Βενιέρη'],
      title: '1 από 1',
    },
  },
  {
    name: 'rail-app-ticket-bg',
    width: 360,
    scale: 2.625,
    today: '2027-02-02',
    codes: [['aztec', 'RLS2:330011827754:8117:20270216:04:036:II:KANEVA']],
    html: ([
      code,
    ]) => `<body lang="bg" style="background:#f3f4f1;font-family:Roboto,'Noto Sans',sans-serif;color:#1f2a1f">${statusBar('22:51', { more: 'LTE' })}
      <div style="background:#1e6b3a;color:#fff;padding:15px 16px;font-size:19px;font-weight:500">← &nbsp; Билет</div>
      <div style="background:#fff;padding:14px 16px;${between};border-bottom:1px solid #ddd"><div><div style="font-size:17px;font-weight:700">Бърз влак 8117</div><div style="font-size:13px;color:#5c6b5c">вторник, 16 февруари 2027 г.</div></div><div style="background:#dff1e4;color:#1e6b3a;border-radius:14px;padding:5px 12px;font-size:13px;align-self:center">Платен</div></div>
      <div style="background:#fff;padding:18px 16px"><div style="display:grid;grid-template-columns:58px 18px 1fr;row-gap:4px"><b style="font-size:18px">06:42</b><span style="color:#1e6b3a">●</span><div style="font-size:17px">София<div style="font-size:12px;color:#5c6b5c">Коловоз 5</div></div><span></span><span style="color:#9cb8a4">┆</span><span style="font-size:12px;color:#5c6b5c">6 ч 23 мин, без прекачване</span><b style="font-size:18px">13:05</b><span style="color:#1e6b3a">●</span><div style="font-size:17px">Бургас</div></div></div>
      <div style="background:#fff;margin-top:10px;padding:14px 16px;display:grid;grid-template-columns:1fr 1fr 1fr;text-align:center">${caption('Вагон', '4', { size: 20, align: 'center' })}${caption('Място', '36', { size: 20, align: 'center' })}${caption('Класа', 'втора', { size: 20, align: 'center' })}</div>
      <div style="background:#fff;margin-top:10px;padding:6px 16px 14px">${line('Пътник', 'Десислава Кънева')}${line('Билет №', '330011827754')}${line('Тарифа', 'Редовна')}${line('Цена', '13,90 €')}<div style="width:170px;height:170px;margin:18px auto 4px">${code}</div></div>
      <div style="font-size:12px;color:#5c6b5c;padding:12px 16px 20px">Билетът важи само за посочения влак. Носете документ за самоличност.</div>`,
    tickets: [
      {
        kind: 'train',
        number: ['Бърз влак 8117', '8117', 'влак 8117'],
        from: 'София',
        to: 'Бургас',
        start: '2027-02-16T06:42',
        end: '2027-02-16T13:05',
        platform: '5',
        coach: '4',
        seat: '36',
        class: ['втора', 'втора класа', '2'],
        passenger: 'Десислава Кънева',
        ticketNumber: '330011827754',
        price: '13.90 EUR',
        code: 'RLS2:330011827754:8117:20270216:04:036:II:KANEVA',
      },
    ],
    never: { start: ['2027-02-16T22:51', '2027-02-16T06:23'], end: '2027-02-16T22:51', seat: '23' },
  },
  {
    name: 'museum-page-ru',
    width: 375,
    scale: 2,
    today: '2026-09-03',
    codes: [['qr', 'MSS-48712206-1430-L-01']],
    html: ([
      code,
    ]) => `<body lang="ru" style="background:#fff;font-family:'Noto Sans',sans-serif;color:#1b1b1f">${statusBar('10:17', { more: 'LTE' })}
      <div style="background:#f1f1f4;margin:2px 10px 8px;border-radius:12px;padding:9px;text-align:center;font-size:14px;color:#333">severnysvet.example</div>
      <div style="background:#16324f;color:#fff;padding:14px 18px;${between};align-items:center"><b style="font-size:16px">Музей северного света</b><span style="font-size:20px">≡</span></div>
      <div style="padding:18px"><div style="font-size:13px;color:#667">Заказ № 4871-2206 оплачен</div><h1 style="font-size:24px;margin:4px 0 14px">Электронный билет</h1>
        <div style="border-left:4px solid #d9822b;padding-left:14px"><div style="font-size:19px;font-weight:700">Выставка «Лёд и пламя»</div><div style="font-size:15px;margin-top:6px">12 сентября 2026 г., суббота</div><div style="font-size:15px">Сеанс: 14:30</div></div>
        <p style="font-size:15px;line-height:1.5;margin:14px 0">Адрес: Архангельск, Поморская наб., 96<br>Посетитель: Анна Кравцова<br>Тип билета: льготный (студенты)<br>Стоимость: 450 ₽</p>
        <div style="background:#f6f3ee;border-radius:14px;padding:18px"><div style="width:170px;height:170px;margin:0 auto">${code}</div><p style="text-align:center;font-size:13px;color:#667;margin:10px 0 0">Покажите QR-код контролёру на входе</p></div>
        <p style="font-size:13px;color:#667;line-height:1.5">Музей работает со вторника по воскресенье с 11:00 до 19:00, касса — до 18:00. Вернуть билет можно не позднее чем за 3 дня до посещения.</p><div style="border:1px solid #16324f;color:#16324f;border-radius:8px;text-align:center;padding:12px;font-size:15px">Скачать PDF</div></div>
      <div style="${between};padding:12px 30px 26px;border-top:1px solid #ddd;color:#2a6fdb;font-size:20px"><span>‹</span><span>›</span><span>⇪</span><span>▢</span></div>`,
    tickets: [
      {
        kind: 'event',
        title: ['Лёд и пламя', '«Лёд и пламя»', 'Выставка «Лёд и пламя»'],
        venue: 'Музей северного света',
        address: ['Архангельск, Поморская наб., 96'],
        start: '2026-09-12T14:30',
        passenger: 'Анна Кравцова',
        bookingReference: ['4871-2206', '48712206'],
        price: '450.00 RUB',
        code: 'MSS-48712206-1430-L-01',
      },
    ],
    never: {
      start: ['2026-09-12T11:00', '2026-09-12T10:17', '2026-09-12T18:00'],
      end: ['2026-09-12T19:00', '2026-09-12T18:00'],
      title: 'Электронный билет',
    },
  },
  {
    name: 'rail-app-two-travellers-uk',
    width: 393,
    scale: 2,
    today: '2026-09-29',
    codes: travellers.map(
      ([, seat, , number]) => ['qr', `RKR/${number.replaceAll(' ', '')}/062/061026/11/${seat}`] as const,
    ),
    html: (
      codes,
    ) => `<body lang="uk" style="background:#101114;color:#fff;font-family:'Noto Sans',sans-serif">${statusBar('11:48', { ink: '#fff' })}
      <div style="padding:8px 18px 14px;${between};font-size:17px"><span style="color:#ffd23f">‹ Поїздки</span><span style="color:#9aa0aa">Замовлення 88-204-517</span></div>
      <div style="padding:0 18px 16px"><div style="font-size:28px;font-weight:700">Одеса — Львів</div><div style="font-size:15px;color:#9aa0aa;margin-top:4px">Потяг 062Ш · купе · вагон 11</div></div>
      <div style="background:#1d1f25;border-radius:16px;margin:0 16px;padding:16px;display:flex;justify-content:space-between"><div><div style="font-size:12px;color:#9aa0aa">Відправлення</div><div style="font-size:26px;font-weight:700">22:14</div><div style="font-size:13px">вт, 6 жовтня 2026</div><div style="font-size:13px;color:#9aa0aa">Одеса-Головна</div></div><div style="align-self:center;color:#ffd23f;font-size:13px">8 год 44 хв</div><div style="text-align:right"><div style="font-size:12px;color:#9aa0aa">Прибуття</div><div style="font-size:26px;font-weight:700">06:58</div><div style="font-size:13px">ср, 7 жовтня 2026</div><div style="font-size:13px;color:#9aa0aa">Львів</div></div></div>
      ${travellers
        .map(
          ([name, seat, berth, number], at) =>
            `<div style="background:#1d1f25;border-radius:16px;margin:12px 16px;padding:16px;display:flex;gap:16px"><div style="flex:1"><div style="font-size:12px;color:#9aa0aa">Пасажир ${at + 1}</div><div style="font-size:18px;font-weight:600">${name}</div><div style="font-size:12px;color:#9aa0aa;margin-top:10px">Місце</div><div style="font-size:22px;font-weight:700;color:#ffd23f">${seat}<span style="font-size:13px;font-weight:400;color:#9aa0aa"> ${berth}</span></div><div style="font-size:12px;color:#9aa0aa;margin-top:10px">Квиток № ${number}<br>Повний · 612,40 ₴</div></div><div style="width:142px;height:142px;background:#fff;border-radius:10px;padding:8px">${codes[at]}</div></div>`,
        )
        .join('')}
      <div style="border:1px solid #ffd23f;color:#ffd23f;border-radius:12px;margin:6px 16px 18px;padding:13px;text-align:center;font-size:16px">Повернути квитки</div>${tabBar(['Поїздки', 'Пошук', 'Табло', 'Профіль'], { back: '#101114', chosen: '#ffd23f' })}`,
    tickets: travellers.map(([name, seat, berth, number]) => ({
      kind: 'train',
      number: ['062Ш', 'Потяг 062Ш'],
      from: ['Одеса-Головна', 'Одеса'],
      to: 'Львів',
      start: '2026-10-06T22:14',
      end: '2026-10-07T06:58',
      coach: '11',
      seat: [seat, `${seat} ${berth}`],
      class: 'купе',
      passenger: name,
      bookingReference: '88-204-517',
      ticketNumber: number,
      price: '612.40 UAH',
      code: `RKR/${number.replaceAll(' ', '')}/062/061026/11/${seat}`,
    })),
    never: { start: ['2026-10-06T11:48', '2026-10-06T08:44'], number: '88-204-517' },
  },
  {
    name: 'airline-app-boarding-pass-ar',
    width: 390,
    scale: 2,
    today: '2027-01-19',
    codes: [['pdf417', boardingPass]],
    html: ([
      code,
    ]) => `<body lang="ar" dir="rtl" style="background:#3b1e6d;color:#fff;line-height:1.45;font-family:${arabic}">${statusBar('9:41', { ink: '#fff' })}
      <div style="${between};padding:8px 20px 14px;font-size:17px"><b>بطاقة صعود الطائرة</b><span>✕</span></div>
      <div style="background:#fff;color:#221a33;border-radius:22px;margin:0 16px 18px;overflow:hidden"><div style="${between};background:#f3eefb;padding:13px 18px;font-size:14px"><b>طيران الواحة</b><span dir="ltr">WQ 1437</span></div>
        <div style="padding:16px 18px"><div style="${between};align-items:center"><div><div style="font-size:14px">الرياض</div><div style="font-size:40px;font-weight:700;line-height:1.1">RUH</div><div style="font-size:12px;color:#7b7390">الصالة 3</div></div><div style="color:#3b1e6d;font-size:12px;text-align:center">←<br>2 س 45 د</div><div style="text-align:left"><div style="font-size:14px">القاهرة</div><div style="font-size:40px;font-weight:700;line-height:1.1">CAI</div><div style="font-size:12px;color:#7b7390">مبنى الركاب 2</div></div></div>
        <div style="text-align:center;font-size:15px;padding:12px 0;border-bottom:1px solid #e6e0f0">الأربعاء، 20 يناير 2027</div>
        <div style="display:grid;grid-template-columns:1fr 1fr 1fr;row-gap:14px;padding:16px 0">${caption('المغادرة', '08:50', { align: 'start' })}${caption('الوصول', '10:35', { align: 'start' })}${caption('الصعود', '08:05', { align: 'start' })}${caption('البوابة', '27', { align: 'start' })}${caption('المقعد', '12C', { align: 'start' })}${caption('المجموعة', '3', { align: 'start' })}</div>
        <div style="border-top:1px solid #e6e0f0;padding-top:14px;${between}">${caption('اسم المسافر', 'سارة العتيبي', { align: 'start' })}${caption('رقم الحجز', 'W4HK9Z', { align: 'start' })}</div>
        <div style="font-size:13px;color:#7b7390;margin-top:12px">الدرجة السياحية · أمتعة 23 كجم</div>
        <div style="height:96px;margin-top:20px">${code}</div></div></div>
      <div style="text-align:center;font-size:13px;color:#d6caef;padding:0 20px 20px">تُغلق البوابة قبل الإقلاع بـ 20 دقيقة</div>
      <div style="background:#000;border-radius:12px;margin:0 16px 24px;padding:13px;text-align:center;font-size:16px">إضافة إلى محفظة Apple</div>`,
    tickets: [
      {
        kind: 'flight',
        number: 'WQ 1437',
        carrier: 'طيران الواحة',
        from: 'الرياض',
        fromCode: 'RUH',
        to: ['القاهرة', 'Cairo International Airport'],
        toCode: 'CAI',
        start: '2027-01-20T08:50',
        end: '2027-01-20T10:35',
        boarding: '2027-01-20T08:05',
        terminal: '3',
        arrivalTerminal: '2',
        gate: '27',
        seat: '12C',
        group: '3',
        passenger: ['سارة العتيبي', 'SARA ALOTAIBI', 'Sara Alotaibi'],
        class: ['الدرجة السياحية', 'السياحية', 'Economy'],
        bookingReference: 'W4HK9Z',
        code: boardingPass,
      },
    ],
    never: { start: ['2027-01-20T09:41', '2027-01-20T02:45'], gate: '20', title: 'بطاقة صعود الطائرة' },
  },
  {
    name: 'concert-ticket-ar',
    width: 412,
    scale: 2,
    today: '2026-10-15',
    codes: [['qr', 'HFL-7730418-1-9C2E']],
    html: ([
      code,
    ]) => `<body lang="ar" dir="rtl" style="background:#faf7f2;color:#2a2118;line-height:1.5;font-family:${arabic}">${statusBar('٦:٢٧', { more: '4G' })}
      <div style="${between};padding:10px 20px;font-size:18px"><span>→</span><b>تذاكري</b><span>⋮</span></div>
      <div style="display:flex;gap:14px;margin:8px 16px;background:#fff;border-radius:14px;padding:14px;box-shadow:0 1px 4px #0002"><div style="width:96px;height:128px;border-radius:10px;background:linear-gradient(#c98a2b,#6d1f3a)"></div><div style="flex:1"><div style="font-size:12px;color:#b5651d">حفلات موسيقية</div><div style="font-size:21px;font-weight:700;margin:4px 0">ليلة على ضوء الأوتار</div><div style="font-size:14px;line-height:1.7">الخميس ٥ نوفمبر ٢٠٢٦<br>الساعة ٨:٣٠ م</div></div></div>
      <div style="margin:8px 16px;background:#fff;border-radius:14px;padding:6px 16px 16px;box-shadow:0 1px 4px #0002">${line('المكان', 'مسرح ضفاف الكبير')}${line('العنوان', '١٢ شارع السرايا، الجيزة')}${line('فتح الأبواب', '٧:٣٠ م')}${line('المنطقة', 'صالة أمامية')}${line('الصف', '٤')}${line('المقعد', '١٧')}${line('الاسم', 'كريم منصور')}${line('السعر', '٤٥٠ ج.م')}
        <div style="width:190px;height:190px;margin:20px auto 8px">${code}</div><div style="text-align:center;font-size:13px;color:#857765">رقم الطلب: ٧٧٣٠٤١٨</div></div>
      <div style="font-size:13px;color:#857765;padding:8px 24px 14px;line-height:1.7">التذاكر لا تُرد ولا تُستبدل. يُرجى إبراز الرمز عند البوابة.</div>
      <div style="background:#6d1f3a;color:#fff;border-radius:26px;margin:0 16px 20px;padding:13px;text-align:center;font-size:16px">إرسال التذكرة إلى صديق</div>`,
    tickets: [
      {
        kind: 'event',
        title: 'ليلة على ضوء الأوتار',
        venue: 'مسرح ضفاف الكبير',
        address: ['١٢ شارع السرايا، الجيزة', '12 شارع السرايا، الجيزة'],
        start: '2026-11-05T20:30',
        doors: '2026-11-05T19:30',
        section: 'صالة أمامية',
        row: ['4', '٤'],
        seat: ['17', '١٧'],
        passenger: 'كريم منصور',
        bookingReference: ['7730418', '٧٧٣٠٤١٨'],
        price: '450.00 EGP',
        code: 'HFL-7730418-1-9C2E',
      },
    ],
    never: {
      start: ['2026-11-05T08:30', '2026-11-05T06:27', '2026-11-05T18:27', '2026-11-05T19:30'],
      doors: '2026-11-05T07:30',
      title: ['تذاكري', 'حفلات موسيقية'],
    },
  },
  {
    name: 'cinema-app-he',
    width: 390,
    scale: 2,
    today: '2026-12-10',
    html: () => `<body lang="he" dir="rtl" style="background:#0e0e10;color:#fff;font-family:Inter,Roboto,'Liberation Sans',sans-serif">${statusBar('14:03', { ink: '#fff' })}
      <div style="height:190px;background:radial-gradient(circle at 24% 30%,#ffb347 21%,#b3312c 21% 40%,#5c1a35 40%);padding:18px;display:flex;flex-direction:column;justify-content:flex-end"><div style="font-size:30px;font-weight:700">הדרך אל המעיין</div><div style="font-size:14px;margin-top:4px">דרמה · 117 דקות · מגיל 12</div></div>
      <div style="padding:18px"><div style="color:#35c46a;font-size:15px;font-weight:600">✓ ההזמנה אושרה</div>
        <div style="font-size:20px;font-weight:700;margin-top:12px">יום חמישי, 24.12.2026</div><div style="font-size:20px;font-weight:700">בשעה 20:40</div>
        <div style="font-size:15px;color:#a9a9b2;margin-top:8px">קולנוע לוטם חיפה, קניון גלי הכרמל</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px;padding:0 18px">${[
        ['אולם', '6'],
        ['שורה', '9'],
        ['מושב', '11'],
      ]
        .map(
          ([word, value]) =>
            `<div style="background:#1c1c21;border-radius:12px;padding:12px;text-align:center"><div style="font-size:13px;color:#a9a9b2">${word}</div><div style="font-size:26px;font-weight:700;color:#ffb347">${value}</div></div>`,
        )
        .join('')}</div>
      <div style="padding:16px 18px">${line('מספר הזמנה', '5530917', { ink: '#a9a9b2' })}${line('כרטיס', 'רגיל × 1', { ink: '#a9a9b2' })}${line('על שם', 'נועה ברקאי', { ink: '#a9a9b2' })}${line('סה״כ לתשלום', '44.00 ₪', { ink: '#a9a9b2' })}</div>
      <div style="margin:0 18px;border:1px dashed #555;border-radius:12px;padding:14px;font-size:14px;color:#a9a9b2;line-height:1.6">הברקוד יופיע כאן שעה לפני ההקרנה. ניתן לבטל את ההזמנה עד 4 שעות לפני תחילת הסרט.</div>
      <div style="background:#ffb347;color:#2a0f2f;border-radius:12px;margin:16px 18px 20px;padding:14px;text-align:center;font-weight:700">הזמנת פופקורן ושתייה</div>${tabBar(['הזמנות', 'סרטים', 'מועדון', 'עוד'], { back: '#0e0e10', chosen: '#ffb347' })}`,
    tickets: [
      {
        kind: 'event',
        title: 'הדרך אל המעיין',
        venue: ['קולנוע לוטם חיפה', 'קולנוע לוטם חיפה, קניון גלי הכרמל'],
        room: ['6', 'אולם 6'],
        start: '2026-12-24T20:40',
        row: '9',
        seat: '11',
        passenger: 'נועה ברקאי',
        bookingReference: '5530917',
        price: '44.00 ILS',
      },
    ],
    never: {
      start: ['2026-12-24T14:03', '2026-12-24T19:40', '2026-12-24T04:00'],
      title: ['ההזמנה אושרה', 'הזמנת פופקורן ושתייה'],
      seat: '12',
    },
  },
  {
    name: 'concert-ticket-ja',
    width: 390,
    scale: 2,
    today: '2026-09-24',
    html: () => `<body lang="ja" style="background:#fff;color:#111;font-family:${japanese}">${statusBar('20:19')}
      <div style="${between};padding:6px 18px 12px;font-size:17px;border-bottom:1px solid #e5e5ea"><span>‹</span><b>電子チケット</b><span>？</span></div>
      <div style="background:linear-gradient(135deg,#0a4d8c 68%,#1286b5 68% 84%,#19b5c9 84%);color:#fff;padding:26px 20px"><div style="font-size:14px">汐音ナギ</div><div style="font-size:24px;font-weight:700;line-height:1.35;margin-top:4px">LIVE TOUR 2026<br>「波のまにまに」</div></div>
      <div style="padding:18px 20px"><div style="font-size:20px;font-weight:700">2026年10月18日（日）</div><div style="font-size:16px;margin-top:6px">開場 16:00 ／ 開演 17:00</div><div style="font-size:16px;margin-top:6px">みなと海風ホール（神奈川県）</div></div>
      <div style="margin:0 20px;border:2px solid #0a4d8c;border-radius:6px"><div style="background:#0a4d8c;color:#fff;padding:6px 12px;font-size:14px">S席・全席指定</div><div style="padding:16px;text-align:center;font-size:26px;font-weight:700">1階 12列 34番</div></div>
      <div style="margin:18px 20px;background:#f2f6fa;border-radius:6px;padding:26px 16px;text-align:center;color:#56677a;font-size:14px;line-height:1.7">QRコードは公演当日の<br>午前10時から表示されます</div>
      <div style="padding:0 20px 10px">${line('受付番号', '2604-118-7730')}${line('お名前', '佐伯 美咲 様')}${line('枚数', '1枚')}${line('料金', '8,800円（税込）')}</div>
      <div style="font-size:12px;color:#778;padding:6px 20px 24px;line-height:1.7">※スクリーンショットではご入場いただけません。<br>※未就学児のご入場はお断りいたします。</div>`,
    tickets: [
      {
        kind: 'event',
        title: ['LIVE TOUR 2026「波のまにまに」', '汐音ナギ LIVE TOUR 2026「波のまにまに」', '汐音ナギ'],
        venue: ['みなと海風ホール', 'みなと海風ホール（神奈川県）', 'みなと海風ホール(神奈川県)'],
        start: '2026-10-18T17:00',
        doors: '2026-10-18T16:00',
        level: ['1階', '1'],
        row: ['12', '12列'],
        seat: ['34', '34番'],
        passenger: ['佐伯 美咲', '佐伯 美咲 様'],
        bookingReference: '2604-118-7730',
        price: '8800.00 JPY',
      },
    ],
    never: {
      start: ['2026-10-18T16:00', '2026-10-18T20:19', '2026-10-18T10:00'],
      title: ['電子チケット', 'S席・全席指定'],
    },
  },
  {
    name: 'restaurant-chat-ja',
    width: 393,
    scale: 2,
    today: '2026-11-27',
    html: () => `<body lang="ja" style="background:#8cabd8;color:#111;font-family:${japanese}">${statusBar('18:35', { more: '4G' })}
      <div style="padding:8px 16px 12px;font-size:18px;display:flex;gap:12px"><span>‹</span><b>炭火割烹 ひさご庵</b></div>
      <div style="text-align:center;padding:6px"><span style="background:#0003;color:#fff;border-radius:12px;padding:3px 12px;font-size:12px">今日</span></div>
      <div style="display:flex;gap:8px;padding:8px 12px;align-items:flex-end"><div style="width:36px;height:36px;border-radius:18px;background:#7a3b1d;color:#fff;text-align:center;line-height:36px;font-size:16px;align-self:flex-start">瓢</div>
        <div style="background:#fff;border-radius:16px;overflow:hidden;width:276px"><div style="background:#7a3b1d;color:#fff;padding:12px 16px;font-size:16px;font-weight:700">ご予約を承りました</div><div style="padding:14px 16px"><div style="font-size:14px">高橋 健一 様</div><div style="font-size:13px;color:#555;line-height:1.6;margin-top:6px">ご予約いただきありがとうございます。ご来店を心よりお待ちしております。</div>
          <div style="display:grid;grid-template-columns:72px 1fr;row-gap:8px;font-size:14px;margin-top:14px;line-height:1.45"><span style="color:#999">日時</span><b>12月11日（金）19:00</b><span style="color:#999">人数</span><span>4名様</span><span style="color:#999">お席</span><span>個室（掘りごたつ）</span><span style="color:#999">コース</span><span>冬の炭火おまかせ<br>お一人様 9,500円</span><span style="color:#999">予約番号</span><span>RY20938471</span></div>
          <div style="border-top:1px solid #eee;margin-top:14px;padding-top:12px;font-size:13px;color:#555;line-height:1.6">京都市中京区柏屋町171-2 2F<br>TEL 075-555-0142</div></div>
          <div style="border-top:1px solid #eee;text-align:center;padding:12px;color:#42659a;font-size:15px">予約を変更・キャンセル</div></div><span style="font-size:11px;color:#2b3b55">14:08</span></div>
      <div style="display:flex;gap:8px;padding:8px 12px;align-items:flex-end"><div style="width:36px"></div><div style="background:#fff;border-radius:16px;padding:10px 14px;font-size:14px;line-height:1.5;max-width:250px">キャンセルは前日の20:00までにご連絡ください。</div><span style="font-size:11px;color:#2b3b55">14:08</span></div>
      <div style="display:flex;gap:8px;padding:8px 12px 20px;justify-content:flex-end;align-items:flex-end"><span style="font-size:11px;color:#2b3b55;text-align:right">既読<br>14:12</span><div style="background:#8de055;border-radius:16px;padding:10px 14px;font-size:14px">よろしくお願いします！</div></div>
      <div style="background:#fff;padding:12px 16px 28px;display:flex;gap:14px;align-items:center;font-size:20px;color:#555"><span>＋</span><span style="flex:1;background:#f2f2f4;border-radius:18px;padding:8px 14px;font-size:14px;color:#999">メッセージを入力</span></div>`,
    tickets: [
      {
        kind: 'restaurant',
        title: ['炭火割烹 ひさご庵', 'ひさご庵'],
        address: ['京都市中京区柏屋町171-2 2F', '京都市中京区柏屋町171-2'],
        start: '2026-12-11T19:00',
        passenger: ['高橋 健一', '高橋 健一 様'],
        party: ['4名様', '4名', '4'],
        bookingReference: 'RY20938471',
        phone: '075-555-0142',
      },
    ],
    never: {
      start: [
        '2026-12-11T18:35',
        '2026-12-11T14:08',
        '2026-12-11T14:12',
        '2026-12-11T20:00',
        '2026-12-10T20:00',
        '2026-11-27T14:08',
      ],
      end: ['2026-12-11T20:00', '2026-12-10T20:00'],
      title: ['ご予約を承りました', '冬の炭火おまかせ'],
    },
  },
  {
    name: 'express-bus-app-ko',
    width: 360,
    scale: 2.625,
    today: '2026-08-03',
    codes: [['qr', 'HDE0814-0920-112-0450-8873-11']],
    html: ([
      code,
    ]) => `<body lang="ko" style="background:#ffcf33;color:#222;font-family:${korean}">${statusBar('15:36', { more: 'LTE' })}
      <div style="padding:12px 18px;font-size:19px;font-weight:700;${between}"><span>모바일 승차권</span><span style="font-weight:400">✕</span></div>
      <div style="background:#fff;border-radius:16px;margin:4px 16px;padding:18px"><div style="${between};font-size:14px;color:#777"><span>한들고속</span><span>우등</span></div>
        <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><div style="font-size:22px;font-weight:700">서울경부</div><div style="font-size:20px;color:#e0a800">▶</div><div style="font-size:22px;font-weight:700">강릉</div></div>
        <div style="text-align:center;margin-top:14px;font-size:15px">2026.08.14(금)</div><div style="text-align:center;font-size:32px;font-weight:700">09:20 <span style="font-size:16px">출발</span></div><div style="text-align:center;font-size:13px;color:#777">약 2시간 50분 소요</div></div>
      <div style="background:#fff;border-radius:16px;margin:8px 16px 0;padding:14px 18px;display:grid;grid-template-columns:1fr 1fr 1fr">${caption('승차홈', '17', { size: 20, align: 'center' })}${caption('좌석', '11', { size: 20, align: 'center' })}${caption('매수', '어른 1', { size: 20, align: 'center' })}</div>
      <div style="background:#fff;border-radius:16px;margin:8px 16px 16px;padding:18px"><div style="width:170px;height:170px;margin:0 auto 8px">${code}</div><div style="text-align:center;font-size:13px;color:#777;margin-bottom:8px">승차권번호 112-0450-8873</div>${line('결제금액', '24,100원')}${line('결제수단', '신용카드')}</div>
      <div style="font-size:12px;color:#5c4a00;padding:0 22px 22px;line-height:1.6">· 출발 10분 전까지 승차홈에서 대기해 주시기 바랍니다.<br>· 교통 상황에 따라 도착이 지연될 수 있습니다.</div>`,
    tickets: [
      {
        kind: 'bus',
        carrier: '한들고속',
        from: '서울경부',
        to: '강릉',
        start: '2026-08-14T09:20',
        platform: ['17', '17번'],
        seat: ['11', '11번'],
        class: '우등',
        ticketNumber: '112-0450-8873',
        price: '24100.00 KRW',
        code: 'HDE0814-0920-112-0450-8873-11',
      },
    ],
    never: {
      start: ['2026-08-14T15:36', '2026-08-14T02:50', '2026-08-14T09:10'],
      end: '2026-08-14T02:50',
      title: '모바일 승차권',
    },
  },
  {
    name: 'browser-exhibition-order-ko',
    width: 1000,
    scale: 1.5,
    today: '2026-11-06',
    codes: [['code128', 'M260118834']],
    html: ([code]) => {
      const row = (...cells: readonly string[]) =>
        `<tr>${cells.map((cell, at) => (at % 2 ? `<td style="padding:12px 16px;border-bottom:1px solid #e3e3e8">${cell}</td>` : `<th style="background:#f6f6f8;text-align:left;font-weight:500;color:#555;padding:12px 16px;border-bottom:1px solid #e3e3e8;width:120px">${cell}</th>`)).join('')}</tr>`;
      return `<body lang="ko" style="background:#fff;color:#1c1c22;font-family:${korean}"><div style="background:#e9e9ee;padding:8px 14px;font-size:13px;display:flex;gap:12px"><span style="background:#fff;border-radius:8px 8px 0 0;padding:5px 16px">예매내역 상세 - 티켓마루 &nbsp; ✕</span></div><div style="padding:8px 16px;font-size:13px;color:#666;border-bottom:1px solid #e3e3e8">← → ⟳ &nbsp; ticketmaru.example/mypage/order/M260118834</div>
      <div style="padding:18px 48px;${between};align-items:center;border-bottom:2px solid #5a31d6"><b style="font-size:24px;color:#5a31d6">티켓마루</b><span style="font-size:14px">콘서트 &nbsp; 뮤지컬 &nbsp; <b>전시</b> &nbsp; 스포츠 &nbsp;|&nbsp; 마이페이지 &nbsp; 로그아웃</span></div>
      <div style="padding:28px 48px"><h1 style="font-size:24px;margin:0 0 20px">예매내역 상세</h1><div style="display:flex;gap:28px"><div style="width:150px;height:200px;background:linear-gradient(#d9c7a3,#5b6b7d);flex:none"></div>
        <div style="flex:1"><div style="font-size:22px;font-weight:700;margin-bottom:14px">빛으로 짓다 : 근대 건축 사진전</div><table style="border-collapse:collapse;width:100%;font-size:15px;border-top:1px solid #999">${row('예매번호', 'M260118834', '예매자', '이서연')}${row('관람일시', '2026년 11월 21일(토) 오후 2:00', '장소', '새벽미술관 2전시실')}${row('전시기간', '2026.10.02 ~ 2027.01.31', '매수', '성인 2매')}${row('결제금액', '30,000원', '결제일시', '2026.11.06 09:12')}</table></div></div>
        <div style="border:1px solid #ddd;border-radius:8px;margin-top:24px;padding:18px;display:flex;align-items:center;gap:28px"><div style="width:320px;height:72px">${code}</div><div style="font-size:14px;color:#555;line-height:1.7">전시장 입구에서 바코드를 제시해 주세요.<br>취소 마감: 2026년 11월 20일(금) 오후 5:00까지</div></div></div>
      <div style="background:#f6f6f8;padding:18px 48px;font-size:12px;color:#888">고객센터 1500-0000 (평일 09:00~18:00) · © 티켓마루</div>`;
    },
    tickets: [
      {
        kind: 'event',
        title: '빛으로 짓다 : 근대 건축 사진전',
        venue: ['새벽미술관', '새벽미술관 2전시실'],
        start: '2026-11-21T14:00',
        passenger: '이서연',
        party: ['성인 2매', '성인 2', '2매', '2'],
        bookingReference: 'M260118834',
        price: '30000.00 KRW',
        code: 'M260118834',
      },
    ],
    never: {
      start: ['2026-10-02', '2026-11-06T09:12', '2026-11-20T17:00', '2026-11-21T09:00', '2026-11-21T02:00'],
      end: ['2027-01-31', '2026-11-20T17:00', '2026-11-21T18:00'],
      title: ['예매내역 상세', '티켓마루'],
    },
  },
  {
    name: 'rail-app-order-zh-cn',
    width: 393,
    scale: 2,
    today: '2026-09-16',
    html: () => `<body lang="zh-CN" style="background:#f2f5f9;color:#1d2129;font-family:${simplified}"><div style="background:#2b7de9;color:#fff">${statusBar('12:54', { ink: '#fff' })}<div style="${between};padding:8px 18px 14px;font-size:18px"><span>‹</span><b>订单详情</b><span style="font-size:14px;line-height:26px">客服</span></div><div style="padding:4px 18px 56px"><div style="font-size:22px;font-weight:700">已支付</div><div style="font-size:13px;margin-top:4px">请凭购票证件原件直接检票乘车</div></div></div>
      <div style="background:#fff;border-radius:12px;margin:-40px 12px 0;padding:16px"><div style="${between};font-size:14px;color:#666"><span>2026年9月30日 周三</span><span>历时3小时47分</span></div>
        <div style="display:flex;justify-content:space-between;align-items:center;margin-top:14px"><div><div style="font-size:28px;font-weight:600">09:38</div><div style="font-size:16px">杭州东</div></div><div style="text-align:center;color:#2b7de9;font-size:16px">G1907<div style="border-top:1px solid #2b7de9;width:96px;margin:4px 0"></div><span style="font-size:11px;color:#888">经停信息</span></div><div style="text-align:right"><div style="font-size:28px;font-weight:600">13:25</div><div style="font-size:16px">长沙南</div></div></div>
        <div style="background:#f2f7ff;color:#2b7de9;border-radius:6px;text-align:center;padding:9px;font-size:14px;margin-top:16px">检票口：15A</div></div>
      <div style="background:#fff;border-radius:12px;margin:10px 12px 0;padding:16px"><div style="${between}"><b style="font-size:18px">王思远</b><span style="font-size:18px;color:#ff6a00">¥403.5</span></div><div style="font-size:13px;color:#888;margin-top:4px">成人票 &nbsp; 居民身份证 3301***********71X</div><div style="display:flex;gap:10px;margin-top:12px;font-size:15px"><span style="background:#eef1f5;border-radius:4px;padding:4px 10px">二等座</span><span style="background:#eef1f5;border-radius:4px;padding:4px 10px">06车12F号</span></div><div style="display:flex;justify-content:flex-end;gap:10px;margin-top:16px;font-size:14px"><span style="border:1px solid #ccc;border-radius:16px;padding:6px 16px">退票</span><span style="border:1px solid #ccc;border-radius:16px;padding:6px 16px">改签</span></div></div>
      <div style="background:#fff;border-radius:12px;margin:10px 12px 18px;padding:8px 16px">${line('订单号', 'EA52710846')}${line('下单时间', '2026-09-16 12:50')}${line('支付方式', '银行卡')}</div>`,
    tickets: [
      {
        kind: 'train',
        number: ['G1907', 'G1907次'],
        from: '杭州东',
        to: '长沙南',
        start: '2026-09-30T09:38',
        end: '2026-09-30T13:25',
        coach: ['06', '6', '06车'],
        seat: ['12F', '12F号'],
        class: '二等座',
        passenger: '王思远',
        bookingReference: 'EA52710846',
        price: '403.50 CNY',
      },
    ],
    never: {
      start: ['2026-09-30T12:54', '2026-09-16T12:50', '2026-09-30T12:50', '2026-09-30T03:47'],
      seat: '15A',
      title: ['订单详情', '已支付'],
      ticketNumber: '3301***********71X',
    },
  },
  {
    name: 'concert-ticket-zh-tw',
    width: 412,
    scale: 2,
    today: '2027-02-26',
    codes: [['qr', 'SHT-27032018842-B2-05-18']],
    html: ([
      code,
    ]) => `<body lang="zh-TW" style="background:#15171c;color:#f4f4f6;font-family:${traditional}">${statusBar('21:27', { ink: '#fff' })}
      <div style="${between};padding:10px 20px;font-size:18px"><span>＜</span><b>票券內容</b><span>⋯</span></div>
      <div style="margin:8px 18px;border-radius:18px;background:#fff;color:#1a1a1f;overflow:hidden"><div style="background:#00a88f;color:#fff;padding:8px 18px;font-size:13px;${between}"><span>山海票</span><span>未使用</span></div>
        <div style="padding:22px 18px 6px"><div style="width:190px;height:190px;margin:0 auto">${code}</div><div style="text-align:center;font-size:13px;color:#888;margin-top:8px">入場時請出示此 QR Code</div></div>
        <div style="padding:12px 18px 20px"><div style="font-size:22px;font-weight:700;line-height:1.4">夜行列車樂團《島嶼回聲》巡迴演唱會 高雄站</div>
          <div style="font-size:15px;line-height:1.9;margin-top:10px;color:#333">時間：2027/03/20（六）19:30<br>入場：18:30<br>地點：港邊音樂中心 海風廳<br>地址：高雄市鹽埕區海安路188號</div>
          <div style="display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #d8d8de;border-radius:10px;margin-top:14px;text-align:center">${[
            ['區域', '特B2區'],
            ['排', '5'],
            ['座號', '18'],
          ]
            .map(
              ([word, value], at) =>
                `<div style="padding:10px${at ? ';border-left:1px solid #d8d8de' : ''}"><div style="font-size:12px;color:#888">${word}</div><div style="font-size:20px;font-weight:700">${value}</div></div>`,
            )
            .join('')}</div></div></div>
      <div style="margin:12px 18px;background:#22252d;border-radius:14px;padding:4px 16px">${line('訂單編號', '27032018842', { ink: '#9a9fab' })}${line('持票人', '林佳穎', { ink: '#9a9fab' })}${line('票種', '全票', { ink: '#9a9fab' })}${line('票價', 'NT$2,400', { ink: '#9a9fab' })}</div>
      <div style="display:flex;gap:12px;margin:14px 18px 8px"><div style="flex:1;border:1px solid #00a88f;color:#3fd8c0;border-radius:24px;padding:12px;text-align:center">轉贈票券</div><div style="flex:1;background:#00a88f;border-radius:24px;padding:12px;text-align:center">申請退票</div></div>
      <div style="font-size:12px;color:#9a9fab;padding:8px 22px 24px;line-height:1.7">退票申請截止日：2027/03/10。遲到觀眾請依現場人員引導入座。</div>`,
    tickets: [
      {
        kind: 'event',
        title: ['夜行列車樂團《島嶼回聲》巡迴演唱會 高雄站', '夜行列車樂團《島嶼回聲》巡迴演唱會'],
        venue: ['港邊音樂中心 海風廳', '港邊音樂中心'],
        address: '高雄市鹽埕區海安路188號',
        start: '2027-03-20T19:30',
        doors: '2027-03-20T18:30',
        section: ['特B2區', '特B2', 'B2'],
        row: '5',
        seat: '18',
        passenger: '林佳穎',
        bookingReference: '27032018842',
        price: '2400.00 TWD',
        code: 'SHT-27032018842-B2-05-18',
      },
    ],
    never: {
      start: ['2027-03-20T18:30', '2027-03-20T21:27', '2027-03-10'],
      validUntil: '2027-03-10',
      title: ['票券內容', '山海票'],
    },
  },
];
