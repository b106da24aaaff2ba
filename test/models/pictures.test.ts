import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelService, startModelService } from '#test/support/model-service.ts';
import { type ModelStandIn, startModelStandIn } from '#test/support/model-stand-in.ts';

const screenshot = readFileSync(new URL('../corpus/inputs/104-fr-membership-mobile-screenshot.png', import.meta.url));
const mail = 'From: a@example.com\r\nSubject: Your ticket\r\n\r\nYour ticket\r\n\r\nConcert\r\nRow: 4\r\nSeat: 12\r\n';

/** A photo of it from too far away. */
async function farAway(): Promise<Uint8Array> {
  const { width, height } = await sharp(screenshot).metadata();
  const small = await sharp(screenshot)
    .resize(Math.round(width * 0.3), Math.round(height * 0.3))
    .jpeg({ quality: 30 })
    .toBuffer();
  return sharp(small).resize(width, height).jpeg().toBuffer();
}

describe('a model that sees', () => {
  let standIn: ModelStandIn;
  let service: ModelService;
  beforeAll(async () => {
    // An answer that leaves open all that matters.
    const json = { isTicket: true, otherwise: null, tickets: [{ kind: 'event', code: null, readings: [] }] };
    standIn = await startModelStandIn(() => ({ json }));
    service = await startModelService({
      WORKERS: '1',
      ...standIn.settings('mistral'),
      AI_SEND: 'text+images',
      AI_ASK: 'always',
    });
  });
  afterAll(async () => {
    await service.end();
    await standIn.stop();
  });

  /** What each call about a file carried: how many lines, and how many pictures. */
  async function calls(file: string | Uint8Array, name: string) {
    const before = standIn.asked.length;
    const { result } = await service.convert(file, name);
    const asked = standIn.asked.slice(before);
    const carried = asked.map(({ document, images }) => ({
      lines: document.match(/^L\d+ /gm)?.length,
      images: images.length,
    }));
    return { result, carried };
  }

  it('is asked once, in words, about a mail and about a picture that recognition read well', async () => {
    const told = await calls(mail, 'ticket.eml');
    expect(told.carried).toEqual([{ lines: expect.any(Number), images: 0 }]);
    const seen = await calls(screenshot, 'card.png');
    expect(seen.carried).toEqual([{ lines: expect.any(Number), images: 0 }]);
    expect(seen.result.model).toMatchObject({ asked: true, failure: null, input_tokens: 1200 });
  });

  it('is asked a second time, with the picture, where recognition read poorly', async () => {
    const { carried, result } = await calls(await farAway(), 'card.jpg');
    expect(carried).toEqual([
      { lines: expect.any(Number), images: 0 },
      { lines: expect.any(Number), images: 1 },
    ]);
    expect(result.model).toMatchObject({ asked: true, failure: null, input_tokens: 2400 });
  });
});
