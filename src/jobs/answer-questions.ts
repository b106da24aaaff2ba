import type { Model, ModelAnswer, ModelRequest } from '#src/extraction/model/model.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The questions of one conversion, asked on behalf of its worker. */
export type Questions = {
  ask(question: Extract<FromWorker, { readonly type: 'ask' }>): void;
  /** Stops waiting for the model: nobody wants the answer any more. */
  end(): void;
};

/** A worker has read a stranger's file: what it may ask is bounded here, where it has no say. */
const most = { questions: 3, characters: 400_000, images: 20, imageBytes: 16_000_000 };

/** Answers with the model of this process; without one, or beyond the bounds, at once that nothing was asked. */
export function answerQuestions(model: Model | undefined, send: (message: ToWorker) => void): Questions {
  const ended = new AbortController();
  let asked = 0;
  return {
    ask({ question, request, milliseconds }) {
      asked += 1;
      if (!model || asked > most.questions || !isModest(request))
        return send({ type: 'answer', question, answer: notAsked });
      const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(milliseconds)]);
      model.ask(request, signal).then(
        (answer) => {
          if (!ended.signal.aborted) send({ type: 'answer', question, answer });
        },
        () => send({ type: 'answer', question, answer: notAsked }), // a bug of ours costs the help, not the job
      );
    },
    end: () => ended.abort(),
  };
}

const notAsked: ModelAnswer = {
  failure: 'rejected',
  usage: { inputTokens: 0, outputTokens: 0 },
  milliseconds: 0,
};

function isModest({ instructions, document, schema, images }: ModelRequest): boolean {
  const characters = instructions.length + document.length + JSON.stringify(schema).length;
  const bytes = images.reduce((sum, image) => sum + image.bytes.length, 0);
  return characters <= most.characters && images.length <= most.images && bytes <= most.imageBytes;
}
