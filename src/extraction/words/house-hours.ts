import { fold } from './fold.ts';

/** LIST: how words begin that say that guests come or go, folded, by language: English, German, French, Spanish and so on. */
const words: readonly (readonly [comes: string, goes: string])[] = [
  [
    'check-in|check in|checkin|arriv|move in|moving in',
    'check-out|check out|checkout|depart|vacat|move out|moving out|leave the',
  ],
  [
    'anreis|ankunft|ankomm|eincheck|bezugsfertig|bezieh|beziehen|zur verfugung',
    'abreis|auscheck|raumen|verlass|freizugeben|freigeben',
  ],
  ['arrive|arrivee|entree dans les lieux|disponible', 'depart|liberer|liberee|quitter'],
  ['llegad|entrada|entrar|ingreso|registro de entrada', 'salida|salir|dejar|abandon|desocup'],
  ['arrivo|ingresso|entrata', 'partenza|uscita|lasciar|liberar|rilasci'],
  ['chegad|entrada', 'saida|sair|deixar'],
  ['arribad|entrada|entrar', 'sortida|deixar|marxar|marchar'],
  ['aankomst|inchecken|aankomen', 'vertrek|uitchecken|verlaten'],
  [
    'ankomst|incheckning|innsjekk|indcheckning|indtjekning|tillgang',
    'avres|utcheckning|utsjekk|udcheckning|udtjekning|afrejs|avreis|lamna|forlat',
  ],
  [
    'sisaankirjaut|sisaankirjau|tulopaiv|saapumi|saabumi|sisseregistr|sissekirjut|kaytettaviss',
    'uloskirjaut|lahtopaiv|lahto|valjaregistr|lahkumi',
  ],
  ['koma|innritun', 'brottfor|utritun'],
  [
    'przyjazd|zameldow|zameldun|zakwaterow|dobie hotelow|doba rozpoczyna|dobe rozpoczyna',
    'wyjazd|wymeldow|wymeldun|wykwaterow|opuszcz|konczy',
  ],
  ['prijezd|nastup|ubytovan|prichod|prijazd|prist mozete|prijet', 'odjezd|odhlas|opust|uvoln|odchod'],
  ['erkez|bejelentkez|elfoglal', 'tavoz|kijelentkez|elhagy'],
  ['sosir|cazare|intrare', 'plecar|eliber'],
  ['giris', 'cikis'],
  ['dolaz|prijav|prihod', 'odlaz|odjav|odhod'],
  ['ierasan|iebrauks|iebrauc|registres|iekartosan', 'izbrauks|izbrauc|izrakst|atbrivo|izregistr'],
  ['atvyk|isiregistr|iregistr', 'isvyk|isregistr|issiregistr|atlaisv'],
  ['αφιξ', 'αναχωρ'],
  ['заезд|заселен|прибыт', 'выезд|выселен|отъезд'],
  ['заізд|поселен|прибутт', 'виізд|виселен|відізд'],
  ['настаняван|пристиган', 'напускан|освобождаван'],
  ['долаз|пријав', 'одлаз|одјав'],
  ['入住|入房|チェックイン|체크인|입실', '退房|チェックアウト|체크아웃|퇴실'],
  ['כניסה|הגעה|קבלת (?:ה)?חדר|צק אין|צ.ק.אין', 'יציאה|פינוי|עזיבה|צק אאוט|צ.ק.אאוט'],
  ['الوصول|الدخول|استلام الغرف', 'المغادرة|الخروج|تسليم الغرف|اخلاء الغرف|إخلاء الغرف'],
  ['เช็คอิน|เช็กอิน|เข้าพัก', 'เช็คเอ|เช็กเอ|ออกจากห้อง|คืนห้อง'],
  ['nhan phong', 'tra phong'],
  ['masuk|cek in', 'keluar|cek out'],
];

const oneOf = (at: 0 | 1) =>
  new RegExp(
    words
      .flatMap((pair) => pair[at].split('|'))
      .map((word) =>
        /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word) ? `(?<!\\p{L})${word}` : word,
      )
      .join('|'),
    'gu',
  );
const [comes, goes] = [oneOf(0), oneOf(1)];

/** Which of both a text says last, or first: that guests come, or that they go; undefined where it says neither. */
export function comesOrGoes(text: string, which: 'last' | 'first'): 'comes' | 'goes' | undefined {
  const folded = fold(text);
  const at = (pattern: RegExp) => [...folded.matchAll(pattern)].at(which === 'last' ? -1 : 0)?.index;
  const [come, go] = [at(comes), at(goes)];
  if (come === undefined || go === undefined)
    return come === undefined ? (go === undefined ? undefined : 'goes') : 'comes';
  return (which === 'last' ? come > go : come < go) ? 'comes' : 'goes';
}
