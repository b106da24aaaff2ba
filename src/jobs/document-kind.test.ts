import { describe, expect, it } from 'vitest';
import { documentKind } from './document-kind.ts';

describe('documentKind', () => {
  it.each([
    ['pdf', '%PDF-1.4\n'],
    ['pdf', `${'junk '.repeat(200)}%PDF-2.0`],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['jpeg', '\xff\xd8\xff\xe0'],
    ['mail', 'From: a@example.com\r\nSubject: Hi\r\n\r\nHello'],
    ['mail', 'Received: from x\n by y\nMIME-Version: 1.0\n\n'],
    ['mail', 'From someone@example.com Fri Nov 20 12:00:00 2026\nReturn-Path: <a@b.c>\n\n'],
    ['mail', '\xef\xbb\xbfX-Mailer: x\r\nDate: Fri, 20 Nov 2026 12:00:00 +0000\r\n\r\n'],
    [undefined, ''],
    [undefined, 'MZ\x90\x00'],
    [undefined, 'PK\x03\x04'],
    [undefined, 'GIF89a'],
    [undefined, '<!doctype html><p>From: x'],
    [undefined, 'Dear reader: here is your ticket'],
    [undefined, `${'x'.repeat(1030)}%PDF-1.4`],
    [undefined, 'Note: buy milk\n\nFrom: me'],
  ])('says %s of %j', (kind, text) => {
    expect(documentKind(Buffer.from(text, 'latin1'))).toBe(kind);
  });
});
