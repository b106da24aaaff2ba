import { expect, it } from 'vitest';
import type { ApiKeys } from './api-keys.ts';

/** What every keeper of keys promises. `open` gives one that keeps none. */
export function apiKeysContract(open: () => Promise<ApiKeys>): void {
  it('finds a key by its secret, which it tells once and never again', async () => {
    const keys = await open();
    const { key, secret } = await keys.create('Example Ltd', 7, 1);
    const { secret: another } = await keys.create('Another', null, 2);
    expect(key).toMatchObject({ name: 'Example Ltd', uploadsPerMinute: 7, createdAt: 1, revokedAt: null });
    expect([await keys.find(secret), (await keys.find(another))?.name]).toEqual([key, 'Another']);
    for (const wrong of ['', key.key, secret.slice(0, -1), secret.toUpperCase()])
      expect(await keys.find(wrong)).toBeUndefined();
    expect(JSON.stringify(await keys.list())).not.toContain(secret);
  });

  it('lists all, the oldest first, those that were revoked as well', async () => {
    const keys = await open();
    const [late, early] = [(await keys.create('late', null, 2)).key, (await keys.create('early', null, 1)).key];
    await keys.revoke(late.key, 3);
    expect(await keys.list()).toEqual([early, { ...late, revokedAt: 3 }]);
  });

  it('revokes a key at once and for good, and once', async () => {
    const keys = await open();
    const { key, secret } = await keys.create('Example Ltd', null, 1);
    const { key: other, secret: others } = await keys.create('Another', null, 1);
    await keys.find(secret);
    expect([await keys.revoke(key.key, 2), await keys.revoke(key.key, 3)]).toEqual([true, false]);
    expect([await keys.find(secret), await keys.find(others)]).toEqual([undefined, other]);
    expect(await keys.revoke('nobody’s', 3)).toBe(false);
    expect((await keys.list()).find((each) => each.key === key.key)).toMatchObject({ revokedAt: 2 });
  });
}
