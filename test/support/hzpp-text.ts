/** Writes codes of HŽ Putnički prijevoz for tests. */

/** By default a return for two from Zagreb to Split, on 24 and 25 November 2026; fields can be changed by their place. */
export function hzppText(changes: Readonly<Record<number, string>> = {}): string {
  const minutes = (day: string) => (Date.parse(`${day}T00:00:00Z`) - Date.parse('2003-01-01T00:00:00Z')) / 60_000;
  const fields = [
    ...['HR1234567890', '12', '4550', '72480', '76660', '0', '2', '102'],
    ...['76660', '72480', '0', '2', '102'],
    ...[String(minutes('2026-11-24')), String(minutes('2026-11-26') - 1)],
    ...['2', '12', '0', '0', '0', '0'],
    ...['521', 'R1', '45, 46', '0', '', ''],
    ...['520', '', '', '0', '', ''],
  ];
  return `B1${fields.map((field, at) => changes[at] ?? field).join('|')}`;
}
