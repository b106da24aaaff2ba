import { afterEach, describe, expect, it } from 'vitest';
import { probeModel } from '#src/models/probe-model.ts';
import { settingsFor, whitePixel } from '#test/support/model-requests.ts';
import { type ModelStandIn, type StandInAnswer, startModelStandIn } from '#test/support/model-stand-in.ts';

let standIn: ModelStandIn;
afterEach(() => standIn.stop());

const picture = { mediaType: 'image/png', bytes: whitePixel } as const;
type More = Parameters<typeof settingsFor>[2];

async function probe(answer: (asked: { readonly schema: unknown }) => StandInAnswer, more: More = {}) {
  standIn = await startModelStandIn(answer);
  return probeModel(settingsFor(standIn, more.provider ?? 'openai', more), picture);
}

describe('a trial call', () => {
  it('says that the model works, what it cost, and what will be sent', async () => {
    const { works, text } = await probe(() => ({ json: { word: 'ticket' }, usage: { input: 90, output: 5 } }));
    expect(works).toBe(true);
    expect(text).toMatch(/^openai \(test-model\) at 127.* answered in \d+ ms for 95 tokens\. Text and pictures/);
    expect(standIn.asked[0]!.images).toHaveLength(1);
  });

  it.each<[string, StandInAnswer, RegExp]>([
    ['does not know the key', { status: 401 }, /\(401\).*AI_API_KEY/],
    ['does not know the model', { status: 404 }, /AI_MODEL and AI_BASE_URL/],
    ['has had enough', { status: 429 }, /quota/],
    ['wants money', { status: 402 }, /billing/],
    ['cannot do what is asked', { status: 400 }, /AI_MODEL.*AI_SEND and AI_REASONING/],
    ['is broken', { status: 500 }, /\(500\).*later/],
    [
      'sends us elsewhere',
      { raw: '', status: 301, headers: { Location: 'https://ai.example' } },
      /\(301\).*AI_BASE_URL/,
    ],
    ['cannot answer in JSON', { text: 'Certainly! ticket' }, /structured output/],
    ['thinks too long to answer', { truncated: '{"wo' }, /AI_ANSWER_TOKENS/],
    ['refuses', { refuse: true }, /another model/],
    ['drops the connection', { behaviour: 'close' }, /cannot be reached.*AI_BASE_URL/],
  ])('says what to do about a provider that %s', async (_, answer, advice) => {
    const { works, text } = await probe(() => answer);
    expect(works).toBe(false);
    expect(text).toMatch(advice);
    expect(text).not.toMatch(/SECRET|test-key/);
  });

  it('says what to do about a provider that is too slow', async () => {
    const { text } = await probe(() => ({ behaviour: 'drip' }), { callMilliseconds: 200 });
    expect(text).toMatch(/did not answer within 0\.2 s.*AI_CALL_SECONDS/);
  });

  it('says when a server takes no schema and is told in words', async () => {
    const { works, text } = await probe(({ schema }) => (schema ? { status: 400 } : { text: '{"word":"ticket"}' }), {
      provider: 'openai-compatible',
    });
    expect(works).toBe(true);
    expect(text).toContain('told in words');
  });

  it('connects to nothing inside that was not allowed', async () => {
    const { works, text } = await probe(() => ({ status: 500 }), { baseUrl: 'https://10.255.255.1/v1' });
    expect(works).toBe(false);
    expect(text).toContain('AI_PRIVATE_NETWORK=yes');
    expect(standIn.asked).toHaveLength(0);
  });
});
