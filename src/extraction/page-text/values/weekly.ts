import { weekdayPattern } from '../../words/calendar-words.ts';
import { fold } from '../../words/fold.ts';
import { findDates } from './dates.ts';

/** Weekdays as what comes again on each of them, and words for "daily" and "all of them". */
const alone = `daily|weekly|weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days
  |taglich|werktags|wochentags|feiertags|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|sonnabends|alle \\d+ min\\w*
  |tous les|toutes les|les (?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)|quotidiennement
  |todos los|todas las|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|a diario|diariamente
  |tutti i giorni|tutte le|(?:maan|dins|woens|donder|vrij|zater|zon)dags|dagelijks|todos os|todas as|aos (?:sabados|domingos|fins de semana)
  |dagligen|alla dagar|daglig|alle dage|alle dager|codziennie|denne|paivittain|(?:maanant|tiist|torst|perjant|lauant|sunnunt)aisin|keskiviikkoisin
  |naponta|zilnic|her gun|ежедневно|щодня|всеки ден|καθημερινα`;
const each = `every|each|jede[nrs]?|chaque|cada|ogni|elke|iedere|varje|hver|kazd\\w{1,3}|minden|joka|her|in fiecare|cada|кажд\\p{L}{1,3}|кож\\p{L}{1,4}|καθε`;
const what = `day|night|morning|evening|week|weekend|hour|half|\\d+|tag|abend|woche|stunde|jour|semaine|heure|dia|noche|semana|hora|giorno|sera|settimana|ora|dag|avond|uur|uge|uke|vecka|dzien|den|tyzden|nap|paiva|viikko|zi|saptamana`;
const again = new RegExp(
  `(?<![\\p{L}\\d])(?:${alone.replace(/\s*\n\s*/g, '')}|(?:${each}) (?:${what}|${weekdayPattern}))(?!\\p{L})|毎[日週月]|每[日天周週月]|매[일주월]`,
  'u',
);
/** "Mo–Fr 10–18 Uhr", "Di, Mi, Fr 10.00": days of the week before a clock. */
const days = new RegExp(
  `(?<![\\p{L}\\d])(?:${weekdayPattern})\\.? ?(?:[-–,&/+]|bis|to|au|al?|tot|do|till|til|und|and|et|y|e) ?(?:${weekdayPattern})\\.?:? {0,3}(?:from|von|ab|de|dalle|van|das|od|kl\\.?|um|at)? ?\\d`,
  'u',
);
const ends = /[.!?;](?=\s+["“„(]?\p{Lu})|\s[|·•]\s/gu;

/** Whether what stands at a place of a text comes again and again: opening hours, "samstags 14.00 Uhr", "every 20 minutes from 05:15". */
export function isWeekly(text: string, at: number): boolean {
  const sentence = sentenceAt(text, at);
  const folded = fold(sentence);
  return again.test(folded) || (days.test(folded) && findDates(sentence).length === 0);
}

/** How far before and behind a place its sentence is looked for: a line of many clocks costs no more for each. */
const around = { before: 300, behind: 120 } as const;

function sentenceAt(line: string, place: number): string {
  const from = Math.max(0, place - around.before);
  const text = line.slice(from, place + around.behind);
  const at = place - from;
  let begin = 0;
  for (const { index, 0: end } of text.matchAll(ends)) {
    if (index >= at) return text.slice(begin, index);
    begin = index + end.length;
  }
  return text.slice(begin);
}
