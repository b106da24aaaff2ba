/** What may be logged of an error: its kind, its code and where it came from. Messages may hold what a person sent. */
export type ErrorFacts = {
  readonly type: string;
  readonly code?: string;
  readonly at: readonly string[];
  readonly cause?: ErrorFacts;
};

/** Why a port cannot be listened on, where another program or this user is the reason: `is in use by another program`. */
export function portRefusal(error: unknown): string | undefined {
  const { code } = error as { readonly code?: unknown };
  if (code === 'EACCES') return 'may not be used by this user';
  return code === 'EADDRINUSE' ? 'is in use by another program' : undefined;
}

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

/**
 * What may be logged of what a child process printed: the facts of an error that it told, and that its memory ran out. The
 * rest is V8's, or a library's, and may hold what a person sent.
 */
export function factsSaid(text: string): string {
  const facts = text.split('\n').filter(isFacts);
  if (facts.length > 0) return facts.join(' ').slice(0, 1000);
  return /heap out of memory/.test(text) ? 'heap out of memory' : `printed ${Buffer.byteLength(text)} bytes`;
}

function isFacts(line: string): boolean {
  try {
    const { type, at } = JSON.parse(line) as Partial<ErrorFacts>;
    return typeof type === 'string' && Array.isArray(at);
  } catch {
    return false;
  }
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
