import type { Words } from '../words.ts';

/**
 * LIST: cities that time zones are named after, where they are called otherwise than their zones. Written by
 * scripts/build-zone-cities.ts from Unicode CLDR 48.2.0, © Unicode, Inc., under the Unicode License v3.
 */
export const words: Words['zones'] = {
  cities: `Accra=Acra|Addis Ababa=Adis-Abeba|Algiers=Argel|Asmera=Asmara|Bamako=Bamaco|Conakry=Conacri|Dakar=Dacar|
Djibouti=Jibuti|El Aaiun=El Aaiún|Johannesburg=Joanesburgo|Kampala=Campala|Khartoum=Cartum|Lome=Lomé|Lusaka=Lusaca|
Mogadishu=Mogadíscio|Monrovia=Monróvia|Niamey=Niamei|Sao Tome=São Tomé|Tunis=Tunes|Anguilla=Anguila|Antigua=Antígua|
Araguaina=Araguaína|Rio Gallegos=Río Gallegos|Tucuman=Tucumán|Asuncion=Assunção|Bahia=Baía|Belem=Belém|Bogota=Bogotá|
Cayenne=Caiena|Cayman=Caimão|Ciudad Juarez=Ciudad Juárez|Coral Harbour=Atikokan|Cordoba=Córdoba|Coyhaique=Coihaique|
Cuiaba=Cuiabá|Curacao=Curaçau|Dominica=Domínica|Eirunepe=Eirunepé|El Salvador=Salvador|Godthab=Nuuk|Grenada=Granada|
Guadeloupe=Guadalupe|Guayaquil=Guaiaquil|Guyana=Guiana|Knox=Knox, Indiana|Marengo=Marengo, Indiana|
Petersburg=Petersburg, Indiana|Tell City=Tell City, Indiana|Vevay=Vevay, Indiana|Vincennes=Vincennes, Indiana|
Winamac=Winamac, Indiana|Indianapolis=Indianápolis|Monticello=Monticello, Kentucky|
Lower Princes=Lower Prince’s Quarter|Maceio=Maceió|Managua=Manágua|Martinique=Martinica|Mazatlan=Mazatlán|
Merida=Mérida|Mexico City=Cidade do México|Miquelon=Saint-Pierre|Montevideo=Montevideu|Montserrat=Monserrate|
New York=Nova Iorque|Noronha=Fernando de Noronha|Beulah=Beulah, Dakota do Norte|Center=Center, Dakota do Norte|
New Salem=New Salen, Dakota do Norte|Panama=Panamá|Port of Spain=Porto de Espanha|Puerto Rico=Porto Rico|
Santarem=Santarém|Sao Paulo=São Paulo|Scoresbysund=Ittoqqortoormiit|St Barthelemy=São Bartolomeu|St Johns=St. John’s|
St Kitts=São Cristóvão|St Lucia=Santa Lúcia|St Thomas=St. Thomas|St Vincent=São Vicente|Casey=Estação Casey|
DumontDUrville=Estação Dumont-d’Urville|Macquarie=Ilha Macquarie|Mawson=Estação Mawson|McMurdo=Estação McMurdo|
Palmer=Terra de Palmer|Rothera=Estação Rothera|Syowa=Estação Showa|Troll=Estação Troll|Vostok=Estação Vostok|
Aden=Adem|Amman=Amã|Ashgabat=Asgabate|Baghdad=Bagdade|Bahrain=Barém|Bangkok=Banguecoque|Beirut=Beirute|
Calcutta=Calcutá|Damascus=Damasco|Dhaka=Daca|Dushanbe=Duchambe|Hovd=Khovd|Jakarta=Jacarta|Jerusalem=Jerusalém|
Kabul=Cabul|Karachi=Carachi|Katmandu=Catmandu|Kuwait=Koweit|Makassar=Macassar|Muscat=Mascate|Nicosia=Nicósia|
Qatar=Catar|Qostanay=Kostanay|Rangoon=Yangon|Riyadh=Riade|Saigon=Cidade de Ho Chi Minh|Sakhalin=Sacalina|
Samarkand=Samarcanda|Seoul=Seul|Shanghai=Xangai|Singapore=Singapura|Taipei=Taipé|Tehran=Teerão|Thimphu=Timphu|
Tokyo=Tóquio|Ulaanbaatar=Ulan Bator|Urumqi=Ürümqi|Yekaterinburg=Ecaterimburgo|Yerevan=Erevan|Azores=Açores|
Bermuda=Bermudas|Canary=Canárias|Cape Verde=Cabo Verde|Faeroe=Faroé|Reykjavik=Reiquiavique|
South Georgia=Geórgia do Sul|St Helena=Santa Helena|Lord Howe=Ilha de Lord Howe|Amsterdam=Amesterdão|
Astrakhan=Astracã|Athens=Atenas|Belgrade=Belgrado|Berlin=Berlim|Brussels=Bruxelas|Bucharest=Bucareste|
Budapest=Budapeste|Busingen=Büsingen|Chisinau=Chișinău|Copenhagen=Copenhaga|Helsinki=Helsínquia|
Isle of Man=Ilha de Man|Istanbul=Istambul|Kaliningrad=Caliningrado|Lisbon=Lisboa|Ljubljana=Liubliana|London=Londres|
Luxembourg=Luxemburgo|Monaco=Mónaco|Moscow=Moscovo|Prague=Praga|Rome=Roma|San Marino=São Marinho|Sofia=Sófia|
Stockholm=Estocolmo|Tallinn=Talim|Tirane=Tirana|Ulyanovsk=Ulianovsk|Vatican=Vaticano|Vienna=Viena|
Volgograd=Volgogrado|Warsaw=Varsóvia|Zurich=Zurique|Chagos=Arquipélago de Chagos|Christmas=Ilha do Natal|
Cocos=Ilhas Cocos|Comoro=Comores|Kerguelen=Ilhas Kerguelen|Mahe=Mahé|Maldives=Maldivas|Mauritius=Maurícia|
Reunion=Reunião|Chatham=Ilhas Chatham|Easter=Ilha da Páscoa|Enderbury=Ilha Canton|Galapagos=Ilhas Galápagos|
Kwajalein=Atol de Kwajalein|Marquesas=Ilhas Marquesas|Midway=Atol de Midway|Norfolk=Ilha Norfolk|Noumea=Nouméa|
Pitcairn=Ilhas Pitcairn|Ponape=Pohnpei|Tahiti=Taiti|Truk=Chuuk|Wake=Ilha Wake|Wallis=Wallis & Futuna|Faroe=Faroé|
Ho Chi Minh=Cidade de Ho Chi Minh|Kathmandu=Catmandu|Kolkata=Calcutá|Kyiv=Kiev`,
};
