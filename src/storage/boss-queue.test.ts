import { describe, expect, it } from 'vitest';
import { jobKeyOf, newJobId } from '#src/jobs/job-id.ts';
import { openTestDatabase } from '#test/support/data-folder.ts';
import { openBossQueue } from './boss-queue.ts';
import { sql } from './drizzle.ts';
import { migrate } from './migrations.ts';

const onError = (error: Error) => {
  throw error;
};

describe('openBossQueue on the embedded database', () => {
  it('takes a job in a transaction before any worker has begun, without waiting for itself', async () => {
    const database = await openTestDatabase();
    await migrate(database);
    const queue = await openBossQueue(database, { jobSeconds: 60, onError });
    const entry = await queue.enqueue.job(jobKeyOf(newJobId())!, 'quick');
    await database.tables.transaction((transaction) => transaction.execute(sql`with ${entry}`));
    const { rows } = await database.query({
      text: "select count(*) as waiting from queue.job where name = 'conversions'",
    });
    expect(Number(rows[0]?.waiting)).toBe(1);
    await queue.stop();
    await database.close();
  });

  it('gives a job the time that is set now, not the time that was set when the queue was made', async () => {
    const database = await openTestDatabase();
    await migrate(database);
    await (await openBossQueue(database, { jobSeconds: 60, onError })).stop();
    const queue = await openBossQueue(database, { jobSeconds: 600, onError });
    const entry = await queue.enqueue.job(jobKeyOf(newJobId())!, 'quick');
    await database.tables.transaction((transaction) => transaction.execute(sql`with ${entry}`));
    const { rows } = await database.query({ text: "select expire_seconds from queue.job where name = 'conversions'" });
    expect(rows).toEqual([{ expire_seconds: 660 }]);
    await queue.stop();
    await database.close();
  });
});
