/** Invented tickets for evenings out. */
import { facts, pageOf, paper, type SiteExample, screen } from './example.ts';

/** A seat in a concert hall, as a page to print. */
export const concert: SiteExample = {
  id: 'concert',
  file: 'ticket.pdf',
  size: paper,
  codes: [{ symbology: 'qr', text: 'HLM-2027-0612-C4F81-R09-S22' }],
  markup: ([code]) =>
    pageOf(
      `header{background:#4a2c8f;color:#fff;padding:46px 48px 40px} header p{color:#ffd08a;font-size:15px;letter-spacing:.12em}
      h1{font-size:46px;line-height:1.1;margin-top:14px} header p.sub{color:#d9cff0;letter-spacing:0;margin-top:10px;font-size:18px}
      main{padding:40px 48px;display:flex;justify-content:space-between;gap:32px} dl{display:grid;grid-template-columns:116px 90px 90px;gap:26px 20px}
      dt{color:#6b7280;font-size:14px} dd{font-size:19px;font-weight:bold;margin-top:4px} dl div:nth-child(4),dl div:nth-child(5),dl div:nth-child(9){grid-column:span 3} dl div:nth-child(10){grid-column:span 2}
      figure{width:190px;text-align:center;font-size:13px;color:#6b7280} figure svg{width:190px;height:190px;margin-bottom:12px}
      footer{margin:8px 48px;padding-top:22px;border-top:2px dashed #cbd0da;color:#6b7280;font-size:13px;line-height:1.6}`,
      `<header><p>HARBOUR LIGHTS LIVE</p><h1>The Paper Lanterns</h1><p class="sub">Slow Tide Tour</p></header>
      <main>${facts({
        Date: '12 June 2027',
        Doors: '19:00',
        Start: '20:30',
        Venue: 'Tidewater Hall',
        Address: '4 Harbour Street, Copenhagen, Denmark',
        Section: 'C',
        Row: '9',
        Seat: '22',
        Name: 'Maya Lindqvist',
        'Order number': 'C4F81',
        Price: 'EUR 58.00',
      })}<figure>${code}One person, one entry. Keep this code to yourself.</figure></main>
      <footer>No cameras with removable lenses. Bags up to A4. The order cannot be exchanged or refunded after 1 June 2027.</footer>`,
    ),
};

/** A seat in a cinema, as it shows on a telephone. */
export const movie: SiteExample = {
  id: 'movie',
  file: 'screenshot.png',
  size: screen,
  codes: [{ symbology: 'qr', text: 'LUX7-88213-H12-20270403-2015' }],
  markup: ([code]) =>
    pageOf(
      `body{background:#101014;color:#f5f5f7} .bar{display:flex;justify-content:space-between;padding:16px 28px 0;font-weight:bold;font-size:16px}
      .brand{padding:30px 24px 0;color:#ff5d5d;font-weight:bold;font-size:17px;letter-spacing:.04em} h1{font-size:34px;padding:8px 24px 0;line-height:1.15}
      .sub{padding:8px 24px 0;color:#a1a1aa;font-size:15px} .card{background:#1c1c22;border-radius:22px;margin:24px;padding:24px}
      dl{display:grid;grid-template-columns:1fr 1fr 1fr;gap:20px 12px} dt{color:#a1a1aa;font-size:13px} dd{font-size:18px;font-weight:bold;margin-top:3px}
      dl div:first-child{grid-column:span 3} dl div:nth-child(2){grid-column:span 2} .code{background:#fff;border-radius:16px;padding:20px;margin:0 auto;width:230px} .code svg{width:190px;height:190px}
      .hint{text-align:center;color:#a1a1aa;font-size:14px;padding:16px 40px}`,
      `<div class="bar"><span>18:42</span><span>5G</span></div><p class="brand">Lux Cinemas</p><h1>The Last Lighthouse</h1>
      <p class="sub">2 h 04 min · Original version</p><div class="card">${facts({
        Cinema: 'Lux Riverside',
        Date: '3 April 2027',
        Time: '20:15',
        Screen: '7',
        Row: 'H',
        Seat: '12',
      })}</div><div class="code">${code}</div><p class="hint">Booking 88213 · Show this code at the entrance</p>`,
    ),
};

const entries = [
  { name: 'Ines Carvalho', type: 'Adult', price: 'EUR 16.00', number: 'MA-40771-1' },
  { name: 'Tomas Carvalho', type: 'Adult', price: 'EUR 16.00', number: 'MA-40771-2' },
  { name: 'Lia Carvalho', type: 'Child', price: 'EUR 8.00', number: 'MA-40771-3' },
];

/** Three tickets in one file. */
export const family: SiteExample = {
  id: 'pdf-tickets',
  file: 'ticket.pdf',
  size: paper,
  codes: entries.map(({ number }) => ({ symbology: 'qr', text: `MTM;2027-05-22;1030;${number}` })),
  markup: (codes) =>
    pageOf(
      `section{height:293px;padding:24px 44px 0;display:flex;justify-content:space-between;border-top:14px solid #00606e}
      h2{font-size:15px;color:#00606e;letter-spacing:.08em} h1{font-size:29px;margin:8px 0 20px}
      dl{display:grid;grid-template-columns:130px 120px 130px;gap:16px 14px} dl div:last-child{grid-column:span 3} dt{color:#5f6b70;font-size:13px} dd{font-size:16px;font-weight:bold;margin-top:3px}
      figure{width:150px;font-size:12px;text-align:center;color:#5f6b70} figure svg{width:150px;height:150px;margin:10px 0}`,
      entries
        .map(
          ({ name, type, price, number }, at) =>
            `<section><div><h2>MARITIME MUSEUM</h2><h1>Ships of Glass</h1>${facts({
              Date: '22 May 2027',
              'Entry time': '10:30',
              'Ticket type': type,
              Visitor: name,
              Price: price,
              Venue: 'Maritime Museum, Lisbon',
            })}</div><figure>${codes[at]}Ticket no. ${number}</figure></section>`,
        )
        .join(''),
    ),
};

/** A voucher of a shop, with a linear code on a telephone. */
export const voucher: SiteExample = {
  id: 'voucher',
  file: 'screenshot.png',
  size: screen,
  codes: [{ symbology: 'code128', text: 'BRW25-7719-0043' }],
  markup: ([code]) =>
    pageOf(
      `body{background:#f7f1e8;color:#33241a} .bar{display:flex;justify-content:space-between;padding:16px 28px 0;font-weight:bold;font-size:16px}
      .brand{padding:36px 28px 0;font-size:17px;font-weight:bold;color:#8a4b1f} h1{font-size:38px;padding:10px 28px 0;line-height:1.12}
      .card{background:#fff;border-radius:22px;margin:28px;padding:26px}
      dl{display:grid;grid-template-columns:1fr 1fr;gap:20px} dt{color:#7b6a5c;font-size:13px} dd{font-size:18px;font-weight:bold;margin-top:3px}
      dl div{grid-column:span 2} .code{margin:28px 0 8px} .code svg{width:100%;height:92px}
      .hint{padding:0 28px;font-size:14px;color:#6e5a4b;line-height:1.5}`,
      `<div class="bar"><span>09:12</span><span>LTE</span></div><p class="brand">Brown &amp; Bean</p><h1>Gift voucher</h1>
      <div class="card">${facts({
        Offer: 'Coffee and cake',
        Value: 'EUR 25.00',
        'Valid until': '31 December 2027',
        'Voucher code': 'BRW25-7719-0043',
      })}<div class="code">${code}</div></div><p class="hint">Show this voucher at the till. It can be used in parts and is not paid out in cash.</p>`,
    ),
};
