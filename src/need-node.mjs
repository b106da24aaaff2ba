/**
 * Ends the process with a sentence when this is not the Node that the product needs; imported before anything else.
 * Plain JavaScript on purpose: the Node that must hear it may not read TypeScript.
 */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [needed, found] = [engines.node, process.version].map((version) =>
  Number.parseInt(version.replace(/^\D+/, ''), 10),
);

if (found < needed) {
  process.stderr.write(
    `Passlift needs Node ${needed} and was started with ${process.version}. The install brings the right one along: run npm ci, then npm start (or node_modules/.bin/node in place of node).\n`,
  );
  process.exit(1);
}
