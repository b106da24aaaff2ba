/** Rows as a Markdown table, the first one its head. */
export function markdown(rows: readonly (readonly string[])[]): string {
  const [head, ...body] = rows;
  const widths = head!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length), 3));
  const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head!), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join('\n');
}
