import { randomBytes } from 'node:crypto';
import { readConfig } from '#src/config.ts';
import { buildPkpass } from '#src/passes/archive/pkpass.ts';
import type { PassImages } from '#src/passes/images/pass-images.ts';
import { makePass } from '#src/passes/make-pass.ts';
import { openSigner } from '#src/passes/signing/open-signer.ts';
import { at, code, ticket } from '#test/support/ticket-builder.ts';
import { longestBlock } from './measure.ts';

const count = 1000;

/**
 * Passes designed, drawn, built and signed. Goals a CPU second: ≥ 900 of 12 KB without pictures, ≥ 300 with a strip; no block
 * of the event loop over 5 ms.
 */
export async function benchSign(): Promise<readonly string[]> {
  const signer = await openSigner({ dataDir: readConfig().DATA_DIR });
  const picture = Buffer.alloc(40_000, 7);
  const concert = ticket(
    'event',
    {
      title: 'Winter Concert',
      start: at('2026-12-20T20:00', 'Europe/Berlin'),
      venue: 'Town Hall',
      row: '12',
      seat: '7',
    },
    { barcode: code('qr', 'TICKET-123456') },
  );
  const context = {
    serviceName: 'Passlift',
    contact: 'https://example.org',
    fileName: 'ticket.pdf',
    now: '2026-11-20T12:00:00Z',
  };
  const signOnce = async (images?: PassImages) => {
    const more = images ? { images } : {};
    const made = await makePass(concert, { ...context, ...more, serialNumber: crypto.randomUUID() }, signer);
    if ('refused' in made) throw new Error(made.refused.message);
    return made.bytes.length;
  };
  const files = new Map([
    ['pass.json', Buffer.from('{}')],
    ['icon.png', picture],
    ['icon@2x.png', picture.subarray(0, 8_000)],
  ]);
  const designed = await rate(() => signOnce());
  // The passes of one order show the same strip; here each has its own.
  const withStrip = await rate(() => signOnce(strip()));
  const packed = await rate(() => buildPkpass(files, signer, new Date()));
  const size = await signOnce();
  const block = await longestBlock(async () => {
    for (let batch = 0; batch < 100; batch++) await Promise.all(Array.from({ length: 4 }, () => signOnce()));
  });
  return [
    `designed, drawn, built and signed (${(size / 1000).toFixed(0)} KB): ${designed}`,
    `the same with a strip (${((await signOnce(strip())) / 1000).toFixed(0)} KB): ${withStrip}`,
    `built and signed at 50 KB: ${packed}`,
    `longest block of the event loop: ${block.toFixed(1)} ms`,
  ];
}

/** A strip at both scales, as heavy as one may be. */
const strip = (): PassImages =>
  new Map([
    ['strip.png', randomBytes(20_000)],
    ['strip@2x.png', randomBytes(70_000)],
  ]);

/** Passes a CPU second, four at a time as a server would. */
async function rate(work: () => Promise<unknown>): Promise<string> {
  for (let run = 0; run < 20; run++) await work();
  const cpu = process.cpuUsage();
  const begin = performance.now();
  for (let batch = 0; batch < count / 4; batch++) await Promise.all(Array.from({ length: 4 }, work));
  const { user, system } = process.cpuUsage(cpu);
  const wall = performance.now() - begin;
  return `${Math.round(count / ((user + system) / 1e6))} a CPU second, ${Math.round(count / (wall / 1000))} a second of wall time`;
}
