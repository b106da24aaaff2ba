import { fold } from '../../words/fold.ts';
import { findDates } from '../values/dates.ts';
import type { Cell, Sheet } from './cells.ts';

/** The head of a message on a phone's screen: who sent it when and to whom, which is no part of a ticket. */
export type MailHead = { readonly cells: readonly Cell[]; readonly sender?: string };

const toMe = /^(?:to me|an mich|a moi|para mi|a me|aan mij|para mim|till mig|til mig|do mnie)\b/;
const toName = /^(?:to|an|à|a|para|aan|till|til|do) ?: ?\p{L}/iu;
const boxes =
  /^(?:inbox|posteingang|boite de reception|bandeja de entrada|recibidos|in arrivo|posta in arrivo|postvak in|caixa de entrada)$/;

/** Finds it by the line that names the recipient: "To: Anna Huber" below a name, "an mich". */
export function mailHead(sheet: Sheet): MailHead {
  if (sheet.page.textOrigin !== 'recognised' || sheet.number > 1) return { cells: [] };
  const upper = sheet.cells.filter((cell) => cell.y < sheet.height * 0.3);
  const box = upper.some((cell) => boxes.test(fold(cell.text).replace(/^[<‹«]\s*/, '')));
  const recipient = upper.find(
    ({ text }) => toMe.test(fold(text)) || toName.test(text) || (box && /^(?:To|An|À|A|Para|Aan) \p{Lu}/u.test(text)),
  );
  const above = recipient && upper.filter((cell) => isOver(cell, recipient)).at(-1);
  if (!recipient || !above) return { cells: [] };
  const beside = upper.filter(
    (cell) => cell.y > above.y - 1 && cell.bottom < recipient.bottom + 1 && cell.x > above.right,
  );
  return { cells: [above, recipient, ...beside], sender: withoutDay(above.text) };
}

/** In the next line above; the round picture of the sender may have made that line higher. */
function isOver(cell: Cell, below: Cell): boolean {
  return Math.abs(cell.x - below.x) < 1.5 && cell.y < below.y - 0.3 && below.y - cell.y < 3;
}

/** "Bistro De Kade 5 mei": the day of the message stands behind its sender. */
function withoutDay(text: string): string {
  const [day] = findDates(text);
  return day && day.at > 2 ? text.slice(0, day.at).trim() : text;
}
