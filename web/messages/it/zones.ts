import type { Words } from '../words.ts';

/**
 * LIST: cities that time zones are named after, where they are called otherwise than their zones. Written by
 * scripts/build-zone-cities.ts from Unicode CLDR 48.2.0, © Unicode, Inc., under the Unicode License v3.
 */
export const words: Words['zones'] = {
  cities: `Addis Ababa=Addis Abeba|Algiers=Algeri|Asmera=Asmara|Cairo=Il Cairo|Djibouti=Gibuti|El Aaiun=El Ayun|Juba=Giuba|
Khartoum=Khartum|Lome=Lomé|Mogadishu=Mogadiscio|Ndjamena=N’Djamena|Sao Tome=São Tomé|Tunis=Tunisi|Araguaina=Araguaína|
Rio Gallegos=Río Gallegos|Tucuman=Tucumán|Asuncion=Asunción|Bahia Banderas=Bahía de Banderas|Belem=Belém|
Bogota=Bogotá|Cancun=Cancún|Cayenne=Caienna|Ciudad Juarez=Ciudad Juárez|Coral Harbour=Atikokan|Cordoba=Córdoba|
Cuiaba=Cuiabá|Curacao=Curaçao|Eirunepe=Eirunepé|Godthab=Nuuk|Guadeloupe=Guadalupa|Havana=L’Avana|Knox=Knox, Indiana|
Marengo=Marengo, Indiana|Petersburg=Petersburg, Indiana|Tell City=Tell City, Indiana|Vevay=Vevay, Indiana|
Vincennes=Vincennes, Indiana|Winamac=Winamac, Indiana|Jamaica=Giamaica|Monticello=Monticello, Kentucky|
Lower Princes=Lower Prince’s Quarter|Maceio=Maceió|Martinique=Martinica|Mazatlan=Mazatlán|Merida=Mérida|
Mexico City=Città del Messico|Miquelon=Saint-Pierre|Noronha=Fernando de Noronha|Beulah=Beulah, Dakota del nord|
Center=Center, Dakota del nord|New Salem=New Salem, Dakota del nord|Puerto Rico=Portorico|Santarem=Santarém|
Sao Paulo=San Paolo|Scoresbysund=Ittoqqortoormiit|St Barthelemy=Saint-Barthélemy|St Johns=St. John’s|
St Kitts=St. Kitts|St Lucia=Santa Lucia|St Thomas=Saint Thomas|St Vincent=Saint Vincent|
DumontDUrville=Dumont-d’Urville|Syowa=Showa|Anadyr=Anadyr’|Aqtobe=Aqtöbe|Bahrain=Bahrein|Chita=Čita|Damascus=Damasco|
Dhaka=Dacca|Famagusta=Famagosta|Hovd=Khovd|Jakarta=Giacarta|Jerusalem=Gerusalemme|Katmandu=Kathmandu|
Khandyga=Chandyga|Krasnoyarsk=Krasnojarsk|Macau=Macao|Muscat=Mascate|Novokuznetsk=Novokuzneck|Riyadh=Riyad|
Saigon=Ho Chi Minh|Sakhalin=Sachalin|Samarkand=Samarcanda|Seoul=Seul|Tehran=Teheran|Ulaanbaatar=Ulan Bator|
Urumqi=Ürümqi|Ust-Nera=Ust’-Nera|Yakutsk=Jakutsk|Yekaterinburg=Ekaterinburg|Azores=Azzorre|Canary=Canarie|
Cape Verde=Capo Verde|Faeroe=Isole Fær Øer|Reykjavik=Reykjavík|South Georgia=Georgia del Sud|St Helena=Sant’Elena|
Athens=Atene|Belgrade=Belgrado|Berlin=Berlino|Brussels=Bruxelles|Bucharest=Bucarest|Busingen=Büsingen|
Chisinau=Chișinău|Copenhagen=Copenaghen|Dublin=Dublino|Gibraltar=Gibilterra|Isle of Man=Isola di Man|Lisbon=Lisbona|
Ljubljana=Lubiana|London=Londra|Luxembourg=Lussemburgo|Moscow=Mosca|Paris=Parigi|Prague=Praga|Rome=Roma|
Simferopol=Sinferopoli|Stockholm=Stoccolma|Tirane=Tirana|Vatican=Città del Vaticano|Warsaw=Varsavia|Zagreb=Zagabria|
Zurich=Zurigo|Comoro=Comore|Mahe=Mahé|Maldives=Maldive|Reunion=La Riunione|Easter=Pasqua|Enderbury=Canton|Fiji=Figi|
Galapagos=Galápagos|Marquesas=Marchesi|Noumea=Nouméa|Ponape=Pohnpei|Truk=Chuuk|Wallis=Wallis & Futuna|
Faroe=Isole Fær Øer|Kolkata=Calcutta|Kyiv=Kiev|Yangon=Rangoon`,
};
