/** Keys of hours, and when each is made, turned and forgotten: one state, so one long function. */
import { randomBytes } from 'node:crypto';
import type { Blobs } from '#src/jobs/content-store.ts';
import type { KeyWrapper } from '#src/jobs/key-wrapper.ts';
import type { Database, Tables } from './database.ts';
import { sql } from './drizzle.ts';

/** The key of one hour: it wraps the keys of content that are made in it, and is destroyed soon after. */
export type Epoch = { readonly epoch: string; readonly key: Uint8Array };

/**
 * Keys of hours. Which there are stands in the database; what they are lies in the vault, wrapped by the operator's key,
 * outside of what is backed up. So an old copy of the database holds keys that nothing opens any more.
 */
export type KeyEpochs = {
  /** The one that new keys are wrapped by; made when there is none. `afresh` looks again. */
  current(afresh?: boolean): Promise<Epoch>;
  /** Undefined once it was destroyed. */
  keyOf(epoch: string): Promise<Uint8Array | undefined>;
  /** Makes a new one and closes the others: from then on nothing is wrapped by those. */
  turn(): Promise<Epoch>;
  /** Those that are closed, and those that keys are wrapped by though nobody knows them any more. */
  ended(): Promise<readonly string[]>;
  /** Destroys those that no key is wrapped by any more, and what lies in the vault an hour without being known. */
  destroyEnded(): Promise<void>;
  /** Whether the current one has lasted its hour. */
  due(): Promise<boolean>;
  /** Does something while this epoch is sure not to be closed; undefined when it is already. */
  whileOpen<T>(epoch: string, work: (transaction: Tables) => Promise<T>): Promise<T | undefined>;
};

/** What epochs are kept in. */
export type EpochOptions = {
  readonly database: Pick<Database, 'query' | 'tables'>;
  /** Where what is removed is gone: no backup, no versions. */
  readonly vault: Blobs;
  readonly wrapper: KeyWrapper;
};

const hour = 60 * 60_000;
/** Unwrapped keys that a process remembers; older ones are looked up again. */
const remembered = 8;

/** Opens the epochs of a database and a vault. */
export function openKeyEpochs({ database: { query, tables }, vault, wrapper }: EpochOptions): KeyEpochs {
  const keys = new Map<string, Uint8Array>();
  let last: Epoch | undefined;
  const remember = (epoch: string, key: Uint8Array) => {
    keys.set(epoch, key);
    if (keys.size > remembered) keys.delete(keys.keys().next().value!);
    return key;
  };
  const keyOf = async (epoch: string) => {
    const known = keys.get(epoch);
    if (known) return known;
    const wrapped = await vault.read(epoch);
    return wrapped && remember(epoch, await wrapper.unwrap(epoch, wrapped));
  };
  /** Durable in the vault before anybody can find it in the database. */
  const make = async (): Promise<Epoch> => {
    const epoch = randomBytes(16).toString('hex');
    const key = new Uint8Array(randomBytes(32));
    await vault.write(epoch, [await wrapper.wrap(epoch, key)]);
    await query({ text: 'insert into key_epochs (epoch) values ($1)', values: [epoch] });
    return { epoch, key: remember(epoch, key) };
  };
  const find = async (): Promise<Epoch | undefined> => {
    const text = 'select epoch from key_epochs where not closed order by made_at desc limit 1';
    const epoch = (await query({ text })).rows[0]?.epoch as string | undefined;
    const key = epoch && (await keyOf(epoch));
    return key ? { epoch, key } : undefined;
  };
  const current = async (afresh = false): Promise<Epoch> => {
    if (afresh || !last) last = (await find()) ?? (await make());
    return last;
  };

  return {
    current,
    keyOf,
    async turn() {
      last = await make();
      await query({
        text: 'update key_epochs set closed = true where epoch <> $1 and not closed',
        values: [last.epoch],
      });
      return last;
    },
    async ended() {
      const text = `select epoch from key_epochs where closed union
        select epoch from content_keys where epoch not in (select epoch from key_epochs)`;
      return (await query({ text })).rows.map(({ epoch }) => epoch as string);
    },
    async destroyEnded() {
      const unused = `delete from key_epochs where closed
        and not exists (select 1 from content_keys where content_keys.epoch = key_epochs.epoch) returning epoch`;
      for (const { epoch } of (await query({ text: unused })).rows) {
        keys.delete(epoch as string);
        await vault.remove(epoch as string);
      }
      const { rows } = await query({ text: 'select epoch from key_epochs' });
      const known = new Set(rows.map(({ epoch }) => epoch));
      const old = Date.now() - hour; // the vault's clock, not the one of a test
      for await (const { name, writtenAt } of vault.list())
        if (!known.has(name) && writtenAt <= old) await vault.remove(name);
    },
    async due() {
      const text = `select 1 from key_epochs where not closed and made_at > now() - interval '1 hour' limit 1`;
      return (await query({ text })).rows.length === 0;
    },
    whileOpen: (epoch, work) =>
      tables.transaction(async (transaction) => {
        const lock = sql`select 1 from key_epochs where epoch = ${epoch} and not closed for share`;
        const { rows } = await transaction.execute(lock);
        return rows.length > 0 ? work(transaction) : undefined;
      }),
  };
}
