import { fold } from './fold.ts';
import { type LabelLanguage, labelsAnywhere } from './label-index.ts';

/** LIST: languages that a document can be told to be in, with the table of its labels. */
const tableOf = {
  en: 'en',
  de: 'de',
  fr: 'fr',
  es: 'es',
  it: 'it',
  nl: 'nl',
  pt: 'pt',
  ca: 'ca',
  sv: 'nordic',
  da: 'nordic',
  nb: 'nordic',
  fi: 'finnic',
  et: 'finnic',
  pl: 'westSlavic',
  cs: 'westSlavic',
  sk: 'westSlavic',
  sl: 'southSlavic',
  hr: 'southSlavic',
  lv: 'baltic',
  lt: 'baltic',
  hu: 'hu',
  ro: 'ro',
  tr: 'tr',
  el: 'el',
  ru: 'cyrillic',
  uk: 'cyrillic',
  bg: 'cyrillic',
  zh: 'zh',
  ja: 'ja',
  ko: 'ko',
  ar: 'ar',
  he: 'he',
  th: 'th',
  vi: 'vi',
  id: 'malay',
  ms: 'malay',
} as const satisfies Readonly<Record<string, LabelLanguage>>;

/** A language that a document can be told to be in (ISO 639-1); others stay unknown. */
export type Language = keyof typeof tableOf;

/** The table of a language's labels. */
export const labelLanguage = (language: Language): LabelLanguage => tableOf[language];

const stopWords: Readonly<Record<Language, string>> = {
  en: `the and of to in is for you your with this that are at on from be please not will ticket will by or it have if we our any
    all may must can booking been no before valid only which`,
  de: `der die das und ist nicht mit für von den dem ein eine auf zu im sie ihr ihre wir bei bitte werden wird oder auch nur nach
    sich aus am zum zur gültig uhr einlass sind kann haben beim vor bis`,
  fr: `le la les des et est vous votre pour dans une un sur par avec ne pas du au aux ce cette nous sont être plus ou en merci
    billet veuillez qui vos valable lors`,
  es: `el la los las y de del es para con por una un su en que no se al este esta su sus puede entrada gracias más como ser está
    usted le o si nuestro desde`,
  it: `il la lo gli le e di del della è per con una un in che non si al questo questa biglietto dei delle nel sono alla dal da
    grazie può essere tuo tua ore ed i valido`,
  nl: `de het een en van is voor met op in niet u uw je jouw dit deze zijn wordt bij of te aan door kunt naar ook wij graag uit
    geldig deze om over`,
  pt: `o a os as e de do da é para com por uma um no na que não se ao este esta seu sua dos das em são pelo pela bilhete você
    obrigado mais deve pode ou às nos`,
  ca: `el la els les i de del dels amb per una un que no al als aquest aquesta entrada és seva vostre gràcies més com aquests
    cal només des fins`,
  sv: `och att det som på är av för med den till inte en ett vi du din kan från eller biljett vid om vår ditt tåg vagn plats
    resenär avgång kr giltig biljetten varav`,
  da: `og at det som på er af for med den til ikke en et vi du din kan fra eller billet ved om skal din tog vogn plads rejsende
    afgang gyldig heraf billetten dit rejse`,
  nb: `og at det som på er av for med den til ikke en et vi du din kan fra eller billett ved om skal tog vogn plass reisende
    avgang gyldig herav billetten reise avreise`,
  fi: `ja on ei että se oli hän mutta joka sen tai kun ovat lippu matkan voimassa ole sis yhteensä lipun ennen klo juna`,
  et: `ja on ei see et mis või kui ka pilet kehtib palun reisi ainult enne kell kokku koos teie`,
  pl: `i w na z do nie się to jest że o dla bilet oraz po przez przy od za jak lub są tym ważny biletu proszę wraz`,
  cs: `a v na s do ne se je že o pro jízdenka nebo po přes při od za jako pouze platí vstupenka dne které není jsou prosím`,
  sk: `a v na s do nie sa je že o pre lístok alebo po pri od za ako iba platí vstupenka dňa ktoré nie sú prosím možné len`,
  sl: `in v na z do ne se je da o za vozovnica vstopnica ali po pri od kot samo velja ki so prosimo ni`,
  hr: `i u na s do ne se je da o za karta ulaznica ili po pri od kao samo vrijedi važi koji su molimo nije sa`,
  hu: `a az és nem hogy is egy van jegy ez meg érvényes csak vagy kell ebből önök menetjegy kérjük`,
  ro: `și în la cu de pe nu se este că pentru bilet sau prin din care sunt acest vă doar valabil fără`,
  tr: `ve bu bir için ile de da olarak bilet veya sizin lütfen en az geçerli olan değil yolcu önce kadar dahil`,
  lv: `un ar no uz ir nav par biļete vai kas tikai derīga lūdzu pirms ka šī jūsu`,
  lt: `ir su iš į yra nėra apie bilietas arba kad tik galioja prašome prieš šis jūsų`,
  el: `και το η ο τα της του για με από σε στο στη δεν είναι εισιτήριο παρακαλούμε`,
  ru: `и в на с не по для что это или от до за как билет при из только вы ваш у к`,
  uk: `і в на з не та для що це або від до за як квиток при із тільки ви ваш у та є`,
  bg: `и в на с не по за че това или от до като билет при само вие ваш ще се са`,
  zh: ``,
  ja: ``,
  ko: ``,
  ar: ``,
  he: ``,
  th: ``,
  vi: `và của là không có được cho trên trong với này các để tại vui lòng quý khách vé khi từ người ngày một hoặc bạn chúng tôi`,
  id: `dan yang di untuk dengan dari pada ini itu tidak anda kami akan atau adalah tiket harap silakan dalam sudah jika oleh saat sebelum wajib`,
  ms: `dan yang di untuk dengan dari pada ini itu tidak anda kami akan atau ialah tiket sila dalam jika oleh sebelum perlu hendaklah boleh`,
};

