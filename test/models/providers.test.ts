import { afterEach, describe, expect, it } from 'vitest';
import { openMemoryBudget } from '#src/models/budget.ts';
import { type ModelFault, openModel } from '#src/models/open-model.ts';
import type { ProviderName } from '#src/models/settings.ts';
import { seatRequest, settingsFor, whitePixel } from '#test/support/model-requests.ts';
import { type ModelStandIn, type StandInAnswer, startModelStandIn } from '#test/support/model-stand-in.ts';

const everyone: readonly ProviderName[] = ['anthropic', 'openai', 'mistral', 'google', 'openai-compatible'];

let standIn: ModelStandIn | undefined;
afterEach(() => standIn?.stop());

async function modelOf(
  provider: ProviderName,
  answers: readonly StandInAnswer[],
  more: Parameters<typeof settingsFor>[2] = {},
) {
  standIn = await startModelStandIn((_, number) => answers[Math.min(number, answers.length) - 1]!);
  const budget = openMemoryBudget(0, () => 0);
  const faults: ModelFault[] = [];
  const deps = { budget, now: () => 0, log: (fault: ModelFault) => faults.push(fault) };
  return { standIn, faults, model: openModel(settingsFor(standIn, provider, more), deps)! };
}

describe.each(everyone)('a model of %s', (provider) => {
  it('answers in the shape that was asked for, and says what it cost', async () => {
    const { model, standIn } = await modelOf(provider, [{ json: { seat: '004' }, usage: { input: 321, output: 12 } }]);
    expect(await model.ask(seatRequest)).toMatchObject({
      value: { seat: '004' },
      usage: { inputTokens: 321, outputTokens: 12 },
    });
    expect(standIn.asked).toHaveLength(1);
  });

  it('gets our words as instructions, the document as what the person sent, its picture and the schema', async () => {
    const { model, standIn } = await modelOf(provider, [{ json: { seat: '004' } }]);
    await model.ask(seatRequest);
    const { instructions, document, images, schema, headers } = standIn.asked[0]!;
    expect(instructions).toBe(seatRequest.instructions);
    expect(document).toBe(seatRequest.document);
    expect(images).toEqual([{ mediaType: 'image/png', bytes: whitePixel }]);
    expect(schema).toMatchObject({ type: 'object', properties: { seat: {} }, required: ['seat'] });
    expect(JSON.stringify(headers)).toContain('test-key');
    expect(headers['user-agent']).toBe('passlift');
  });

  it('gets no picture when only text is sent', async () => {
    const { model, standIn } = await modelOf(provider, [{ json: { seat: '' } }], { sendsImages: false });
    expect(model.sees).toBe(false);
    await model.ask(seatRequest);
    expect(standIn.asked[0]!.images).toEqual([]);
    expect(JSON.stringify(standIn.asked[0]!.body)).not.toContain(whitePixel.toString('base64').slice(0, 40));
  });

  it('is asked without tools to reach anything, and without being remembered', async () => {
    const { model, standIn } = await modelOf(provider, [{ json: { seat: '' } }]);
    await model.ask(seatRequest);
    const { body } = standIn.asked[0]!;
    // A model of Anthropic that has no formats answers through a tool that does nothing but take the answer.
    const tools = (body.tools ?? []).map(({ name }: { name: string }) => name);
    expect(tools).toEqual(provider === 'anthropic' ? ['json'] : []);
    if (provider === 'openai') expect(body.store).toBe(false);
    expect(body.metadata ?? body.user).toBeUndefined();
  });

  it('that ran out of tokens is not asked again', async () => {
    const { model, standIn } = await modelOf(provider, [{ truncated: '{"seat":"00' }]);
    expect(await model.ask(seatRequest)).toMatchObject({ failure: 'invalid-answer' });
    expect(standIn.asked).toHaveLength(1);
  });

  it.each<[string, StandInAnswer]>([
    ['asks for a moment', { status: 429, headers: { 'Retry-After': '0' } }],
    ['answers something that is no answer', { raw: '<html>gateway</html>' }],
    ['answers with other fields than asked for', { json: { chair: 4 } }],
  ])('that %s is asked once more', async (_, fault) => {
    const { model, standIn } = await modelOf(provider, [fault, { json: { seat: '004' } }]);
    expect(await model.ask(seatRequest)).toMatchObject({ value: { seat: '004' } });
    expect(standIn.asked).toHaveLength(2);
  });

  it.each<[string, StandInAnswer, string]>([
    ['asks for more than a moment', { status: 429, headers: { 'Retry-After': '30' } }, 'rate-limited'],
    ['does not know the key', { status: 401 }, 'rejected'],
    ['does not know the model', { status: 404 }, 'rejected'],
  ])('that %s is given up', async (_, fault, failure) => {
    const { model, standIn } = await modelOf(provider, [fault]);
    expect(await model.ask(seatRequest)).toMatchObject({ failure });
    expect(standIn.asked).toHaveLength(1);
  });
});

