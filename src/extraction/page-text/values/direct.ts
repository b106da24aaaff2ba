import { fold } from '../../words/fold.ts';

/** LIST: how a ride is said to need no change, or how many. */
const phrases = `
  direct|non-?stop|(?:no|0|without) (?:changes?|stops?|transfers?)|direkt(?:verbindung|flug|zug|e verbindung)?|(?:ohne|kein(?:e)?) (?:umstiege?|umsteigen|zwischenstopp)
  direct[eo]?|vol direct|trajet direct|sans (?:correspondance|changement|escale)s?|sin (?:transbordos?|escalas?|paradas)|diretto|senza (?:cambi|scali|fermate)
  diret[oa]|sem (?:transbordos?|escalas?|paragens)|rechtstreeks|zonder overstap(?:pen)?|bezposredni[ea]?|bez przesiad(?:ki|ek)|primy(?: spoj)?|bez prestup(?:u|ov)|priamy(?: spoj)?
  utan (?:byten?|mellanlandning)|uten (?:bytte|mellomlanding)|uden (?:skift|mellemlanding)|suora|ei vaihtoja|kozvetlen|atszallas nelkul|fara schimb(?:are|ari)|aktarmasiz|dogrudan
  прямой|без пересадки|без пересадок|прямии|директен|директно|без прекачване|без преседања|απευθειας|χωρις αλλαγη|ישיר|ללא החלפה|مباشر(?:ة)?|بدون توقف
  直达|直達|直通|乗換なし|乗り換えなし|환승 없음|환승없음|직행
  \\d{1,2} (?:changes?|stops?|transfers?|umstiege?|zwischenstopps?|correspondances?|escales?|transbordos?|escalas?|cambi|scali|overstap(?:pen)?|przesiad(?:ka|ki|ek)|byten?|skift|bytter?|aktarma|пересад(?:ка|ки|ок)|прекачвани[яе])
`;

const direct = new RegExp(
  `^(?:${phrases
    .trim()
    .split(/\s*\n\s*/)
    .join('|')})$`,
  'u',
);

/** Whether a text only says that a ride needs no change, or how many: it stands between its two ends, and is none of them. */
export function isDirect(text: string): boolean {
  return (
    text.length <= 40 &&
    direct.test(
      fold(text)
        .replace(/[()[\].:·–-]+$|^[([·–-]+/gu, '')
        .trim(),
    )
  );
}
