/** One line on a terminal that tells what is being done; nothing elsewhere, nothing for quick work. */
export function openProgress(on: boolean): { readonly say: (text: string) => void; readonly end: () => void } {
  const stream = process.stderr;
  if (!on || !stream.isTTY) return { say: () => {}, end: () => {} };
  const begin = performance.now();
  return {
    say: (text) => {
      // Work that is over before somebody could read the line needs no line.
      if (performance.now() - begin < 300) return;
      stream.write(`\r\u001b[2K${text.slice(0, stream.columns - 1)}`);
    },
    end: () => {
      stream.write('\r\u001b[2K'); // also what the command said while it was loading
    },
  };
}
