import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filePart, linesOf, mailText, multipart, openMail, textPart } from '#test/support/mails.ts';
import { mailLimits } from '../../shared/mail/limits.ts';
import { readMail } from './read-mail.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d494844520000004000000040', 'hex');

describe('limits of a mail', () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => filePart(png, 'image/png', `${at}.png`));
  const nest = (depth: number) => {
    let part = textPart('inside');
    for (let level = 0; level < depth; level += 1) part = multipart('mixed', [part], `level-${level}-`);
    return mailText(part);
  };

  it('looks at 20 attachments, PDF before pictures', async () => {
    const opened = (await openMail(mailText(multipart('mixed', [textPart('x'), ...files(20)])))).parts;
    expect(opened.filter((part) => part.type === 'unread')).toHaveLength(0);
    const { parts } = await openMail(
      mailText(multipart('mixed', [textPart('x'), ...files(20), filePart('%PDF-1.7', 'application/pdf')])),
    );
    expect(parts.at(-1)).toMatchObject({ type: 'file' });
    expect(parts.filter((part) => part.type === 'unread')).toHaveLength(1);
  });

  it('opens 20 levels of parts and says so when there are more', async () => {
    expect(linesOf(await openMail(nest(20)))).toEqual(['inside']);
    expect((await openMail(nest(21))).parts).toMatchObject([{ type: 'unread' }]);
  });

  it('reads 200 parts and leaves out the rest', async () => {
    const texts = (count: number) =>
      mailText(
        multipart(
          'mixed',
          Array.from({ length: count }, (_, at) => textPart(`line ${at}`)),
        ),
      );
    expect(linesOf(await openMail(texts(200)))).toHaveLength(200);
    const cut = await openMail(texts(201));
    expect(linesOf(cut)).toHaveLength(200);
    expect(cut.parts.at(-1)).toMatchObject({ type: 'unread' });
  });

  it('opens five messages inside of each other', async () => {
    const depthOf = (count: number) => {
      let mail = mailText(textPart('inside'));
      for (let level = 0; level < count; level += 1) {
        mail = mailText(multipart('mixed', [{ head: 'Content-Type: message/rfc822', body: mail }], `m${level}-`));
      }
      return openMail(mail);
    };
    expect(linesOf(await depthOf(5))).toEqual(['inside']);
    expect(linesOf(await depthOf(6))).toEqual([]);
  });

  it('takes 1000 header lines and 256 KB of headers', async () => {
    const lines = (count: number) => openMail(`From: a@example.org\n${'X-Y: z\n'.repeat(count)}\nbody`);
    expect(linesOf(await lines(999))).toEqual(['body']);
    expect((await lines(1000)).parts).toMatchObject([{ type: 'unread' }]);
    expect((await openMail(`From: a@example.org\nX: ${'y'.repeat(256 * 1024)}\n\nbody`)).parts).toMatchObject([
      { type: 'unread' },
    ]);
  });
});

describe('readMail on broken input', () => {
  it('never throws, whatever the bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), async (bytes) => {
        await readMail(bytes, mailLimits);
        await readMail(
          Buffer.concat([Buffer.from('From: a@b.c\nContent-Type: multipart/mixed; boundary=x\n\n--x\n'), bytes]),
          mailLimits,
        );
      }),
      { numRuns: 150 },
    );
  });

  it('never throws on a real mail with a piece cut out or repeated', async () => {
    const whole = Buffer.from(
      mailText(
        multipart('mixed', [
          multipart('alternative', [textPart('a'), textPart('<table><tr><td>b', 'html')]),
          filePart(png, 'image/png'),
        ]),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length), fc.nat(whole.length), async (one, other) => {
        await readMail(Buffer.concat([whole.subarray(0, one), whole.subarray(other)]), mailLimits);
      }),
      { numRuns: 150 },
    );
  });
});
