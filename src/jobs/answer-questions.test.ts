import { describe, expect, it } from 'vitest';
import type { Model, ModelRequest } from '#src/extraction/model/model.ts';
import { answerQuestions } from './answer-questions.ts';
import { openAskedModel } from './asked-model.ts';
import type { ToWorker } from './worker-messages.ts';

const usage = { inputTokens: 1, outputTokens: 1 };
const request: ModelRequest = { instructions: '', document: 'Seat 4', images: [], schema: {} };

/** A model that answers when `go` is called, and tells when nobody waits any more. */
function patientModel() {
  const asked: ModelRequest[] = [];
  let aborted = false;
  const model: Model = {
    sees: true,
    async ask(one, signal) {
      asked.push(one);
      signal?.addEventListener('abort', () => (aborted = true));
      return { value: {}, usage, milliseconds: 1 };
    },
  };
  return { model, asked, isAborted: () => aborted };
}

async function askAll(model: Model | undefined, requests: readonly ModelRequest[]): Promise<readonly ToWorker[]> {
  const sent: ToWorker[] = [];
  const questions = answerQuestions(model, (message) => sent.push(message));
  for (const [question, one] of requests.entries())
    questions.ask({ type: 'ask', question, request: one, milliseconds: 60_000 });
  await new Promise(setImmediate);
  return sent;
}

describe('the questions of a worker', () => {
  it('are answered by the model of the server', async () => {
    const { model } = patientModel();
    const [answer] = await askAll(model, [request]);
    expect(answer).toEqual({ type: 'answer', question: 0, answer: { value: {}, usage, milliseconds: 1 } });
  });

  it('are at most three a conversion, whatever the worker says', async () => {
    const { model, asked } = patientModel();
    const sent = await askAll(
      model,
      Array.from({ length: 5 }, () => request),
    );
    expect(asked).toHaveLength(3);
    expect(sent.filter((message) => message.type === 'answer' && 'failure' in message.answer)).toHaveLength(2);
  });

  it.each<[string, Partial<ModelRequest>]>([
    ['long', { document: 'x'.repeat(400_001) }],
    ['large', { images: [{ mediaType: 'image/png', bytes: new Uint8Array(16_000_001) }] }],
  ])('are not asked when they are too %s', async (_, part) => {
    const { model, asked } = patientModel();
    const [answer] = await askAll(model, [{ ...request, ...part }]);
    expect(asked).toHaveLength(0);
    expect(answer).toMatchObject({ answer: { failure: 'rejected' } });
  });

  it('are answered at once where there is no model', async () => {
    expect(await askAll(undefined, [request])).toMatchObject([{ answer: { failure: 'rejected' } }]);
  });

  it('are dropped when the conversion has ended', async () => {
    const { model, isAborted } = patientModel();
    const sent: ToWorker[] = [];
    const questions = answerQuestions(model, (message) => sent.push(message));
    questions.ask({ type: 'ask', question: 0, request, milliseconds: 60_000 });
    questions.end();
    await new Promise(setImmediate);
    expect(isAborted()).toBe(true);
    expect(sent).toEqual([]);
  });
});

describe('the model that a worker sees', () => {
  const answer = { value: {}, usage, milliseconds: 1 };

  it('is asked for the time that the conversion has left', async () => {
    const waits: number[] = [];
    const model = openAskedModel({ sees: true, until: 30_000 }, async (_, milliseconds) => {
      waits.push(milliseconds);
      return answer;
    });
    expect(await model.ask(request)).toBe(answer);
    expect(waits[0]).toBeGreaterThan(20_000);
    expect(waits[0]).toBeLessThanOrEqual(30_000);
  });

  it('is not asked when there is no time for an answer', async () => {
    const model = openAskedModel({ sees: true, until: 1000 }, async () => answer);
    expect(await model.ask(request)).toMatchObject({ failure: 'timeout' });
  });

  it('gets no picture when it cannot see', async () => {
    let images: ModelRequest['images'] | undefined;
    const model = openAskedModel({ sees: false, until: 30_000 }, async (one) => {
      images = one.images;
      return answer;
    });
    await model.ask({ ...request, images: [{ mediaType: 'image/png', bytes: new Uint8Array(1) }] });
    expect(images).toEqual([]);
  });
});
