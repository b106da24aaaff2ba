#!/usr/bin/env node
/** `npm run keys -- create|list|revoke`: keys of enterprise users. Works while the service runs. */
import { parseArgs } from 'node:util';
import type { ApiKey } from '#src/api/api-keys.ts';
import { operate, sayAndExit } from './operate.ts';

const help = `API keys of enterprise users: no human verification, own limits.

Usage
  npm run keys -- create NAME [--uploads-per-minute N]   make a key; it is shown once and kept nowhere
  npm run keys -- list                                   all keys, without their secrets
  npm run keys -- revoke KEY                             end a key at once (KEY as shown by list)
`;

const { values, positionals } = parseArgs({
  options: { 'uploads-per-minute': { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
const [command, subject] = positionals;
const limit = values['uploads-per-minute'];

if (values.help || !command) sayAndExit(help, values.help ? 0 : 2);
else if (limit !== undefined && !/^[1-9]\d{0,6}$/.test(limit))
  sayAndExit('--uploads-per-minute takes a whole number from 1.\n', 2);
else await run();

async function run(): Promise<void> {
  await operate(async (operations) => {
    if (command === 'create' && subject) {
      const { key, secret } = await operations.createKey({
        name: subject,
        uploadsPerMinute: limit === undefined ? null : Number(limit),
      });
      return sayAndExit(
        `Key ${key.key} for ${key.name}. Copy it now, it is not shown again:\n\n  ${secret}\n\nSend it as "Authorization: Bearer …".\n`,
        0,
      );
    }
    if (command === 'list')
      return sayAndExit((await operations.listKeys()).map(line).join('') || 'There are no keys.\n', 0);
    if (command === 'revoke' && subject) {
      const known = await operations.revokeKey({ key: subject });
      return sayAndExit(
        known ? `Key ${subject} is revoked.\n` : `There is no key ${subject} that could be revoked.\n`,
        known ? 0 : 1,
      );
    }
    return sayAndExit(help, 2);
  });
}

function line({ key, name, uploadsPerMinute, createdAt, revokedAt }: ApiKey): string {
  const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  const state = revokedAt === null ? 'in use' : `revoked ${day(revokedAt)}`;
  const rate = uploadsPerMinute === null ? 'usual limit' : `${uploadsPerMinute} uploads a minute`;
  return `${key}  ${state}  since ${day(createdAt)}  ${rate}  ${name}\n`;
}
