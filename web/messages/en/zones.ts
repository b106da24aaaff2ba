/**
 * LIST: cities that time zones are named after, where they are called otherwise than their zones. Written by
 * scripts/build-zone-cities.ts from Unicode CLDR 48.2.0, © Unicode, Inc., under the Unicode License v3.
 */
export const words = {
  cities: `Asmera=Asmara|El Aaiun=El Aaiún|Lome=Lomé|Ndjamena=N’Djamena|Sao Tome=São Tomé|Araguaina=Araguaína|
Rio Gallegos=Río Gallegos|Tucuman=Tucumán|Asuncion=Asunción|Bahia Banderas=Bahía de Banderas|Belem=Belém|
Bogota=Bogotá|Cancun=Cancún|Ciudad Juarez=Ciudad Juárez|Coral Harbour=Atikokan|Cordoba=Córdoba|Cuiaba=Cuiabá|
Curacao=Curaçao|Eirunepe=Eirunepé|Godthab=Nuuk|Knox=Knox, Indiana|Marengo=Marengo, Indiana|
Petersburg=Petersburg, Indiana|Tell City=Tell City, Indiana|Vevay=Vevay, Indiana|Vincennes=Vincennes, Indiana|
Winamac=Winamac, Indiana|Monticello=Monticello, Kentucky|Lower Princes=Lower Prince’s Quarter|Maceio=Maceió|
Mazatlan=Mazatlán|Merida=Mérida|Miquelon=Saint-Pierre|Noronha=Fernando de Noronha|Beulah=Beulah, North Dakota|
Center=Center, North Dakota|New Salem=New Salem, North Dakota|Santarem=Santarém|Sao Paulo=São Paulo|
Scoresbysund=Ittoqqortoormiit|St Barthelemy=St. Barthélemy|St Johns=St. John’s|St Kitts=St. Kitts|St Lucia=St. Lucia|
St Thomas=St. Thomas|St Vincent=St. Vincent|Casey=Casey Station|DumontDUrville=Dumont d’Urville Station|
Macquarie=Macquarie Island|Mawson=Mawson Station|McMurdo=McMurdo Station|Palmer=Palmer Land|Rothera=Rothera Station|
Syowa=Showa Station|Troll=Troll Station|Vostok=Vostok Station|Aqtau=Aktau|Calcutta=Kolkata|Hovd=Khovd|
Katmandu=Kathmandu|Macau=Macao|Qostanay=Kostanay|Qyzylorda=Kyzylorda|Rangoon=Yangon|Saigon=Ho Chi Minh City|
Urumqi=Ürümqi|Canary=Canaries|Faeroe=Faroes|St Helena=St. Helena|Lord Howe=Lord Howe Island|Busingen=Büsingen|
Chisinau=Chișinău|Kiev=Kyiv|Tirane=Tirana|Chagos=Chagos Archipelago|Christmas=Christmas Island|Cocos=Cocos Islands|
Comoro=Comoros|Kerguelen=Kerguelen Islands|Mahe=Mahé|Reunion=Réunion|Chatham=Chatham Islands|Easter=Easter Island|
Enderbury=Canton Island|Galapagos=Galápagos Islands|Kwajalein=Kwajalein Atoll|Marquesas=Marquesas Islands|
Midway=Midway Atoll|Norfolk=Norfolk Island|Noumea=Nouméa|Pitcairn=Pitcairn Islands|Ponape=Pohnpei|Truk=Chuuk|
Wake=Wake Island|Wallis=Wallis & Futuna|Faroe=Faroes|Ho Chi Minh=Ho Chi Minh City`,
} as const;
