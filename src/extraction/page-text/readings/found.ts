import type { Role } from '../../words/roles.ts';
import type { Cell } from '../layout/cells.ts';

/** A value with the cells that it was read from and how well it is supported (0 to 1). */
export type Found<T> = {
  readonly value: T;
  readonly cells: readonly Cell[];
  readonly score: number;
  /** Role of the label beside it. */
  readonly role?: Role;
};
