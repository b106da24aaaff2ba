import { likelihoods } from '#src/extraction/page-text/scoring/network.ts';
import { markdown } from '../../eval/markdown.ts';
import type { Example } from './examples.ts';
import { issuerPart } from './issuer-part.ts';
import { leftOutPart, leftOutParts, tellsHowSure } from './left-out.ts';
import { plans } from './plan.ts';
import { tallySpans } from './span-tally.ts';
import { trainNetwork } from './train.ts';

/** Issuers are dealt to so many parts, of which some are learned from; another deal than that of what is left out. */
const parts = 8;
const partOf = issuerPart(parts, 5);

/**
 * Whether more documents would help: first looks learned from a quarter, a half and all of the issuers, each judged on look-alikes of issuers that none
 * of them knew. Takes a minute or two for each part that is left out.
 */
export function learningCurve(examples: readonly Example[]): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const rows = leftOutParts.flatMap((part) => {
    const judged = examples.filter((example) => leftOutPart(example) === part && tellsHowSure(example));
    return [2, 4, parts].map((many) => {
      const known = examples.filter((example) => leftOutPart(example) !== part && Number(partOf(example)) < many);
      const network = trainNetwork(known, plans.first);
      const told = judged.map(({ rows }) => likelihoods(network, rows));
      const { precision, first, shown, falseShown } = tallySpans(judged, told);
      const figures = [precision, first, shown, falseShown].map(percent);
      return [`${part}`, String(known.length), ...figures];
    });
  });
  return markdown([
    ['left out', 'learned from', 'average precision', 'likeliest is right', 'shown', 'false for each shown'],
    ...rows,
  ]);
}
