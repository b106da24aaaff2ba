import { describe, expect, it } from 'vitest';
import { laneOf, watchForScan } from './lanes.ts';

const scanned = (...chunks: string[]) => {
  const scan = watchForScan();
  for (const chunk of chunks) scan.see(Buffer.from(chunk, 'latin1'));
  return scan.scanned();
};

describe('lanes', () => {
  it('put pictures, scans and large files apart from the others', () => {
    expect(laneOf({ kind: 'pdf', bytes: 90_000, scanned: false })).toBe('quick');
    expect(laneOf({ kind: 'mail', bytes: 900_000, scanned: false })).toBe('quick');
    expect(laneOf({ kind: 'png', bytes: 90_000, scanned: false })).toBe('slow');
    expect(laneOf({ kind: 'jpeg', bytes: 90_000, scanned: false })).toBe('slow');
    expect(laneOf({ kind: 'pdf', bytes: 90_000, scanned: true })).toBe('slow');
    expect(laneOf({ kind: 'pdf', bytes: 2 ** 20, scanned: false })).toBe('slow');
    expect(laneOf({ kind: 'mail', bytes: 3 * 2 ** 20, scanned: false })).toBe('slow');
  });

  it('know a scan by pictures without any font, wherever its pieces are cut', () => {
    expect(scanned('%PDF-1.7 5 0 obj << /Filter /DCTDe', 'code >> stream')).toBe(true);
    expect(scanned('<< /Filter /CCITTFaxDecode >>', '<< /Type /Fo', 'nt >>')).toBe(false);
    expect(scanned('<< /Filter /DCTDecode >>', '<< /Filter /FlateDecode /Length1 900 >>')).toBe(false);
    expect(scanned('<< /Filter /FlateDecode >>')).toBe(false);
  });
});
