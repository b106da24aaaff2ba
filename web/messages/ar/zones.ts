import type { Words } from '../words.ts';

/**
 * LIST: cities that time zones are named after, where they are called otherwise than their zones. Written by
 * scripts/build-zone-cities.ts from Unicode CLDR 48.2.0, © Unicode, Inc., under the Unicode License v3.
 */
export const words: Words['zones'] = {
  cities: `Abidjan=أبيدجان|Accra=أكرا|Addis Ababa=أديس أبابا|Algiers=الجزائر|Asmera=أسمرة|Bamako=باماكو|Bangui=بانغوي|
Banjul=بانجول|Bissau=بيساو|Blantyre=بلانتاير|Brazzaville=برازافيل|Bujumbura=بوجومبورا|Cairo=القاهرة|
Casablanca=الدار البيضاء|Ceuta=سيتا|Conakry=كوناكري|Dakar=داكار|Dar es Salaam=دار السلام|Djibouti=جيبوتي|Douala=دوالا|
El Aaiun=العيون|Freetown=فري تاون|Gaborone=غابورون|Harare=هراري|Johannesburg=جوهانسبرغ|Juba=جوبا|Kampala=كامبالا|
Khartoum=الخرطوم|Kigali=كيغالي|Kinshasa=كينشاسا|Lagos=لاغوس|Libreville=ليبرفيل|Lome=لومي|Luanda=لواندا|
Lubumbashi=لومبباشا|Lusaka=لوساكا|Malabo=مالابو|Maputo=مابوتو|Maseru=ماسيرو|Mbabane=مباباني|Mogadishu=مقديشيو|
Monrovia=مونروفيا|Nairobi=نيروبي|Ndjamena=نجامينا|Niamey=نيامي|Nouakchott=نواكشوط|Ouagadougou=واغادوغو|
Porto-Novo=بورتو نوفو|Sao Tome=ساو تومي|Tripoli=طرابلس|Tunis=تونس|Windhoek=ويندهوك|Adak=أداك|Anchorage=أنشوراج|
Anguilla=أنغويلا|Antigua=أنتيغوا|Araguaina=أروجوانيا|La Rioja=لا ريوجا|Rio Gallegos=ريو جالييوس|Salta=سالطا|
San Juan=سان خوان|San Luis=سان لويس|Tucuman=تاكمان|Ushuaia=أشوا|Aruba=أروبا|Asuncion=أسونسيون|Bahia=باهيا|
Bahia Banderas=باهيا بانديراس|Barbados=بربادوس|Belem=بلم|Belize=بليز|Blanc-Sablon=بلانك-سابلون|Boa Vista=باو فيستا|
Bogota=بوغوتا|Boise=بويس|Buenos Aires=بوينوس أيرس|Cambridge Bay=كامبرديج باي|Campo Grande=كومبو جراند|Cancun=كانكون|
Caracas=كاراكاس|Catamarca=كاتاماركا|Cayenne=كايين|Cayman=كايمان|Chicago=شيكاغو|Chihuahua=تشيواوا|
Ciudad Juarez=سيوداد خواريز|Coral Harbour=كورال هاربر|Cordoba=كوردوبا|Costa Rica=كوستاريكا|Coyhaique=كويهايكيو|
Creston=كريستون|Cuiaba=كيابا|Curacao=كوراساو|Danmarkshavn=دانمرك شافن|Dawson=داوسان|Dawson Creek=داوسن كريك|
Denver=دنفر|Detroit=ديترويت|Dominica=دومينيكا|Edmonton=ايدمونتون|Eirunepe=ايرونبي|El Salvador=السلفادور|
Fort Nelson=فورت نيلسون|Fortaleza=فورتاليزا|Glace Bay=جلاس باي|Godthab=غودثاب|Goose Bay=جوس باي|Grand Turk=غراند ترك|
Grenada=غرينادا|Guadeloupe=غوادلوب|Guatemala=غواتيمالا|Guayaquil=غواياكويل|Guyana=غيانا|Halifax=هاليفاكس|
Havana=هافانا|Hermosillo=هيرموسيلو|Knox=كونكس|Marengo=مارنجو|Petersburg=بيترسبرغ|Tell City=مدينة تل، إنديانا|
Vevay=فيفاي|Vincennes=فينسينس|Winamac=ويناماك|Indianapolis=إنديانابوليس|Inuvik=اينوفيك|Iqaluit=اكويلت|Jamaica=جامايكا|
Jujuy=جوجو|Juneau=جوني|Monticello=مونتيسيلو|Kralendijk=كرالنديك|La Paz=لا باز|Lima=ليما|Los Angeles=لوس انجلوس|
Louisville=لويس فيل|Lower Princes=حي الأمير السفلي|Maceio=ماشيو|Managua=ماناغوا|Manaus=ماناوس|Marigot=ماريغوت|
Martinique=المارتينيك|Matamoros=ماتاموروس|Mazatlan=مازاتلان|Mendoza=ميندوزا|Menominee=مينوميني|Merida=ميريدا|
Metlakatla=ميتلاكاتلا|Mexico City=مكسيكو سيتي|Miquelon=مكويلون|Moncton=وينكتون|Monterrey=مونتيري|Montevideo=مونتفيديو|
Montserrat=مونتسيرات|Nassau=ناسو|New York=نيويورك|Nome=نوم|Noronha=نوروناه|Beulah=بيولا، داكوتا الشمالية|Center=سنتر|
New Salem=نيو ساليم|Ojinaga=أوجيناجا|Panama=بنما|Paramaribo=باراماريبو|Phoenix=فينكس|Port-au-Prince=بورت أو برنس|
Port of Spain=بورت أوف سبين|Porto Velho=بورتو فيلو|Puerto Rico=بورتوريكو|Punta Arenas=بونتا أريناز|
Rankin Inlet=رانكن انلت|Recife=ريسيف|Regina=ريجينا|Resolute=ريزولوت|Rio Branco=ريوبرانكو|Santarem=سانتاريم|
Santiago=سانتياغو|Santo Domingo=سانتو دومينغو|Sao Paulo=ساو باولو|Scoresbysund=سكورسبيسند|Sitka=سيتكا|
St Barthelemy=سانت بارتيليمي|St Johns=سانت جونس|St Kitts=سانت كيتس|St Lucia=سانت لوشيا|St Thomas=سانت توماس|
St Vincent=سانت فنسنت|Swift Current=سوفت كارنت|Tegucigalpa=تيغوسيغالبا|Thule=ثيل|Tijuana=تيخوانا|Toronto=تورونتو|
Tortola=تورتولا|Vancouver=فانكوفر|Whitehorse=وايت هورس|Winnipeg=وينيبيج|Yakutat=ياكوتات|Casey=كاساي|Davis=دافيز|
DumontDUrville=دي مونت دو روفيل|Macquarie=ماكواري|Mawson=ماوسون|McMurdo=ماك موردو|Palmer=بالمير|Rothera=روثيرا|
Syowa=سايووا|Troll=ترول|Vostok=فوستوك|Longyearbyen=لونجيربين|Aden=عدن|Almaty=ألماتي|Amman=عمّان|Anadyr=أندير|
Aqtau=أكتاو|Aqtobe=أكتوب|Ashgabat=عشق آباد|Atyrau=أتيراو|Baghdad=بغداد|Bahrain=البحرين|Baku=باكو|Bangkok=بانكوك|
Barnaul=بارناول|Beirut=بيروت|Bishkek=بشكيك|Brunei=بروناي|Calcutta=كالكتا|Chita=تشيتا|Colombo=كولومبو|Damascus=دمشق|
Dhaka=دكا|Dili=ديلي|Dubai=دبي|Dushanbe=دوشانبي|Famagusta=فاماغوستا|Gaza=غزة|Hebron=هيبرون (مدينة الخليل)|
Hong Kong=هونغ كونغ|Hovd=هوفد|Irkutsk=ايركيتسك|Jakarta=جاكرتا|Jayapura=جايابيورا|Jerusalem=القدس|Kabul=كابول|
Kamchatka=كامتشاتكا|Karachi=كراتشي|Katmandu=كاتماندو|Khandyga=خانديجا|Krasnoyarsk=كراسنويارسك|
Kuala Lumpur=كوالا لامبور|Kuching=كيشينج|Kuwait=الكويت|Macau=ماكاو|Magadan=مجادن|Makassar=ماكسار|Manila=مانيلا|
Muscat=مسقط|Nicosia=نيقوسيا|Novokuznetsk=نوفوكوزنتسك|Novosibirsk=نوفوسبيرسك|Omsk=أومسك|Oral=أورال|Phnom Penh=بنوم بنه|
Pontianak=بونتيانك|Pyongyang=بيونغ يانغ|Qatar=قطر|Qostanay=قوستاناي|Qyzylorda=كيزيلوردا|Rangoon=رانغون|Riyadh=الرياض|
Saigon=مدينة هو تشي منة|Sakhalin=سكالين|Samarkand=سمرقند|Seoul=سول|Shanghai=شنغهاي|Singapore=سنغافورة|
Srednekolymsk=سريدنكوليمسك|Taipei=تايبيه|Tashkent=طشقند|Tbilisi=تبليسي|Tehran=طهران|Thimphu=تيمفو|Tokyo=طوكيو|
Tomsk=تومسك|Ulaanbaatar=آلانباتار|Urumqi=أرومكي|Ust-Nera=أوست نيرا|Vientiane=فيانتيان|Vladivostok=فلاديفوستك|
Yakutsk=ياكتسك|Yekaterinburg=يكاترنبيرج|Yerevan=يريفان|Azores=أزورس|Bermuda=برمودا|Canary=كناري|
Cape Verde=الرأس الأخضر|Faeroe=فارو|Madeira=ماديرا|Reykjavik=ريكيافيك|South Georgia=جورجيا الجنوبية|
St Helena=سانت هيلينا|Stanley=استانلي|Adelaide=أديليد|Brisbane=برسيبان|Broken Hill=بروكن هيل|Darwin=دارون|Eucla=أوكلا|
Hobart=هوبارت|Lindeman=ليندمان|Lord Howe=لورد هاو|Melbourne=ميلبورن|Perth=برثا|Sydney=سيدني|Amsterdam=أمستردام|
Andorra=أندورا|Astrakhan=أستراخان|Athens=أثينا|Belgrade=بلغراد|Berlin=برلين|Bratislava=براتيسلافا|Brussels=بروكسل|
Bucharest=بوخارست|Budapest=بودابست|Busingen=بوسنغن|Chisinau=تشيسيناو|Copenhagen=كوبنهاغن|Dublin=دبلن|
Gibraltar=جبل طارق|Guernsey=غيرنزي|Helsinki=هلسنكي|Isle of Man=جزيرة مان|Istanbul=إسطنبول|Jersey=جيرسي|
Kaliningrad=كالينجراد|Kiev=كييف|Kirov=كيروف|Lisbon=لشبونة|Ljubljana=ليوبليانا|London=لندن|Luxembourg=لوكسمبورغ|
Madrid=مدريد|Malta=مالطة|Mariehamn=ماريهامن|Minsk=مينسك|Monaco=موناكو|Moscow=موسكو|Oslo=أوسلو|Paris=باريس|
Podgorica=بودغوريكا|Prague=براغ|Riga=ريغا|Rome=روما|Samara=سمراء|San Marino=سان مارينو|Sarajevo=سراييفو|
Saratov=ساراتوف|Simferopol=سيمفروبول|Skopje=سكوبي|Sofia=صوفيا|Stockholm=ستوكهولم|Tallinn=تالين|Tirane=تيرانا|
Ulyanovsk=أوليانوفسك|Vaduz=فادوز|Vatican=الفاتيكان|Vienna=فيينا|Vilnius=فيلنيوس|Volgograd=فولوجراد|Warsaw=وارسو|
Zagreb=زغرب|Zurich=زيورخ|Antananarivo=أنتاناناريفو|Chagos=تشاغوس|Christmas=كريسماس|Cocos=كوكوس|Comoro=جزر القمر|
Kerguelen=كيرغويلين|Mahe=ماهي|Maldives=المالديف|Mauritius=موريشيوس|Mayotte=مايوت|Reunion=ريونيون|Apia=أبيا|
Auckland=أوكلاند|Bougainville=بوغانفيل|Chatham=تشاثام|Easter=استر|Efate=إيفات|Enderbury=كانتون|Fakaofo=فاكاوفو|
Fiji=فيجي|Funafuti=فونافوتي|Galapagos=جلاباجوس|Gambier=جامبير|Guadalcanal=غوادالكانال|Guam=غوام|Honolulu=هونولولو|
Kiritimati=كيريتي ماتي|Kosrae=كوسرا|Kwajalein=كواجالين|Majuro=ماجورو|Marquesas=ماركيساس|Midway=ميدواي|Nauru=ناورو|
Niue=نيوي|Norfolk=نورفولك|Noumea=نوميا|Pago Pago=باغو باغو|Palau=بالاو|Pitcairn=بيتكيرن|Ponape=باناب|
Port Moresby=بور مورسبي|Rarotonga=راروتونغا|Saipan=سايبان|Tahiti=تاهيتي|Tarawa=تاراوا|Tongatapu=تونغاتابو|Truk=ترك|
Wake=واك|Wallis=واليس|Asmara=أسمرة|Atikokan=كورال هاربر|Chuuk=ترك|Faroe=فارو|Ho Chi Minh=مدينة هو تشي منة|
Kathmandu=كاتماندو|Kolkata=كالكتا|Kyiv=كييف|Nuuk=غودثاب|Pohnpei=باناب|Yangon=رانغون`,
};
