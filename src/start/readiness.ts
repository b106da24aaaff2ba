/** What a process tells its operator of itself. */
import { isolationLevels } from '#src/fence/level.ts';
import { daysLeft, developmentAdvice } from '#src/passes/signer.ts';
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

/** Where a process that has started is, and who signs what it makes, where it makes passes. */
export function greeting({ pool }: Services, address: string | undefined): string {
  const signer = pool.signer();
  const place = address ? `Passlift is at ${address}` : 'Passlift is ready';
  if (!signer) return place;
  if (signer.kind === 'development')
    return `${place}, passes are signed by a development certificate: ${developmentAdvice}`;
  return `${place}, passes are signed by an Apple certificate`;
}
