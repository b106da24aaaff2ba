import { describe, expect, it } from 'vitest';
import { readPdfDate } from './open-pdf.ts';

describe('a date in a PDF', () => {
  it.each([
    ["D:20261122093800+01'00'", '2026-11-22T09:38:00+01:00'],
    ['D:20261122093800-0330', '2026-11-22T09:38:00-03:30'],
    ["D:20261122093800+01'", '2026-11-22T09:38:00+01:00'],
    ['D:20261122093800Z', '2026-11-22T09:38:00+00:00'],
    ["D:20261122093800Z00'00'", '2026-11-22T09:38:00+00:00'],
    ['D:20261122', '2026-11-22T00:00:00'],
    ['D:2026', '2026-01-01T00:00:00'],
    ['20261122093800', '2026-11-22T09:38:00'],
  ])('reads %s', (text, date) => expect(readPdfDate(text)).toBe(date));

  it.each(['', 'yesterday', 'D:20261322', 'D:20260230', 'D:20261122253800'])('is nothing for %j', (text) =>
    expect(readPdfDate(text)).toBeUndefined(),
  );
});
