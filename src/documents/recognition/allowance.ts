/** What may be spent on reading one picture. */
export type ReadingBounds = {
  /** Widths of letters that are read, second looks included (see `costOf`): this decides what is read of a very full page. */
  readonly work: number;
  /** Milliseconds of processor time, and on the wall, after which a reading that hangs or starves gives what it has. */
  readonly processor: number;
  readonly wall: number;
};

/** What is left of the bounds of one reading. */
export type Allowance = {
  /** Whether a piece may be read; it counts as read then. */
  spend(cost: number): boolean;
  /** Something was asked for and not read. */
  exceeded(): boolean;
};

/** What every piece costs, in widths of a letter, however short it is. */
const perPiece = 4;

/** What the recogniser spends on a line, in widths of a letter: it makes all lines equally high. */
export function costOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return perPiece + width / height;
}

/** Starts to count, and to look at the clock for the guards. */
export function openAllowance({ work, processor, wall }: ReadingBounds): Allowance {
  const [usedBefore, begun] = [usedMs(), performance.now()];
  let spent = 0;
  let exceeded = false;
  return {
    spend(cost) {
      const guarded = usedMs() - usedBefore > processor || performance.now() - begun > wall;
      if (exceeded || guarded || spent + cost > work) exceeded = true;
      else spent += cost;
      return !exceeded;
    },
    exceeded: () => exceeded,
  };
}

/** Processor time of this process so far, in milliseconds. */
function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
