/** How long the server waits for a client. Times are milliseconds. */
export type Patience = {
  /** Without a byte. */
  readonly silence: number;
  /** Without a request on a connection that had one. */
  readonly idle: number;
  /** Until all headers of a request have come. */
  readonly headers: number;
  /** Until a whole request has come. */
  readonly request: number;
  /** Between looks at how requests come along. */
  readonly look: number;
  /** Bytes a second that an upload must reach on average once `grace` has passed. */
  readonly leastRate: number;
  readonly grace: number;
};

/** Enough for a phone in a train, too little for who only wants to hold a connection. */
export const usualPatience: Patience = {
  silence: 20_000,
  idle: 125_000, // longer than proxies keep theirs (120 s and less), or they send into one that closes just then
  headers: 20_000,
  request: 300_000,
  look: 1_000,
  leastRate: 1024,
  grace: 30_000,
};
