import { describe, expect, it } from 'vitest';
import type { Draft } from '#src/tickets/ticket.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { pageText } from './page-text.ts';

function read(text: string): readonly Draft[] {
  return pageText.extract(inputOf([pageOf(text)]));
}

describe('what the tickets of an order cost', () => {
  it('is each its own where amounts one below the other add up to the total', () => {
    const tickets = read(`
BOOKING CONFIRMATION   Reference NWB4K7Q2
OUTBOUND  Fri 12 March 2027
York 09:02   London Kings Cross 11:01   Train NR 1234
RETURN  Sun 14 March 2027
London Kings Cross 17:30   York 19:22   Train NR 4321
Passenger: Ms Clara Whitfield

Advance Single, out          £41.25
Advance Single, back         £36.90
Total price                  £78.15`);
    expect(tickets.map(({ fields }) => fields.price?.[0]?.value.amount).sort()).toEqual(['36.90', '41.25']);
  });
});

describe('the tickets of an order', () => {
  it('are as many as there are numbers behind one word, whatever else their lines say', () => {
    const tickets = read(`
# Stadttheater Neuburg
Ihre Bestellung 4471-882-03
Der Karneval der Tiere
Sonntag, 21. Februar 2027, 11:00 Uhr
Reihe 6, Platz 11   38,00 €
Normalpreis · Ticket E2-7718-40031
Reihe 6, Platz 13   12,00 €
Kind bis 12 Jahre · Ticket E2-7718-40033`);
    expect(tickets.map(({ fields }) => fields.ticketNumber?.[0]?.value).sort()).toEqual([
      'E2-7718-40031',
      'E2-7718-40033',
    ]);
  });
});

describe('the kind of a ticket', () => {
  it('is what all that is seen makes likeliest, not what one word of a list says', () => {
    // Nothing but a floor's "Parking P3" is a word of any kind here.
    const [show] = read(`
My Bookings
The Silent Harbour
15+   IMAX 2D   English
Grand Cinemas   City Mall, Dubai
Level 2 - Parking P3
Thu 28 Jan 2027, 9:45 PM   Ends around 12:10 AM
IMAX Screen 12
J11   J12
2 x Standard
WHF7K29
Total paid AED 122.00`);
    expect(show?.kind?.value).toBe('event');
  });
});

describe('a booking of a car that is waited for with a flight', () => {
  it('is a car and no flight', () => {
    const tickets = read(`
# Ridgeway   Reservation Confirmation
Thanks for renting with Ridgeway, Maud Ellery
Your Confirmation Number is: R55120947B2
Pickup Location                            Return Location
Portland International Airport (PDXT11)    Same as pickup
7105 NE Airport Way, Portland, OR 97218
Phone: (503) 555-0170
Pickup Time                                Return Time
Fri, Mar 10, 2028 at 04:15 PM              Fri, Mar 17, 2028 at 10:00 AM
Flight              AS 2190 arriving 3:40 PM
Discount            CDP 1884201 AAA CLUB
Gold Rewards        7710 4482 09
Vehicle             (Q4) Midsize SUV 4WD Nissan Rogue or similar
1 week @ $402.00               402.00 USD
Total approximate charge       455.10 USD`);
    expect(tickets.map(({ kind }) => kind?.value)).toEqual(['rental']);
    expect(tickets[0]?.fields.issuer?.[0]?.value).toBe('Ridgeway');
  });
});

describe('a ride through the night', () => {
  const night = (page: string) =>
    read(page).map(({ fields }) => [fields.start, fields.end].map((told) => told?.[0]?.value.local));

  it('arrives on the next morning where only the clock of its arrival is printed', () => {
    const [ride] = night(`
# Anadolu Turizm
Mobil bilet
İzmir                 Ankara
Otogarı               AŞTİ
22:40                 06:55
12 Mart 2027 Cuma
Peron    Koltuk    Otobüs
31       18        Rahat
Yolcu              PNR         Ücret
ELİF AKSOYLU       TK4471X     1.150,00 TL`);
    expect(ride).toEqual(['2027-03-12T22:40', '2027-03-13T06:55']);
  });

  it('never arrives before it leaves', () => {
    const [ride] = night(`
# Nordic Coach   Booking confirmation
Booking reference KQ7T2M
Passenger: Ms Clara Whitfield
Berlin ZOB     22:40
Fri 12 March 2027
Coach N17, seat 18
Warszawa Zachodnia    06:55
Price EUR 39.00`);
    expect(ride).toEqual(['2027-03-12T22:40', '2027-03-13T06:55']);
  });
});
