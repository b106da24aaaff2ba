/** Where a file goes that came to a page from outside: dropped, pasted, shared or given back. */
export type TakeFile = (file: File) => void;

let taker: TakeFile | undefined;
let waiting: File | undefined;

/** Hands a file to the widget of this page. False: there is none, and the file waits for the next. */
export function bringFile(file: File): boolean {
  if (taker) taker(file);
  else waiting = file;
  return taker !== undefined;
}

/** Takes files as long as a widget stands on the page; begins with the one that waits. Gives what ends it. */
export function takeFiles(take: TakeFile): () => void {
  taker = take;
  if (waiting) take(waiting);
  waiting = undefined;
  return () => {
    if (taker === take) taker = undefined;
  };
}
