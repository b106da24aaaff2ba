import { type ProblemCode, problem } from '#src/problems.ts';

/** Stands in for what the problem was about: of a failed job nothing but its code is kept. */
const neutral: Readonly<Record<string, string>> = {
  what: 'the file',
  limit: 'we accept',
  width: 'too many',
  height: 'too many',
  title: 'your ticket',
};

/** LIST: sentences that read badly without what they were about. */
const plain: Readonly<Partial<Record<ProblemCode, string>>> = {
  'document.unsupported': 'This is a kind of file that we cannot read.',
  'document.picture-too-large': 'The picture has more pixels than we open.',
  'document.too-large': 'The file is larger than we accept.',
};

/** What a failed job says: what happened and what to do now. */
export function failureText(code: ProblemCode): string {
  const { message, advice } = problem(code, neutral);
  return `${plain[code] ?? message} ${advice}`;
}
