/** A database that takes connections and says nothing: noticed once, told to everybody at once, until it speaks again. */
import { Client, type ClientConfig } from 'pg';

/** The database does not answer just now. The code is PostgreSQL's own for that (57P03, cannot_connect_now). */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent';
  readonly code = '57P03';

  constructor() {
    super('the database does not answer');
  }
}

/** Whether the database is silent. */
export type Silence = {
  readonly lasts: boolean;
  /** Somebody has waited in vain; from now on the database is asked until it answers. */
  begin(): void;
  end(): void;
};

const askEvery = 500;

/** Begins in good faith. */
export function openSilence(address: string): Silence {
  let lasts = false;
  let ended = false;
  const ask = async () => {
    lasts = !(await answers(address));
    if (lasts && !ended) setTimeout(ask, askEvery).unref();
  };
  return {
    get lasts() {
      return lasts;
    },
    begin() {
      if (lasts || ended) return;
      lasts = true;
      setTimeout(ask, askEvery).unref();
    },
    end() {
      ended = true;
    },
  };
}

async function answers(address: string): Promise<boolean> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on('error', () => {}); // heard below
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}

/**
 * The class of clients whose connection is cut when an answer does not come in time. What was sent may be done all the
 * same, inside a transaction: the connection must not be given to anybody else.
 */
export function silentClient(silence: Silence): typeof Client {
  return class extends Client {
    constructor(config?: string | ClientConfig) {
      super(config);
      const query = this.query.bind(this) as (...given: readonly unknown[]) => unknown;
      const giveUp = (error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
        silence.begin();
        this.connection.stream.destroy();
      };
      this.query = ((...given: readonly unknown[]) => {
        const callback = given.at(-1);
        if (typeof callback !== 'function') {
          const answer = query(...given);
          if (answer instanceof Promise) answer.catch(giveUp);
          return answer;
        }
        return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
          giveUp(error);
          callback(error, result);
        });
      }) as typeof this.query;
    }
  };
}
