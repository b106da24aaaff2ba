import { createContext, use } from 'react';
import { type InAll, type Language, languages } from '#src/languages/languages.ts';
import { type ProblemWords, problemWith } from '#src/languages/problems/problem-words.ts';
import { listIn, localIn } from '#src/languages/say.ts';
import type { ProblemCode } from '#src/problems.ts';
import { useLanguage, useTopics } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';
import { labelOf } from '../proof/label-of.ts';
import type { FieldName, Kind } from '../proof/ticket-data.ts';

/** A problem as the API tells it. */
export type ToldProblem = {
  readonly code: string;
  readonly message: string;
  readonly advice: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  readonly about?:
    | readonly { readonly field: string; readonly value: string; readonly other?: string | undefined }[]
    | undefined;
  /** The kind of ticket that it is about, where it is about one: fields are called by it. */
  readonly kind?: string | undefined;
};

/** LIST: what stands before and after words of somebody else. */
const quotes: InAll<readonly [string, string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: ['«\u00A0', '\u00A0»'],
  es: ['«', '»'],
  it: ['«', '»'],
  nl: ['‘', '’'],
  pt: ['“', '”'],
  pl: ['„', '”'],
  ar: ['«', '»'],
};

/**
 * A value of a ticket in a sentence: written its own way, and not broken at its hyphens. One of several words stands in
 * quotes, so that it is seen where it ends: "and" may be a word of it.
 */
function kept(value: string, language: Language): string {
  const [before, after] = /\s/.test(value) ? quotes[language] : ['', ''];
  return `${before}\u2068${value.replaceAll('-', '-\u2060')}\u2069${after}`;
}

/** A problem as people read it. */
export type SaidProblem = { readonly message: string; readonly advice: string };

/** What a page was sent with of its problems, by `keyOf`: the browser needs no table of them all to say these. */
export const SaidProblems = createContext<Readonly<Record<string, SaidProblem>>>({});

/** Says problems in the language of the page, for the context above. Nothing in English, which the API speaks. */
export function sayProblems(
  problems: readonly ToldProblem[],
  { language, words, proof }: ProblemLanguage,
): Readonly<Record<string, SaidProblem>> {
  if (!words) return {};
  const say = (problem: ToldProblem) => sayProblem(problem, { language, words, proof: () => proof });
  return Object.fromEntries(problems.map((problem) => [keyOf(problem), say(problem)]));
}

/** The words of a language for problems, and for the fields that they name. */
export type ProblemLanguage = {
  readonly language: Language;
  readonly words: ProblemWords | null;
  readonly proof: Words['proof'];
};

/**
 * Says problems in the language of the page; in English, or where the code is not known, as the API says them. What says them is
 * called while a component renders: the words for one that the page was not sent with are fetched then.
 */
export function useProblemWords(): (problem: ToldProblem) => SaidProblem {
  const language = useLanguage();
  const topic = useTopics();
  const sent = use(SaidProblems);
  return (problem) => {
    if (language === languages[0]) return problem;
    const before = sent[keyOf(problem)];
    if (before) return before;
    const words = topic('problems');
    return words ? sayProblem(problem, { language, words, proof: () => topic('proof') }) : problem;
  };
}

const keyOf = ({ code, values, about, kind }: ToldProblem): string =>
  JSON.stringify([code, values, about, about && kind]);

type Saying = {
  readonly language: Language;
  readonly words: ProblemWords;
  /** Asked for where a problem names one. */
  readonly proof: () => Words['proof'];
};

function sayProblem(problem: ToldProblem, { language, words, proof: ofProof }: Saying): SaidProblem {
  const { code, about, kind } = problem;
  if (!(code in words)) return { message: problem.message, advice: problem.advice };
  const values = { ...problem.values };
  if (about) {
    const proof = ofProof();
    const each = about.map(
      ({ field, value, other }) =>
        `${labelOf({ language, proof }, field as FieldName, kind as Kind) ?? field} ${[value, other]
          .filter((each) => each !== undefined)
          .map((each) => kept(each, language))
          .join(' / ')}`,
    );
    values.what = listIn(language, each);
  }
  // A day is not parted where a line ends.
  if (values.when)
    values.when = localIn(language, `${values.when}T00:00`, { dateStyle: 'long' }).replaceAll(' ', '\u00a0');
  return problemWith(words, { code: code as ProblemCode, values });
}
