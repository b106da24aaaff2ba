/** Leaves a provider alone that fails, so that nobody waits for it in vain. */
export type Breaker = {
  isOpen(): boolean;
  note(succeeded: boolean): void;
};

const failures = 5;
const within = 60_000;
const pause = 60_000;

/** Five failures in a minute open it for a minute; then the next failure opens it again, until a call succeeds. */
export function openBreaker(now: () => number): Breaker {
  let failed: number[] = [];
  let openUntil = 0;
  let onTrial = false;
  return {
    isOpen: () => now() < openUntil,
    note(succeeded) {
      if (succeeded) {
        onTrial = false;
        return;
      }
      const at = now();
      failed = [...failed.filter((time) => at - time < within), at];
      if (failed.length < failures && !onTrial) return;
      failed = [];
      onTrial = true;
      openUntil = at + pause;
    },
  };
}
