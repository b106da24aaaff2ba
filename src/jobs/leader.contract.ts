import { expect, it } from 'vitest';
import type { Leadership } from './leader.ts';

/** What every leadership promises to who is alone. `open` gives that of one process. */
export function leadershipContract(open: () => Leadership): void {
  it('is taken by who asks first, kept while he asks again, and taken anew once he has resigned', async () => {
    const leadership = open();
    await leadership.resign(); // who has nothing to resign from does no harm
    expect([await leadership.lead(), await leadership.lead()]).toEqual([true, true]);
    await leadership.resign();
    await expect.poll(() => leadership.lead()).toBe(true);
    await leadership.resign();
  });
}
