import type { Model } from '#src/extraction/model/model.ts';
import type { Ask, ModelFacts } from './worker-messages.ts';

/** Less time than this is not worth a question. */
const leastTime = 2000;

/** The server's language model as one conversion sees it, from now on; asked only while there is time for an answer. */
export function openAskedModel({ sees, until }: Pick<ModelFacts, 'sees' | 'until'>, ask: Ask): Model {
  const begun = performance.now();
  return {
    sees,
    async ask(request) {
      const left = until - (performance.now() - begun);
      if (left < leastTime) return { failure: 'timeout', usage: { inputTokens: 0, outputTokens: 0 }, milliseconds: 0 };
      return ask({ ...request, images: sees ? request.images : [] }, Math.round(left));
    },
  };
}
