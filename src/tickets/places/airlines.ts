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

/** The larger airline that is called by one word of its name in any case, "Delta" or "FINNAIR"; undefined for words of several. */
export function airlineByBrand(word: string): Airline | undefined {
  const named = larger().filter((airline) => airline.name.toUpperCase().split(' ')[0] === word.toUpperCase());
  return word.length >= 5 && named.length === 1 ? named[0] : undefined;
}

/** Whether a text of several words is an airline's name, in any case: "Thai AirAsia" is nobody. */
export function isAirlineName(text: string): boolean {
  names ??= new Set(airlines().map(({ name }) => name.toUpperCase()));
  return text.includes(' ') && names.has(text.trim().toUpperCase());
}

/** LIST: facts about airlines, and those whose tickets are still around, written for this project. */
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

/** LIST: the same of smaller ones, whose names are words that stand for other things, too. */
const farther = `
IX - Air India Express|ID 938 Batik Air|4Z 749 Airlink|GL 631 Air Greenland|6H 818 Israir|IZ 238 Arkia|QP - Akasa Air
5J 203 Cebu Pacific|DG - Cebgo|Z2 - AirAsia Philippines|FD - Thai AirAsia|QZ - Indonesia AirAsia|D7 - AirAsia X
XJ - Thai AirAsia X|ZL 899 Rex|U4 - Buddha Air|YT - Yeti Airlines|H9 - Himalaya Airlines|RA 285 Nepal Airlines
BS - US-Bangla Airlines|VQ - Novoair|H2 605 SKY Airline|H8 - SKY Airline Peru|JA - JetSMART|WJ - JetSMART Argentina
FO - Flybondi|DM - Arajet|2I - Star Perú|W4 - Wizz Air Malta|5W - Wizz Air Abu Dhabi|XC - Corendon Airlines
CD - Corendon Dutch Airlines|XR - Corendon Airlines Europe|VF - AJet|LJ 718 Jin Air|BX - Air Busan|TW - T'way Air
ZE - Eastar Jet|RS - Air Seoul|YP - Air Premia|RF - Aero K|HB - Greater Bay Airlines|IT - Tigerair Taiwan
JX 189 STARLUX Airlines|AE 803 Mandarin Airlines|B7 525 UNI Air|FA - FlySafair|MN - kulula.com|GE - LIFT|5Z - CemAir
P5 - Wingo|9R - SATENA|VH - Viva Air|P0 - Proflight Zambia|F8 - Flair Airlines|TL - Airnorth
DC - Braathens Regional Airlines|RC 767 Atlantic Airways|QW - Qingdao Airlines|3M - Silver Airways|9K - Cape Air
PB - PAL Airlines|5T - Canadian North|4N - Air North|8P - Pacific Coastal Airlines|9M - Central Mountain Air
MO - Calm Air|H3 - Harbour Air|BF - French bee|TX 427 Air Caraïbes|SB 063 Aircalin|VT 135 Air Tahiti
NF 218 Air Vanuatu|IE 193 Solomon Airlines|PX 656 Air Niugini|FN - fastjet|HF - Air Côte d'Ivoire|KP - ASKY Airlines
HC - Air Senegal|2J 226 Air Burkina|MD 258 Madagascar Airlines|W3 725 Arik Air|P4 - Air Peace|QI - Ibom Air
TM 068 LAM Mozambique Airlines|BP 636 Air Botswana|WV - FlyNamibia|UM 168 Air Zimbabwe|PW 031 Precision Air
TC 197 Air Tanzania|UR - Uganda Airlines|JM - Jambojet|5H - Fly540|AW - Africa World Airlines|NP - Nile Air
SM - Air Cairo|E5 - Air Arabia Egypt|3O - Air Arabia Maroc|3L - Air Arabia Abu Dhabi|XY 593 flynas|F3 - flyadeal
OV - SalamAir|IA 073 Iraqi Airways|RB 070 Syrian Air|W5 537 Mahan Air|IR 096 Iran Air|EP - Iran Aseman Airlines
QB - Qeshm Air|J2 771 Azerbaijan Airlines|A9 606 Georgian Airways|GQ - SKY express|CY 048 Cyprus Airways
BJ 796 Nouvelair|UG - Tunisair Express|SF - Tassili Airlines|NO 703 Neos|XZ - Aeroitalia|PE - People's|C3 - Trade Air
YM - Air Montenegro|QS - Smartwings|FH - Freebird Airlines|TI - Tailwind Airlines|H4 - HiSky|A2 - Animawings
0B - Blue Air|OG - PLAY|LM 682 Loganair|T3 - Eastern Airways|SI - Blue Islands|GR 924 Aurigny|BE 267 Flybe|DX - DAT
QC 040 Camair-Co|T7 - Twin Jet|XK 146 Air Corsica|V0 308 Conviasa|OB 930 Boliviana de Aviación|QL - LASER Airlines
9V 742 Avior Airlines|EQ 269 TAME|2K 547 Avianca Ecuador|XL 462 LATAM Airlines Ecuador|LP 544 LATAM Airlines Perú
4C 035 LATAM Airlines Colombia|PZ 692 LATAM Airlines Paraguay|ZP - Paranair|2Z - Voepass|VB - Viva Aerobus
5D - Aeroméxico Connect|BW 106 Caribbean Airlines|JY - interCaribbean Airways|PY 192 Surinam Airways|UP 111 Bahamasair
KX 378 Cayman Airways|WM - Winair|RV - Air Canada Rouge|G4 268 Allegiant Air|SY 337 Sun Country Airlines
MX - Breeze Airways|XP - Avelo Airlines|OO - SkyWest Airlines|YX - Republic Airways|QX 481 Horizon Air|3H - Air Inuit
2P - PAL Express|T6 - AirSWIFT|OD 816 Batik Air Malaysia|JT 990 Lion Air|IW 513 Wings Air|IU - Super Air Jet
QG 888 Citilink|SJ 977 Sriwijaya Air|IP - Pelita Air|8B - TransNusa|SL - Thai Lion Air|DD - Nok Air
VZ - Thai Vietjet Air|VJ 978 VietJet Air|QH 926 Bamboo Airways|VU - Vietravel Airlines|BL 550 Pacific Airlines
K6 188 Cambodia Angkor Air|QV 627 Lao Airlines|8M 599 Myanmar Airways International|UB 209 Myanmar National Airlines
KB 787 Drukair|B3 - Bhutan Airlines|Q2 986 Maldivian|FY - Firefly|9W 589 Jet Airways|SG 775 SpiceJet|G8 - Go First
S5 - Star Air|9I - Alliance Air|PA - airblue|ER - SereneAir|9P - Fly Jinnah|PF - AirSial|RQ - Kam Air
FG 255 Ariana Afghan Airlines|IY 635 Yemenia|DV 655 SCAT Airlines|IQ - Qazaq Air|FS - FlyArystan|SZ - Somon Air
T5 542 Turkmenistan Airlines|B2 628 Belavia|FV 195 Rossiya Airlines|UT 298 UTair|U6 262 Ural Airlines|DP 425 Pobeda
N4 216 Nordwind Airlines|5N 316 Smartavia|R3 849 Yakutia Airlines|WZ 309 Red Wings Airlines|A4 - Azimuth
EO - Pegas Fly|D2 - Severstal Air|IO - IrAero|HZ 598 Aurora|7R - RusLine|OM 289 MIAT Mongolian Airlines|MR - Hunnu Air
M0 - Aero Mongolia|JS 120 Air Koryo|HO 018 Juneyao Airlines|9C 089 Spring Airlines|IJ - Spring Japan
MM - Peach Aviation|GK - Jetstar Japan|BC - Skymark Airlines|HD - AIRDO|6J - Solaseed Air|7G - StarFlyer
NU 353 Japan Transocean Air|FW - IBEX Airlines|JH - Fuji Dream Airlines|ZG - ZIPAIR|NQ - Air Japan|NX 675 Air Macau
GJ 891 Loong Air|JD 898 Capital Airlines|PN 847 West Air|EU 811 Chengdu Airlines|TV 088 Tibet Airlines
8L 859 Lucky Air|GS 826 Tianjin Airlines|KN 822 China United Airlines|SC 324 Shandong Airlines|KY 833 Kunming Airlines
G5 987 China Express Airlines|DR - Ruili Airlines|AQ - 9 Air|BK 866 Okay Airways|FU 666 Fuzhou Airlines
UQ 886 Urumqi Air|GX 872 GX Airlines|GY 661 Colorful Guizhou Airlines|LT - LongJiang Airlines|RY 989 Jiangxi Air
NS 836 Hebei Airlines|QQ - Alliance Airlines|S8 - Sounds Air|3C - Air Chathams|VL - Lufthansa City Airlines
SP 737 SATA Air Açores|S4 331 Azores Airlines|YW 694 Air Nostrum|PM - Canaryfly|EB - Wamos Air|PU 663 Plus Ultra
E9 - Iberojet|5O - ASL Airlines France|RK - Ryanair UK|AL - Malta Air|LW - Lauda Europe|KM 643 KM Malta Airlines
BQ - SkyAlps|8U 546 Afriqiyah Airways|LN 148 Libyan Airlines|NB - Berniq Airways|J4 - Badr Airlines
SD 200 Sudan Airways|3T - Tarco Aviation|NY - FlyErbil|NE - Nesma Airlines|7B - Bees Airline|PQ - SkyUp Airlines
8H - BH Air|NI - Portugália|5F - FlyOne|A0 - BA EuroFlyer|CJ - BA CityFlyer|WX - CityJet
VR 696 TACV Cabo Verde Airlines|L6 - Mauritania Airlines|2L - Helvetic Airways|GM - Chair Airlines
DK - Sunclass Airlines|6F - FOX Airways
`;

let parsed: readonly Airline[] | undefined;
let brands: readonly Airline[] | undefined;
let codes: ReadonlyMap<string, Airline> | undefined;
let names: ReadonlySet<string> | undefined;

/** Whether a designator is that of a larger airline: two letters and digits of others are many things. */
export function isOfLarger(code: string): boolean {
  return larger().some((airline) => airline.code === code);
}

function larger(): readonly Airline[] {
  brands ??= listed(facts);
  return brands;
}

function airlines(): readonly Airline[] {
  parsed ??= [...larger(), ...listed(farther)];
  return parsed;
}

function listed(list: string): readonly Airline[] {
  return list
    .trim()
    .split(/[|\n]/)
    .map((fact) => {
      const [, code, numeric, name] = /^(\w\w) (\d{3}|-) (.+)$/.exec(fact)!;
      return { code: code!, name: name!, ...(numeric === '-' ? {} : { numericCode: numeric! }) };
    });
}

function byCode(): ReadonlyMap<string, Airline> {
  codes ??= new Map(airlines().map((airline) => [airline.code, airline]));
  return codes;
}
