/** Shorter forms of names for the front, by known rules: never a word cut in two. The full form stays on the back. */

const words: readonly (readonly [RegExp, string])[] = [
  [/\bHauptbahnhof\b/gu, 'Hbf'],
  [/hauptbahnhof\b/gu, ' Hbf'],
  [/\bBahnhof\b/gu, 'Bf'],
  [/\bInternational Airport\b/giu, 'Intl.'],
  [/\bInternational\b/giu, 'Intl.'],
  [/\b(Airport|Flughafen|Aéroport|Aeropuerto|Aeroporto|Luchthaven)\b/giu, ''],
  [/\bSquare\b/gu, 'Sq.'],
  [/\bStreet\b/gu, 'St.'],
  [/\bSaint\b/gu, 'St.'],
  [/\bSainte\b/gu, 'Ste.'],
  [/\bAvenue\b/gu, 'Av.'],
  [/straße\b/gu, 'str.'],
  [/strasse\b/gu, 'str.'],
  [/\bStation\b/gu, 'Stn.'],
  [/\bCentral\b/gu, 'Ctrl.'],
  [/\bCentrale\b/gu, 'C.le'],
  [/\bJunction\b/gu, 'Jn.'],
  [/\bTheatre\b/gu, 'Th.'],
];

const stationWords =
  /^(Gare|Estación|Estació|Stazione|Estação)( d[eiou]| del| de la| da)?\s+(?=\p{Lu})|\s+(Hbf|Hl\. ?n\.|hl\. ?n\.|Bf|Bhf|Stn\.|Ctrl\.|C\.le|Gare|Centraal|Central|Centrale|Station|Intl\.)$/gu;

/** A place, longest form first: as printed, abbreviated, without brackets, its main part, without "Hbf". */
export function placeForms(name: string): string[] {
  const abbreviated = tidy(words.reduce((text, [word, short]) => text.replace(word, short), name));
  const bare = tidy(abbreviated.replace(/\s*[([][^)\]]*[)\]]\s*/gu, ' '));
  const main = tidy(bare.split(/\s*[,;/]\s+|\s+[–—-]\s+/u)[0] ?? '');
  const town = tidy(main.replace(stationWords, ''));
  return forms(name, abbreviated, bare, main, town);
}

/** A title, longest form first: as printed, then what stands before a subtitle. */
export function titleForms(title: string): string[] {
  const bare = tidy(title.replace(/\s*\([^)]*\)\s*/gu, ' '));
  const [head = ''] = bare.split(/\s+[–—|•-]\s+|:\s+/u);
  return forms(title, bare, tidy(head));
}

/** A match, longest form first: as printed, then without the legal forms of clubs. Never one side alone. */
export function matchForms(title: string): string[] {
  return forms(
    title,
    tidy(title.replace(/(^|\s)(1\.\s?)?(FC|SC|SV|TSV|VfB|VfL|AC|AS|CF|FK|IF|SK|NK|BC|HC|EHC)(?=\s|$)/gu, '$1')),
  );
}

/** A firm, longest form first: as printed, then without its legal form. */
export function firmForms(name: string): string[] {
  const bare = tidy(name.replace(legalForms, '').replace(/\s*[([][^)\]]*[)\]]\s*/gu, ' '));
  const [main = ''] = bare.split(/\s+[–—|-]\s+/u);
  return forms(name, bare, tidy(main));
}

const legalForms =
  /[\s,]+(GmbH(?: & Co\. ?KG)?|mbH|AG|AöR|KG|OHG|e\.? ?V\.|SE|Ltd\.?|Limited|LLC|Inc\.?|PLC|plc|S\.? ?A\.?|S\.? ?p\.? ?A\.?|S\.? ?r\.? ?l\.?|S\.? ?L\.?|SAS|SARL|B\.? ?V\.?|N\.? ?V\.?|A\/S|ApS|AB|ASA|AS|Oy|Oyj|Sp\. z o\.o\.|a\.s\.|s\.r\.o\.|Kft\.?|d\.o\.o\.)(?=$|[\s,])/gu;

/** The text itself, and those that follow as long as each says something and is shorter than all before. */
function forms(...texts: readonly string[]): string[] {
  return texts.filter(
    (text, index) =>
      index === 0 || (/[\p{L}\p{N}]/u.test(text) && texts.slice(0, index).every((other) => text.length < other.length)),
  );
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;–—-]+|[\s,;–—-]+$/gu, '')
    .trim();
