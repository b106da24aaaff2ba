import type { DocumentNode } from '#src/documents/document.ts';
import { withoutMachineLines } from '#src/extraction/page-text/document/machine-lines.ts';
import { understand } from '#src/extraction/page-text/document/understood.ts';
import { makeDrafts } from '#src/extraction/page-text/drafts.ts';
import { kindSigns } from '#src/extraction/page-text/scoring/kind-signs.ts';
import { type LearnedKind, learnedKinds } from '#src/extraction/page-text/scoring/learned-kinds.ts';
import type { Scorer } from '#src/extraction/page-text/scoring/look-thrice.ts';
import { scoreSpans } from '#src/extraction/page-text/scoring/scorer.ts';
import { inputOf } from '#src/extraction/understand.ts';
import type { EvalCase } from '../../eval/cases.ts';
import type { OpenedCase } from '../open-corpus.ts';
import type { KindExample } from './train-kinds.ts';

/** LIST: what truth files call kinds that are not told apart. */
const within: Readonly<Record<string, LearnedKind>> = {
  taxi: 'bus',
  parking: 'pass',
  voucher: 'pass',
  giftCard: 'pass',
};

/** The parts of opened documents with their signs as a scorer sees them, of those whose tickets are all of one kind. */
export function kindExamples(
  corpora: readonly (readonly [source: string, corpus: readonly OpenedCase[]])[],
  scorer: Scorer,
): readonly KindExample[] {
  return corpora.flatMap(([source, corpus]) =>
    corpus.flatMap(({ case: one, root }) => {
      const kind = kindOf(one);
      const about = { id: one.id, issuer: one.vendor, source };
      return kind ? signsOf(root, one, scorer).map((own) => ({ ...about, kind, ...own })) : [];
    }),
  );
}

function signsOf(root: DocumentNode, one: EvalCase, scorer: Scorer): readonly Pick<KindExample, 'signs' | 'ruled'>[] {
  const input = inputOf(root, one.context.slice(0, 10));
  return input.documents.flatMap((document) => {
    const whole = understand(document, input);
    if (!whole) return [];
    const understood = withoutMachineLines(whole);
    const scored = scoreSpans(understood, makeDrafts(understood), scorer);
    const ruled = understood.kinds[0]?.kind;
    return scored.length > 0 ? [{ signs: kindSigns(understood, scored), ...(ruled && { ruled: named(ruled) }) }] : [];
  });
}

function kindOf({ tickets }: EvalCase): LearnedKind | undefined {
  const [kind, other] = new Set(tickets.map((ticket) => named(ticket.kind)));
  return other === undefined ? learnedKinds.find((one) => one === kind) : undefined;
}

function named(kind: string): string {
  return within[kind] ?? kind;
}
