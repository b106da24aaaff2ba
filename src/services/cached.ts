/** Asks again only after `life` milliseconds. */
export function cached<T>(life: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (last && performance.now() - last.at <= life) return last.answer;
    const asked = { at: performance.now(), answer: ask() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = undefined; // a failure is nobody's answer but his who asked
    });
    return asked.answer;
  };
}
