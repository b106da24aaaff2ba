/** An airline: its IATA designator, name, and the numeric code that its ticket numbers begin with, where we are sure of it. */
export type Airline = { readonly code: string; readonly name: string; readonly numericCode?: string };

/** The airline with an IATA designator of two characters, in any case. */
export function airlineByCode(code: string): Airline | undefined {
  return byCode().get(code.trim().toUpperCase());
}

/** The airline whose tickets begin with a numeric code: `220` is Lufthansa. */
export function airlineByNumericCode(code: string): Airline | undefined {
  return airlines().find((airline) => airline.numericCode === code);
}

/** The airline that is called by one word of its name in any case, "Delta" or "FINNAIR"; undefined for words of several. */
export function airlineByBrand(word: string): Airline | undefined {
  const named = airlines().filter((airline) => airline.name.toUpperCase().split(' ')[0] === word.toUpperCase());
  return word.length >= 5 && named.length === 1 ? named[0] : undefined;
}

/** Facts about larger airlines and those whose tickets are still around, written for this project. */
const facts = `
AA 001 American Airlines|AC 014 Air Canada|AD 577 Azul|AF 057 Air France|AH 124 Air Algérie|AI 098 Air India|AK - AirAsia
AM 139 Aeroméxico|AR 044 Aerolíneas Argentinas|AS 027 Alaska Airlines|AT 147 Royal Air Maroc|AV 134 Avianca|AY 105 Finnair
AZ 055 ITA Airways|A3 390 Aegean Airlines|BA 125 British Airways|BG 997 Biman Bangladesh Airlines|BI 672 Royal Brunei Airlines
BR 695 EVA Air|BT 657 airBaltic|BY - TUI Airways|B6 279 JetBlue|CA 999 Air China|CI 297 China Airlines|CL 683 Lufthansa CityLine
CM 230 Copa Airlines|CX 160 Cathay Pacific|CZ 784 China Southern Airlines|DE 881 Condor|DL 006 Delta Air Lines|DT 118 TAAG
DY 328 Norwegian|D8 - Norwegian|EI 053 Aer Lingus|EK 176 Emirates|EN 101 Air Dolomiti|ET 071 Ethiopian Airlines|EW 104 Eurowings
EY 607 Etihad Airways|FB 623 Bulgaria Air|FI 108 Icelandair|FJ 260 Fiji Airways|FM 774 Shanghai Airlines|FR - Ryanair
FZ 141 flydubai|F9 422 Frontier Airlines|GA 126 Garuda Indonesia|GF 072 Gulf Air|G3 127 GOL|G9 514 Air Arabia|HA 173 Hawaiian Airlines
HM 061 Air Seychelles|HU 880 Hainan Airlines|HV - Transavia|HX 851 Hong Kong Airlines|HY 250 Uzbekistan Airways|IB 075 Iberia
I2 - Iberia Express|JJ 957 LATAM Airlines Brasil|JL 131 Japan Airlines|JQ 041 Jetstar|JU 115 Air Serbia|J9 486 Jazeera Airways
KC 465 Air Astana|KE 180 Korean Air|KL 074 KLM|KQ 706 Kenya Airways|KU 229 Kuwait Airways|LA 045 LATAM Airlines|LG 149 Luxair
LH 220 Lufthansa|LO 080 LOT Polish Airlines|LS - Jet2.com|LX 724 SWISS|LY 114 El Al|ME 076 Middle East Airlines|MF 731 Xiamen Airlines
MH 232 Malaysia Airlines|MK 239 Air Mauritius|MS 077 EgyptAir|MU 781 China Eastern Airlines|NH 205 All Nippon Airways|NK 487 Spirit Airlines
NT 474 Binter Canarias|NW 012 Northwest Airlines|NZ 086 Air New Zealand|OA 050 Olympic Air|OK 064 Czech Airlines|OR - TUI fly Netherlands
OS 257 Austrian Airlines|OU 831 Croatia Airlines|OZ 988 Asiana Airlines|PC 624 Pegasus Airlines|PD 451 Porter Airlines
PG 829 Bangkok Airways|PK 214 Pakistan International Airlines|PR 079 Philippine Airlines|PS 566 Ukraine International Airlines
QF 081 Qantas|QR 157 Qatar Airways|RJ 512 Royal Jordanian|RO 281 TAROM|SA 083 South African Airways|SK 117 SAS|SN 082 Brussels Airlines
SQ 618 Singapore Airlines|SS 923 Corsair|SU 555 Aeroflot|SV 065 Saudia|S7 421 S7 Airlines|TB - TUI fly Belgium|TG 217 Thai Airways
TK 235 Turkish Airlines|TN 244 Air Tahiti Nui|TO - Transavia France|TP 047 TAP Air Portugal|TR 668 Scoot|TS 649 Air Transat
TU 199 Tunisair|UA 016 United Airlines|UK 228 Vistara|UL 603 SriLankan Airlines|UO - HK Express|UU 760 Air Austral|UX 996 Air Europa
U2 - easyJet|VA 795 Virgin Australia|VN 738 Vietnam Airlines|VS 932 Virgin Atlantic|VY 030 Vueling|V7 - Volotea|WB 459 RwandAir
WF 701 Widerøe|WK 945 Edelweiss Air|WN 526 Southwest Airlines|WS 838 WestJet|WY 910 Oman Air|W6 - Wizz Air|W9 - Wizz Air UK
XQ 564 SunExpress|X3 - TUI fly|Y4 036 Volaris|ZH 479 Shenzhen Airlines|3K 375 Jetstar Asia|3U 876 Sichuan Airlines|4U 548 Germanwings
4Y - Discover Airlines|6E 312 IndiGo|7C 806 Jeju Air
`;

let parsed: readonly Airline[] | undefined;
let codes: ReadonlyMap<string, Airline> | undefined;

function airlines(): readonly Airline[] {
  parsed ??= facts
    .trim()
    .split(/[|\n]/)
    .map((fact) => {
      const [, code, numeric, name] = /^(\w\w) (\d{3}|-) (.+)$/.exec(fact)!;
      return { code: code!, name: name!, ...(numeric === '-' ? {} : { numericCode: numeric! }) };
    });
  return parsed;
}

function byCode(): ReadonlyMap<string, Airline> {
  codes ??= new Map(airlines().map((airline) => [airline.code, airline]));
  return codes;
}
