/** Notes where this process connects to, or which name it looks up; nothing is kept from happening. */
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/** A host, `host:port`, or the path of a socket. */
export type Noted = string;

/** Begins to note, for as long as the process lives. Local addresses count too; pipes to own children do not. */
export function noteConnections(note: (where: Noted) => void): void {
  const connect = net.Socket.prototype.connect;
  net.Socket.prototype.connect = function (this: net.Socket, ...given: unknown[]) {
    note(whereOf(given));
    return Reflect.apply(connect, this, given);
  } as typeof connect;
  const send = dgram.Socket.prototype.send;
  dgram.Socket.prototype.send = function (this: dgram.Socket, ...given: unknown[]) {
    note(`udp ${given.filter((part) => typeof part === 'string' || typeof part === 'number').join(':')}`);
    return Reflect.apply(send, this, given);
  } as typeof send;
  for (const source of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
    watch(source, note);
}

function watch(source: object, note: (where: Noted) => void): void {
  const functions = source as Record<string, unknown>;
  for (const name of Object.getOwnPropertyNames(source)) {
    const original = functions[name];
    if (!/^(?:lookup|resolve|reverse)/.test(name) || typeof original !== 'function') continue;
    functions[name] = function (this: unknown, ...given: unknown[]) {
      note(`${name} ${String(given[0])}`);
      return Reflect.apply(original, this, given);
    };
  }
}

function whereOf([first, second]: readonly unknown[]): Noted {
  const [given, host] = Array.isArray(first) ? [first[0], first[1]] : [first, second];
  if (typeof given !== 'object' || given === null) return typeof host === 'string' ? `${host}:${given}` : String(given);
  const { path, host: name = 'localhost', port } = given as { path?: string; host?: string; port?: number };
  return path ?? `${name}:${port}`;
}
