import type { Words } from '../words.ts';

/**
 * LIST: cities that time zones are named after, where they are called otherwise than their zones. Written by
 * scripts/build-zone-cities.ts from Unicode CLDR 48.2.0, © Unicode, Inc., under the Unicode License v3.
 */
export const words: Words['zones'] = {
  cities: `Abidjan=Abiyán|Accra=Acra|Addis Ababa=Adís Abeba|Algiers=Argel|Asmera=Asmara|Bissau=Bisáu|Cairo=El Cairo|
Conakry=Conakri|Dar es Salaam=Dar es-Salam|Djibouti=Yibuti|Douala=Duala|El Aaiun=El Aaiún|Johannesburg=Johannesburgo|
Khartoum=Jartum|Lome=Lomé|Mogadishu=Mogadiscio|Ndjamena=Yamena|Nouakchott=Nuakchot|Ouagadougou=Uagadugú|
Porto-Novo=Portonovo|Sao Tome=Santo Tomé|Tripoli=Trípoli|Tunis=Túnez|Anguilla=Anguila|Araguaina=Araguaína|
Rio Gallegos=Río Gallegos|Tucuman=Tucumán|Asuncion=Asunción|Bahia=Bahía|Bahia Banderas=Bahía de Banderas|Belem=Belén|
Belize=Belice|Bogota=Bogotá|Cancun=Cancún|Cayenne=Cayena|Cayman=Caimán|Ciudad Juarez=Ciudad Juárez|
Coral Harbour=Atikokan|Cordoba=Córdoba|Cuiaba=Cuiabá|Curacao=Curazao|Eirunepe=Eirunepé|Godthab=Nuuk|
Grand Turk=Gran Turca|Grenada=Granada|Guadeloupe=Guadalupe|Havana=La Habana|Knox=Knox, Indiana|
Marengo=Marengo, Indiana|Petersburg=Petersburg, Indiana|Tell City=Tell City, Indiana|Vevay=Vevay, Indiana|
Vincennes=Vincennes, Indiana|Winamac=Winamac, Indiana|Indianapolis=Indianápolis|Monticello=Monticello, Kentucky|
Los Angeles=Los Ángeles|Lower Princes=Lower Prince’s Quarter|Maceio=Maceió|Manaus=Manaos|Martinique=Martinica|
Mazatlan=Mazatlán|Merida=Mérida|Mexico City=Ciudad de México|Miquelon=Miquelón|New York=Nueva York|
Noronha=Fernando de Noronha|Beulah=Beulah, Dakota del Norte|Center=Center, Dakota del Norte|
New Salem=New Salem, Dakota del Norte|Panama=Panamá|Port-au-Prince=Puerto Príncipe|Port of Spain=Puerto España|
Rio Branco=Río Branco|Santarem=Santarém|Santiago=Santiago de Chile|Sao Paulo=São Paulo|Scoresbysund=Ittoqqortoormiit|
St Barthelemy=San Bartolomé|St Johns=San Juan de Terranova|St Kitts=San Cristóbal|St Lucia=Santa Lucía|
St Thomas=St. Thomas|St Vincent=San Vicente|Tortola=Tórtola|DumontDUrville=Dumont-d’Urville|Syowa=Showa|Aden=Adén|
Amman=Ammán|Anadyr=Anádyr|Aqtau=Aktau|Aqtobe=Aktobe|Ashgabat=Asjabad|Baghdad=Bagdad|Bahrain=Baréin|Baku=Bakú|
Barnaul=Barnaúl|Brunei=Brunéi|Calcutta=Calcuta|Chita=Chitá|Damascus=Damasco|Dhaka=Daca|Dubai=Dubái|Dushanbe=Dusambé|
Hebron=Hebrón|Hovd=Khovd|Jakarta=Yakarta|Jerusalem=Jerusalén|Katmandu=Katmandú|Khandyga=Khandiga|Macau=Macao|
Magadan=Magadán|Makassar=Makasar|Muscat=Mascate|Qatar=Catar|Qostanay=Kostanái|Qyzylorda=Kyzylorda|
Rangoon=Yangón (Rangún)|Riyadh=Riad|Saigon=Ciudad Ho Chi Minh|Sakhalin=Sajalín|Samarkand=Samarcanda|Seoul=Seúl|
Shanghai=Shanghái|Singapore=Singapur|Srednekolymsk=Srednekolimsk|Taipei=Taipéi|Tashkent=Taskent|Tbilisi=Tiflis|
Tehran=Teherán|Thimphu=Timbu|Tokyo=Tokio|Ulaanbaatar=Ulán Bator|Urumqi=Ürümqi|Vientiane=Vientián|
Yekaterinburg=Ekaterimburgo|Yerevan=Ereván|Bermuda=Bermudas|Canary=Canarias|Cape Verde=Cabo Verde|Faeroe=Islas Feroe|
Reykjavik=Reikiavik|South Georgia=Georgia del Sur|St Helena=Santa Elena|Adelaide=Adelaida|Sydney=Sídney|
Amsterdam=Ámsterdam|Astrakhan=Astracán|Athens=Atenas|Belgrade=Belgrado|Berlin=Berlín|Brussels=Bruselas|
Bucharest=Bucarest|Busingen=Büsingen|Chisinau=Chisináu|Copenhagen=Copenhague|Dublin=Dublín|Guernsey=Guernesey|
Isle of Man=Isla de Man|Istanbul=Estambul|Kaliningrad=Kaliningrado|Kirov=Kírov|Lisbon=Lisboa|Ljubljana=Liubliana|
London=Londres|Luxembourg=Luxemburgo|Monaco=Mónaco|Moscow=Moscú|Paris=París|Prague=Praga|Rome=Roma|Saratov=Sarátov|
Simferopol=Simferópol|Skopje=Skopie|Sofia=Sofía|Stockholm=Estocolmo|Tallinn=Tallin|Tirane=Tirana|Ulyanovsk=Uliánovsk|
Vatican=El Vaticano|Vienna=Viena|Vilnius=Vilna|Volgograd=Volgogrado|Warsaw=Varsovia|Zurich=Zúrich|Christmas=Navidad|
Comoro=Comoras|Mahe=Mahé|Maldives=Maldivas|Mauritius=Mauricio|Reunion=Reunión|Easter=Isla de Pascua|
Enderbury=Isla Kanton|Fiji=Fiyi|Galapagos=Galápagos|Honolulu=Honolulú|Noumea=Numea|Palau=Palaos|Ponape=Pohnpei|
Saipan=Saipán|Tahiti=Tahití|Truk=Chuuk|Wallis=Wallis & Futuna|Faroe=Islas Feroe|Ho Chi Minh=Ciudad Ho Chi Minh|
Kathmandu=Katmandú|Kolkata=Calcuta|Kyiv=Kiev|Yangon=Yangón (Rangún)`,
};
