/** What is left of the work that may be done; in widths of a letter, see `costOf`. */
export type Allowance = {
  /** Whether a piece may be read; it counts as read then. */
  spend(cost: number): boolean;
};

/** What every piece costs, in widths of a letter, however short it is. */
const perPiece = 4;

/** What the recogniser spends on a line, in widths of a letter: it makes all lines equally high. */
export function costOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return perPiece + width / height;
}

/** Allows so much; beyond it, nothing more. */
export function openAllowance(work: number): Allowance {
  let left = work;
  return {
    spend(cost) {
      if (cost > left) left = 0;
      else left -= cost;
      return left > 0;
    },
  };
}
