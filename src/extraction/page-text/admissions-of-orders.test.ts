import { describe, expect, it } from 'vitest';
import type { FieldName } from '#src/tickets/fields.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { pageText } from './page-text.ts';

function read(text: string): readonly Draft[] {
  return pageText.extract(inputOf([pageOf(text)]));
}

function valuesOf(tickets: readonly Draft[], name: FieldName): readonly unknown[] {
  return tickets.map(({ fields }) => {
    const value = fields[name]?.[0]?.value;
    return typeof value === 'object' && 'amount' in value ? value.amount : value;
  });
}

describe('the tickets of an order', () => {
  it('have each what stands beside its own number, not what the order cost', () => {
    const tickets = read(`
# Tierpark Lindenau
Ihre Onlinetickets   Bestellung TL-7741
Besuchstag: Samstag, 20. März 2027
Erwachsene
24,00 €
Ticketnummer TL27-0044178

Erwachsene
24,00 €
Ticketnummer TL27-0044179

Jugendliche 12-17 Jahre
12,00 €
Ticketnummer TL27-0044180

Gesamt 60,00 €`);
    expect(valuesOf(tickets, 'ticketNumber')).toEqual(['TL27-0044178', 'TL27-0044179', 'TL27-0044180']);
    expect(valuesOf(tickets, 'price')).toEqual(['24.00', '24.00', '12.00']);
  });

  it('are as many as stand in rows and columns', () => {
    const tickets = read(`
# Kathedrale von Marenza
Besuch am Dienstag, 27. April 2027, 10:15 Uhr
Buchung MFQ-77204
Name                                   Name
Clotilde Berthomier                    Gaspard Berthomier
Preis                                  Preis
40,00 €                                38,00 €
Ticketnummer                           Ticketnummer
MF-0047718-01                          MF-0047718-02

Name                                   Name
Solenn Berthomier                      Titouan Berthomier
Preis                                  Preis
36,00 €                                10,00 €
Ticketnummer                           Ticketnummer
MF-0047718-03                          MF-0047718-04`);
    expect([...valuesOf(tickets, 'ticketNumber')].sort()).toEqual([
      'MF-0047718-01',
      'MF-0047718-02',
      'MF-0047718-03',
      'MF-0047718-04',
    ]);
  });

  it('have each what their show has', () => {
    const tickets = read(`
# Kulturbüro Hellbach
Guten Tag Hanna Wredemann, hier sind Ihre 4 Tickets. Bestellnummer KH7P4MRW

Lisa Nordal – akustisch
Freitag, 5. März 2027, 19:30 Uhr
Palladium, Södergasse 15, 20457 Hamburg
Ticketnummer KH-884101   Normalpreis   49,50 €
Ticketnummer KH-884102   Normalpreis   49,50 €

Trio Mendelin live
Sonntag, 14. März 2027, 13:00 Uhr
Moriskensaal, Parkstraße 2, 20459 Hamburg
Ticketnummer KH-884103   Erwachsene   22,00 €
Ticketnummer KH-884104   Kind   11,00 €

Summe 132,00 €`);
    expect(valuesOf(tickets, 'ticketNumber')).toEqual(['KH-884101', 'KH-884102', 'KH-884103', 'KH-884104']);
    expect(tickets.map(({ fields }) => fields.start?.[0]?.value.local)).toEqual([
      '2027-03-05T19:30',
      '2027-03-05T19:30',
      '2027-03-14T13:00',
      '2027-03-14T13:00',
    ]);
    expect(valuesOf(tickets, 'price')).toEqual(['49.50', '49.50', '22.00', '11.00']);
  });

  it('cost what the order counts them at', () => {
    const tickets = read(`
Vielen Dank für deine Buchung!
Deine Buchungsnummer: WB4K9T2
# Der stille Planet
CineStern Mannheim
Saal 5
Fr. 12.02.2027, 20:15 Uhr
Reihe H, Platz 11
Reihe H, Platz 12
1 x Erwachsene 14,90 €
1 x Student 12,90 €
Buchungsgebühr 1,58 €
Gesamtsumme 29,38 €`);
    expect(valuesOf(tickets, 'seat')).toEqual(['11', '12']);
    expect(valuesOf(tickets, 'price')).toEqual(['14.90', '12.90']);
    expect(valuesOf(tickets, 'product')).toEqual(['Erwachsene', 'Student']);
  });
});
