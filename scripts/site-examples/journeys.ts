/** Invented tickets for journeys. */
import { bcbpText } from '#test/support/bcbp-text.ts';
import { facts, pageOf, paper, type SiteExample } from './example.ts';

const flightCode = bcbpText({
  name: 'OKAFOR/DANIEL',
  legs: [
    {
      pnr: 'K7QM2D',
      from: 'LIS',
      to: 'CPH',
      carrier: 'XN',
      flight: '0482',
      day: '129',
      seat: '014C',
      sequence: '0061',
    },
  ],
});

/** A boarding pass to print, its code after IATA's Resolution 792. */
export const flight: SiteExample = {
  id: 'flight',
  file: 'ticket.pdf',
  size: paper,
  codes: [{ symbology: 'pdf417', text: flightCode }],
  markup: ([code]) =>
    pageOf(
      `header{background:#0b3d91;color:#fff;padding:30px 44px;display:flex;justify-content:space-between;align-items:baseline;font-size:24px;font-weight:bold}
      header span{font-size:17px;font-weight:normal} main{padding:40px 44px} .way{display:flex;justify-content:space-between;align-items:center}
      .way p{font-size:62px;font-weight:bold;line-height:1} .way small{display:block;font-size:16px;font-weight:normal;color:#5b6472;margin-bottom:6px} .way hr{flex:1;margin:24px 34px 0;border:0;border-top:3px dotted #9fb0cc}
      dl{display:grid;grid-template-columns:repeat(4,1fr);gap:28px 18px;margin-top:40px;padding:30px 0;border-block:1px solid #d7dde8} dt{color:#5b6472;font-size:14px} dd{font-size:21px;font-weight:bold;margin-top:4px} dl div:nth-child(-n+2),dl div:nth-child(11){grid-column:span 2}
      figure{margin-top:40px} figure svg{width:420px;height:150px;margin:0 auto} footer{margin-top:34px;font-size:13px;color:#5b6472;line-height:1.6}`,
      `<header>Northern Skies<span>Boarding pass</span></header><main><div class="way"><p><small>Lisbon</small>LIS</p><hr><p><small>Copenhagen</small>CPH</p></div>
      ${facts({
        Passenger: 'OKAFOR / DANIEL',
        'Booking reference': 'K7QM2D',
        Flight: 'XN 482',
        Date: '9 May 2027',
        Departure: '11:25',
        Arrival: '16:10',
        Boarding: '10:45',
        Gate: 'B17',
        Seat: '14C',
        Class: 'Economy',
        'Operated by': 'Northern Skies',
      })}<figure>${code}</figure><footer>The gate closes 20 minutes before departure. Cabin bag 55 x 40 x 23 cm, up to 8 kg.</footer></main>`,
    ),
};

/** A seat in a train, on paper. */
export const train: SiteExample = {
  id: 'train',
  file: 'ticket.pdf',
  size: paper,
  codes: [{ symbology: 'aztec', text: 'ALPINA;IC 731;2027-09-18;ZRH-MIL;07;61;QX4T9B' }],
  markup: ([code]) =>
    pageOf(
      `header{padding:40px 46px 26px;display:flex;justify-content:space-between;align-items:end;border-bottom:10px solid #b3123b} header b{font-size:30px;color:#b3123b} header span{font-size:17px;color:#555}
      main{padding:36px 46px;display:flex;gap:30px;justify-content:space-between} h1{font-size:24px;margin-bottom:26px}
      table{border-collapse:collapse;width:350px;font-size:16px} td,th{text-align:left;padding:11px 8px 11px 0;border-bottom:1px solid #ddd;white-space:nowrap} th{font-size:14px;color:#666;font-weight:normal}
      dl{display:grid;grid-template-columns:165px 165px;gap:22px;margin-top:32px} dt{color:#666;font-size:14px} dd{font-size:19px;font-weight:bold;margin-top:3px}
      figure{width:180px} figure svg{width:180px;height:180px} figure p{font-size:13px;color:#666;margin-top:12px;line-height:1.5} footer{margin:0 46px;padding-top:20px;border-top:1px solid #ddd;font-size:13px;color:#666;line-height:1.6}`,
      `<header><b>Alpina Rail</b><span>Online ticket</span></header><main><div><h1>Zürich HB – Milano Centrale</h1>
      <table><tr><th></th><th>Station</th><th>Date</th><th>Time</th></tr><tr><th>From</th><td>Zürich HB</td><td>18.09.2027</td><td>09:33</td></tr><tr><th>To</th><td>Milano Centrale</td><td>18.09.2027</td><td>12:50</td></tr></table>
      ${facts({
        Train: 'IC 731',
        Class: '2',
        Coach: '7',
        Seat: '61',
        Passenger: 'Elena Brunner',
        Reference: 'QX4T9B',
        Price: 'CHF 49.00',
        'Operated by': 'Alpina Rail',
      })}</div><figure>${code}<p>Please show this code to the train staff, on paper or on a screen.</p></figure></main>
      <footer>Valid only on the train shown, together with a photo identity card. No refund after departure.</footer>`,
    ),
};
