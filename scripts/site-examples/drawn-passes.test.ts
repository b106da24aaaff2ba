import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { drawPasses } from './draw-passes.ts';
import { drawnPasses, keptPasses } from './drawn-passes.ts';

const passes = new URL('../../web/examples/passes/pdf-tickets.json', import.meta.url).pathname;

describe('the pass of an example', () => {
  it('is drawn by the renderer of today while the website is built, and its place is as large as it came out', async () => {
    const root = await mkdtemp(join(tmpdir(), 'passlift-test-'));
    const page = join(root, 'page.js');
    await writeFile(page, `import pass from '${passes}?drawn'; console.log(pass.src, pass.width, pass.height)`);
    const built = (await build({
      ...{ root, configFile: false, logLevel: 'silent', plugins: [drawnPasses()] },
      build: { write: false, rolldownOptions: { input: page } },
    })) as Rolldown.RolldownOutput;
    const { svg, width, height } = await drawPasses(await keptPasses(passes));
    const picture = built.output.find(({ fileName }) => fileName === 'examples/pdf-tickets-after.svg');
    expect(picture).toMatchObject({ type: 'asset', source: svg });
    expect(built.output[0].code).toContain(`/examples/pdf-tickets-after.svg`);
    expect(built.output[0].code).toMatch(new RegExp(`${width}\\D+${height}`));
  });
});
