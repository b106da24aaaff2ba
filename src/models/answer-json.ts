import { answerBytes, answerDepth } from './limits.ts';

/**
 * The JSON object in a model's text; undefined when there is none, or one too long or too deep. Models that cannot be
 * held to a format think aloud first, or fence their answer; both are looked past.
 */
export function answerJson(text: string): Readonly<Record<string, unknown>> | undefined {
  if (Buffer.byteLength(text) > answerBytes) return undefined;
  const spoken = text.replace(/^[\s\uFEFF]*<think>[\s\S]*?<\/think>/, '').trim();
  const fenced = /^```(?:json)?\s*\n([\s\S]*)\n\s*```$/.exec(spoken);
  try {
    const value: unknown = JSON.parse(fenced?.[1] ?? spoken);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && isShallow(value, answerDepth) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}
