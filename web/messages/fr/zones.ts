import type { Words } from '../words.ts';

/**
 * LIST: cities that time zones are named after, where they are called otherwise than their zones. Written by
 * scripts/build-zone-cities.ts from Unicode CLDR 48.2.0, © Unicode, Inc., under the Unicode License v3.
 */
export const words: Words['zones'] = {
  cities: `Addis Ababa=Addis-Abeba|Algiers=Alger|Asmera=Asmara|Cairo=Le Caire|El Aaiun=Laâyoune|Lome=Lomé|Mogadishu=Mogadiscio|
Ndjamena=N’Djamena|Sao Tome=São Tomé|Tripoli=Tripoli (Libye)|Araguaina=Araguaína|Rio Gallegos=Río Gallegos|
Tucuman=Tucumán|Ushuaia=Ushuaïa|Asuncion=Asunción|Bahia Banderas=Bahia de Banderas|Barbados=La Barbade|Belem=Belém|
Bogota=Bogotá|Cancun=Cancún|Cayman=Caïmans|Ciudad Juarez=Ciudad Juárez|Coral Harbour=Atikokan|Cordoba=Córdoba|
Cuiaba=Cuiabá|Curacao=Curaçao|Detroit=Détroit|Dominica=Dominique|Eirunepe=Eirunepé|Godthab=Nuuk|Grenada=Grenade|
Havana=La Havane|Knox=Knox [Indiana]|Marengo=Marengo [Indiana]|Petersburg=Petersburg [Indiana]|
Tell City=Tell City [Indiana]|Vevay=Vevay [Indiana]|Vincennes=Vincennes [Indiana]|Winamac=Winamac [Indiana]|
Jamaica=Jamaïque|Monticello=Monticello [Kentucky]|Lower Princes=Lower Prince’s Quarter|Maceio=Maceió|Manaus=Manaos|
Mazatlan=Mazatlán|Merida=Mérida|Mexico City=Mexico|Miquelon=Saint-Pierre|Noronha=Fernando de Noronha|
Beulah=Beulah (Dakota du Nord)|Center=Center (Dakota du Nord)|New Salem=New Salem (Dakota du Nord)|
Port of Spain=Port-d’Espagne|Puerto Rico=Porto Rico|Santarem=Santarém|Santo Domingo=Saint-Domingue|
Sao Paulo=São Paulo|Scoresbysund=Ittoqqortoormiit|St Barthelemy=Saint-Barthélemy|St Johns=Saint-Jean de Terre-Neuve|
St Kitts=Saint-Christophe|St Lucia=Sainte-Lucie|St Thomas=Saint-Thomas|St Vincent=Saint-Vincent|Thule=Thulé|
DumontDUrville=Dumont-d’Urville|Syowa=Showa|Almaty=Alma Ata|Aqtau=Aktaou|Aqtobe=Aktioubinsk|Ashgabat=Achgabat|
Atyrau=Atyraou|Baghdad=Bagdad|Bahrain=Bahreïn|Baku=Bakou|Beirut=Beyrouth|Bishkek=Bichkek|Chita=Tchita|Damascus=Damas|
Dubai=Dubaï|Dushanbe=Douchanbé|Famagusta=Famagouste|Hebron=Hébron|Hovd=Khovd|Irkutsk=Irkoutsk|Jerusalem=Jérusalem|
Kabul=Kaboul|Kamchatka=Kamtchatka|Katmandu=Katmandou|Krasnoyarsk=Krasnoïarsk|Kuwait=Koweït|Macau=Macao|
Makassar=Macassar|Manila=Manille|Muscat=Mascate|Nicosia=Nicosie|Novosibirsk=Novossibirsk|Oral=Ouralsk|
Qostanay=Kostanaï|Qyzylorda=Kzyl Orda|Rangoon=Rangoun|Riyadh=Riyad|Saigon=Hô-Chi-Minh-Ville|Sakhalin=Sakhaline|
Samarkand=Samarcande|Seoul=Séoul|Singapore=Singapour|Tashkent=Tachkent|Tbilisi=Tbilissi|Tehran=Téhéran|
Ulaanbaatar=Oulan-Bator|Urumqi=Ürümqi|Yakutsk=Iakoutsk|Yekaterinburg=Ekaterinbourg|Yerevan=Erevan|Azores=Açores|
Bermuda=Bermudes|Canary=Îles Canaries|Cape Verde=Cap-Vert|Faeroe=Îles Féroé|Madeira=Madère|
South Georgia=Géorgie du Sud|St Helena=Sainte-Hélène|Adelaide=Adélaïde|Andorra=Andorre|Athens=Athènes|
Brussels=Bruxelles|Bucharest=Bucarest|Busingen=Büsingen|Chisinau=Chișinău|Copenhagen=Copenhague|Guernsey=Guernesey|
Isle of Man=Île de Man|Lisbon=Lisbonne|London=Londres|Malta=Malte|Moscow=Moscou|San Marino=Saint-Marin|Tirane=Tirana|
Ulyanovsk=Oulianovsk|Vatican=Le Vatican|Vienna=Vienne|Warsaw=Varsovie|Comoro=Comores|Mahe=Mahé|Mauritius=Maurice|
Reunion=La Réunion|Easter=Île de Pâques|Efate=Éfaté|Enderbury=Canton|Fiji=Fidji|Galapagos=Galápagos|
Marquesas=Marquises|Noumea=Nouméa|Palau=Palaos|Ponape=Pohnpei|Truk=Chuuk|Wallis=Wallis & Futuna|Faroe=Îles Féroé|
Ho Chi Minh=Hô-Chi-Minh-Ville|Kathmandu=Katmandou|Kolkata=Calcutta|Kyiv=Kiev|Yangon=Rangoun`,
};
