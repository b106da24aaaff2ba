/** The thread of `corrector.ts`: what it is asked comes and goes as messages. */
import { parentPort } from 'node:worker_threads';
import { correctPass, drawCorrected, viewTicket } from './correct-pass.ts';
import type { CorrectorAnswer, CorrectorQuestion } from './corrector.ts';

parentPort!.on('message', ({ id, ask }: { readonly id: number; readonly ask: CorrectorQuestion }) => {
  const answer: CorrectorAnswer = answerTo(ask);
  parentPort!.postMessage({ id, answer });
});

function answerTo(question: CorrectorQuestion): CorrectorAnswer {
  switch (question.is) {
    case 'view':
      return viewTicket(question.order);
    case 'correct':
      return correctPass(question.order, question.patch);
    case 'draw':
      return drawCorrected(question.order);
  }
}
