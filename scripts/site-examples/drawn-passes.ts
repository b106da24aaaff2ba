/** What imports `passes/concert.json?drawn` gets a picture of these passes, as our renderer draws them while the website is built. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { drawPasses } from './draw-passes.ts';

const asked = '.json?drawn';
/** Not the name of a file of JSON, so that nobody else takes it for one. */
const drawn = '.drawn';

/** A plugin of Vite: a list of passes becomes `/examples/concert-after.svg`, its module the address and the size in CSS pixels. */
export function drawnPasses(): Plugin {
  return {
    name: 'drawn-passes',
    resolveId: {
      order: 'pre',
      handler: (source, importer = '') =>
        source.endsWith(asked) ? resolve(dirname(importer), source).replace(asked, drawn) : undefined,
    },
    async load(id) {
      if (!id.endsWith(drawn)) return;
      const path = id.replace(drawn, '.json');
      const { svg, width, height } = await drawPasses(await keptPasses(path));
      const fileName = `examples/${basename(path, '.json')}-after.svg`;
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: svg });
      return `export default ${JSON.stringify({ src: `/${fileName}`, width, height })}`;
    },
  };
}

/** The passes of an example, each as the text of a pass.json. */
export async function keptPasses(path: string): Promise<readonly string[]> {
  const passes: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!Array.isArray(passes)) throw new Error(`${path} is no list of passes`);
  return passes.map((pass) => JSON.stringify(pass));
}
