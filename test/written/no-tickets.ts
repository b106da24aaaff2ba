/** Documents with dates, places and prices that are no tickets: name and page. */
export const noTickets: readonly (readonly [name: string, page: string])[] = [
  [
    'an invoice of a craftsman, de',
    `
# Rechnung
Malerbetrieb Kurz GmbH
Rechnungsnummer: 2026-0417
Rechnungsdatum: 14.04.2026
Kunde: Petra Schulze
Kundennummer: 20117
Leistung                Menge     Einzelpreis    Betrag
Wohnzimmer streichen    1         480,00 €       480,00 €
Material                1         95,50 €        95,50 €
Gesamtbetrag: 575,50 €
Zahlbar innerhalb von 14 Tagen. IBAN DE12 3456 7890 1234 5678 00`,
  ],
  [
    'a page of a hotel with prices and hours, en',
    `
# Seaview Hotel Brighton
Rooms from £89 per night
14 Marine Parade, Brighton BN2 1TL
Check-in from 15:00, check-out until 11:00
Our rooms have free wifi and a view of the sea. Breakfast is served from 7:00 to 10:00 in the Garden Room.
Read more
Guest reviews: 8.7 of 10, 412 comments
Phone +44 1273 555 010`,
  ],
  [
    'a shipping notice, en',
    `
# Your order has shipped
Order number: 114-2209981-44
Shipped on: 12 May 2026
Estimated delivery: Friday 15 May 2026
Delivery address: 7 Mill Lane, Leeds LS1 4AP
Items: 1 x Kettle £24.99
Total: £28.98
Track your parcel with number JJD0002209981`,
  ],
  [
    'a newsletter of a concert agency, fr',
    `
# Les concerts du mois
Vendredi 13 novembre 2026 - Les Nuages - 25 €
Samedi 21 novembre 2026 - Duo Mistral - 18 €
Jeudi 3 décembre 2026 - Chorale d'hiver - 12 €
Réservez vos billets dès maintenant sur notre site.
Se désabonner de cette newsletter`,
  ],
  [
    'a timetable, it',
    `
# Orario autobus linea 7
Partenze da Piazza Garibaldi
06:10   06:40   07:10   07:40
08:10   08:40   09:10   09:40
10:10   11:10   12:10   13:10
Valido dal 01/09/2026`,
  ],
  [
    'a menu, es',
    `
# Menú del día
Entrantes
Ensalada de la casa 6,50 €
Sopa de pescado 7,00 €
Segundos
Pollo asado 11,00 €
Merluza a la plancha 13,50 €
Postres
Helado 4,00 €
Vino de la casa 12,00 €`,
  ],
  [
    'a letter about a meeting, nl',
    `
Geachte mevrouw Bakker,
Hierbij bevestigen wij onze afspraak van dinsdag 12 mei 2026 om 10:30 uur over uw hypotheek. U kunt zich melden bij de receptie.
Neem alstublieft een legitimatiebewijs en uw laatste drie loonstroken mee naar het gesprek.
Met vriendelijke groet,
Jan Smit`,
  ],
  [
    'a supermarket receipt, de',
    `
# Kassenbon
Frischmarkt Süd
Milch 1,19 €
Brot 2,89 €
Äpfel 3,45 €
Summe 7,53 €
Bar 10,00 €
Rückgeld 2,47 €
12.05.2026 17:44 Bon-Nr. 4471`,
  ],
  [
    'an electricity bill, pt',
    `
# Fatura
Energia do Norte
Fatura n.º FT 2026/88120
Data de emissão: 02/06/2026
Período: 01/05/2026 a 31/05/2026
Cliente: Rui Teixeira
Total a pagar: 64,20 €
Data limite de pagamento: 22/06/2026
Entidade 21312 Referência 445 120 998`,
  ],
  [
    'an article about a festival, en',
    `
# Ten reasons to love the Greenfields Festival
By Anna Lowe, posted on 3 March 2026
The festival returns on 24 July with a new stage and more bands than ever before. Tickets cost £235 and can be bought from the organisers.
Read more: Where to camp
Comments (14)`,
  ],
  [
    'a parcel that waits in a locker, pl',
    `
# szybkapaczka
Twoja paczka czeka w automacie
Paczkomat LUB07N, ul. Zielona 4, Lublin
Odbierz do piątku 21.05.2027, godz. 18:00
Kod odbioru: 118 204
Numer przesyłki: 6011 8402 2274 0193`,
  ],
];
