import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { drawPass } from '#src/passes/make-pass.ts';
import type { Signer } from '#src/passes/signer.ts';
import { ticket } from '#test/support/ticket-builder.ts';
import { type Blobs, type ContentKeys, openContentStore } from './content-store.ts';
import { openCorrector } from './corrector.ts';
import { packTickets } from './kept-tickets.ts';
import { openTickets } from './tickets.ts';

const corrector = openCorrector();
afterAll(() => corrector.close());

const identity = { passTypeIdentifier: 'pass.com.example.test', teamIdentifier: 'TEST123456' };
const signerOf = (team: string): Signer => ({
  ...{ ...identity, teamIdentifier: team, kind: 'development', certificateSubject: '', notBefore: '', notAfter: '' },
  sign: async () => new Uint8Array([1]),
});

/** Tickets of a job that was just made, in memory. */
async function kept(signer: Signer) {
  const content = inMemory();
  const concert = ticket('event', { title: 'Winter Light' });
  const issuer = { serviceName: 'Passlift', contact: 'help@passlift.example', fileName: 'ticket.pdf' };
  const design = { ...issuer, serialNumber: crypto.randomUUID(), now: '2099-01-01T00:00:00Z', index: 1 };
  const drawn = drawPass(concert, design, identity);
  if ('refused' in drawn) throw new Error(drawn.refused.message);
  const pass = {
    ticket: 0,
    design,
    passJson: drawn.passJson,
    texts: drawn.texts,
    bytes: new Uint8Array(),
    fileName: '',
    serialNumber: '',
  };
  const base = { problems: [], eligibility: { isTicket: true }, signedBy: 'development' as const, timings: {} };
  const key = await content.open('ab');
  const { tickets: record } = packTickets({ tickets: [concert], passes: [{ ...pass, proof: 'none' }], ...base }, []);
  await content.put({ ref: 'ab', record: 'tickets', key }, [record]);
  const tickets = openTickets({ content, corrector, signer: async () => signer, now: () => 0 });
  await tickets.correct('ab', 1, { fields: { title: 'Summer Light' } });
  return { content, tickets, corrected: (await tickets.corrections('ab')).get(1)! };
}

function inMemory() {
  const blobs = new Map<string, Uint8Array>();
  const keys = new Map<string, Uint8Array>();
  const blobStore: Blobs = {
    write: async (name, chunks) => void blobs.set(name, Buffer.concat(await Array.fromAsync(chunks))),
    read: async (name) => blobs.get(name),
    remove: async (name) => void blobs.delete(name),
    async *list() {},
  };
  const keyStore: ContentKeys = {
    put: async (ref, key) => void keys.set(ref, key),
    get: async (ref) => keys.get(ref),
    destroy: async (ref) => void keys.delete(ref),
    async *list() {},
  };
  return openContentStore(blobStore, keyStore);
}

it('signs a corrected pass anew', async () => {
  const { tickets, corrected } = await kept(signerOf('TEST123456'));
  const files = unzipSync((await tickets.sign('ab', 1, corrected))!);
  expect(strFromU8(files['pass.json']!)).toContain('Summer Light');
});

it('hands out no pass that another signer would have to sign, because it would be another pass', async () => {
  const { tickets, corrected } = await kept(signerOf('OTHER12345'));
  expect(await tickets.sign('ab', 1, corrected)).toBeUndefined();
});

it('corrects nothing of what is deleted', async () => {
  const { content, tickets } = await kept(signerOf('TEST123456'));
  await content.destroy('ab');
  expect(await tickets.correct('ab', 1, { fields: { title: 'Autumn Light' } })).toBeUndefined();
  expect(await tickets.view('ab', 1)).toBeUndefined();
});
