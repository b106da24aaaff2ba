import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMetrics } from '#src/http/metrics.ts';
import { type ModelService, startModelService } from '#test/support/model-service.ts';
import { type ModelStandIn, type StandInAnswer, startModelStandIn } from '#test/support/model-stand-in.ts';

const engine = new URL('../support/model-engine.ts', import.meta.url).href;

/** What the model does with a mail that says so. */
const wishes: Readonly<Record<string, StandInAnswer>> = {
  answer: { json: { seat: '42' }, usage: { input: 500, output: 20 } },
  costly: { json: { seat: '42' }, usage: { input: 5000, output: 2000 } },
  nonsense: { text: 'SECRET words' },
  refuse: { refuse: true },
  unknown: { status: 401, message: 'SECRET words' },
  fail: { status: 500, message: 'SECRET words' },
  slow: { behaviour: 'drip' },
};

const mail = (wish: string) =>
  `From: anna@example.com\r\nSubject: Ticket\r\n\r\nWISH=${wish} SEAT FORTY-TWO of MRS SECRETIVE\r\n`;

const startWishes = () =>
  startModelStandIn(({ document }) => wishes[/WISH=(\w+)/.exec(document)![1]!] ?? { status: 404 });

describe('a job of a service with a language model', () => {
  let standIn: ModelStandIn;
  let service: ModelService;
  const clock = Date.now();
  beforeAll(async () => {
    standIn = await startWishes();
    const settings = { ...standIn.settings('openai-compatible'), WORKERS: '1' };
    // The clock stands: how long failures count does not end while we look.
    service = await startModelService(settings, { engine, now: () => clock });
  });
  afterAll(async () => {
    await service.end();
    await standIn.stop();
  });

  const metrics = () => {
    const models = service.services.modelTotals;
    const eventLoop = { longest: () => 0 };
    return openMetrics({
      load: service.services.load,
      waitingSince: async () => undefined,
      now: Date.now,
      healthy: async () => true,
      freeBytes: async () => 0,
      certificateDays: () => undefined,
      isolation: () => undefined,
      models,
      eventLoop,
      version: '',
    }).registry.metrics();
  };

  it('says what the model had to do with it, in its answer, its row and the metrics', async () => {
    const job = await service.convert(mail('answer'));
    const told = { asked: true, failure: null, input_tokens: 500, output_tokens: 20, dropped: 0 };
    expect(job.result.model).toMatchObject(told);
    const { rows } = await service.services.database.query({ text: 'select model from jobs' });
    expect(rows[0]!.model).toMatchObject({ asked: true, usage: { inputTokens: 500, outputTokens: 20 } });
    expect(await metrics()).toContain('passlift_model_questions_total{outcome="answered"} 1');
    expect(await metrics()).toContain('passlift_model_tokens_total{direction="input"} 500');
    expect(await metrics()).toMatch(/^passlift_model_seconds_total \d*\.?\d*[1-9]/m);
  });

  it('keeps key and address of the model from the worker, and the id of the job from the model', async () => {
    const job = await service.convert(mail('answer'));
    const { document, body } = standIn.asked.at(-1)!;
    expect(document).toContain('SECRETIVE');
    expect(document).toContain('"model":{"sees":false');
    expect(document).not.toMatch(/test-key|test-model|AI_|openai|\/v1/);
    expect(JSON.stringify(body)).not.toContain(job.id);
  });

  it('counts what it costs', async () => {
    expect((await service.convert(mail('costly'))).result.model).toMatchObject({ input_tokens: 5000 });
  });

  it.each([
    ['talks nonsense', 'nonsense', 'invalid-answer'],
    ['refuses', 'refuse', 'refused'],
    ['knows no such key', 'unknown', 'rejected'],
    ['fails', 'fail', 'unavailable'],
  ])('completes when the model %s, and says so without a word of the provider', async (_, wish, failure) => {
    const job = await service.convert(mail(wish));
    expect(job).toMatchObject({ status: 'completed', result: { model: { asked: true, failure } } });
    expect(JSON.stringify(job)).not.toMatch(/SECRET |test-key|127\.0\.0\.1/);
    expect(await metrics()).toContain(`{outcome="${failure}"} 1`);
  });

  it('completes when the model is slow, and leaves it alone once it was given up often', async () => {
    const settings = { ...standIn.settings('openai-compatible'), WORKERS: '1', AI_CALL_SECONDS: '1' };
    const hasty = await startModelService(settings, { engine, now: () => clock });
    try {
      const failureOf = async (wish: string) => (await hasty.convert(mail(wish))).result.model.failure;
      expect(await failureOf('slow')).toBe('timeout');
      for (let failure = 1; failure <= 5; failure += 1) await failureOf('unknown');
      expect(await failureOf('answer')).toBe('paused');
    } finally {
      await hasty.end();
    }
  });

  it('gives up when both calls together take too long, though each may take longer', async () => {
    // Neither the call nor the job ends before we would stop waiting.
    const settings = { WORKERS: '1', JOB_SECONDS: '600', AI_CALL_SECONDS: '300', AI_TOTAL_SECONDS: '1' };
    const hasty = await startModelService({ ...standIn.settings('openai-compatible'), ...settings }, { engine });
    try {
      expect((await hasty.convert(mail('slow'))).result.model.failure).toBe('timeout');
    } finally {
      await hasty.end();
    }
  });

  it('leaves numbers in the log, and nothing that was sent or said', async () => {
    await service.stop(); // what is logged is written
    const lines = service.logged.map((line) => JSON.parse(line));
    const usage = { inputTokens: 500, outputTokens: 20 };
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'completed', model: expect.objectContaining({ usage }) }),
    );
    expect(service.logged.join('\n')).not.toMatch(/SECRET|FORTY|WISH|anna@|test-key/);
  });

  it('holds to the budget of a day that was spent before a restart', async () => {
    const { folder } = service;
    const before = standIn.asked.length;
    const bounds = { WORKERS: '1', AI_ANSWER_TOKENS: '2000', AI_DAY_TOKENS: '8000' };
    const again = await startModelService({ ...standIn.settings('openai'), ...bounds }, { engine, folder });
    try {
      expect((await again.convert(mail('answer'))).result.model).toMatchObject({ failure: 'budget', input_tokens: 0 });
      expect(standIn.asked).toHaveLength(before);
    } finally {
      await again.end();
    }
  });
});