const byWord = new Map<string, Language[]>();
for (const [language, list] of Object.entries(stopWords) as [Language, string][]) {
  for (const word of new Set(list.split(/\s+/).map(fold))) byWord.set(word, [...(byWord.get(word) ?? []), language]);
}

/** Letters that hardly any other of these languages writes. */
const letters: Readonly<Partial<Record<Language, RegExp>>> = {
  pl: /[łżźśćńąę]/i,
  cs: /[řůě]/i,
  sk: /[ľĺŕ]/i,
  hu: /[őű]/i,
  ro: /[șțăţ]/i,
  tr: /[ğşı]|İ/,
  sv: /å.*[äö]|[äö].*å/i,
  da: /[æø]/i,
  nb: /[æø]/i,
  lv: /[āēīūķļņģ]/i,
  lt: /[ėųį]/i,
  et: /õ/i,
  hr: /đ/i,
  vi: /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i,
};

/** Words looked at: enough to be sure, few enough to be quick. */
const mostWords = 3000;

/** The language that lines are written in, by their script, stop words and labels; undefined when nothing tells. */
export function detectLanguage(lines: readonly string[]): Language | undefined {
  const votes = new Map<Language, number>();
  const vote = (language: Language, weight: number) => votes.set(language, (votes.get(language) ?? 0) + weight);
  let seen = 0;
  for (const line of lines) {
    const words = fold(line)
      .split(/[^\p{L}'°#-]+/u)
      .filter(Boolean);
    seen += words.length;
    if (seen > mostWords) break;
    voteByScript(line, vote);
    for (const word of words)
      for (const language of byWord.get(word) ?? []) vote(language, 1 / byWord.get(word)!.length);
    voteByLabels(words, votes, vote);
  }
  return mostLikely(votes);
}

/** The likeliest language of the likeliest group: Swedish and Danish do not compete with each other, but with Dutch. */
function mostLikely(votes: ReadonlyMap<Language, number>): Language | undefined {
  const groups = new Map<LabelLanguage, number>();
  for (const [language, count] of votes) groups.set(tableOf[language], (groups.get(tableOf[language]) ?? 0) + count);
  const [first, second] = [...groups].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < 1.2) return undefined;
  if (second && first[1] < second[1] * 1.15) return undefined;
  const own = [...votes].filter(([language]) => tableOf[language] === first[0]);
  return own.sort((a, b) => b[1] - a[1])[0]![0];
}

function voteByScript(line: string, vote: (language: Language, weight: number) => void): void {
  if (/[\u0370-\u03ff]{2}/.test(line)) vote('el', 2);
  else if (/[\u0400-\u04ff]{2}/.test(line)) vote(/[іїєґ]/i.test(line) ? 'uk' : /[ыэё]/i.test(line) ? 'ru' : 'bg', 0.5);
  if (/[\u0400-\u04ff]{2}/.test(line)) for (const language of ['ru', 'uk', 'bg'] as const) vote(language, 0.5);
  if (/[\u0590-\u05ff]{2}/.test(line)) vote('he', 2);
  else if (/[\u0600-\u06ff]{2}/.test(line)) vote('ar', 2);
  else if (/[\u0e00-\u0e7f]{2}/.test(line)) vote('th', 2);
  if (/[\u3040-\u30ff]/.test(line)) vote('ja', 3);
  else if (/[\uac00-\ud7a3]/.test(line)) vote('ko', 3);
  else if (/[\u4e00-\u9fff]/.test(line))
    vote(/[駅円様号発着乗車券枚]/.test(line) && /[駅円様号発乗]/.test(line) ? 'ja' : 'zh', 1.5);
  if (!/[^\0-\u024f\u1e00-\u1eff\u2000-\u20ff]/.test(line) && /[^\0-\u007f]/.test(line))
    for (const [language, own] of Object.entries(letters) as [Language, RegExp][])
      if (own.test(line)) vote(language, 0.4);
}

/** The label that a line begins with speaks for its language; for a group, for those of its languages seen so far. */
function voteByLabels(
  words: readonly string[],
  votes: ReadonlyMap<Language, number>,
  vote: (language: Language, weight: number) => void,
): void {
  for (let length = Math.min(4, words.length); length > 0; length--) {
    const groups = new Set(labelsAnywhere(words.slice(0, length)).map((entry) => entry.language));
    if (groups.size === 0) continue;
    for (const group of groups) {
      const members = languagesOf(group);
      const known = members.filter((language) => votes.has(language));
      const likely = known.length > 0 ? known : members;
      for (const language of likely) vote(language, 1.5 / groups.size / likely.length);
    }
    return;
  }
}

const byGroup: ReadonlyMap<LabelLanguage, readonly Language[]> = Map.groupBy(
  Object.keys(tableOf) as Language[],
  (language): LabelLanguage => tableOf[language],
);
const languagesOf = (group: LabelLanguage): readonly Language[] => byGroup.get(group) ?? [];
