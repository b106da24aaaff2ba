/** What a conversion worker runs: the pipeline, with readers of its own; the signer is asked through the server. */
import { openReaders } from '#src/documents/open-readers.ts';
import type { Progress } from '#src/pipeline/conversion.ts';
import { convert } from '#src/pipeline/convert.ts';
import { keepPages } from '#src/pipeline/keep-pages.ts';
import { openAskedModel } from './asked-model.ts';
import { letGo } from './let-go.ts';
import { outcomeOf } from './outcome.ts';
import { previewOf } from './pass-preview.ts';
import type { OpenEngine } from './worker-messages.ts';

/** Opens the engine; throws with a sentence for the operator when the signing identity does not work. */
export const openEngine: OpenEngine = async (
  { signer: identity, limits, nice, issuer, production, targets, model: facts },
  sign,
) => {
  const signer = { ...identity, sign };
  if (production && signer.kind !== 'apple')
    throw new Error('PASS_CERT: the real service needs a certificate of Apple');
  // One file at a time is converted here, so what is lost meanwhile was lost over it.
  let lost: Record<string, number> = {};
  const onFailure = ({ failed }: { readonly failed: string }) => {
    if (failed !== 'stopped') lost[failed] = (lost[failed] ?? 0) + 1;
  };
  const readers = openReaders({ limits, onFailure, ...(nice ? { nice } : {}) });
  const isolation = targets && (await readers.level(targets));
  return {
    ...(isolation ? { isolation } : {}),
    signer: { kind: signer.kind, notAfter: signer.notAfter },
    async convert({ now, ...file }, report, ask) {
      const begun = performance.now();
      lost = {};
      const model = facts ? { model: openAskedModel(facts, ask), askModel: facts.when } : {};
      const entered = new Set<string>();
      const reportAndLetGo = (progress: Progress) => {
        if (!entered.has(progress.stage)) letGo(file.bytes.length); // what readers gave of it is in the tree now
        entered.add(progress.stage);
        report(progress);
      };
      const context = { readers, signer, limits, issuer, now, report: reportAndLetGo, drawn: 1, ...model };
      const conversion = await convert(file, context);
      letGo(file.bytes.length); // before its pages are drawn
      const previews = await Promise.all(conversion.passes.map(previewOf));
      const { root, files, tickets } = conversion;
      const pages =
        root && files
          ? await keepPages({ ...file, files }, root, tickets, {
              readers,
              within: limits.time.all + limits.time.pictures - (performance.now() - begun),
            })
          : [];
      return outcomeOf(conversion, new Date(now), {
        previews,
        pages,
        ...(Object.keys(lost).length > 0 ? { readersLost: lost } : {}),
      });
    },
  };
};
