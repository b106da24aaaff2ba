/** A server on loopback that speaks Turnstile's siteverify. Tokens say what they want: `good`, `used`, `silence`, … */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type TurnstileStandIn = {
  readonly url: string;
  /** The forms that were sent. */
  readonly asked: Readonly<Record<string, string>>[];
  stop(): void;
};

const answers: Readonly<Record<string, unknown>> = {
  good: { success: true, hostname: 'tickets.example', action: 'upload', 'error-codes': [] },
  elsewhere: { success: true, hostname: 'evil.example', action: 'upload' },
  login: { success: true, hostname: 'tickets.example', action: 'login' },
  used: { success: false, 'error-codes': ['timeout-or-duplicate'] },
  forged: { success: false, 'error-codes': ['invalid-input-response'] },
  broken: { success: false, 'error-codes': ['internal-error'] },
};

export async function startTurnstile(): Promise<TurnstileStandIn> {
  const asked: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    asked.push(form);
    const wish = form.response!.split('-')[0]!;
    if (wish === 'silence') return;
    if (wish === 'garbage') return void response.end('<html>');
    if (wish === 'redirect') return void response.writeHead(302, { Location: '/elsewhere' }).end();
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answers[wish] ?? answers.forged));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    asked,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
