/** A parser and valid inputs. It may answer anything; it must answer, soon, and never throw. */
export type FuzzTarget = {
  readonly samples: readonly Uint8Array[];
  readonly parse: (bytes: Uint8Array) => unknown;
};
