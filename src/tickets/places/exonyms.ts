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
  'Vienna|Wien|Vienne|Viena|Wenen|Bécs|Vídeň|Beč|Dunaj|Wiedeń',
  'Prague|Praha|Prag|Praga|Praag',
  'Rome|Roma|Rom|Rzym|Řím',
  'Milan|Milano|Mailand|Mediolan|Milaan',
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
  'Helsinki|Helsingfors',
  'Geneva|Genève|Genf|Ginevra|Ginebra',
  'Zurich|Zürich|Zurigo',
  'Bâle|Basel|Basle|Basilea',
  'Brussels|Brüssel|Bruxelles|Brussel|Bruselas|Bruxelas|Bryssel|Bruksela',
  'Antwerp|Antwerpen|Anvers|Amberes',
  'Cologne|Köln|Colonia|Keulen|Kolonia|Kolín nad Rýnem',
  'Munich|München|Monaco di Baviera|Múnich|Mnichov|Monachium',
  'Nuremberg|Nürnberg|Norimberga|Norymberga|Norimberk',
  'Hannover|Hanover|Hannovre',
  'Hamburg|Hambourg|Amburgo|Hamburgo',
  'Frankfurt am Main|Francfort|Francoforte|Frankfurt nad Menem',
  'Berlin|Berlino|Berlín',
  'Warsaw|Warszawa|Warschau|Varsovie|Varsavia|Varsovia|Varšava',
  'Kraków|Krakau|Cracow|Cracovie|Cracovia|Krakov',
  'Gdańsk|Danzig',
  'Wrocław|Breslau',
  'Athens|Athen|Athènes|Atene|Atenas|Athína|Ateny',
  'Thessaloniki|Saloniki',
  'Moscow|Moskva|Moskau|Moscou|Mosca|Moscú|Moskwa',
  'Bucharest|București|Bukarest|Bucarest|Bukareszt',
  'Belgrade|Beograd|Belgrad|Belgrado',
  'Zagreb|Agram',
  'Kyiv|Kiev|Kiew|Kijów',
  'London|Londres|Londra|Londen|Londyn|Londýn',
  'Edinburgh|Édimbourg|Edimburgo|Edinburg',
  'Dublin|Dublino|Dublín',
  'Paris|Parigi|Parijs|París|Paryż|Paříž|Pariisi',
  'Nice|Nizza|Niza',
  'Strasbourg|Straßburg|Strasburgo|Straatsburg',
  'Lyon|Lione',
  'Marseille|Marsiglia|Marsella',
  'Beijing|Peking|Pékin|Pechino|Pekín|Pekin',
  'Tokyo|Tokio',
  'Singapore|Singapur|Singapour',
  'Cairo|Kairo|Le Caire|El Cairo',
  'Cape Town|Kapstadt|Le Cap|Ciudad del Cabo',
  'Mexico City|Mexiko-Stadt|Ciudad de México|Mexico',
  'New York|Nueva York|Nowy Jork',
  'Istanbul|Estambul|Stambuł',
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
