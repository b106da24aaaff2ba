import { labelEntries, labelWords } from './label-index.ts';

/** Signs of languages that write no blanks between words: kana, Chinese signs and Hangul. */
export const eastAsian = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/;

/**
 * A line of Chinese, Japanese or Korean as other languages would write it: letters and digits of usual width, a blank
 * behind a colon, labels in brackets with a colon instead, and what counts places before its number ("7号車 12番E席" is
 * "号車 7 座席 12E"). Other lines stay as they are.
 */
export function likeOthers(line: string): string {
  if (!/[\u3001\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e￥￦]/.test(line)) return line;
  const plain = withColon(line)
    .replaceAll('￥', '¥')
    .replaceAll('￦', '₩')
    .replace(/^[ \u3000]*[:：][ \u3000]*(?=\S)/, '')
    .replace(/(?<=[\dA-Z])、(?=[\dA-Z])/g, ', ')
    .replace(/^([ \u3000]*\d{1,2}[.)．）])(?=[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3])/, '$1 ')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/([\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3)]) ?[:∶] ?(?=\S)/g, '$1: ')
    .replace(/([\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]) ?~ ?/g, '$1 ~ ');
  const way = /[→⇒➡]/u.test(plain) ? plain.replace(leavesOrArrives, '$1') : plain;
  return counters.reduce((text, [pattern, labelled]) => text.replace(pattern, labelled), way);
}

/** "羽田 12:50発 → 福岡 14:50着": beside an arrow the clocks need no word. */
const leavesOrArrives = /(\d{1,2}:\d{2}) ?(?:発|着|发|發|到|抵|출발|도착)(?=$|[\s)→⇒➡])/gu;

/** "[座席] H-14", "【予約番号】4417": a label in brackets, with its value behind; a colon says so elsewhere. "座 席 :" has blanks for its looks. */
function withColon(line: string): string {
  const [all = '', label = ''] = bracketed.exec(line) ?? [];
  if (all !== '' && labelEntries(labelWords(label)).length > 0) return `${label}: ${line.slice(all.length)}`;
  const [, name = ''] = remarked.exec(line) ?? [];
  if (name !== '' && labelEntries(labelWords(name)).length > 0) return name;
  return line.replace(spaced, (letters) => letters.replace(/[ \u3000]/g, ''));
}

const bracketed = /^[ \u3000]*[[【〔［〈<＜「]([^\]】〕］〉>＞」]{1,16})[\]】〕］〉>＞」][ \u3000:：]*(?=\S)/u;
/** "合計金額(税込)": a label with a remark in brackets, alone in its line. */
const remarked = /^[ \u3000]*([^()（）\d:：]{2,12})[(（][^()（）\d]{1,20}[)）][ \u3000]*$/u;
const spaced = /^(?:[\u4e00-\u9fff][ \u3000]+){1,3}[\u4e00-\u9fff](?=[ \u3000]*[:：])/u;

const counters: readonly (readonly [RegExp, string])[] = [
  [/(?<![A-Z\d])([A-Z\d]{2} ?\d{1,4}) ?便(?=$|[\s(,/])/g, '$1'],
  [/(\d{1,2}) ?(?:号車|號車|号车|車廂|车厢)(?=$|[\s\d,/])/g, '号車 $1 '],
  [/(\d{1,2})호차(?=$|[\s\d,/])/g, '호차 $1 '],
  [/(\d{1,2}) ?[车車] ?0?(\d{1,2}[A-F]) ?[号號]?(?=$|\s)/g, '车厢 $1 座位 $2 '],
  [/(\d{1,2}) ?番 ?([A-F]) ?席/g, '座席 $1$2'],
  [/(\d{1,3}) ?([층階樓楼层])(?= ?\S{0,8}(?:열|列|排|구역))/g, ' $2 $1 '],
  [/([A-Z]\d?|\d{1,3}) ?구역/g, '구역 $1 '],
  [/([A-Z]|\d{1,3}) ?列 ?(\d{1,3}) ?[番号號]/g, '列 $1 座席 $2'],
  [/([A-Z]|\d{1,3}) ?[排] ?(\d{1,3}) ?[座号號]/g, '排 $1 座位 $2'],
  [/([A-Z]|\d{1,3}) ?열 ?(\d{1,3}) ?번/g, '열 $1 좌석 $2'],
];

/** `05车`, `07F號`, `22番`: a number without the word that counts it. */
export function withoutCounter(value: string): string {
  return (
    /^([A-Z]{0,2}\d{1,4}[A-Z]?) ?(?:号車|號車|号车|호차|車廂|车厢|[車车号號番列排座席석번열호층階樓楼區区])$/u.exec(
      value,
    )?.[1] ?? value
  );
}

/** Whether a line of such a language reads like running text, which has no blanks to count. */
export function isEastAsianSentence(line: string): boolean {
  if (!eastAsian.test(line)) return false;
  return line.length > 48 || (line.length > 16 && /。|[、，,].*[、，,]/.test(line));
}

/**
 * A text with every run of such signs as a word of small letters behind a capital, and twice as long where no number
 * stands beside it: how names and places look in the languages that the fit of values was learned from.
 */
export function inLetters(text: string): string {
  if (!eastAsian.test(text)) return text;
  const times = /\d/.test(text) ? 1 : 2;
  const spaced = text.replace(/(?<=[\u3005\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]{4})(?=\d)/g, ' ');
  return spaced.replace(
    /[\u3005\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]+/g,
    (run) => `A${'a'.repeat(run.length * times - 1)}`,
  );
}
