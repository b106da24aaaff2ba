import type { Written } from './written.ts';

/** Tickets that are not read wholly yet: a kind that only the issuer's name tells, a name that nothing marks as one. */
export const notYet: readonly Written[] = [
  {
    name: 'confirmación de compra, es: salida and llegada as rows with terminals, two seats of one passenger',
    pages: [
      `
# Tu reserva está confirmada
Código de reserva  JX2WMC

IDA    viernes, 13 de noviembre de 2026

                   Salida                        Llegada
Hora               15:50                         19:05
Aeropuerto         Madrid (MAD)                  Atenas (ATH)
Terminal           T4                            -
Vuelo              IB3150 operado por Iberia Express
Asiento            18A

VUELTA    martes, 17 de noviembre de 2026

                   Salida                        Llegada
Hora               20:00                         23:05
Aeropuerto         Atenas (ATH)                  Madrid (MAD)
Terminal           -                             T4
Vuelo              IB3151 operado por Iberia Express
Asiento            22F

Pasajero           Álvaro Sanchis Mora
Precio total       243,10 €  (tasas incluidas: 71,36 €)`,
    ],
    tickets: [
      {
        kind: 'flight',
        number: ['IB3150', 'IB 3150'],
        fromCode: 'MAD',
        toCode: 'ATH',
        start: '2026-11-13T15:50',
        end: '2026-11-13T19:05',
        terminal: ['T4', '4'],
        seat: '18A',
        passenger: 'Álvaro Sanchis Mora',
        bookingReference: 'JX2WMC',
        price: '243.10 EUR',
      },
      {
        kind: 'flight',
        number: ['IB3151', 'IB 3151'],
        fromCode: 'ATH',
        toCode: 'MAD',
        start: '2026-11-17T20:00',
        end: '2026-11-17T23:05',
        arrivalTerminal: ['T4', '4'],
        seat: '22F',
        passenger: 'Álvaro Sanchis Mora',
      },
    ],
  },
  {
    name: 'jízdenka na autobus, cs: odjezd and příjezd with stand, two places',
    pages: [
      `
# Vaše jízdenka č. 5583017742

Brno, AN Zvonařka  →  Wien, Hauptbahnhof
neděle 15.3.2026
Odjezd 12:45, nástupiště 9
Příjezd 14:40
Spoj: RJ 0112
Sedadla: 12, 13
Standard, 2 cestující

Cena: 518 Kč`,
    ],
    codes: [[0.5]],
    tickets: [
      {
        kind: 'bus',
        from: 'Brno, AN Zvonařka',
        to: 'Wien, Hauptbahnhof',
        start: '2026-03-15T12:45',
        end: '2026-03-15T14:40',
        seat: ['12, 13', '12,13'],
        platform: '9',
        price: '518.00 CZK',
      },
    ],
  },
  {
    name: 'mail of a coach company, es: sentence with day and hour, andén, a promotion below',
    pages: [
      `
Hola Ximena, gracias por tu compra.

Tu viaje de Granada a Sevilla sale el viernes 17 de abril de 2026 a las 16:30 h
y llega a las 19:30 h.
Asiento: 31       Andén: 8
Localizador: 8XQ2KM

Total: 24,15 €
¡Vuelve por solo 12 € si compras hoy!`,
    ],
    tickets: [
      {
        kind: 'bus',
        from: 'Granada',
        to: 'Sevilla',
        start: '2026-04-17T16:30',
        seat: '31',
        bookingReference: '8XQ2KM',
        price: '24.15 EUR',
      },
    ],
    never: { price: '12.00 EUR' },
  },
  {
    name: 'identical admissions without codes, en',
    pages: [
      `
Order confirmation
Dear Ms Okafor,
Thank you for your booking with Penhallow Castle. Please bring this confirmation with you.
Booking reference: PHC-31178
Visit date: Sunday 3 May 2026
Arrival time: 11:30

Item                      Qty      Price      Total
Adult                     2        £16.00     £32.00
Child (5-15)              1        £8.00      £8.00
Guidebook                 1        £5.00      £5.00
Total                                         £45.00

Penhallow Castle, Castle Hill, Penhallow TR4 9QQ`,
    ],
    tickets: [
      {
        kind: 'event',
        title: 'Penhallow Castle',
        start: '2026-05-03T11:30',
        bookingReference: 'PHC-31178',
        price: '45.00 GBP',
        address: 'Castle Hill, Penhallow TR4 9QQ',
      },
    ],
  },
];
