/** Keys of content in PostgreSQL: each operation in a few lines, long because there are many. */
import { buffer } from 'node:stream/consumers';
import { type ContentKeys, seal, unseal } from '#src/jobs/content-store.ts';
import type { Database } from './database.ts';
import { sql } from './drizzle.ts';
import type { Epoch, KeyEpochs } from './key-epochs.ts';

/** Keys of content in PostgreSQL, and the hourly turn of what wraps them. */
export type PostgresKeys = ContentKeys & {
  /** Once the hour is over: wraps what lives anew and destroys the old wrapping key. Answers how many were wrapped anew. */
  rotate(): Promise<number>;
};

const batch = 200;

/**
 * Keys in a table of their own, each wrapped by the key of an hour. A deleted row may live on in the log and in backups of
 * the database; what opens it does not.
 */
export function openPostgresKeys({ query }: Pick<Database, 'query'>, epochs: KeyEpochs): PostgresKeys {
  const wrap = ({ key: epochKey }: Epoch, ref: string, key: Uint8Array) => buffer(seal(epochKey, ref, [key]));
  const asked = new Map<string, Promise<Row | undefined>>();
  /** Who asks for the same key at the same moment hears the same answer; nothing is remembered after it. */
  const find = (ref: string) => {
    const text = 'select epoch, wrapped from content_keys where ref = $1';
    const answer =
      asked.get(ref) ??
      query({ text, values: [ref] })
        .then(({ rows }) => rows[0] as Row | undefined)
        .finally(() => asked.delete(ref));
    asked.set(ref, answer);
    return answer;
  };
  /** Keys of one ended hour, wrapped anew; those that nothing opens are removed. Answers how many. */
  const rewrap = async (old: string, now: Epoch): Promise<number> => {
    const key = await epochs.keyOf(old);
    if (!key) {
      await query({ text: 'delete from content_keys where epoch = $1', values: [old] });
      return 0;
    }
    for (let count = 0; ; ) {
      const text = `select ref, wrapped from content_keys where epoch = $1 limit ${batch}`;
      const rows = (await query({ text, values: [old] })).rows as unknown as readonly (Row & {
        readonly ref: string;
      })[];
      if (rows.length === 0) return count;
      const anew: { readonly ref: string; readonly wrapped: Buffer }[] = [];
      for (const { ref, wrapped } of rows) anew.push({ ref, wrapped: await wrap(now, ref, unseal(key, ref, wrapped)) });
      const written = await epochs.whileOpen(now.epoch, async (transaction) => {
        for (const { ref, wrapped } of anew)
          await transaction.execute(
            sql`update content_keys set epoch = ${now.epoch}, wrapped = ${wrapped} where ref = ${ref} and epoch = ${old}`,
          );
        return anew.length;
      });
      if (written === undefined) return count; // another node turned it meanwhile, and goes on
      count += written;
    }
  };

  return {
    async put(ref, key) {
      // The row is written only while its hour is open; whoever closes one waits for those that are being written.
      const text = `insert into content_keys (ref, epoch, wrapped) select $1, epoch, $3 from key_epochs
        where epoch = $2 and not closed for share
        on conflict (ref) do update set epoch = excluded.epoch, wrapped = excluded.wrapped, written_at = now()`;
      for (let afresh = false; ; afresh = true) {
        const epoch = await epochs.current(afresh);
        const values = [ref, epoch.epoch, await wrap(epoch, ref, key)];
        if ((await query({ text, values })).rowCount > 0) return;
      }
    },
    async get(ref) {
      for (let row = await find(ref), before = ''; row && row.epoch !== before; row = await find(ref)) {
        const key = await epochs.keyOf(row.epoch);
        if (key) return unseal(key, ref, row.wrapped);
        before = row.epoch; // unless it was wrapped anew just now, it is gone
      }
      return undefined;
    },
    async destroy(ref) {
      await query({ text: 'delete from content_keys where ref = $1', values: [ref] });
    },
    async *list() {
      const { rows } = await query({ text: 'select ref, written_at from content_keys' });
      for (const row of rows) yield { name: row.ref as string, writtenAt: (row.written_at as Date).getTime() };
    },
    async rotate() {
      const now = (await epochs.due()) ? await epochs.turn() : await epochs.current(true);
      let count = 0;
      for (const old of await epochs.ended()) count += await rewrap(old, now);
      await epochs.destroyEnded();
      return count;
    },
  };
}

type Row = { readonly epoch: string; readonly wrapped: Uint8Array };
