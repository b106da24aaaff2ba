import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDocument } from '#src/documents/open-document.ts';
import { excerptOf, writeLines } from '#src/extraction/model/excerpt.ts';
import { answerJsonSchema, instructions } from '#src/extraction/model/question.ts';
import { sourceOf } from '#src/extraction/model/source.ts';
import { linesOf } from '#src/extraction/text-of.ts';
import { readDrafts } from '#src/extraction/understand.ts';
import { openEngine } from '../convert/open-engine.ts';
import { readCases } from '../eval/cases.ts';
import { simulatedAnswer } from '../eval/simulated-answer.ts';

const folder = 'test/corpus';

/** Characters of a token in prompts of words and of JSON: providers' own counts lie between 3 and 4 of them. */
const charactersOfToken = 3.5;

/**
 * What a question costs: tokens in and out of a document, by a right answer that names its lines. Goals for a typical ticket: 4,000 in and 1,200 out.
 * Tokens are reckoned from characters, for no provider's own count can be had here.
 */
export async function benchModel(): Promise<readonly string[]> {
  const engine = await openEngine();
  const asked: number[] = [];
  const answered: number[] = [];
  try {
    for (const evalCase of await readCases(folder)) {
      if (evalCase.expect !== 'tickets' || !/\.(?:pdf|eml)$/.test(evalCase.input)) continue;
      const bytes = new Uint8Array(await readFile(join(folder, 'inputs', evalCase.input)));
      const { root } = await openDocument({ bytes, name: evalCase.input }, engine.context);
      if (!root) continue;
      const { input } = readDrafts(root, evalCase.context.slice(0, 10));
      const source = sourceOf(input);
      const question = `${instructions}${JSON.stringify(answerJsonSchema)}${writeLines(source, excerptOf(source))}`;
      const answer = JSON.stringify(
        simulatedAnswer('perfect', evalCase, { source, sentences: linesOf(input), sees: false }),
      );
      asked.push(question.length / charactersOfToken);
      answered.push(answer.length / charactersOfToken);
    }
  } finally {
    await engine.close();
  }
  return [
    `${asked.length} documents, tokens in: ${spread(asked)}`,
    `tokens out: ${spread(answered)}`,
    `of them instructions and schema: ${Math.round((instructions.length + JSON.stringify(answerJsonSchema).length) / charactersOfToken)}`,
  ];
}

function spread(counts: readonly number[]): string {
  const sorted = counts.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `median ${at(0.5)}, 95 % within ${at(0.95)}, most ${at(1)}`;
}
