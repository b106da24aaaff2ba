import type { Words } from '../words.ts';

/**
 * LIST: cities that time zones are named after, where they are called otherwise than their zones. Written by
 * scripts/build-zone-cities.ts from Unicode CLDR 48.2.0, © Unicode, Inc., under the Unicode License v3.
 */
export const words: Words['zones'] = {
  cities: `Abidjan=Abidżan|Accra=Akra|Addis Ababa=Addis Abeba|Algiers=Algier|Asmera=Asmara|Bangui=Bangi|Banjul=Bandżul|
Bujumbura=Bużumbura|Cairo=Kair|Conakry=Konakry|Djibouti=Dżibuti|Douala=Duala|El Aaiun=Al-Ujun|Juba=Dżuba|
Khartoum=Chartum|Kinshasa=Kinszasa|Lome=Lomé|Mogadishu=Mogadiszu|Ndjamena=Ndżamena|Nouakchott=Nawakszut|
Ouagadougou=Wagadugu|Porto-Novo=Porto Novo|Sao Tome=São Tomé|Tripoli=Trypolis|Windhoek=Windhuk|Araguaina=Araguaína|
Rio Gallegos=Río Gallegos|Tucuman=Tucumán|Asuncion=Asunción|Bahia=Salvador|Belem=Belém|Bogota=Bogotá|Cancun=Cancún|
Cayenne=Kajenna|Cayman=Kajmany|Ciudad Juarez=Ciudad Juárez|Coral Harbour=Atikokan|Cordoba=Córdoba|
Costa Rica=Kostaryka|Cuiaba=Cuiabá|Curacao=Curaçao|Dominica=Dominika|Eirunepe=Eirunepé|El Salvador=Salwador|
Godthab=Nuuk|Guadeloupe=Gwadelupa|Guatemala=Gwatemala|Guyana=Gujana|Havana=Hawana|Knox=Knox, Indiana|
Marengo=Marengo, Indiana|Petersburg=Petersburg, Indiana|Tell City=Tell City, Indiana|Vevay=Vevay, Indiana|
Vincennes=Vincennes, Indiana|Winamac=Winamac, Indiana|Jamaica=Jamajka|Monticello=Monticello, Kentucky|
Lower Princes=Lower Prince’s Quarter|Maceio=Maceió|Martinique=Martynika|Mazatlan=Mazatlán|Mexico City=Meksyk (miasto)|
Miquelon=Saint-Pierre|New York=Nowy Jork|Noronha=Fernando de Noronha|Beulah=Beulah, Dakota Północna|
Center=Center, Dakota Północna|New Salem=New Salem, Dakota Północna|Port of Spain=Port-of-Spain|Puerto Rico=Portoryko|
Santarem=Santarém|Sao Paulo=São Paulo|Scoresbysund=Ittoqqortoormiit|St Barthelemy=Saint-Barthélemy|
St Johns=St. John’s|St Kitts=Saint Kitts|St Lucia=Saint Lucia|St Thomas=Saint Thomas|St Vincent=Saint Vincent|
Thule=Qaanaaq|DumontDUrville=Dumont-d’Urville|Syowa=Showa|Vostok=Wostok|Almaty=Ałmaty|Aqtau=Aktau|Aqtobe=Aktiubińsk|
Ashgabat=Aszchabad|Baghdad=Bagdad|Bahrain=Bahrajn|Barnaul=Barnauł|Beirut=Bejrut|Bishkek=Biszkek|Calcutta=Kalkuta|
Chita=Czyta|Colombo=Kolombo|Damascus=Damaszek|Dubai=Dubaj|Dushanbe=Duszanbe|Hong Kong=Hongkong|Hovd=Kobdo|
Irkutsk=Irkuck|Jakarta=Dżakarta|Jerusalem=Jerozolima|Kamchatka=Kamczatka|Karachi=Karaczi|Khandyga=Chandyga|
Krasnoyarsk=Krasnojarsk|Kuwait=Kuwejt|Macau=Makau|Muscat=Maskat|Nicosia=Nikozja|Novokuznetsk=Nowokuźnieck|
Novosibirsk=Nowosybirsk|Oral=Uralsk|Pyongyang=Pjongjang|Qatar=Katar|Qostanay=Kustanaj|Qyzylorda=Kyzyłorda|
Rangoon=Rangun|Riyadh=Rijad|Saigon=Ho Chi Minh|Sakhalin=Sachalin|Samarkand=Samarkanda|Seoul=Seul|Shanghai=Szanghaj|
Singapore=Singapur|Srednekolymsk=Sriedniekołymsk|Taipei=Tajpej|Tashkent=Taszkient|Tehran=Teheran|Tokyo=Tokio|
Ulaanbaatar=Ułan Bator|Urumqi=Urumczi|Ust-Nera=Ust-Niera|Vientiane=Wientian|Vladivostok=Władywostok|Yakutsk=Jakuck|
Yekaterinburg=Jekaterynburg|Yerevan=Erywań|Azores=Azory|Bermuda=Bermudy|Canary=Wyspy Kanaryjskie|
Cape Verde=Republika Zielonego Przylądka|Faeroe=Wyspy Owcze|Madeira=Madera|South Georgia=Georgia Południowa|
St Helena=Święta Helena|Andorra=Andora|Astrakhan=Astrachań|Athens=Ateny|Belgrade=Belgrad|Bratislava=Bratysława|
Brussels=Bruksela|Bucharest=Bukareszt|Budapest=Budapeszt|Busingen=Büsingen am Hochrhein|Chisinau=Kiszyniów|
Copenhagen=Kopenhaga|Isle of Man=Wyspa Man|Istanbul=Stambuł|Kiev=Kijów|Kirov=Kirow|Lisbon=Lizbona|Ljubljana=Lublana|
London=Londyn|Luxembourg=Luksemburg|Madrid=Madryt|Mariehamn=Maarianhamina|Minsk=Mińsk|Monaco=Monako|Moscow=Moskwa|
Paris=Paryż|Prague=Praga|Riga=Ryga|Rome=Rzym|Sarajevo=Sarajewo|Saratov=Saratów|Simferopol=Symferopol|
Stockholm=Sztokholm|Tallinn=Tallin|Tirane=Tirana|Ulyanovsk=Uljanowsk|Vatican=Watykan|Vienna=Wiedeń|Vilnius=Wilno|
Volgograd=Wołgograd|Warsaw=Warszawa|Zagreb=Zagrzeb|Zurich=Zurych|Antananarivo=Antananarywa|Chagos=Czagos|
Christmas=Wyspa Bożego Narodzenia|Cocos=Wyspy Kokosowe|Comoro=Komory|Kerguelen=Wyspy Kerguelena|Mahe=Mahé|
Maldives=Malediwy|Mayotte=Majotta|Reunion=Réunion|Bougainville=Wyspa Bougainville’a|Easter=Wyspa Wielkanocna|
Enderbury=Kanton|Fiji=Fidżi|Galapagos=Galápagos|Gambier=Wyspy Gambiera|Marquesas=Markizy|Noumea=Numea|Ponape=Pohnpei|
Truk=Chuuk|Wallis=Wallis & Futuna|Faroe=Wyspy Owcze|Kathmandu=Katmandu|Kolkata=Kalkuta|Kyiv=Kijów|Yangon=Rangun`,
};
