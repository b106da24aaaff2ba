import { weekdayPattern } from './calendar-words.ts';
import { fold } from './fold.ts';

/** Which of two ways a heading stands over. */
export type WayWord = 'there' | 'back';

/** LIST: what heads the way there and the way back, folded, by language: English, German, French, Italian, Spanish, Portuguese, Catalan, Basque and so on. */
const words: readonly (readonly [there: string, back: string])[] = [
  [
    'outbound|outward|outward journey|outbound journey|going out|going|out|there|departing|onward',
    'return|return journey|inbound|inward|coming back|going back|back|returning|homeward|homebound',
  ],
  ['hinfahrt|hinreise|hinflug|hinweg|hin', 'ruckfahrt|ruckreise|ruckflug|ruckweg|zuruck|ruck'],
  ['aller|trajet aller|vol aller|voyage aller', 'retour|trajet retour|vol retour|voyage retour'],
  ['andata|viaggio di andata|corsa di andata', 'ritorno|viaggio di ritorno|corsa di ritorno'],
  ['ida|viaje de ida|trayecto de ida', 'vuelta|regreso|viaje de vuelta|viaje de regreso|trayecto de vuelta'],
  ['viagem de ida', 'volta|regresso|viagem de volta|viagem de regresso'],
  ['anada|viatge d.anada', 'tornada|viatge de tornada'],
  ['joan|joanekoa', 'itzuli|itzulera|etorri'],
  ['heenreis|heenrit|heenvlucht|heen', 'terugreis|terugrit|terugvlucht|terug'],
  ['utresa|utresan|bortresa|ut', 'aterresa|hemresa|hemresan|retur|returresa|hem'],
  ['udrejse|udrejsen|ud|utreise|utreisa', 'hjemrejse|hjemrejsen|returrejse|hjem|hjemreise|returreise'],
  ['menomatka|meno', 'paluumatka|paluu'],
  ['utfer[dð]|ut', 'heimfer[dð]|til baka'],
  ['tam', 'zpet|zpatky|zpatecni cesta|spat|spiatocna cesta|powrot|z powrotem'],
  ['oda|odaut', 'vissza|visszaut'],
  ['dus|tur', 'intors|retur|intoarcere'],
  ['gidis', 'donus'],
  ['odlazak|polazak|tja|v smer', 'povratak|povratna voznja|nazaj|povratek'],
  ['turp|turpcela', 'atpakal|atpakalcels'],
  ['pirmyn|isvykimas', 'atgal|grizimas'],
  ['sinna|edasi', 'tagasi'],
  ['amach', 'ar ais'],
  ['vajtje', 'kthim'],
  ['μεταβαση|αναχωρηση', 'επιστροφη'],
  ['туда', 'обратно'],
  ['туди', 'назад|зворотнии шлях'],
  ['отиване', 'връщане'],
  ['одлазак|полазак|поаѓање', 'повратак|враќање'],
  ['往路|行き|去程', '復路|帰り|回程|返程'],
  ['往程|가는 ?편|가는 ?여정', '오는 ?편|오는 ?여정'],
  ['ذهاب|الذهاب|رحلة الذهاب|رفت', 'عودة|العودة|اياب|رحلة العودة|برگشت'],
  ['הלוך', 'חזור'],
  ['pergi', 'pulang'],
  ['ขาไป|เที่ยวไป', 'ขากลับ|เที่ยวกลับ'],
  ['luot di|chieu di', 'luot ve|chieu ve'],
];

/** The longest first: "return journey" is more than "return". */
const oneOf = (at: 0 | 1) => {
  const longestFirst = words.flatMap((pair) => pair[at].split('|')).sort((a, b) => b.length - a.length);
  return `(?<![\\p{L}\\p{M}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}])`;
};
const [there, back] = [new RegExp(oneOf(0), 'u'), new RegExp(oneOf(1), 'u')];
/** Letters of a heading with what stands behind its word, at most. */
const longest = 70;
/** In most languages days of the week are written small; "to" is one in Finnish, and has its day behind it then. */
const weekday = new RegExp(`^\\s*(?:${weekdayPattern})\\.?,?\\s*\\d`, 'u');
/** Signs and numbers before its word, at most. */
const before = 6;

/**
 * Which way a line heads: "Rückfahrt", "RITORNO 16/05/2027", "Ar ais (Back)". Undefined where a sentence goes on behind the word, "Return to the desk", and where it
 * names both, "Andata e ritorno".
 */
export function headsWay(text: string): WayWord | undefined {
  if (text.length > longest) return undefined;
  const folded = fold(text);
  const [going, coming] = apart(there.exec(folded), back.exec(folded));
  const match = going ?? coming;
  if (!match || (going && coming)) return undefined;
  const isFirst = match.index <= before && !/\p{L}/u.test(text.slice(0, match.index));
  const behind = match.index + match[0].length;
  const goesOn = /^\s*\p{Ll}/u.test(text.slice(behind)) && !weekday.test(folded.slice(behind));
  return isFirst && !goesOn ? (going ? 'there' : 'back') : undefined;
}

type Match = RegExpExecArray | null;

/** "Going back" is the way back and not "going", too: a word within the other's is none of its own. */
function apart(going: Match, coming: Match): readonly [Match, Match] {
  if (!going || !coming || going.index !== coming.index || going[0].length === coming[0].length) return [going, coming];
  return going[0].length > coming[0].length ? [going, null] : [null, coming];
}
