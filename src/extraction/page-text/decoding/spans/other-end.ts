import type { Target } from '../../scoring/targets.ts';

type CodedEnd = 'from' | 'to' | 'from_code' | 'to_code';

/** The other end of a way. */
export const otherEnd: { readonly [T in Target]?: Target } & Readonly<Record<CodedEnd, Target>> = {
  from: 'to',
  to: 'from',
  from_code: 'to_code',
  to_code: 'from_code',
};
