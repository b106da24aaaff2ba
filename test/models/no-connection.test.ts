import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteConnections } from '#test/support/model-recorder.ts';
import { type ModelService, startModelService } from '#test/support/model-service.ts';
import { type ModelStandIn, startModelStandIn } from '#test/support/model-stand-in.ts';

const engine = new URL('../support/model-recorded-engine.ts', import.meta.url).href;
const ticket = readFileSync(new URL('../../docs/example/ticket.pdf', import.meta.url));
/** A mail whose text alone must be understood, with addresses that want to be visited. */
const mail = [
  'From: box-office@example.com',
  'Subject: Your ticket',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<img src="http://127.0.0.1:9/pixel.png"><link rel="stylesheet" href="http://127.0.0.1:9/style.css">',
  '<p>Your ticket for the evening concert</p><p>Date: 14 March 2027, 19:30</p><p>Venue: Old Mill Hall</p>',
  '<p>Row 4 Seat 12</p><p>Order number: K7Q2-99815</p>',
].join('\r\n');

const noted: string[] = [];
const workers = { WORKERS: '1' };
let service: ModelService;
let standIn: ModelStandIn | undefined;

noteConnections((where) => void noted.push(where));
afterEach(async () => {
  await service.end();
  await standIn?.stop();
});

/** Connections of this process other than those of the test to the service's own door. */
function connections(): string[] {
  const { host, hostname } = new URL(service.address!);
  return noted.splice(0).filter((where) => where !== host && where !== `lookup ${hostname}`);
}

describe('a whole conversion without a language model', () => {
  beforeEach(async () => {
    service = await startModelService(workers, { engine });
  });

  it('connects to nothing at all', async () => {
    const job = await service.convert(ticket, 'ticket.pdf');
    expect(job).toMatchObject({ status: 'completed', result: { model: null } });
    expect(job.result.passes.pass_count).toBeGreaterThan(0);
    expect(await service.convert(mail)).toMatchObject({ status: 'completed' });
    await service.stop();
    expect(noted).toContain(new URL(service.address!).host); // what this test connects to is seen
    expect(connections()).toEqual([]);
    expect(service.logged.filter((line) => line.includes('CONNECTS'))).toEqual([]);
  });
});

describe('a whole conversion with a language model', () => {
  beforeEach(async () => {
    standIn = await startModelStandIn(() => ({ refuse: true }));
    service = await startModelService({ ...workers, ...standIn.settings('openai-compatible') }, { engine });
  });

  it('connects to the model alone, and only from the server', async () => {
    const job = await service.convert(mail);
    expect(job).toMatchObject({ status: 'completed', result: { model: { asked: true, failure: 'refused' } } });
    await service.stop();
    expect(new Set(connections())).toEqual(new Set([new URL(standIn!.url('openai-compatible')).host]));
    expect(service.logged.filter((line) => line.includes('CONNECTS'))).toEqual([]);
  });
});
