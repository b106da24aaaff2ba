/** Asks a language model about a document: in words, and once more with pictures of what recognition read poorly. */
import { pagesOf } from '#src/documents/tree.ts';
import type { AskWhen, Model, ModelImage, ModelUsage } from '#src/extraction/model/model.ts';
import { needsModel } from '#src/extraction/model/needs-model.ts';
import { isPoorlyRead } from '#src/extraction/model/poorly-read.ts';
import { type AskedModel, readWithModel } from '#src/extraction/model/read-with-model.ts';
import { type Drafted, decide } from '#src/extraction/understand.ts';
import type { Understanding } from '#src/extraction/understanding.ts';
import type { ModelReport } from './conversion.ts';

/** Who is asked and when; `pictures` draws what was read poorly, and is only called when a model is to see it;
 * `onAsked` hears that a question goes out. */
type Asking = {
  readonly model: Model;
  readonly when: AskWhen;
  readonly pictures: () => Promise<readonly ModelImage[]>;
  readonly onAsked: () => void;
  readonly signal?: AbortSignal;
};

/** What is understood in the end, and how the asking went. */
type Understood = { readonly understood: Understanding; readonly model: ModelReport };

/**
 * One question as a rule. A model that sees gets a second one, with pictures, where recognition read poorly and the first answer leaves
 * open what matters; where there is not one word to send, the first has them. The last answer that came is the one that counts.
 */
export async function askModel(
  drafted: Drafted,
  today: string,
  { model, when, pictures, onAsked, signal }: Asking,
): Promise<Understood> {
  const embedded = decide(drafted, today);
  const pages = drafted.input.documents.flatMap(pagesOf);
  const lines = pages.reduce((sum, page) => sum + page.lines.length, 0);
  const needed = (known: Understanding) => when === 'always' || needsModel(known, { lines, images: model.sees });
  if (!needed(embedded)) return { understood: embedded, model: { asked: false, ...nothing } };
  onAsked();
  const poorly = model.sees && pages.some(isPoorlyRead);
  const ask = async (images: readonly ModelImage[]): Promise<Understood & { readonly answered: boolean }> => {
    const asked = await readWithModel(drafted.input, drafted.drafts, { model, images, ...(signal ? { signal } : {}) });
    signal?.throwIfAborted();
    const { reading, ...report } = asked;
    const understood = reading ? decide(drafted, today, reading) : embedded;
    return { understood, answered: reading !== undefined, model: { asked: true, ...report } };
  };
  const first = await ask(poorly && lines === 0 ? await pictures() : []);
  if (!poorly || lines === 0 || !first.answered || !needed(first.understood)) return first;
  const images = await pictures();
  if (images.length === 0) return first;
  const second = await ask(images);
  const { usage, milliseconds } = together(first.model, second.model);
  const { understood, model: last } = second.answered ? second : first;
  return { understood, model: { ...last, usage, milliseconds } };
}

const nothing = { usage: { inputTokens: 0, outputTokens: 0 }, milliseconds: 0, dropped: 0 };

/** What two questions cost. */
function together(...asked: readonly Pick<AskedModel, 'usage' | 'milliseconds'>[]): {
  readonly usage: ModelUsage;
  readonly milliseconds: number;
} {
  const sum = (of: (one: (typeof asked)[number]) => number) => asked.reduce((all, one) => all + of(one), 0);
  const usage = {
    inputTokens: sum((one) => one.usage.inputTokens),
    outputTokens: sum((one) => one.usage.outputTokens),
  };
  return { usage, milliseconds: sum((one) => one.milliseconds) };
}
