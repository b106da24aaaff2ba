import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Model } from '#src/extraction/model/model.ts';
import { convert } from '#src/pipeline/convert.ts';
import { rememberingReaders } from '#test/support/remembering-readers.ts';
import { type Engine, openEngine } from '../../scripts/convert/open-engine.ts';

const folder = new URL('../../docs/example/inputs/', import.meta.url);
const files = readdirSync(folder).toSorted();

let engine: Engine;
let readers: Engine['context']['readers'];
beforeAll(async () => {
  engine = await openEngine();
  readers = rememberingReaders(engine.context.readers);
});
afterAll(() => engine.close());

/** What a person gets of a file, byte for byte, but for the serial numbers that are new each time. */
async function passesOf(name: string, model?: Model): Promise<readonly string[]> {
  const context = { ...engine.context, readers, now: '2026-06-01T10:00:00Z', askModel: 'always' as const };
  const file = { bytes: new Uint8Array(readFileSync(new URL(name, folder))), name };
  const { passes, tickets, eligibility, problems } = await convert(file, { ...context, ...(model ? { model } : {}) });
  const texts = passes.map(({ passJson, fileName }) => `${fileName} ${passJson}`);
  return [...texts.map(withoutSerial), JSON.stringify([tickets, problems]), JSON.stringify(eligibility.isTicket)];
}

const withoutSerial = (text: string) => text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'serial');

const usage = { inputTokens: 1, outputTokens: 0 };
const silent: Model = { sees: false, ask: async () => ({ failure: 'unavailable', usage, milliseconds: 1 }) };
const nothing: Model = {
  sees: false,
  ask: async () => ({ value: { isTicket: true, otherwise: null, tickets: [] }, usage, milliseconds: 1 }),
};

describe('passes without a language model', () => {
  it.each(files)('are to the byte those beside one that does not answer, or has nothing to say: %s', async (name) => {
    const alone = await passesOf(name);
    expect(alone.length).toBeGreaterThan(2);
    expect(await passesOf(name, silent)).toEqual(alone);
    expect(await passesOf(name, nothing)).toEqual(alone);
  });
});
