/** An engine for tests that asks the language model once a file, and tells it everything that a worker knows. */
import { openAskedModel } from '#src/jobs/asked-model.ts';
import { outcomeOf } from '#src/jobs/outcome.ts';
import type { OpenEngine } from '#src/jobs/worker-messages.ts';
import { seatRequest } from './model-requests.ts';

export const openEngine: OpenEngine = async (settings) => ({
  signer: { kind: 'development', notAfter: '2030-01-01T00:00:00.000Z' },
  async convert({ bytes, now }, _, ask) {
    const text = Buffer.from(bytes).toString('latin1');
    const known = JSON.stringify({ settings, environment: process.env, arguments: process.argv });
    const model = settings.model && openAskedModel(settings.model, ask);
    const answer = await model?.ask({ ...seatRequest, document: `${text}\n${known}` });
    const report = answer && {
      asked: true,
      ...('failure' in answer ? { failure: answer.failure } : {}),
      usage: answer.usage,
      milliseconds: answer.milliseconds,
      dropped: 0,
    };
    return outcomeOf(
      {
        root: { id: '0', type: 'unread', mediaType: 'x/x', reason: 'kind', parts: [] },
        tickets: [],
        passes: [],
        problems: [],
        eligibility: { isTicket: false, reason: 'This is a test.' },
        signedBy: 'development',
        timings: {},
        ...(report ? { model: report } : {}),
      },
      new Date(now),
    );
  },
});
