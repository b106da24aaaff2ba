import type { Words } from '../words.ts';

/**
 * LIST: cities that time zones are named after, where they are called otherwise than their zones. Written by
 * scripts/build-zone-cities.ts from Unicode CLDR 48.2.0, © Unicode, Inc., under the Unicode License v3.
 */
export const words: Words['zones'] = {
  cities: `Addis Ababa=Addis Abeba|Algiers=Algier|Asmera=Asmara|Cairo=Kairo|Dar es Salaam=Daressalam|Djibouti=Dschibuti|
El Aaiun=El Aaiún|Khartoum=Khartum|Lome=Lomé|Mogadishu=Mogadischu|Ndjamena=N’Djamena|Porto-Novo=Porto Novo|
Sao Tome=São Tomé|Tripoli=Tripolis|Araguaina=Araguaína|Rio Gallegos=Río Gallegos|Tucuman=Tucumán|Asuncion=Asunción|
Belem=Belém|Bogota=Bogotá|Cancun=Cancún|Cayman=Kaimaninseln|Ciudad Juarez=Ciudad Juárez|Coral Harbour=Atikokan|
Cordoba=Córdoba|Cuiaba=Cuiabá|Curacao=Curaçao|Eirunepe=Eirunepé|Godthab=Nuuk|Havana=Havanna|Knox=Knox, Indiana|
Marengo=Marengo, Indiana|Petersburg=Petersburg, Indiana|Tell City=Tell City, Indiana|Vevay=Vevay, Indiana|
Vincennes=Vincennes, Indiana|Winamac=Winamac, Indiana|Jamaica=Jamaika|Monticello=Monticello, Kentucky|
Lower Princes=Lower Prince’s Quarter|Maceio=Maceió|Mazatlan=Mazatlán|Mexico City=Mexiko-Stadt|Miquelon=Saint-Pierre|
Noronha=Fernando de Noronha|Beulah=Beulah, North Dakota|Center=Center, North Dakota|New Salem=New Salem, North Dakota|
Santarem=Santarém|Sao Paulo=São Paulo|Scoresbysund=Ittoqqortoormiit|St Barthelemy=Saint-Barthélemy|
St Johns=St. John’s|St Kitts=St. Kitts|St Lucia=St. Lucia|St Thomas=St. Thomas|St Vincent=St. Vincent|
DumontDUrville=Dumont-d’Urville|Syowa=Showa|Vostok=Wostok|Aqtobe=Aktobe|Ashgabat=Aşgabat|Baghdad=Bagdad|
Bishkek=Bischkek|Brunei=Brunei Darussalam|Calcutta=Kalkutta|Chita=Tschita|Damascus=Damaskus|Dushanbe=Duschanbe|
Hong Kong=Hongkong|Hovd=Chowd|Kamchatka=Kamtschatka|Karachi=Karatschi|Katmandu=Kathmandu|Khandyga=Chandyga|
Krasnoyarsk=Krasnojarsk|Muscat=Maskat|Nicosia=Nikosia|Novokuznetsk=Nowokuznetsk|Novosibirsk=Nowosibirsk|
Pyongyang=Pjöngjang|Qatar=Katar|Qostanay=Qostanai|Qyzylorda=Qysylorda|Rangoon=Rangun|Riyadh=Riad|
Saigon=Ho-Chi-Minh-Stadt|Sakhalin=Sachalin|Singapore=Singapur|Taipei=Taipeh|Tashkent=Taschkent|Tbilisi=Tiflis|
Tehran=Teheran|Tokyo=Tokio|Urumqi=Ürümqi|Vladivostok=Wladiwostok|Yakutsk=Jakutsk|Yekaterinburg=Jekaterinburg|
Yerevan=Eriwan|Azores=Azoren|Canary=Kanaren|Cape Verde=Cabo Verde|Faeroe=Färöer|Reykjavik=Reyk­ja­vík|
South Georgia=Südgeorgien|St Helena=St. Helena|Astrakhan=Astrachan|Athens=Athen|Belgrade=Belgrad|Brussels=Brüssel|
Bucharest=Bukarest|Busingen=Büsingen|Chisinau=Chișinău|Copenhagen=Kopenhagen|Kiev=Kiew|Kirov=Kirow|Lisbon=Lissabon|
Luxembourg=Luxemburg|Moscow=Moskau|Prague=Prag|Rome=Rom|Saratov=Saratow|Tirane=Tirana|Ulyanovsk=Uljanowsk|
Vatican=Vatikan|Vienna=Wien|Volgograd=Wolgograd|Warsaw=Warschau|Zurich=Zürich|Christmas=Weihnachtsinsel|
Comoro=Komoren|Mahe=Mahé|Maldives=Malediven|Reunion=Réunion|Easter=Osterinsel|Enderbury=Canton|Fiji=Fidschi|
Galapagos=Galápagos|Noumea=Nouméa|Ponape=Pohnpei|Truk=Chuuk|Wallis=Wallis & Futuna|Faroe=Färöer|
Ho Chi Minh=Ho-Chi-Minh-Stadt|Kolkata=Kalkutta|Kyiv=Kiew|Yangon=Rangun`,
};
