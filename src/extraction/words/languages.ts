import { fold } from './fold.ts';
import { type LabelLanguage, labelEntries } from './label-index.ts';

/** Languages that a document can be told to be in; others stay unknown. */
export type Language = Exclude<LabelLanguage, 'xx'> | 'sv' | 'da' | 'nb' | 'fi' | 'pl' | 'cs' | 'hu';

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
  sv: `och att det som på är av för med den till inte en ett vi du din kan från eller biljett vid om`,
  da: `og at det som på er af for med den til ikke en et vi du din kan fra eller billet ved om skal`,
  nb: `og at det som på er av for med den til ikke en et vi du din kan fra eller billett ved om skal`,
  fi: `ja on ei että se oli hän mutta joka sen tai kun ovat lippu matkan voimassa ole`,
  pl: `i w na z do nie się to jest że o dla bilet oraz po przez przy od za jak lub`,
  cs: `a v na s do ne se je že o pro jízdenka nebo po přes při od za jako pouze platí`,
  hu: `a az és nem hogy is egy van jegy ez meg érvényes csak vagy kell`,
};

const byWord = new Map<string, Language[]>();
for (const [language, list] of Object.entries(stopWords) as [Language, string][]) {
  for (const word of new Set(list.split(/\s+/).map(fold))) byWord.set(word, [...(byWord.get(word) ?? []), language]);
}

const minor: ReadonlySet<Language> = new Set(['sv', 'da', 'nb', 'fi', 'pl', 'cs', 'hu']);

/** Words looked at: enough to be sure, few enough to be quick. */
const mostWords = 3000;

/** The language that lines are written in, by their stop words and labels; undefined when nothing tells. */
export function detectLanguage(lines: readonly string[]): Language | undefined {
  const votes = new Map<Language, number>();
  let others = 0;
  const vote = (language: LabelLanguage | Language, weight: number) => {
    if (language === 'xx') others += weight;
    else votes.set(language, (votes.get(language) ?? 0) + weight);
  };
  let seen = 0;
  for (const line of lines) {
    const words = fold(line)
      .split(/[^\p{L}'°#-]+/u)
      .filter(Boolean);
    seen += words.length;
    if (seen > mostWords) break;
    for (const word of words)
      for (const language of byWord.get(word) ?? []) vote(language, 1 / byWord.get(word)!.length);
    voteByLabels(words, vote);
  }
  // Labels of the languages that share one table speak for each of them that has a word of its own here.
  const shared = others;
  for (const [language, count] of votes) if (minor.has(language)) votes.set(language, count + shared);
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  if (first && shared > first[1]) return undefined;
  if (!first || first[1] < 1.2) return undefined;
  return second && first[1] < second[1] * 1.15 ? undefined : first[0];
}

function voteByLabels(words: readonly string[], vote: (language: LabelLanguage, weight: number) => void): void {
  for (let length = Math.min(4, words.length); length > 0; length--) {
    const languages = new Set(labelEntries(words.slice(0, length)).map((entry) => entry.language));
    if (languages.size === 0) continue;
    for (const language of languages) vote(language, 1.5 / languages.size);
    return;
  }
}
