import { connect, createServer, type Server, type Socket } from 'node:net';

/** What went over a wire. */
export type Metered = { statements: number; roundTrips: number; bytes: number };

/** Stands between nodes and PostgreSQL and counts; what passes is not changed. */
export type Meter = { readonly port: number; readonly metered: Metered; close(): void };

/** Opens it on a free port of this machine. */
export async function meterPostgres(target: number): Promise<Meter> {
  const metered: Metered = { statements: 0, roundTrips: 0, bytes: 0 };
  const server = createServer((client) => {
    const database = connect(target, '127.0.0.1');
    const read = messageReader((type) => {
      // Query, or Execute of the extended protocol; Query and Sync are answered (PostgreSQL 18, 54.2).
      if (type === 'Q' || type === 'E') metered.statements += 1;
      if (type === 'Q' || type === 'S') metered.roundTrips += 1;
    });
    client.on('data', (bytes: Buffer) => {
      metered.bytes += bytes.length;
      read(bytes);
    });
    database.on('data', (bytes: Buffer) => {
      metered.bytes += bytes.length;
    });
    join(client, database);
  });
  const port = await listen(server);
  return { port, metered, close: () => server.close() };
}

/** Types of the messages that a client sends; the first has none, and is the only one that does not. */
function messageReader(told: (type: string) => void): (bytes: Buffer) => void {
  let left = 0;
  let head = Buffer.alloc(0);
  let started = false;
  return (bytes) => {
    for (let at = 0; at < bytes.length; ) {
      if (left > 0) {
        const step = Math.min(left, bytes.length - at);
        left -= step;
        at += step;
        continue;
      }
      const size = started ? 5 : 4;
      const step = Math.min(size - head.length, bytes.length - at);
      head = Buffer.concat([head, bytes.subarray(at, at + step)]);
      at += step;
      if (head.length < size) return;
      if (started) told(String.fromCharCode(head[0]!));
      left = head.readUInt32BE(size - 4) - 4;
      head = Buffer.alloc(0);
      started = true;
    }
  };
}

function join(one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { readonly port: number }).port;
}
