/** One part of a policy. */
export type Clause = {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
  readonly table?: { readonly caption: string; readonly head: readonly string[]; readonly rows: readonly TableRow[] };
  readonly link?: { readonly to: string; readonly text: string };
};

/** A row of a policy's table: what it is about, a word more on that, and the other columns. */
export type TableRow = { readonly what: string; readonly more?: string; readonly cells: readonly string[] };
