import { plain } from '../same.ts';

/** The name that our tables of airports and zones have for a city called by another language's name; both as `plain` text. */
export function englishCity(city: string): string {
  return table().get(city) ?? city;
}

/** All names of a city that has several, whichever of them is given; both as `plain` text. */
export function namesOfCity(city: string): readonly string[] {
  return groups().find((group) => group.includes(city)) ?? [];
}

/** The English name first, then what the city's own people and its neighbours call it. */
const names = [
  'Vienna|Wien|Vienne|Viena|Wenen|Bécs|Vídeň|Beč|Dunaj|Wiedeń|Вена|Виена|Βιέννη',
  'Prague|Praha|Prag|Praga|Praag',
  'Rome|Roma|Rom|Rzym|Řím|ローマ|羅馬|罗马|로마|Ρώμη|Рим',
  'Milan|Milano|Mailand|Mediolan|Milaan|ミラノ|米蘭|米兰|밀라노|Μιλάνο|Милан',
  'Venice|Venezia|Venedig|Venise|Venecia|Venetië|Wenecja|Benátky',
  'Florence|Firenze|Florenz|Florencia|Florencja',
  'Naples|Napoli|Neapel|Nápoles|Neapol',
  'Turin|Torino|Turyn',
  'Genoa|Genova|Genua|Gênes',
  'Lisbon|Lisboa|Lissabon|Lisbonne|Lisbona|Lizbona',
  'Porto|Oporto',
  'Seville|Sevilla|Séville|Siviglia',
  'Copenhagen|København|Kopenhagen|Copenhague|Kopenhaga|Kodaň|Köpenhamn',
  'Gothenburg|Göteborg',
  'Helsinki|Helsingfors|Helsingi|Хельсинки|Гельсінкі|ヘルシンキ|赫尔辛基',
  'Stockholm|Tukholma|Stokholm|Estocolmo|Stoccolma|Sztokholm|Stockholms|Стокгольм|Στοκχόλμη|ストックホルム|斯德哥尔摩',
  'Turku|Åbo',
  'Tallinn|Tallinna|Tallin|Таллин|Таллинн|Таллін|タリン',
  'Riga|Rīga|Riika|Riia|Ryga|Рига',
  'Vilnius|Wilno|Vilna|Вильнюс|Вільнюс',
  'Oslo|Осло|オスロ|奥斯陆',
  'Mariehamn|Maarianhamina',
  'Umeå|Uumaja',
  'Saint Helier|St Helier',
  'Geneva|Genève|Genf|Ginevra|Ginebra',
  'Zurich|Zürich|Zurigo',
  'Bâle|Basel|Basle|Basilea',
  'Brussels|Brüssel|Bruxelles|Brussel|Bruselas|Bruxelas|Bryssel|Bruksela',
  'Antwerp|Antwerpen|Anvers|Amberes',
  'Cologne|Köln|Colonia|Keulen|Kolonia|Kolín nad Rýnem',
  'Munich|München|Monaco di Baviera|Múnich|Mnichov|Monachium|Мюнхен|Минхен|Μόναχο',
  'Nuremberg|Nürnberg|Norimberga|Norymberga|Norimberk',
  'Hannover|Hanover|Hannovre',
  'Hamburg|Hambourg|Amburgo|Hamburgo',
  'Frankfurt am Main|Francfort|Francoforte|Frankfurt nad Menem',
  'Berlin|Berlino|Berlín|Берлин|Βερολίνο|ベルリン|柏林|베를린',
  'Warsaw|Warszawa|Warschau|Varsovie|Varsavia|Varsovia|Varšava',
  'Kraków|Krakau|Cracow|Cracovie|Cracovia|Krakov',
  'Gdańsk|Danzig',
  'Wrocław|Breslau',
  'Athens|Athen|Athènes|Atene|Atenas|Athína|Ateny|Αθήνα|Афины|Атина|Атене|アテネ',
  'Thessaloniki|Saloniki|Θεσσαλονίκη|Солун|Салоники',
  'Moscow|Moskva|Moskau|Moscou|Mosca|Moscú|Moskwa|Москва',
  'Bucharest|București|Bukarest|Bucarest|Bukareszt',
  'Belgrade|Beograd|Belgrad|Belgrado|Београд|Белград|Βελιγράδι',
  'Zagreb|Agram',
  'Kyiv|Kiev|Kiew|Kijów|Київ|Киев',
  'London|Londres|Londra|Londen|Londyn|Londýn|ロンドン|倫敦|伦敦|런던|Λονδίνο|Лондон|لندن|לונדון',
  'Edinburgh|Édimbourg|Edimburgo|Edinburg',
  'Dublin|Dublino|Dublín',
  'Paris|Parigi|Parijs|París|Paryż|Paříž|Pariisi|パリ|巴黎|파리|Παρίσι|Париж|باريس|פריז',
  'Nice|Nizza|Niza',
  'Strasbourg|Straßburg|Strasburgo|Straatsburg',
  'Lyon|Lione',
  'Marseille|Marsiglia|Marsella',
  'Beijing|Peking|Pékin|Pechino|Pekín|Pekin|北京',
  'Tokyo|Tokio|東京|东京|도쿄',
  'Singapore|Singapur|Singapour',
  'Cairo|Kairo|Le Caire|El Cairo|القاهرة',
  'Cape Town|Kapstadt|Le Cap|Ciudad del Cabo',
  'Mexico City|Mexiko-Stadt|Ciudad de México|Mexico',
  'New York|Nueva York|Nowy Jork|ニューヨーク|紐約|纽约|뉴욕|Нью-Йорк',
  'Istanbul|Estambul|Stambuł|イスタンブール|伊斯坦堡|伊斯坦布尔|이스탄불|Κωνσταντινούπολη|Стамбул|Истанбул|Цариград',
  'Seoul|서울|ソウル|首爾|首尔',
  'Shanghai|上海',
  'Chengdu|成都',
  'Taipei|台北|臺北',
  'Heraklion|Ηράκλειο',
  'Rhodes|Ρόδος|Rhodos|Rodos',
  'Corfu|Κέρκυρα|Korfu|Corfou',
  'Santorini|Σαντορίνη|Θήρα|Thira|Santorin',
  'Mykonos|Μύκονος',
  'Larnaca|Λάρνακα|Larnaka',
  'Paphos|Πάφος',
  'Saint Petersburg|Санкт-Петербург|St Petersburg',
  'Sofia|София|Σόφια',
  'Dubai|Дубай|دبي|דובאי',
  'Tel Aviv|תל אביב|Тель-Авив',
  'Riyadh|الرياض',
  'Jeddah|جدة',
  'Amman|عمان',
  'Beirut|بيروت',
  'Doha|الدوحة',
  'Kuwait City|الكويت',
  'Bangkok|バンコク|曼谷',
  'Algiers|Alger|Algier|Argel|Algeri|الجزائر',
  'Tunis|Tunisi|Túnez|تونس',
  'Tangier|Tanger|Tánger|Tangeri|طنجة',
  'Marrakech|Marrakesh|Marrakesch|مراكش',
  'Budapest|Budapesta|Budapeszt|Budapešť|Budimpešta|Boedapest|Будапешт|Будапеща|Βουδαπέστη|ブダペスト',
  'Bratislava|Pozsony|Pressburg|Братислава',
  'Ljubljana|Laibach|Lubiana|Любляна',
];

let parsed: ReadonlyMap<string, string> | undefined;
let grouped: readonly (readonly string[])[] | undefined;

function groups(): readonly (readonly string[])[] {
  grouped ??= names.map((line) => line.split('|').map(plain));
  return grouped;
}

function table(): ReadonlyMap<string, string> {
  parsed ??= new Map(groups().flatMap(([english, ...others]) => others.map((other) => [other, english!] as const)));
  return parsed;
}
