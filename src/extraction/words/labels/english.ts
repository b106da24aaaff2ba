/** LIST: what English tickets write beside a value; long because it is a table. */
import type { LabelTable } from '../roles.ts';

/** English labels. */
export const english: LabelTable = {
  from: `from | origin | departing from | departure from | departure station | departure airport | departure city | leaving from
    | station from | from station | departure stop | departure point | origin station | starting point | departure port | depart from
    | booked from | boarding from | board | board at | boards at | joining at | join at | boarding station | pick-up from station`,
  to: `to | destination | arriving at | arrival at | arrival station | arrival airport | arrival city | going to | station to
    | to station | arrival stop | arrival point | final destination | destination station | arrival port | arrive at | alight | alight at | alighting at | alighting point | set down | set down at`,
  via: `via | stopover | route via | routing via | change at`,
  station: `station | stop | stops | port | airport`,
  departure: `departure | departures | depart | departs | departing | dep | leaves | leaving | leave | outbound departure | sailing
    | embarkation
    | departing at | departs at`,
  arrival: `arrival | arrives | arrive | arriving | arr | disembarkation
    | arriving at | arrives at`,
  departureDate: `departure date | date of departure | travel date | date of travel | journey date | date of journey | flight date
    | date of flight | outbound date | outward date | departure day | sailing date | trip date
    | date and time of departure | departure date and time | departure date/time | departing on
    | outward journey date`,
  arrivalDate: `arrival date | date of arrival | arrival day
    | date and time of arrival | arrival date and time`,
  departureTime: `departure time | time of departure | dep time | scheduled departure | departs at | std | etd | sailing time`,
  arrivalTime: `arrival time | time of arrival | arr time | scheduled arrival | arrives at | sta | eta`,
  date: `date | day | event date | date of event | visit date | date of visit | show date | performance date | booking for
    | reservation date | match date | game date | screening date | tour date | date of use | day of visit | concert date | dates
    | visiting date | date of the visit | date of your visit | admission date | entry date and time
    | date of the performance | screening day | show day`,
  time: `time | hours | event time | entry time | time slot | timeslot | slot | visit time | entrance time | show time | showtime
    | session | screening time | reservation time | admission time | local time | hour | tour time | entry slot | arrival slot
    | arrival window | entry window | admission slot | start of slot | film time | performance time`,
  when: `when | date and time | date & time | date time | date/time | date, time | date of performance | day and time | day & time
    | your visit | visit | event date and time | date of the event | performance | screening | date + time | showing | time and date
    | session date and time | appointment`,
  start: `start | show | showtime | show time | stage time | starts | starts at | begins | begin | start time | show starts | event starts | kick-off | kickoff | kick off
    | curtain | curtain up | starting time | concert starts | start date | event start | screening starts | film starts | from date
    | face-off | tip-off | first pitch | start of event | show begins | starts on`,
  end: `end | ends | ends at | end time | finish | finishes | until | end date | event ends | event end | to date | curfew`,
  doors: `doors | doors open | door | doors at | door time | doors open at | admission from | entry from | admission | entrance from
    | doors opening | opening of doors | gates open | house opens | admission starts`,
  boarding: `boarding | boarding time | boarding at | board at | boarding begins | boarding starts | bdg time | boarding from | board
    | be at gate | gate time`,
  checkIn: `check-in | check in | checkin | check-in date | check in date | arrival date and time | check-in from | arrive on
    | check-in time | stay from | first night | check-in day
    | arrival from | arrival (check-in) | your arrival | check in from
    | your stay begins | stay begins | you arrive | you check in`,
  checkOut: `check-out | check out | checkout | check-out date | check out date | check-out until | check-out by | depart on
    | check-out time | stay until | last night | check-out day
    | departure (check-out) | your departure | check out until | check out by
    | your stay ends | stay ends | you check out`,
  pickUp: `pick-up | pick up | pickup | collection | collect | pick-up date | pick-up location | pick up location | pick-up time
    | pick-up station | rental start | collection date | pick-up date & time | pick up date | rental from | collect from
    | start of rental | rental start date | pick-up from | picking up | begin of rental | hire start
    | collection point
    | pick-up date and time | pickup date & time | pickup date and time | pickup time | pickup location
    | pick up time | collection time
    | pick-up branch | pick-up office | start of hire`,
  dropOff: `drop-off | drop off | dropoff | return location | return station | car return | drop-off location | rental end
    | drop-off date | return date & time | drop-off date & time | drop off date | vehicle return | rental until | return to
    | end of rental | rental end date | return on | returning | hire end | return point
    | dropoff location | drop off location | drop-off date and time
    | return time | return date and time | return date | drop off time | drop-off time
    | drop-off branch | drop-off station | return branch | return office | end of hire`,
  entry: `entry | entry date | parking from | parking start | start of parking | arrival at car park | park from | enter after
    | parking begins | drive in`,
  exit: `exit | exit date | parking until | parking to | parking end | end of parking | park until | exit before | parking ends
    | drive out`,
  validFrom: `valid from | validity from | start of validity | valid as of | first day of validity | valid on and from | activation date
    | valid after | starts being valid | not valid before`,
  validUntil: `valid until | valid to | valid thru | valid through | expires | expires on | expiry date | expiration date | expiry
    | expiration | valid till | use by | redeem by | redeem before | exp | exp date | good through | best before | valid up to
    | not valid after | redeemable until | end of validity | expiring on
    | valid until (incl.) | last day of validity | end date of validity | must be used by | must be redeemed by
    | good until | valid until date`,
  validity: `valid | validity | valid on | valid for | validity period | period of validity | travel period | valid period
    | valid between | period | valid dates | day of validity`,
  issued: `print date | booked | printed at | date printed | issued | issued on | issue date | date of issue | booking date | booked on | date of booking | order date | purchase date
    | date of purchase | purchased | purchased on | ordered on | sold on | printed | printed on | date of order | created on
    | date issued | date of sale | sale date | date of change | ticketed | ticketing date | reservation made on
    | booking made on | date booked | invoice date | sent | order placed | placed on | issuing date | document date | ticket issued
    | purchased by | ordered at | date purchased | printing date | time of issue | issue time`,
  seat: `seat | seats | seat no | seat number | seat numbers | place | places | your seat | seat assignment | seat(s) | berth | bed
    | assigned seat | reserved seat | seat reservation | seat no(s) | allocated seat`,
  row: `row | row no | row number`,
  section: `section | block | sector | stand | area | tribune | zone | sec | bay | seating area | category area | seating block
    | stand/block | sitting area | seating section | category/block`,
  level: `level | tier | floor | deck`,
  coach: `coach | carriage | car | coach no | coach number | wagon | train car | car no | car number | bus no`,
  class: `class | travel class | class of travel | cabin | cabin class | service class | travel class | fare class | comfort class
    | class of service | cl`,
  gate: `gate | gates | boarding gate | departure gate`,
  terminal: `terminal | departure terminal | term | from terminal`,
  platform: `platform | track | departure platform | bay no | stop no | departure track | plat`,
  arrivalPlatform: `arrival platform | arrival track`,
  group: `group | boarding group | boarding zone | priority group | zone/group | grp`,
  sequence: `sequence | seq | seq no | sequence no | sequence number | boarding number | check-in no | seq. no | security number | bn
    | boarding no | check-in seq`,
  baggage: `baggage | luggage | baggage allowance | bags | checked baggage | bag allowance | hand luggage | cabin bag | checked bags
    | luggage allowance | free baggage`,
  room: `room | hall | screen | auditorium | theater | theatre | room type | studio | cinema hall | stage | room category
    | accommodation type | room no | room number | your room | cabin no | screen no | hall no | rooms | room selection | stateroom`,
  venue: `office | branch | rental office | venue | location | where | place of event | event location | event venue | meeting point | arena | stadium | museum
    | restaurant | car park | parking lot | parking facility | venue name | cinema | site | theatre name | meeting place | parking
    | garage | show venue | club | parking location`,
  address: `address | venue address | street | location address | hotel address | street address | how to get there | our address
    | property address | getting there`,
  entrance: `entrance | entry gate | enter via | turnstile | door no | use entrance | access | enter by | entry via | access gate
    | gate/entrance | entry point | stairs | staircase | portal`,
  passenger: `passenger | passenger name | name of passenger | passengers | name | traveller | traveler | travellers | travelers
    | travelling passenger | guest | guest name | guests name | ticket holder | ticketholder | holder | attendee | visitor
    | cardholder | card holder | member name | member | participant | customer name | lead passenger | traveller name
    | traveler name | main guest | lead guest | name of guest | guest(s) | driver | full name | issued to | booked for
    | pax name | pax | reserved for | delegate | attendee name | name of traveller | booking name | under the name
    | reservation name | holder name | ticket holder name | driver name | main driver | renter | passenger(s) | visitor name
    | name of ticket holder | prepared for | booked by | customer | made out to | name on booking | participant name | first name
    | ordered by | in the name of
    | name of holder | pass holder | card owner | owner | beneficiary | recipient | presented to | name of member
    | name of the passenger | hirer | registered to | lead booker | booker
    | booked in the name of | reserved under | reservation under | lead name
    | purchaser | lead driver | bill to name`,
  party: `party | party size | number of guests | number of passengers | number of persons | persons | people | adults | covers
    | table for | number of people | no of guests | no. of passengers | guests | passenger count | travellers count | quantity
    | number of visitors | visitors | number of tickets | qty | no of persons | occupancy | tickets | admits | admit
    | number of adults | no. of guests | number of travellers | number of players
    | party of | number in party | no of people | no of diners | diners`,
  bookingReference: `order ref | order ref no | ref number | conf # | confirmation ref | booking reference | booking ref | reservation code | reservation number | booking code | booking number | pnr
    | confirmation number | confirmation code | record locator | confirmation | reservation | booking id | booking no
    | reservation no | conf no | confirmation no | reference | reference number | order number | order no | order id | order
    | order reference | reference no | airline reference | booking | booking confirmation number | ref | ref no
    | airline booking reference | reservation id | booking reference (pnr) | pnr number | pnr no | file key | trip id | locator
    | itinerary number | individual reservation code | reservation reference | file reference | flight booking ref
    | purchase reference | confirmation id | your reference
    | pnr code | booking reference number | reservation ref | airline pnr | agency reference | booking confirmation
    | reference code | purchase number | order code | basket number | trip number | confirmation #
    | your booking number | purchase id | booking id number | order confirmation number
    | reservation confirmation number | hotel confirmation number | confirmation code/pnr | rental agreement number
    | rental number | rental reference | contract number | agreement number
    | booking confirmation no | reservation confirmation no | confirmation of booking no
    | booking confirmation no | confirmation of reservation no
    | airline ref | operator reference | supplier reference | airline locator | expedia itinerary`,
  ticketNumber: `card no | card number | pass no | pass number | badge number | ticket number | ticket no | e-ticket number | eticket number | ticket id | ticket # | document number | ticket code
    | e-ticket no | electronic ticket number | etkt | ticket numbers | e-ticket | ticket | tkt no | etkt no | document no
    | barcode number | admission number | ticket serial number | serial number | barcode | serial no | coupon number
    | ticket ref | ticket reference | electronic ticket | badge number | attendee number | registration number | badge id
    | registration id | e-ticket receipt | ticketnumber
    | pass number | pass no | card serial number | admission ticket no | ticket serial | sticker number
    | e-voucher number
    | ticketid | ticketno`,
  membershipNumber: `membership number | member number | member no | membership no | member id | membership id | card number | card no
    | frequent flyer number | frequent flyer | loyalty number | ff number | frequent flyer no | ffp | customer card number
    | account number | loyalty card number | library card number | membership card number | ff no | frequent traveller no
    | customer number | customer no | customer id | client number | supporter number | supporter no | supporter id
    | fan number | season ticket number | library number | patron id
    | loyalty | loyalty no | fqtv | frequent flyer # | aeroplan number | smart traveller id | privilege id`,
  membershipProgram: `membership programme | membership program | loyalty programme | frequent flyer program | membership type
    | membership`,
  membershipLevel: `membership level | member level | tier level | status level | member tier | membership tier`,
  voucherCode: `voucher code | voucher number | gift card number | gift card code | promo code | coupon code | gift code
    | redemption code | voucher no | voucher id | code | gift voucher code | claim code | your code | gift voucher number
    | activation code | voucher | redeem code | discount code | certificate number`,
  pin: `pin | pin code | security code | access code | pin number | door code`,
  price: `total | price | total price | total amount | amount | fare | grand total | total paid | amount paid | ticket price
    | total cost | cost | paid | total due | total sum | sum | total fare | total charge | ticket total | order total
    | total to pay | price paid | face value | total (incl. vat) | total incl vat | fare paid | total charged | amount charged
    | total fare paid | total (eur) | total (gbp) | total (usd) | ticket cost
    | price incl. vat | price incl vat
    | ticket amount | total fare (all inclusive) | total ticket amount | total amount paid | total price paid | amount due
    | approximate total | estimated total | total estimate | estimated total price | total charges | total estimated cost`,
  balance: `balance | value | card balance | remaining balance | voucher value | gift card value | credit | amount remaining
    | worth | remaining value | gift value`,
  number: `flight | flight number | flight no | train | train number | train no | bus | line | service | bus number | route
    | train no/name | flt | flight # | train service | flight/date | ferry | bus line | service number | trip | connection
    | coach service | train number/name | train type`,
  carrier: `carrier | airline | operated by | operator | operating carrier | operating airline | train company | ferry operator
    | shipping company | marketing carrier | bus company | train operator | railway | flight operated by | transport operator`,
  vehicle: `vehicle | licence plate | license plate | registration | number plate | car type | aircraft | equipment | vehicle type
    | car group | vehicle class | ship | vessel | car category | plate number | aircraft type | number plates | vehicle registration
    | plate | your car | car model | vehicle category | ship name | licence plate number`,
  product: `product | ticket type | fare type | type | category | price category | tariff | type of ticket | rate | ticket category
    | admission type | ticket name | pass type | card type | offer | fare conditions | fare family | item | description
    | ticket description | fare basis | fare name | price level | entry type | service type | rail pass`,
  area: `zones | valid zones | zone validity | area of validity | valid in zones | validity area | fare zones | valid in
    | travel zones | geographic validity | region | valid area | tariff zones | zone(s)
    | zone`,
  phone: `phone | telephone | tel | phone number | hotline | call us | contact number | telephone number`,
  website: `website | web | internet | homepage | url | web site | site web`,
  email: `email | e-mail | mail | email address | e-mail address | contact email`,
  title: `event | show | film | movie | exhibition | concert | title | event name | match | game | tour | performance of | activity
    | experience | attraction | conference | workshop | course | name of event | production | play | feature | movie title
    | film title | name of the event | your event | fixture | session title | programme | treatment | lecture | seminar`,
  hotel: `hotel | property | accommodation | hotel name | property name | your hotel | hostel | accommodation name | your accommodation
    | your property | apartment | house | guesthouse | place to stay | name of hotel | booked hotel | your booked house | resort`,
  issuer: `issued by | sold by | organizer | organiser | promoter | presented by | provider | hosted by | seller | organised by
    | organized by | issuing office | vendor | issuer | merchant | host | event organiser | issuing airline | promoted by
    | supplier | event organizer | ticketing by | issuing agent`,
  duration: `duration | travel time | journey time | flight time | flight duration | running time | runtime | nights | length of stay
    | number of nights | total duration | length | total journey time | flying time | travel duration | elapsed time | night(s)
    | rental duration | total time | parking duration | stay`,
  noise: `transaction date | transaction number | transaction id | transaction no | customer service | receipt number | receipt no | receipt | date of birth | birth date | dob | born | invoice number | invoice no | vat | vat no | tax id | tax | taxes | iban | bic
    | customer number | customer no | customer id | payment | payment method | paid with | paid by | gate closes | gate closing
    | gate closure | check-in closes | boarding closes | check-in opens | bag drop closes | passport | passport number | id number
    | id document | document | form of payment | subtotal | fees | service fee | booking fee | net | deposit | vat number
    | age | gender | sex | nationality | fax | meal | status | company | zip | postal code | post code | city | country | state
    | last name | surname | free cancellation until | cancel before | cancellation | cancellation policy | distance | stops
    | office hours | opening hours | open | rating | co2 | emissions | hint | note | important | operated | gate close | gates close
    | check-in until | check-in deadline | last check-in | latest check-in | last admission | last entry | age restriction
    | minimum age | remarks | special requests | discount | company registration | authorisation | authorization code
    | auth code | terminal id | merchant id | card | unit price | vat rate | tax rate | gate closes at | gates close at
    | contact | printed at | boarding closes at | payment date | due date | delivery date | shipping | departure gate closes
    | please arrive by | arrive by | check-in closes at | last modified | next stop | transfer | change | layover
    | connection time | transfer time | departure and arrival times | cancellation deadline | refundable until | excess
    | deductible | mileage | page | version | delivery | endorsements | restrictions | not valid before/after
    | nvb | nva | handling fee | postage | airport taxes | taxes and fees | base fare | breakfast | meals | board basis
    | wifi | parking fee | city tax | tourist tax | arrive at least | boarding until | until gate | reservation status
    | registered office | registered in | iata | iata no | exchange rate | fuel | fuel policy
    | allocation | terms | call centre | please print | web check-in | online check-in | check in online by
    | ticket office | ref date | nationality/id
    | client number
    | cloakroom
    | booking status | current status | s.no | sl no
    | check-in by | check in by | latest check-in by | be at the port by
    | director | directed by | stage director | film director | author | playwright | written by | composer | composed by | music by | conductor
    | conducted by | choreography | choreographer | choreographed by | cast | starring | translation | translated by | set design | costumes
    | costume design | lighting design | libretto | soloist | soloists | screenplay | musical director`,
};
