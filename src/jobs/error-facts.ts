/** What may be logged of an error: its kind, its code and where it came from. Messages may hold what a person sent. */
export type ErrorFacts = {
  readonly type: string;
  readonly code?: string;
  readonly at: readonly string[];
  readonly cause?: ErrorFacts;
};

/** Takes an error apart for the log; the message of a query, a parser or a library is left out. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const { code } = error as { readonly code?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code: code.slice(0, 60) } : {}),
    at: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: errorFacts(error.cause) }),
  };
}

/** The first places of a stack, without its head: that is the message, which may have several lines. */
function framesOf({ stack = '', message }: Error): string[] {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim().slice(0, 200));
}
