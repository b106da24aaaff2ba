import { describe, expect, it } from 'vitest';
import { contentLine, textLine } from './content-line.ts';
import { timeZoneLines } from './time-zone.ts';

describe('a line of a calendar', () => {
  it('escapes what has a meaning in a text, and nothing else', () => {
    expect(textLine('SUMMARY', 'a;b,c\\d:e"f')).toBe('SUMMARY:a\\;b\\,c\\\\d:e"f');
    expect(textLine('SUMMARY', 'a\r\nb\rc\nd\te\u0007f')).toBe('SUMMARY:a\\nb\\nc\\nd\te f');
    expect(contentLine('GEO', '60.39;5.32')).toBe('GEO:60.39;5.32');
  });

  it('has parameters, in quotes where they need them', () => {
    expect(contentLine('DTSTART', '20270503', { VALUE: 'DATE' })).toBe('DTSTART;VALUE=DATE:20270503');
    expect(textLine('X', 'y', { CN: 'Ny"gård, Vilde', ROLE: 'a;b', DIR: 'c:d' })).toBe(
      'X;CN="Nygård, Vilde";ROLE="a;b";DIR="c:d":y',
    );
  });

  it('is folded behind 75 octets, and not before', () => {
    expect(contentLine('X', 'a'.repeat(73))).toBe(`X:${'a'.repeat(73)}`);
    expect(contentLine('X', 'a'.repeat(74))).toBe(`X:${'a'.repeat(73)}\r\n a`);
    expect(contentLine('X', 'a'.repeat(73 + 75))).toBe(`X:${'a'.repeat(73)}\r\n ${'a'.repeat(74)}\r\n a`);
  });

  it('is folded between letters, however many octets they have', () => {
    const lines = contentLine('X', '日'.repeat(60)).split('\r\n');
    expect(lines.map((line) => Buffer.byteLength(line))).toEqual([74, 73, 37]);
    expect(lines.map((line, at) => (at === 0 ? line.slice(2) : line.slice(1))).join('')).toBe('日'.repeat(60));
  });
});

describe('the definition of a zone in a calendar', () => {
  const lines = (zone: string, first: string, last = first) => timeZoneLines(zone, first, last).join('\n');

  it('tells the change before the days and the one behind them', () => {
    expect(lines('Europe/Oslo', '2027-07-04')).toBe(
      [
        'BEGIN:VTIMEZONE\nTZID:Europe/Oslo',
        'BEGIN:DAYLIGHT\nDTSTART:20270328T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nEND:DAYLIGHT',
        'BEGIN:STANDARD\nDTSTART:20271031T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nEND:STANDARD',
        'END:VTIMEZONE',
      ].join('\n'),
    );
  });

  it('tells every change between the days', () => {
    expect(lines('Europe/Oslo', '2027-01-10', '2027-07-04').match(/BEGIN:(?:STANDARD|DAYLIGHT)/g)).toEqual([
      'BEGIN:STANDARD',
      'BEGIN:DAYLIGHT',
      'BEGIN:STANDARD',
    ]);
  });

  it('tells one offset where the clock never changes', () => {
    expect(lines('UTC', '2027-07-04')).toContain('DTSTART:19700101T000000\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0000');
    expect(lines('Asia/Kolkata', '2027-07-04')).toContain('TZOFFSETTO:+0530');
  });
});
