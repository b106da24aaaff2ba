/**
 * The disk of a PostgreSQL. Where its data lies we cannot look, not even on this machine: a container shows its own folders under
 * the same names. So it is tried out: a sort that needs more room than memory writes a file there, which is gone at once.
 */
import { Client } from 'pg';

/** Whether there is room on the disk of the database. */
export type Room = {
  /** As it was found last; there is room until a try found none. */
  readonly lasts: boolean;
  end(): void;
};

/** A guard only: until then a slow database is waited for, for what it does not say in time tells nothing about its disk. */
const longest = 120_000;
const tryEvery = 10_000;
/** Until there is room again. */
const tryAgain = 2_000;

/** Two segments of its log, 16 MB each: PostgreSQL stops when it cannot begin the next one. */
const rows = 32 * 1024;
const spill = `select count(*) from (select repeat('x', 1000) || n as filler from generate_series(1, ${rows}) n order by 1 offset 0) s`;

/** Begins in good faith, tries at once and then regularly until it is ended. */
export function watchRoom(address: string): Room {
  let lasts = true;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const look = async () => {
    lasts = (await isRoomFor(address)) ?? lasts;
    if (!ended) timer = setTimeout(look, lasts ? tryEvery : tryAgain).unref();
  };
  void look();
  return {
    get lasts() {
      return lasts;
    },
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}

/** Undefined where nothing can be told, because the database says nothing or allows no such file. */
async function isRoomFor(address: string): Promise<boolean | undefined> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: 30_000,
    query_timeout: longest,
    statement_timeout: longest,
  });
  client.on('error', () => {}); // heard below
  try {
    await client.connect();
    await client.query(`set work_mem = '64kB'; set temp_tablespaces = ''`);
    await client.query(spill);
    return true;
  } catch (error) {
    // 53100, disk_full: also said of a connection for which there is no room.
    return (error as { readonly code?: unknown }).code === '53100' ? false : undefined;
  } finally {
    client.end().catch(() => {});
  }
}
