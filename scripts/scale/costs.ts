/** What a job costs, by part. */
export type Costs = {
  /** The part of jobs in the slow lane. */
  readonly slowShare: number;
  /** Processor seconds of conversions, one for each file that was measured. */
  readonly quickSeconds: readonly number[];
  readonly slowSeconds: readonly number[];
  /** Processor seconds of everything else. */
  readonly webSeconds: number;
  readonly databaseSeconds: number;
  readonly statements: number;
  /** Calls of the store from upload to expiry, one download included. */
  readonly storeCalls: number;
  readonly storeBytes: number;
  /** Seconds that a result is kept. */
  readonly keptSeconds: number;
};

/**
 * Measured on 2026-11-23 on two cores: conversions one at a time over the corpus (`quickSeconds`: PDFs and mails, `slowSeconds`:
 * screenshots and photos) while the machine was busy with much else; the rest by `npm run bench -- nodes` with the mix of the corpus
 * while nothing else ran (statements and calls with one download and the end of the result added). Their sum is 1.1 s a job; the mix
 * took at most 1.2 s of both cores, clients included. To be measured again on the machines that are meant (`BENCH_PARTS=costs`).
 */
export const costs: Costs = {
  slowShare: 0.3,
  quickSeconds: [
    1.11, 0.15, 0.37, 0.73, 0.07, 0.14, 0.12, 0.14, 0.17, 0.06, 0.24, 0.06, 0.15, 0.29, 0.34, 0.1, 0.17, 0.12,
  ],
  slowSeconds: [5.62, 3.35, 2.79, 2.69, 1.85, 2.3, 4.39, 2.76, 2.55, 2.3, 2.49, 1.86],
  webSeconds: 0.015,
  databaseSeconds: 0.006,
  statements: 25,
  storeCalls: 17,
  storeBytes: 280_000,
  keptSeconds: 3600,
};
