import { andWords } from '../../../words/and.ts';
import type { Span } from '../../candidates/span.ts';
import { countsPeople } from '../../readings/party.ts';
import type { ScoredSpan } from '../../scoring/scorer.ts';
import { bounds } from '../spans/bounds.ts';

/** Lists that are looked at, and letters of one. */
const [most, longest] = [12, 160];

/** What parts the names of a list. */
const joints = new RegExp(`\\s*[,;&+]\\s*|\\s(?:${andWords})\\s`, 'u');
/** A given name and a family's, two to four words in all, each with a capital or a particle. */
const fullName =
  /^\p{Lu}[\p{L}'’.-]+(?: (?:v[ao]n|d[aeiou]s?|del|der|den|la|le|\p{Lu}[\p{L}'’.-]*)){0,2} \p{Lu}[\p{L}'’-]+$/u;

/**
 * The spans of a journey, those surely travellers that are a name of a list that is likely one whole: "Thijmen Oosterhuis, Roos Kwakernaak". Each by itself is
 * less like one for what stands beside it.
 */
export function withNameLists(scored: readonly ScoredSpan[]): readonly ScoredSpan[] {
  const lists = scored
    .filter(({ span, likely }) => span.cells.length === 1 && likely('passenger') >= bounds.traveller)
    .flatMap(({ span }) => {
      const names = namesIn(span.text);
      // Names before a count of those who have none there are a party's.
      const isParty = countsPeople(span.cells[0]!.text.slice(span.end));
      return names && !isParty ? [{ span, names }] : [];
    })
    .slice(0, most);
  if (lists.length === 0) return scored;
  const isOfList = ({ cells, at, end, text }: Span) =>
    lists.some(
      ({ span, names }) => span.cells[0] === cells[0] && at >= span.at && end <= span.end && names.includes(text),
    );
  return scored.map((one) =>
    one.span.cells.length === 1 && isOfList(one.span)
      ? { ...one, likely: (target) => Math.max(one.likely(target), target === 'passenger' ? bounds.surely : 0) }
      : one,
  );
}

/** The names of a list of full names; undefined where it is none. */
function namesIn(text: string): readonly string[] | undefined {
  if (text.length > longest) return undefined;
  const names = text.split(joints);
  return names.length > 1 && names.every((name) => fullName.test(name)) ? names : undefined;
}
