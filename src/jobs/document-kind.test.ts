import { describe, expect, it } from 'vitest';
import { documentKind } from './document-kind.ts';

describe('documentKind', () => {
  it.each([
    ['pdf', '%PDF-1.4\n'],
    ['pdf', `${'junk '.repeat(200)}%PDF-2.0`],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['jpeg', '\xff\xd8\xff\xe0'],
    ['mail', 'From: a@example.com\r\nSubject: Hi\r\n\r\nHello'],
    ['mail', 'From someone@example.com Fri Nov 20 12:00:00 2026\nReturn-Path: <a@b.c>\n\n'],
  ])('takes %s: %j', (kind, text) => {
    expect(documentKind(Buffer.from(text, 'latin1'))).toBe(kind);
  });

  it.each([
    ['a program', 'MZ\x90\x00'],
    ['an archive or Office document', 'PK\x03\x04'],
    ['a GIF picture', 'GIF89a'],
    ['a web page', '<!doctype html><p>From: x'],
    ['a text file', 'Dear reader: here is your ticket'],
    ['a text file', `${'x'.repeat(1030)}%PDF-1.4`],
  ])('does not take %s: %j', (what, text) => {
    expect(documentKind(Buffer.from(text, 'latin1'))).toEqual({ what });
  });
});
