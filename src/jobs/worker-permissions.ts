import { fileURLToPath } from 'node:url';
import { nodePermissions } from '#src/wall/start-walled.ts';

const app = new URL('../../', import.meta.url).href;

/** A worker reads our program and what its children use, and starts readers. */
export function permissionsFor(module: string): readonly string[] {
  return [
    ...nodePermissions(['/proc', ...foldersOf(module)]),
    '--allow-child-process',
    '--expose-gc',
    '--max-semi-space-size=4', // what a conversion leaves behind is collected sooner
  ];
}

/** Where an engine lies that is not part of the product: its own part of the program. */
export function foldersOf(module: string): readonly string[] {
  const [, part] = module.split(app);
  return part === undefined || part.startsWith('src/') ? [] : [fileURLToPath(`${app}${part.split('/')[0]}`)];
}
