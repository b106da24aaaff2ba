import type { Words } from '../words.ts';

/**
 * LIST: cities that time zones are named after, where they are called otherwise than their zones. Written by
 * scripts/build-zone-cities.ts from Unicode CLDR 48.2.0, © Unicode, Inc., under the Unicode License v3.
 */
export const words: Words['zones'] = {
  cities: `Addis Ababa=Addis Abeba|Asmera=Asmara|Cairo=Caïro|El Aaiun=El Aaiún|Khartoum=Khartoem|Lome=Lomé|Ndjamena=N’Djamena|
Sao Tome=Sao Tomé|Araguaina=Araguaína|Rio Gallegos=Río Gallegos|Tucuman=Tucumán|Asuncion=Asunción|
Bahia Banderas=Bahía de Banderas|Belem=Belém|Bogota=Bogotá|Ciudad Juarez=Ciudad Juárez|Coral Harbour=Atikokan|
Cordoba=Córdoba|Cuiaba=Cuiabá|Curacao=Curaçao|Eirunepe=Eirunepé|Godthab=Nuuk|Knox=Knox, Indiana|
Marengo=Marengo, Indiana|Petersburg=Petersburg, Indiana|Tell City=Tell City, Indiana|Vevay=Vevay, Indiana|
Vincennes=Vincennes, Indiana|Winamac=Winamac, Indiana|Monticello=Monticello, Kentucky|
Lower Princes=Beneden Prinsen Kwartier|Maceio=Maceió|Mazatlan=Mazatlán|Merida=Mérida|Mexico City=Mexico-Stad|
Miquelon=Saint-Pierre|Noronha=Fernando de Noronha|Beulah=Beulah, Noord-Dakota|Center=Center, Noord-Dakota|
New Salem=New Salem, Noord-Dakota|Santarem=Santarém|Sao Paulo=São Paulo|Scoresbysund=Ittoqqortoormiit|
St Barthelemy=Saint-Barthélemy|St Johns=Saint John’s|St Kitts=Saint Kitts|St Lucia=Saint Lucia|St Thomas=Saint Thomas|
St Vincent=Saint Vincent|DumontDUrville=Dumont-d’Urville|Syowa=Showa|Almaty=Alma-Ata|Aqtobe=Aqtöbe|Ashgabat=Asjchabad|
Atyrau=Atıraw|Baghdad=Bagdad|Bahrain=Bahrein|Baku=Bakoe|Beirut=Beiroet|Bishkek=Bisjkek|Dushanbe=Doesjanbe|
Hong Kong=Hongkong|Hovd=Khovd|Irkutsk=Irkoetsk|Jerusalem=Jeruzalem|Kamchatka=Kamtsjatka|Katmandu=Kathmandu|
Krasnoyarsk=Krasnojarsk|Kuwait=Koeweit|Manila=Manilla|Riyadh=Riyad|Saigon=Ho Chi Minhstad|Sakhalin=Sachalin|
Shanghai=Sjanghai|Tashkent=Tasjkent|Tehran=Teheran|Tokyo=Tokio|Urumqi=Ürümqi|Yakutsk=Jakoetsk|
Yekaterinburg=Jekaterinenburg|Yerevan=Jerevan|Azores=Azoren|Canary=Canarische Eilanden|Cape Verde=Kaapverdië|
Faeroe=Faeröer|South Georgia=Zuid-Georgia|St Helena=Sint-Helena|Athens=Athene|Belgrade=Belgrado|Berlin=Berlijn|
Brussels=Brussel|Bucharest=Boekarest|Budapest=Boedapest|Busingen=Büsingen|Chisinau=Chișinău|Copenhagen=Kopenhagen|
Istanbul=Istanboel|Lisbon=Lissabon|London=Londen|Luxembourg=Luxemburg|Moscow=Moskou|Paris=Parijs|Prague=Praag|
Tirane=Tirana|Vatican=Vaticaanstad|Vienna=Wenen|Volgograd=Wolgograd|Warsaw=Warschau|Zurich=Zürich|
Chagos=Chagosarchipel|Christmas=Christmaseiland|Cocos=Cocoseilanden|Comoro=Comores|Mahe=Mahé|Maldives=Maldiven|
Reunion=Réunion|Easter=Paaseiland|Enderbury=Kanton|Galapagos=Galápagos|Gambier=Îles Gambier|
Marquesas=Marquesaseilanden|Noumea=Nouméa|Ponape=Pohnpei|Truk=Chuuk|Wallis=Wallis & Futuna|Faroe=Faeröer|
Ho Chi Minh=Ho Chi Minhstad|Kolkata=Calcutta|Kyiv=Kiev|Yangon=Rangoon`,
};
