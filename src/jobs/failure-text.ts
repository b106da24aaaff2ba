import { type Problem, type ProblemCode, problem } from '#src/problems.ts';

/** Stands in for what the problem was about: of a failed job hardly more than its code is kept. */
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

/** What a failed job says: what happened and what to do now. `values`: what was kept of what it was about. */
export function failureText(code: ProblemCode, values?: Problem['values'] | null): string {
  const { message, advice } = problem(code, { ...neutral, ...values });
  return `${(values ? undefined : plain[code]) ?? message} ${advice}`;
}

/** LIST: what is kept of a failed job beside its code: limits of ours, and sizes. */
const kept: ReadonlySet<string> = new Set(['limit', 'width', 'height', 'read', 'pages']);

/** What may be kept of the values of a problem; undefined where nothing may. */
export function keptValues(values: Problem['values'] = {}): Problem['values'] | undefined {
  const few = Object.entries(values).filter(([name]) => kept.has(name));
  return few.length > 0 ? Object.fromEntries(few) : undefined;
}
