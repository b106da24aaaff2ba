import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addHeaders, type HeaderOptions } from './headers.ts';
import { linkOrigin, refuseHosts } from './host.ts';
import { allowInPolicy } from './page-nonce.ts';
import { mountVisitFrame } from './visit-frame.ts';

/** A server with one page, which says what it was asked for. */
async function opened(prepare: (app: FastifyInstance) => unknown): Promise<FastifyInstance> {
  const app = Fastify();
  await prepare(app);
  app.get('/*', async (request) => ({ path: request.url }));
  onTestFinished(() => app.close());
  return app;
}

/** What a server answers to the lines of a request, as they are. */
async function answerTo(app: FastifyInstance, ...lines: readonly string[]): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address() as { readonly port: number };
  const socket = connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${[...lines, 'Connection: close', '', ''].join('\r\n')}`);
  return text(socket);
}

const status = (answer: string) => Number(answer.slice(9, 12));

describe('the host of a request', () => {
  it.each([
    ['a name', 'Host: passlift.example', 200],
    ['a name with its port', 'Host: passlift.example:8080', 200],
    ['an address', 'Host: 127.0.0.1', 200],
    ['a longer address', 'Host: [::1]:3000', 200],
    ['none', 'X-Other: 1', 400],
    ['an empty one', 'Host: ', 400],
    ['one with a path', 'Host: passlift.example/a', 400],
    ['one with a name of somebody', 'Host: a@passlift.example', 400],
    ['one with a port that is none', 'Host: passlift.example:99999', 400],
    ['one with a blank', 'Host: pass lift.example', 400],
  ])('is %s', async (_, header, expected) => {
    const app = await opened(refuseHosts);
    expect(status(await answerTo(app, 'GET / HTTP/1.1', header))).toBe(expected);
  });

  it('is one: of two nobody is believed', async () => {
    const app = await opened(refuseHosts);
    expect(status(await answerTo(app, 'GET / HTTP/1.1', 'Host: a.example', 'Host: b.example'))).toBe(400);
  });

  it('need not be told by those who speak as in 1996', async () => {
    const app = await opened(refuseHosts);
    expect(status(await answerTo(app, 'GET / HTTP/1.0'))).toBe(200);
  });

  it('may stand in the address as proxies write it, of which only the rest is looked at', async () => {
    const app = await opened(refuseHosts);
    const answer = await answerTo(app, 'GET http://other.example/upload?a=1 HTTP/1.1', 'Host: passlift.example');
    expect(answer).toContain('{"path":"/upload?a=1"}');
  });
});

describe('where our own links lead', () => {
  const origin = async (header: string, publicUrl = '', host = '127.0.0.1') => {
    const app = Fastify();
    onTestFinished(() => app.close());
    app.get('/', async (request) => linkOrigin(request, { publicUrl, host }));
    const answer = await answerTo(app, 'GET / HTTP/1.1', header);
    const { port } = app.server.address() as { readonly port: number };
    return answer.split('\r\n\r\n')[1]!.replace(`:${port}`, ':PORT');
  };

  it('is the public address, whatever a request says', async () => {
    expect(await origin('Host: evil.example', 'https://passlift.example/')).toBe('https://passlift.example');
  });

  it('is the host that names this machine, with the port that it names', async () => {
    expect(await origin('Host: 127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
    expect(await origin('Host: localhost:8080')).toBe('http://localhost:8080');
    expect(await origin('Host: passlift.localhost')).toBe('http://passlift.localhost');
    expect(await origin('Host: passlift.lan', '', 'passlift.lan')).toBe('http://passlift.lan');
  });

  it('is the address of the connection where a request names another machine', async () => {
    expect(await origin('Host: evil.example')).toBe('http://127.0.0.1:PORT');
    expect(await origin('Host: evil.example@127.0.0.1')).toBe('http://127.0.0.1:PORT');
  });
});

describe('the headers of an answer', () => {
  const headersOf = async (options: Partial<HeaderOptions> = {}) => {
    const app = await opened((one) =>
      addHeaders(one, { secure: false, turnstile: false, donationUrl: '', analyticsUrl: '', ...options }),
    );
    const { headers } = await app.inject('/');
    return headers;
  };
  const directive = async (name: string, options?: Partial<HeaderOptions>) =>
    String((await headersOf(options))['content-security-policy'])
      .split(';')
      .find((one) => one.startsWith(name));

  it('load nothing from anywhere else, and are in nobody’s frame', async () => {
    expect(await directive('default-src')).toBe("default-src 'none'");
    expect(await directive('script-src')).toBe("script-src 'self'");
    expect(await directive('frame-src')).toBe("frame-src 'none'");
    expect(await directive('frame-ancestors')).toBe("frame-ancestors 'none'");
  });

  it('let in what the settings ask for, by its origin only', async () => {
    const analyticsUrl = 'https://count.example/script.js?id=1';
    expect(await directive('script-src', { turnstile: true })).toContain('https://challenges.cloudflare.com');
    expect(await directive('frame-src', { donationUrl: 'https://give.example/us' })).toBe(
      'frame-src https://give.example',
    );
    expect(await directive('connect-src', { analyticsUrl })).toBe("connect-src 'self' https://count.example");
    expect(await directive('frame-src', { analyticsUrl })).toBe("frame-src 'self'");
  });

  it('ask for TLS only where there is some', async () => {
    expect((await headersOf())['strict-transport-security']).toBeUndefined();
    expect((await headersOf({ secure: true }))['strict-transport-security']).toMatch(/^max-age=31536000/);
  });

  it('tell nobody where one comes from, and open no camera but ours', async () => {
    const headers = await headersOf();
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });

  it('let a script of ours run by its number', async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    await addHeaders(app, { secure: false, turnstile: false, donationUrl: '', analyticsUrl: '' });
    app.get('/', async (_, reply) => allowInPolicy(reply, 'abc').send('ok'));
    const { headers } = await app.inject('/');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'nonce-abc'");
  });
});

describe('the frame in which visits are counted', () => {
  const frame = async (analyticsUrl: string, path = '/visit/upload') => {
    const app = Fastify();
    onTestFinished(() => app.close());
    await app.register(mountVisitFrame(analyticsUrl));
    return app.inject(path);
  };

  it('is not there where nobody counts', async () => {
    expect((await frame('')).statusCode).toBe(404);
  });

  it('runs the script shut off, and lets only our own pages hold it', async () => {
    const { headers, body } = await frame('https://count.example/s.js?a="b"&c=1');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain('connect-src https://count.example;');
    expect(body).toContain('src="https://count.example/s.js?a=&quot;b&quot;&amp;c=1"');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('has another number each time, which its scripts carry', async () => {
    const [one, other] = [await frame('https://count.example/s.js'), await frame('https://count.example/s.js')];
    const nonceOf = (answer: typeof one) => /nonce="([^"]+)"/.exec(answer.body)![1]!;
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(one.headers['content-security-policy']).toContain(`'nonce-${nonceOf(one)}'`);
  });

  it('is the same for home and for every page', async () => {
    expect((await frame('https://count.example/s.js', '/visit')).statusCode).toBe(200);
    expect((await frame('https://count.example/s.js', '/visit/upload/abc/tickets/1')).statusCode).toBe(200);
  });
});
