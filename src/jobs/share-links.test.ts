import { describe, expect, it } from 'vitest';
import { type JobId, newJobId } from './job-id.ts';
import type { Claim } from './job-records.ts';
import { openSecrets } from './secrets.ts';
import { openShareLinks } from './share-links.ts';

/** Links over rows in memory: what a database keeps of them. */
function open(secret = 1) {
  const rows = new Map<string, Claim>();
  const records = {
    claimed: async (claim: string, now: number) => {
      const row = rows.get(claim);
      return row && row.expiresAt > now ? row : undefined;
    },
    spend: async (claim: Claim) => void rows.set(claim.claim, claim),
  };
  return { links: openShareLinks(records, openSecrets(new Uint8Array(32).fill(secret))), rows };
}

const now = 1_000_000;
const until = now + 3_600_000;

describe('a link to one pass', () => {
  it('stands for that pass, and says nothing of the job', async () => {
    const { links } = open();
    const id = newJobId();
    const token = (await links.make(id, 3, now))!;
    expect(await links.open(token, now)).toMatchObject({ id, number: 3 });
    expect(Buffer.from(token, 'base64url').toString('hex')).not.toContain(id.replaceAll('-', ''));
    expect(token.length).toBeLessThan(70);
  });

  it('is over once it is called back, and only that of its pass; a new one can be made', async () => {
    const { links, rows } = open();
    const id = newJobId();
    const [one, two] = [(await links.make(id, 1, now))!, (await links.make(id, 2, now))!];
    await links.callBack(id, 1, { now, until });
    expect([await links.open(one, now), (await links.open(two, now))?.number]).toEqual([undefined, 2]);
    const again = (await links.make(id, 1, now))!;
    expect((await links.open(again, now))?.number).toBe(1);
    expect(JSON.stringify([...rows.values()])).not.toContain(id);
  });

  it('cannot be made by others, nor changed', async () => {
    const { links } = open();
    const token = (await links.make(newJobId(), 1, now))!;
    const other = (await open(2).links.make('00000000-0000-4000-8000-000000000000' as JobId, 1, now))!;
    const bytes = Buffer.from(token, 'base64url');
    bytes[20]! ^= 1;
    for (const wrong of [other, bytes.toString('base64url'), token.slice(1), '', 'x', 'ü'.repeat(500)])
      expect(await links.open(wrong, now), wrong.slice(0, 20)).toBeUndefined();
  });

  it('is made no more after it was called back many times', async () => {
    const { links } = open();
    const id = newJobId();
    for (let round = 0; round < 20; round++) await links.callBack(id, 1, { now, until });
    await links.callBack(id, 1, { now, until });
    expect(await links.make(id, 1, now)).toBeUndefined();
  });
});