// Mistral has no sign of a refusal: it is a text like any other, and no answer.
describe.each(everyone.filter((name) => name !== 'mistral'))('a model of %s', (provider) => {
  it('that refuses is not asked again', async () => {
    const { model, standIn } = await modelOf(provider, [{ refuse: true }]);
    expect(await model.ask(seatRequest)).toMatchObject({ failure: 'refused' });
    expect(standIn.asked).toHaveLength(1);
  });
});

describe('a newer model of anthropic', () => {
  it('is held to the schema, without a tool', async () => {
    const { model, standIn } = await modelOf('anthropic', [{ json: { seat: '004' } }], { model: 'claude-sonnet-4-5' });
    expect(await model.ask(seatRequest)).toMatchObject({ value: { seat: '004' } });
    expect(standIn.asked[0]!.body.tools).toBeUndefined();
    expect(standIn.asked[0]!.schema).toMatchObject({ required: ['seat'] });
  });
});

describe.each(['anthropic', 'openai-compatible'] as const)('a provider (%s)', (provider) => {
  it.each<[string, StandInAnswer]>([
    ['is overloaded', { status: provider === 'anthropic' ? 529 : 503 }],
    ['drops the connection', { behaviour: 'close' }],
    ['breaks off in the middle', { behaviour: 'cut' }],
    ['ends before all that it announced', { behaviour: 'short' }],
  ])('that %s is asked once more', async (_, fault) => {
    const { model, standIn } = await modelOf(provider, [fault, { json: { seat: '004' } }]);
    expect(await model.ask(seatRequest)).toMatchObject({ value: { seat: '004' } });
    expect(standIn.asked).toHaveLength(2);
  });

  it.each<[string, StandInAnswer, string, number]>([
    ['goes on failing', { status: 500 }, 'unavailable', 2],
    ['asks for silence without saying how long', { status: 429 }, 'rate-limited', 1],
    ['is busy for longer than anybody waits', { status: 503, headers: { 'Retry-After': '60' } }, 'unavailable', 1],
    ['sends us elsewhere', { raw: '', status: 307, headers: { Location: 'http://127.0.0.1:1/' } }, 'rejected', 1],
    ['does not stop talking', { behaviour: 'flood' }, 'invalid-answer', 1],
  ])('that %s is given up', async (_, fault, failure, calls) => {
    const { model, standIn } = await modelOf(provider, [fault]);
    expect(await model.ask(seatRequest)).toMatchObject({ failure });
    expect(standIn.asked).toHaveLength(calls);
  });

  it.each(['hang', 'drip'] as const)('that is too slow (%s) is given up, twice', async (behaviour) => {
    // Whether a request has reached it by then is for the machine to decide; that it was given up is told.
    const { model, faults } = await modelOf(provider, [{ behaviour }], { callMilliseconds: 200 });
    expect(await model.ask(seatRequest)).toMatchObject({ failure: 'timeout' });
    expect(faults.map(({ failure }) => failure)).toEqual(['timeout', 'timeout']);
  });

  it('that is too slow is given up when all its time is over', async () => {
    const { model } = await modelOf(provider, [{ behaviour: 'hang' }], { totalMilliseconds: 200 });
    expect(await model.ask(seatRequest)).toMatchObject({ failure: 'timeout' });
  });

  it('is not waited for once nobody wants the answer', async () => {
    const stop = new AbortController();
    standIn = await startModelStandIn(() => {
      stop.abort();
      return { behaviour: 'hang' };
    });
    const budget = openMemoryBudget(0, () => 0);
    const model = openModel(settingsFor(standIn, provider), { budget, now: () => 0 })!;
    expect(await model.ask(seatRequest, stop.signal)).toMatchObject({ failure: 'timeout' });
    expect(standIn.asked).toHaveLength(1);
  });
});
