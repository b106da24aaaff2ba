import { afterEach, describe, expect, it } from 'vitest';
import { openMemoryBudget } from '#src/models/budget.ts';
import { openMeter } from '#src/models/meter.ts';
import { openModel } from '#src/models/open-model.ts';
import { seatRequest, settingsFor } from '#test/support/model-requests.ts';
import { type ModelStandIn, type StandInAnswer, startModelStandIn } from '#test/support/model-stand-in.ts';

let standIn: ModelStandIn | undefined;
afterEach(() => standIn?.stop());

async function modelThat(
  answer: StandInAnswer,
  { perDay = 0, now = () => 0 }: { perDay?: number; now?: () => number } = {},
) {
  standIn = await startModelStandIn(() => answer);
  const budget = openMemoryBudget(perDay, now);
  const meter = openMeter();
  const model = openModel(settingsFor(standIn, 'openai-compatible'), { budget, meter, now })!;
  return { standIn, model, budget, meter };
}

describe('openModel', () => {
  it('gives none without settings', () => {
    expect(openModel(undefined, { budget: openMemoryBudget(0, () => 0), now: () => 0 })).toBeUndefined();
  });

  it.each<[string, StandInAnswer, number]>([
    ['refuses a schema, and goes on so', { status: 400 }, 3],
    ['passed a schema over once', { text: 'Certainly! The seat is 004.' }, 4],
  ])('tells a server in words that %s', async (_, withSchema, calls) => {
    standIn = await startModelStandIn(({ schema }) => (schema ? withSchema : { text: '```json\n{"seat":"004"}\n```' }));
    const budget = openMemoryBudget(0, () => 0);
    const model = openModel(settingsFor(standIn, 'openai-compatible'), { budget, now: () => 0 })!;
    expect(await model.ask(seatRequest)).toMatchObject({ value: { seat: '004' } });
    expect(standIn.asked[1]!.instructions).toContain('"required":["seat"]');
    expect(standIn.asked[1]!.document).toBe(seatRequest.document);
    expect(await model.ask(seatRequest)).toMatchObject({ value: { seat: '004' } });
    expect(standIn.asked).toHaveLength(calls);
  });

  it('asks nobody once the day is spent', async () => {
    const usage = { input: 4000, output: 900 };
    const { model, standIn } = await modelThat({ json: { seat: '004' }, usage }, { perDay: 6000 });
    expect(await model.ask(seatRequest)).toMatchObject({ value: { seat: '004' } });
    expect(await model.ask(seatRequest)).toMatchObject({ failure: 'budget', usage: { inputTokens: 0 } });
    expect(standIn.asked).toHaveLength(1);
  });

  it('pays nothing for a call that the provider turned away', async () => {
    const { model, budget } = await modelThat({ status: 401 }, { perDay: 5000 });
    await model.ask(seatRequest);
    expect(await budget.reserve(5000)).toBe(true);
  });

  it('pays for a call that was given up as if it had been answered at length', async () => {
    const { model, budget } = await modelThat({ behaviour: 'flood' }, { perDay: 5000 });
    await model.ask(seatRequest);
    expect(await budget.reserve(3000)).toBe(false);
  });

  it('asks nobody when the budget cannot be read', async () => {
    standIn = await startModelStandIn(() => ({ json: { seat: '004' } }));
    const budget = { reserve: () => Promise.reject(new Error('no database')), settle: async () => {} };
    const model = openModel(settingsFor(standIn, 'openai'), { budget, now: () => 0 })!;
    expect(await model.ask(seatRequest)).toMatchObject({ failure: 'budget' });
    expect(standIn.asked).toHaveLength(0);
  });

  it('leaves a provider alone that failed five times, for a minute', async () => {
    let now = 0;
    const { model, standIn } = await modelThat({ status: 401 }, { now: () => now });
    for (let question = 1; question <= 5; question += 1)
      expect(await model.ask(seatRequest)).toMatchObject({ failure: 'rejected' });
    expect(await model.ask(seatRequest)).toMatchObject({ failure: 'paused' });
    expect(standIn.asked).toHaveLength(5);
    now = 60_000;
    await model.ask(seatRequest);
    expect(standIn.asked).toHaveLength(6);
  });

  it('goes on asking a model that only has nothing to say about some documents', async () => {
    const { model, standIn } = await modelThat({ refuse: true });
    for (let question = 1; question <= 7; question += 1) await model.ask(seatRequest);
    expect(standIn.asked).toHaveLength(7);
  });

  it('counts what every question cost', async () => {
    const { model, meter } = await modelThat({ json: { seat: '' }, usage: { input: 100, output: 7 } });
    await model.ask(seatRequest);
    await model.ask(seatRequest);
    expect(meter.totals()).toMatchObject({
      questions: { answered: 2 },
      usage: { inputTokens: 200, outputTokens: 14 },
    });
  });

  it('says nothing of the document, the key or what the provider said when it fails', async () => {
    standIn = await startModelStandIn(() => ({ status: 403, message: 'SECRET words about Seat 004' }));
    const told: unknown[] = [];
    const deps = { budget: openMemoryBudget(0, () => 0), now: () => 0, log: (fault: unknown) => void told.push(fault) };
    told.push(await openModel(settingsFor(standIn, 'openai-compatible'), deps)!.ask(seatRequest));
    expect(told[0]).toEqual({ failure: 'rejected', status: 403 });
    expect(JSON.stringify(told)).not.toMatch(/SECRET|Seat|test-key|127\.0\.0\.1/);
  });
});
