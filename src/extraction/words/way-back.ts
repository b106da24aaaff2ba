import { fold } from './fold.ts';

/** LIST: words over when what was hired comes back, that on a ride head the way back, folded, by language. */
const words =
  'return|retour|terug|ritorno|vuelta|regreso|volta|retur|paluu|palautus|tagastamine|ruckgabe|abgabe|devolucion|devolucao|επιστροφη|возврат|повернення|връщане|povrat|vracanje|vracilo|zwrot|vraceni|vratenie|grazinimas|nodosana|iade|donus|returnare|visszahozatal|visszaadas';
const back = new RegExp(`^(?:${words})(?![\\p{L}\\p{M}])`, 'u');

/** Whether a line begins with the word for bringing something back: "TERUG : za 07/08". */
export function headsReturn(text: string): boolean {
  return back.test(fold(text.slice(0, 40)));
}
