import type { Target } from '../../scoring/targets.ts';

/** The other end of a way. */
export const otherEnd: { readonly [T in Target]?: Target } = {
  from: 'to',
  to: 'from',
  from_code: 'to_code',
  to_code: 'from_code',
};
