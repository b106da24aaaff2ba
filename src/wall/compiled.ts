import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WallKind } from './plan.ts';

/** Where the code of processes behind the wall lies compiled (`scripts/compile.ts`); they work without it, and start slower. */
export const compiledFolder = fileURLToPath(new URL('../../node_modules/.cache/passlift/walled', import.meta.url));

/** Node reads compiled code only where its own permissions would let it write, so the operating system has to forbid that. */
const readOnly: ReadonlySet<WallKind> = new Set(['namespaces', 'user']);

/** What a process is started with to use it: Node's options and the environment. */
export function withCompiled(
  kind: WallKind,
  options: readonly string[],
): {
  readonly options: readonly string[];
  readonly env: Readonly<Record<string, string>>;
} {
  if (!readOnly.has(kind) || !existsSync(compiledFolder)) return { options, env: {} };
  const allowed = options.includes('--permission') ? [`--allow-fs-write=${compiledFolder}`] : [];
  return { options: [...options, ...allowed], env: { NODE_COMPILE_CACHE: compiledFolder } };
}
