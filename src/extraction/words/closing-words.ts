import { foldWithSs } from './fold.ts';

/** LIST: words for what closes, folded: nobody is let in from the hour in their line on. */
const closing =
  /\b(?:clos(?:es|ing)|schliess\w*|ferm(?:e|eture)\b|cierr[ae]|chiu(?:de|sura)|fecha\b|encerra\w*|sluit\w*|zamkni\w*|zamyk\w*|stang(?:s|er)\b|lukk\w+|steng\w+|zaras\w*|kapan\w*|inchide\w*)/;

/** Whether a line tells until when something is open. */
export function tellsOfClosing(line: string): boolean {
  return closing.test(foldWithSs(line));
}
