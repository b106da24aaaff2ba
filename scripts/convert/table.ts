/** Plain text tables for a terminal: columns as wide as their content, wide cells cut with an ellipsis. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[], width: number): string {
  const natural = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const widths = shrink(natural, width - 2 * (head.length - 1));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cut(cell, widths[column]!).padEnd(widths[column]!))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((size) => '─'.repeat(size))), ...rows.map(line)].join('\n');
}

/** Takes from the widest column until the table fits; no column below six. */
function shrink(widths: readonly number[], room: number): number[] {
  const sizes = [...widths];
  while (sizes.reduce((sum, size) => sum + size, 0) > room) {
    const widest = sizes.indexOf(Math.max(...sizes));
    if (sizes[widest]! <= 6) break;
    sizes[widest]! -= 1;
  }
  return sizes;
}

function cut(text: string, size: number): string {
  return text.length <= size ? text : `${text.slice(0, size - 1)}…`;
}
