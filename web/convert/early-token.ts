import { askVerification, solve } from './human-token.ts';

/** A token that was made before it was needed, and until when it is good, in milliseconds of this page's own clock. */
type Early = { readonly token: Promise<string>; readonly until: number };

let early: Early | undefined;

/** Does the arithmetic while a person is still looking for the file. Only where it needs nobody. */
export async function prepareToken(signal: AbortSignal): Promise<void> {
  if (early && early.until > performance.now()) return;
  const begun = performance.now();
  const { provider, challenge, valid_seconds } = await askVerification(signal);
  if (provider !== 'altcha' || !challenge) return;
  const token = solve(challenge, new AbortController().signal);
  token.catch(() => {}); // whoever takes it hears of it
  // The last minute of its life is left for a slow line.
  early = { token, until: begun + (valid_seconds - 60) * 1000 };
}

/** The token that is being made or lies ready; once. */
export function takeEarlyToken(): Early | undefined {
  const taken = early && early.until > performance.now() ? early : undefined;
  early = undefined;
  return taken;
}
