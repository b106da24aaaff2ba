/** The real engine under narrow limits: each bounds what is read of a file that came through the service. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { easySettings } from '#test/support/easy-settings.ts';
import { multipart, textPart } from '#test/support/mails.ts';
import { buildPdf, textContent } from '#test/support/pdf-files.ts';
import { bodyOf, formOf, type JobAnswer, solveToken, waitForEnd } from '#test/support/service-process.ts';
import { startWholeService, type WholeService } from '#test/support/whole-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-limits-'));
let service: WholeService;
beforeAll(async () => {
  service = await startWholeService({
    ...easySettings,
    SMTP_PORT: '0',
    DATA_DIR: folder,
    MAX_PAGES: '1',
    MAX_MEGAPIXELS: '1',
    MAX_MIME_DEPTH: '2',
    MAX_MIME_PARTS: '4',
  });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ticket = [
  'Winter Light Orchestra',
  'Concert ticket',
  'Date: 14 March 2027 19:30',
  'Venue: Aldermere Concert Hall',
  'Row: 12',
  'Seat: 7',
  'Order number: KX93TZ81',
];
const head = 'From: Box office <tickets@example.org>\nTo: ada@example.org\nSubject: Your order\nMIME-Version: 1.0\n';

async function converted(file: string | Uint8Array, name: string): Promise<JobAnswer> {
  const token = await solveToken(service.url);
  const form = formOf(file, { token, name });
  const { id } = await bodyOf(await fetch(`${service.url}/v1/pipeline`, { method: 'POST', body: form }));
  return waitForEnd(service.url, id);
}

const passesOf = ({ result }: JobAnswer): number => result?.passes.pass_count ?? 0;

describe('limits of what is read', () => {
  it('MAX_PAGES: a ticket on the first page becomes a pass, one behind it does not, and the job says so', async () => {
    const page = { content: textContent(ticket.map((line, at) => [60, 780 - at * 24, 14, line] as const)) };
    const other = { content: textContent([[60, 780, 14, 'General terms and conditions of the organiser']]) };
    expect(passesOf(await converted(buildPdf([page, other]), 'first.pdf'))).toBe(1);
    const job = await converted(buildPdf([other, page, page, page]), 'behind.pdf');
    expect(passesOf(job)).toBe(0);
    expect(JSON.stringify(job)).toContain('We read the first 1 of 4 pages.');
  });

  it('MAX_MEGAPIXELS: a picture with more is refused with a sentence', async () => {
    const picture = (width: number) =>
      sharp({ create: { width, height: 1000, channels: 3, background: '#ffffff' } })
        .png()
        .toBuffer();
    expect((await converted(await picture(1100), 'large.png')).error).toContain(
      'has 1100 × 1000 pixels, more than we open.',
    );
    expect((await converted(await picture(900), 'small.png')).error).toBeNull();
  });

  it('MAX_MIME_DEPTH: parts nested deeper are not opened', async () => {
    const text = textPart(ticket.join('\n'));
    const nested = (depth: number) => {
      let part = text;
      for (let level = 0; level < depth; level += 1) part = multipart('mixed', [part], `b${level}`);
      return `${head}${part.head}\n\n${part.body}`;
    };
    expect(passesOf(await converted(nested(1), 'flat.eml'))).toBe(1);
    expect(passesOf(await converted(nested(6), 'deep.eml'))).toBe(0);
  });

  it('MAX_MIME_PARTS: parts beyond it are not looked at', async () => {
    const behind = (count: number) => {
      const fill = Array.from({ length: count }, (_, at) => textPart(`Advertisement ${at}`));
      const part = multipart('mixed', [...fill, textPart(ticket.join('\n'))]);
      return `${head}${part.head}\n\n${part.body}`;
    };
    expect(passesOf(await converted(behind(1), 'near.eml'))).toBe(1);
    expect(passesOf(await converted(behind(8), 'far.eml'))).toBe(0);
  });
});
