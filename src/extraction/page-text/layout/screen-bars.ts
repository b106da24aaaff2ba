import { foldWithSs } from '../../words/fold.ts';
import { findTimes } from '../values/times.ts';
import type { Cell, Sheet } from './cells.ts';

/** What a screen draws around a ticket: clock and battery or a web address on top, buttons there, tabs at the bottom. */
export function screenBars(sheet: Sheet): readonly Cell[] {
  if (sheet.number > 1) return [];
  if (sheet.page.textOrigin !== 'recognised')
    return (barWithin(sheet) ?? []).filter(({ text }) => isClock(text) || charged.test(text));
  const status = [...statusBar(sheet), ...addressBar(sheet)];
  if (!isScreen(sheet)) return status;
  return [...status, ...buttons(sheet, status), ...tabBar(sheet)];
}

/** A picture as high as phones are, whose text was recognised. */
function isScreen({ page }: Sheet): boolean {
  return page.height > page.width * 1.4;
}

/** A row of a clock and signs: battery, network. */
function statusBar(sheet: Sheet): readonly Cell[] {
  const top = sheet.rows.find((row) => row[0]!.y < sheet.height * 0.045) ?? barWithin(sheet);
  if (!top) return [];
  const clocks = top.filter((cell) => isClock(cell.text));
  const signs = top.filter((cell) => network.test(cell.text) || charged.test(cell.text));
  // A battery whose sign was not read: the clock on the left, a number on the right.
  const ends = [top[0]!, top.at(-1)!] as const;
  if (signs.length === 0 && clocks[0] === ends[0] && ends[0] !== ends[1] && /^\d{1,3}$/.test(ends[1].text)) return ends;
  const rest = top.slice(1);
  const drawn = isScreen(sheet) && clocks[0] === top[0] && rest.every((cell) => isDrawn(cell, sheet));
  if (drawn) return top;
  return signs.length > 0 || clocks.length === top.length ? [...clocks, ...signs] : [];
}

/** Of a screen that was photographed, with what is around it, or whose text is there: the first row of its text, from a clock to a battery. */
function barWithin({ rows: [first = []] }: Sheet): readonly Cell[] | undefined {
  const [clock, battery] = [first[0], first.at(-1)];
  const ends = clock && battery && clock !== battery && battery.x - clock.right > 5;
  return ends && isClock(clock.text) && charged.test(battery.text) ? [clock, ...first.slice(1)] : undefined;
}

/** "5G 84%", "LTE 61%.": how much a battery holds, the network before it, whatever was read of that. */
const charged = /^(?:[\p{Lu}\d-]{2,5} )?\d{1,3} ?%\W?$/u;

/** The battery, the network, and whose it is: "Vivo 4G". */
const network = /^\d{1,3} ?%$|^(?:\p{L}[\p{L} &.-]{1,14} )?(?:5G|LTE|4G|3G|WLAN|Wi-?Fi)$/u;

function isClock(text: string): boolean {
  return findTimes(text).some((time) => time.at === 0 && time.end === text.length);
}

/** Small drawings on the right that were taken for letters: "all 5G", "Jail LTE aa)". */
function isDrawn(cell: Cell, sheet: Sheet): boolean {
  return cell.x > sheet.width * 0.6 && cell.text.length <= 14 && !/\p{L}{5}|\d{3}|\d\D+\d/u.test(cell.text);
}

/** The address of a page near the top of a browser's window, and the tabs above it. */
function addressBar(sheet: Sheet): readonly Cell[] {
  const top = sheet.rows.filter((row) => row[0]!.y < sheet.height * 0.15).slice(0, 4);
  const at = top.findIndex((row) =>
    row.some((cell) => /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+\/\S{3,}$/.test(cell.text)),
  );
  return top.slice(0, at + 1).flat();
}

/** LIST: what buttons beside the headline of a screen say. */
const buttonWords = new Set(
  `x ok done back close cancel edit share inbox fertig zuruck schliessen abbrechen bearbeiten teilen posteingang termine retour fermer annuler
  modifier partager listo atras volver cerrar cancelar editar compartir fatto indietro chiudi annulla modifica condividi gereed terug sluiten
  annuleer annuleren bewerk wijzig deel delen concluido voltar fechar partilhar compartilhar help hilfe aide ayuda aiuto ajuda`.split(
    /\s+/,
  ),
);

function buttons(sheet: Sheet, status: readonly Cell[]): readonly Cell[] {
  const top = (status[0]?.bottom ?? 0) + 6;
  return sheet.cells.filter(
    (cell) =>
      cell.y < top && cell.y < sheet.height * 0.12 && buttonWords.has(foldWithSs(cell.text).replace(/^[<‹«←]\s*/, '')),
  );
}

/** The last row, when it is small words without numbers at even distances over the whole width; with the icons above. */
function tabBar(sheet: Sheet): readonly Cell[] {
  const last = sheet.rows.at(-1)!;
  const evenly = isSpread(last.map((cell) => (cell.x + cell.right) / 2 / sheet.width));
  if (last[0]!.y < sheet.height * 0.88 || !evenly || !last.every(isTab)) return [];
  const icons = sheet.cells.filter(
    (cell) =>
      cell.text.length === 1 && cell.bottom <= last[0]!.y + 1 && last[0]!.y - cell.y < 4 && /\D/.test(cell.text),
  );
  return [...last, ...icons];
}

function isTab({ text, size }: Cell): boolean {
  return size < 1 && text.length <= 18 && text.split(' ').length <= 3 && /^[\p{L} .&'’-]+$/u.test(text);
}

/** Middles at even distances, as far from the left edge as from the right one. */
function isSpread(middles: readonly number[]): boolean {
  const [first, last] = [middles[0]!, middles.at(-1)!];
  if (middles.length < 2 || last - first < 0.4 || Math.abs(first + last - 1) > 0.08) return false;
  const step = (last - first) / (middles.length - 1);
  return middles.every((middle, at) => Math.abs(middle - first - at * step) < step * 0.2);
}
