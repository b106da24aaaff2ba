import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, start } from '#src/main.ts';
import { readStoredZip } from '#src/passes/archive/zip.ts';
import { bcbpText } from '#test/support/bcbp-text.ts';
import { aztecPng } from '#test/support/code-png.ts';
import { prepareDataFolder } from '#test/support/data-folder.ts';
import * as shapes from '#test/support/forwarded-mails.ts';
import { type KeptMail, type Relay, startRelay } from '#test/support/relay.ts';
import { testConfig } from '#test/support/service-process.ts';
import { sendMail } from '#test/support/smtp-talk.ts';

const folder = mkdtempSync(join(tmpdir(), 'mail-forwards-'));
const pdf = readFileSync(new URL('../../docs/example/ticket.pdf', import.meta.url));
let service: Running;
let relay: Relay;

// The real engine: what comes out is what people get.
beforeAll(async () => {
  relay = await startRelay();
  const settings = {
    DATA_DIR: folder,
    SMTP_PORT: '0',
    MAIL_RELAY: relay.url,
    MAIL_TRUSTED_PEERS: '127.0.0.1',
    WORKERS: '1',
  };
  await prepareDataFolder(folder);
  service = await start(testConfig(settings), pino({ level: 'silent' }));
});
afterAll(async () => {
  await service.stop();
  await relay.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function answerTo(mail: Uint8Array): Promise<KeptMail> {
  const before = relay.kept.length;
  expect(await sendMail(service.mailPort!, mail)).toMatch(/^250 /);
  return (await relay.has(before + 1)).at(-1)!;
}

const passesIn = ({ mail }: KeptMail) =>
  mail.attachments
    .filter(({ mimeType }) => mimeType === 'application/vnd.apple.pkpass')
    .map(({ content }) => {
      const json = readStoredZip(Buffer.from(content as ArrayBuffer)).get('pass.json')!;
      return JSON.parse(Buffer.from(json).toString('utf8')) as {
        description: string;
        barcodes?: { message: string }[];
      };
    });

describe('a forwarded ticket', () => {
  it.each([
    ['from Apple Mail', shapes.fromAppleMail],
    ['from Gmail', shapes.fromGmail],
    ['from Outlook', shapes.fromOutlook],
    ['as a message in a message in a message', (file: Uint8Array) => shapes.nested(file, 'inline')],
    ['as a message attached to a message, attached again', (file: Uint8Array) => shapes.nested(file, 'attachment')],
  ])('%s gives its one pass', async (_name, shape) => {
    const answer = await answerTo(shape(pdf));
    const passes = passesIn(answer);
    expect(passes).toHaveLength(1);
    expect(passes[0]!.barcodes?.[0]?.message).toBeTruthy();
  });

  it('in the markup of the mail itself gives its pass', async () => {
    const answer = await answerTo(shapes.withMarkup());
    expect(passesIn(answer)).toHaveLength(1);
    expect(answer.mail.subject).toContain('Nachtmusik im Schloß');
    expect(answer.mail.text).toContain('Nachtmusik im Schloß');
  });

  it('in another alphabet and charset gives its pass', async () => {
    const answer = await answerTo(shapes.inCyrillic());
    expect(passesIn(answer)).toHaveLength(1);
    expect(answer.mail.subject).toContain('Щелкунчик');
  });

  it('as pictures, one in the text and one attached, gives a pass of each and none of the logo', async () => {
    const [first, second] = [bcbpText({ name: 'LOVELACE/ADA' }), bcbpText({ name: 'HOPPER/GRACE' })];
    const jpeg = await sharp(await aztecPng(second))
      .jpeg()
      .toBuffer();
    const answer = await answerTo(shapes.withPictures(await aztecPng(first), jpeg));
    expect(passesIn(answer).map(({ barcodes }) => barcodes?.[0]?.message)).toEqual([first, second]);
    expect(answer.mail.subject).toBe('Your 2 passes');
  });

  it('shows the pass in the answer, its code as a picture', async () => {
    const answer = await answerTo(shapes.fromGmail(pdf));
    const code = answer.mail.attachments.find(({ mimeType }) => mimeType === 'image/png');
    expect(code?.disposition).toBe('inline');
    expect(answer.mail.html).toContain(`src="cid:${code!.contentId!.slice(1, -1)}"`);
    expect(answer.mail.html).not.toMatch(/src="(?!cid:)/);
  });
});

describe('the account in an answer', () => {
  it('says of every attachment what became of it, and does not claim that everything was read', async () => {
    const { mail } = await answerTo(shapes.withOddFiles(pdf));
    const account = mail.text!.slice(mail.text!.indexOf('What was in your mail:'));
    for (const line of [
      /^- ticket\.pdf: Pass made/m,
      /^- IMG_7\.HEIC: .*share it as JPEG/m,
      /^- note\.doc: .*Save it as PDF/m,
      /^- secret\.asc: Encrypted/m,
      /^- smime\.p7m: Encrypted/m,
      /^- huge\.pdf: Larger than we read/m,
      /^- scan-1\.png: No ticket in it/m,
      /^- scan-18\.png: Not looked at/m,
    ])
      expect(account).toMatch(line);
    expect(mail.text).not.toContain('everything in it');
  });

  it('tells who sent only a link to save the PDF behind it', async () => {
    const { mail } = await answerTo(shapes.withLink());
    expect(mail.text).toContain('open the link, save the PDF, and send us that');
    expect(mail.text).toContain('everything in it');
  });
});

describe('a mail without a ticket', () => {
  it('is told apart from its logo and its counter', async () => {
    const answer = await answerTo(shapes.onlySignature());
    expect(passesIn(answer)).toEqual([]);
    expect(answer.mail.subject).toBe('We could not make a pass');
  });

  it('says that winmail.dat is a container of Outlook', async () => {
    const answer = await answerTo(shapes.withWinmail());
    expect(passesIn(answer)).toEqual([]);
    expect(answer.mail.text).toMatch(/winmail\.dat/);
  });
});
