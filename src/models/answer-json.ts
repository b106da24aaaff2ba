import { answerBytes, answerDepth } from './limits.ts';

/**
 * The JSON object in a model's text; undefined when there is none, or one too long or too deep. Models that cannot be
 * held to a format think aloud first, fence their answer, or say something before and after it; all are looked past.
 */
export function answerJson(text: string): Readonly<Record<string, unknown>> | undefined {
  if (Buffer.byteLength(text) > answerBytes) return undefined;
  const spoken = text.replace(/^[\s\uFEFF]*<think>[\s\S]*?<\/think>/, '').trim();
  const value = parsed(spoken) ?? parsed(fenced(spoken)) ?? parsed(braced(spoken));
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && isShallow(value, answerDepth) ? (value as Record<string, unknown>) : undefined;
}

/** What stands between the first fence and the last. */
function fenced(text: string): string {
  const opened = text.indexOf('```');
  const begin = text.indexOf('\n', opened);
  const end = text.lastIndexOf('```');
  return opened < 0 || begin < 0 || end < begin ? '' : text.slice(begin, end);
}

/** What stands between the first brace and the last. */
function braced(text: string): string {
  return text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1);
}

/** The value of a JSON text; undefined when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}
