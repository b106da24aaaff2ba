import { fold } from './fold.ts';

/** LIST: what nights of a stay are called, folded: Germanic, Romance, Slavic, Baltic and Finnic languages, Greek, Hungarian, Turkish and so on. */
const words = [
  'nights?|nachte?n?|naetter|ubernachtung(?:en)?|natt|natter|nætter|netter|nat|nætur|nott',
  'nuits?|nuitees?|noches?|nit|nits|notte|notti|noites?|noapte|nopti',
  'doba|doby|dob|noc|noce|noci|nocy|noclegi?|noclegow|nocenja|nocenje|nocitve|nocitev|nocitvi|nochi|nochej|ночь|ночи|ночеи|ніч|ночі|ночеи|нощ|нощи|нощувки|ноћи|ноћења|ноќи',
  'naktys|naktis|naktu|nakts|ood|ööd|oo|yo|yota|yot|ej|ejszaka|gece|νυχτες|νυχτα|διανυκτερευσεις|dem|malam',
]
  .join('|')
  .split('|')
  .sort((a, b) => b.length - a.length)
  .join('|');

const counted = new RegExp(`(?<![\\d.,:])(\\d{1,2})(?:x|\\s)*(?:${words})(?![\\p{L}\\p{M}])`, 'u');
const behind = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})\\s*(?:\\([^)]*\\))?\\s*[:：]\\s*(\\d{1,2})(?!\\d)`, 'u');
const eastern = /(\d{1,2})\s*(?:泊|晚|박|คืน)/u;
const semitic = /(\d{1,2})\s*(?:לילות|ليال|ليالي|ليلة)/u;

/** How many nights a line counts: "7 nights", "Nächte: 7", "3泊4日"; undefined where it counts none. */
export function nightsIn(line: string): number | undefined {
  const text = fold(line.slice(0, 200));
  const [, count] = counted.exec(text) ?? behind.exec(text) ?? eastern.exec(text) ?? semitic.exec(text) ?? [];
  return count === undefined || Number(count) === 0 ? undefined : Number(count);
}
