#!/usr/bin/env node
/** Deletes from `node_modules` of this folder what `left-out.ts` lists, and says how much that was. Only for images. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { whyLeftOut } from './left-out.ts';

if (process.argv.includes('--help')) {
  process.stdout.write('node scripts/image/leave-out.ts: deletes from ./node_modules what an image goes without\n');
} else {
  const sizes = new Map<string, number>();
  for (const file of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    const because = file.isFile() ? whyLeftOut(path) : undefined;
    if (because === undefined) continue;
    sizes.set(because, (sizes.get(because) ?? 0) + statSync(path).size);
    rmSync(path);
  }
  for (const [because, size] of sizes) process.stdout.write(`${Math.round(size / 1e5) / 10} MB left out: ${because}\n`);
}
