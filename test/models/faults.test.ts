import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryBudget } from '#src/models/budget.ts';
import { openModel } from '#src/models/open-model.ts';
import type { ProviderName } from '#src/models/settings.ts';
import { seatRequest, settingsFor } from '#test/support/model-requests.ts';
import { type ModelStandIn, type StandInAnswer, startModelStandIn } from '#test/support/model-stand-in.ts';

const everyone: readonly ProviderName[] = ['anthropic', 'openai', 'mistral', 'google', 'openai-compatible'];

let standIn: ModelStandIn;
let answers: readonly StandInAnswer[] = [];
let calls = 0;
beforeAll(async () => {
  standIn = await startModelStandIn(() => {
    calls += 1;
    return answers[Math.min(calls, answers.length) - 1]!;
  });
});
afterAll(() => standIn.stop());

/** What comes of a question that is answered so, and how many calls it took. */
async function ask(provider: ProviderName, given: readonly StandInAnswer[], more = {}) {
  answers = given;
  calls = 0;
  const model = openModel(settingsFor(standIn, provider, more), {
    budget: openMemoryBudget(0, () => 0),
    now: () => 0,
  })!;
  const answer = await model.ask(seatRequest);
  return { answer, calls };
}

const right: StandInAnswer = { json: { seat: '004' } };
const deep = (levels: number, inner = '1') => `${'{"a":'.repeat(levels)}${inner}${'}'.repeat(levels)}`;
const event = 'event: message\ndata: {"type":"message_start","message":{"id":"1"}}\n\n';

describe.each(everyone)('a provider (%s)', (provider) => {
  it('may talk around its answer', async () => {
    const text = 'Certainly! Here it is:\n```json\n{"seat":"004"}\n```\nHave a good trip!';
    expect(await ask(provider, [{ text }])).toMatchObject({ answer: { value: { seat: '004' } }, calls: 1 });
  });

  it.each<[string, StandInAnswer]>([
    ['asks for a moment in thousandths', { status: 429, headers: { 'Retry-After-Ms': '1', 'Retry-After': '60' } }],
    ['answers nothing at all', { raw: '' }],
    ['answers half a text', { text: 'Certainly! {"seat":"00' }],
    ['answers deeper than anybody reads', { text: deep(100_000) }],
    ['wraps its answer deeper than anybody reads', { raw: deep(100_000) }],
    ['streams unasked, and breaks off', { raw: event, headers: { 'Content-Type': 'text/event-stream' } }],
    ['packs its answer unasked', { raw: gzipSync('{"seat":"004"}').toString('latin1') }],
  ])('that %s is asked once more', async (_, fault) => {
    expect(await ask(provider, [fault, right])).toMatchObject({ answer: { value: { seat: '004' } }, calls: 2 });
  });

  it.each<[string, StandInAnswer, string]>([
    [
      'names the hour from which it may be asked',
      { status: 429, headers: { 'Retry-After': 'Fri, 31 Dec 2999 23:59:59 GMT' } },
      'rate-limited',
    ],
    ['asks for an hour', { status: 503, headers: { 'Retry-After': '3600' } }, 'unavailable'],
    ['asks for a time that is none', { status: 429, headers: { 'Retry-After': 'later' } }, 'rate-limited'],
    ['has moved', { raw: '', status: 301, headers: { Location: '/elsewhere' } }, 'rejected'],
    ['is found elsewhere', { raw: '', status: 302, headers: { Location: 'http://169.254.169.254/' } }, 'rejected'],
    ['wants to be read elsewhere', { raw: '', status: 303, headers: { Location: 'file:///etc/passwd' } }, 'rejected'],
    ['has moved for good', { raw: '{"seat":"004"}', status: 308, headers: { Location: '/elsewhere' } }, 'rejected'],
  ])('that %s is given up at once', async (_, fault, failure) => {
    expect(await ask(provider, [fault, right])).toMatchObject({ answer: { failure }, calls: 1 });
  });

  it('that goes on with its headers for ever is given up in time', async () => {
    const slow: StandInAnswer = { behaviour: 'headers' };
    expect(await ask(provider, [slow], { totalMilliseconds: 200 })).toMatchObject({ answer: { failure: 'timeout' } });
  });
});
