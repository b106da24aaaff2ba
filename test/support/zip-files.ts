import { zipSync } from 'fflate';

/** A ZIP archive of texts and bytes by name. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).map(
    ([name, content]) => [name, typeof content === 'string' ? new TextEncoder().encode(content) : content] as const,
  );
  return zipSync(Object.fromEntries(entries));
}
