import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A program that speaks as much of PostgreSQL's protocol as it takes to say which version it is. */
export async function startOldPostgres(version: string): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer((socket) => {
    let greeted = false;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (data[0] === 'X'.charCodeAt(0)) return socket.end();
      socket.write(greeted ? row(version) : welcome);
      greeted = true;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://someone@127.0.0.1:${port}/any`, stop: () => server.close() };
}

/** Type, length (itself included), body: https://www.postgresql.org/docs/current/protocol-message-formats.html */
function message(type: string, ...body: readonly (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(body.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length + 4);
  return Buffer.concat([Buffer.from(type), length, bytes]);
}

const ready = message('Z', Buffer.from('I'));
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready]);

function row(value: string): Buffer {
  const column = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]);
  const length = Buffer.alloc(4);
  length.writeInt32BE(value.length);
  return Buffer.concat([
    message('T', Buffer.from([0, 1]), 'server_version_num', column),
    message('D', Buffer.from([0, 1]), length, Buffer.from(value)),
    message('C', 'SHOW'),
    ready,
  ]);
}
