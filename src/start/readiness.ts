/** Figures of a process for its operator. */
import { isolationLevels } from '#src/fence/level.ts';
import { daysLeft } from '#src/passes/signer.ts';
import type { Services } from '#src/services.ts';

/** For how many days the signing certificate is still good; undefined without a signer. */
export function certificateDays({ pool, now }: Services): number | undefined {
  const signer = pool.signer();
  return signer && daysLeft(signer, new Date(now()).toISOString());
}

/** 2 for `full`, 0 for `none`; undefined where no files are opened. */
export function isolationNumber({ pool }: Services): number | undefined {
  const level = pool.isolation()?.level;
  return level && isolationLevels.toReversed().indexOf(level);
}
