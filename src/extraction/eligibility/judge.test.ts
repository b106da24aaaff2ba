import { describe, expect, it } from 'vitest';
import { languages } from '#src/languages/languages.ts';
import { problemIn } from '#src/languages/problems/problem-in.ts';
import { problem } from '#src/problems.ts';
import { codeInput } from '#test/support/code-input.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { fcbTicket } from '#test/support/uic-container.ts';
import { uicHeader } from '#test/support/uic-header.ts';
import { pageText } from '../page-text/page-text.ts';
import { isDynamic } from './dynamic.ts';
import { judge } from './judge.ts';

function verdict(text: string) {
  const input = inputOf([pageOf(text)]);
  return judge(input, pageText.extract(input));
}

describe('judge', () => {
  it('accepts a confirmation that holds an invoice', () => {
    const { isTicket } = verdict(`
# Booking confirmation

Booking reference: K3LQ9W
Passenger: John Doe
Flight: LH 962
From: Berlin (BER)
To: Madrid (MAD)
Departure: 7 June 2026 12:10

Invoice no.: 2026-1182
VAT: 19 %
Total: 199.00 EUR`);
    expect(isTicket).toBe(true);
  });

  it('takes no page of a house for a ticket that tells hours and prices only', () => {
    const house = '# Museum of Tides\n\nOpen: daily 10:00 - 18:00\nAdults: £12\nQuay 1, Whitby';
    expect(verdict(house).isTicket).toBe(false);
    const ticket = `${house.replace('daily', '14 March 2026')}\nBooking reference: K3LQ9W\nVisitor: Ada Berger`;
    expect(verdict(ticket).isTicket).toBe(true);
  });

  it('says that an invoice for goods is one', () => {
    const { isTicket, reason } = verdict(`
# Rechnung 2026-1182

Lieferung vom 12.05.2026
2 x  Kaffeemaschine     89,90 EUR
1 x  Filter              9,90 EUR
Summe                  189,70 EUR
Zahlbar innerhalb von 14 Tagen auf IBAN DE02 1203 0000 0000 2020 51`);
    expect(isTicket).toBe(false);
    expect(reason).toMatch(/invoice/);
  });

  it('takes no notice of a penalty for the ride that it names', () => {
    const ride = 'Name: Ada Berger\nFrom: Whitby\nTo: Seaton\nTrain: 2204\nDate: 14 March 2026, 17:28\nNo. 4417-2093';
    expect(verdict(`# PENALTY FARE NOTICE\n\n${ride}`)).toMatchObject({
      isTicket: false,
      reason: 'This is the notice of a penalty, not a ticket.',
    });
    expect(verdict(`# Single ticket\n\n${ride}`).isTicket).toBe(true);
  });

  const specimen = `
# Stadttheater Neuhausen

MUSTER – ungültig
Der Sturm
Samstag, 6. März 2027, 19:30 Uhr
Parkett, Reihe 4, Platz 12
Preis 32,00 EUR
Ticketnummer 000000000`;

  it('says of a specimen that it is none, however whole it is', () => {
    const { isTicket, reason } = verdict(specimen);
    expect(isTicket).toBe(false);
    expect(reason).toMatch(/specimen/);
  });

  it('calls a specimen one in every language', () => {
    const { why, reason } = verdict(specimen);
    const said = languages.map((language) => problemIn(language, problem(why!, { what: reason! })).message);
    const names = [/specimen/, /Muster/, /spécimen/, /muestra/, /fac-simile/, /voorbeeld/, /amostra/, /wzór/, /نموذج/];
    for (const [at, name] of names.entries()) expect(said[at]).toMatch(name);
  });

  it('says that a menu is one', () => {
    const { isTicket, reason } = verdict(`
# Speisekarte

Vorspeisen
Tomatensuppe        5,90 €
Salat               4,90 €
Hauptgerichte
Pizza Margherita    9,90 €
Steak              24,90 €
Fisch vom Grill    19,90 €
Desserts
Tiramisu            6,90 €
Eis                 4,50 €`);
    expect(isTicket).toBe(false);
    expect(reason).toMatch(/menu/);
  });

  it('says that a timetable is one', () => {
    const rows = ['06:33', '07:33', '08:48', '09:48', '10:18', '11:03', '12:18', '13:18', '14:48'].map(
      (time, at) => `${time}     RE ${at + 31}     Sevilla     ${at + 1}`,
    );
    const { isTicket, reason } = verdict(
      `# Madrid Atocha\n\nSalida    Tren      Destino     Andén\n${rows.join('\n')}\njueves 4 de diciembre de 2025`,
    );
    expect(isTicket).toBe(false);
    expect(reason).toMatch(/timetable/);
  });

  it('says that there is nothing to read', () => {
    expect(judge(inputOf([]), []).reason).toMatch(/neither text nor a code/);
  });
});

describe('isDynamic', () => {
  it.each([
    'This ticket uses SafeTix',
    'Your QR code refreshes every 15 seconds',
    'Screenshots will not be accepted',
    'Dieser QR-Code ändert sich: Code ändert sich laufend',
  ])('notices: %s', (text) => {
    expect(isDynamic(inputOf([pageOf(text)]))).toBe(true);
  });

  it('notices a rail code that the phone signs anew each time', () => {
    const code = (signed: boolean) =>
      codeInput(
        [
          uicHeader({
            ticket: fcbTicket({ fipTicket: { numberOfTravelDays: 2, includesSupplements: false } }),
            signed,
          }),
        ],
        '2026-11-20',
      );
    expect(isDynamic(code(true))).toBe(true);
    expect(isDynamic(code(false))).toBe(false);
  });

  it('does not mind an ordinary ticket', () => {
    expect(isDynamic(inputOf([pageOf('Please show this QR code at the entrance.')]))).toBe(false);
  });
});
