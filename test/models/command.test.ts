import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ModelStandIn, startModelStandIn } from '#test/support/model-stand-in.ts';
import { startRelay } from '#test/support/relay.ts';

const scriptOf = (name: string) => fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url));
const mail =
  'From: a@example.com\nSubject: Evening with friends\n\nWe look forward to you, Row 4 Seat 12, 14 March 2027\n';

let folder: string;
let standIn: ModelStandIn;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'model-command-'));
  await writeFile(join(folder, 'ticket.eml'), mail);
});
afterEach(() => standIn.stop());
afterAll(() => rm(folder, { recursive: true, force: true }));

type Run = { readonly code: number; readonly out: string; readonly err: string };

function run(script: string, args: readonly string[], settings: Readonly<Record<string, string>>): Promise<Run> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: join(folder, 'data'),
    ...settings,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [scriptOf(script), ...args], { env, cwd: folder }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

describe('npm run convert with a language model', () => {
  it('asks it, and says so when it was of no help', async () => {
    standIn = await startModelStandIn(() => ({ status: 401, message: 'SECRET words' }));
    const { out, err } = await run('convert', ['ticket.eml', '-o', 'out'], standIn.settings('mistral'));
    expect(standIn.asked[0]!.document).toContain('Seat 12');
    expect(out).toContain('no help this time (rejected)');
    expect(out + err).not.toContain('SECRET');
  });

  it('leaves it alone with --no-ai', async () => {
    standIn = await startModelStandIn(() => ({ status: 401 }));
    const { out } = await run('convert', ['ticket.eml', '-o', 'out', '--no-ai'], standIn.settings('mistral'));
    expect(standIn.asked).toHaveLength(0);
    expect(out).not.toContain('language model');
  });
});

describe('npm run doctor', () => {
  it('asks the provider one tiny thing and tells what came of it', async () => {
    standIn = await startModelStandIn(() => ({ json: { word: 'ticket' } }));
    const { code, out } = await run('doctor', ['ai'], standIn.settings('anthropic'));
    expect(out).toMatch(/^✓ AI provider: anthropic.*test-model.*answered in \d+ ms/);
    expect(out).not.toContain('test-key');
    expect(code).toBe(0);
    expect(standIn.asked).toHaveLength(1);
  });

  it('asks the mail relay too, and says what to do when it is away', async () => {
    standIn = await startModelStandIn(() => ({ status: 500 }));
    const relay = await startRelay();
    const there = await run('doctor', ['mail'], { MAIL_RELAY: relay.url });
    expect(there.out).toMatch(/✓ Mail: .*127\.0\.0\.1, which answers/);
    await relay.stop();
    const away = await run('doctor', ['mail'], { MAIL_RELAY: relay.url });
    expect(away.out).toMatch(/✗ Mail: .*answers cannot leave: .*MAIL_RELAY/);
    expect(away.code).toBe(1);
    expect(relay.kept).toEqual([]);
  });

  it('says what to do when nobody listens', async () => {
    standIn = await startModelStandIn(() => ({ status: 500 }));
    const settings = standIn.settings('openai-compatible');
    await standIn.stop();
    const { code, out } = await run('doctor', ['AI provider'], settings);
    expect(out).toMatch(/✗ AI provider: .*nobody listens.*AI_BASE_URL/);
    expect(code).toBe(1);
  });
});
