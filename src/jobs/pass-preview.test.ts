import { describe, expect, it } from 'vitest';
import { makePass } from '#src/passes/make-pass.ts';
import type { Conversion, MadePass } from '#src/pipeline/conversion.ts';
import { developmentSigner } from '#test/support/development-signer.ts';
import { sampleTickets } from '#test/support/ticket-samples.ts';
import { previewIn } from './job-result.ts';
import { outcomeOf } from './outcome.ts';
import { previewOf } from './pass-preview.ts';

const film = sampleTickets['a film']!;
const strip = new Uint8Array(500).fill(3);

async function passWith(images: ReadonlyMap<string, Uint8Array>): Promise<MadePass> {
  const { signer } = await developmentSigner();
  const design = {
    ...{ serialNumber: crypto.randomUUID(), serviceName: 'Passlift', contact: '', fileName: 'a.pdf' },
    ...{ now: '2026-11-20T12:00:00Z', images },
  };
  const made = await makePass(film, design, signer);
  if ('refused' in made) throw new Error(made.refused.message);
  return { ...made, design, ticket: 0, proof: 'equal' };
}

describe('the preview of a pass', () => {
  it('has its pictures, which the passes of one order share in what is kept', async () => {
    const images = new Map([
      ['strip.png', strip.subarray(0, 100)],
      ['strip@2x.png', strip],
    ]);
    const passes = [await passWith(images), await passWith(images), await passWith(new Map())];
    const conversion: Conversion = {
      ...{ tickets: [film], passes, problems: [], timings: {} },
      ...{ eligibility: { isTicket: true }, signedBy: 'development' },
    };
    const outcome = outcomeOf(conversion, new Date(0), { previews: await Promise.all(passes.map(previewOf)) });
    if (outcome.state !== 'completed') throw new Error('the job failed');
    const drawn = Buffer.from(strip).toString('base64');
    expect(outcome.result.pictures).toEqual([drawn]);
    expect(previewIn(outcome.result, 1)).toMatchObject({
      images: { strip: drawn },
      code: { width: expect.any(Number) },
    });
    expect(previewIn(outcome.result, 2)).not.toHaveProperty('images');
    expect(previewIn(outcome.result, 3)).toBeUndefined();
  });
});
