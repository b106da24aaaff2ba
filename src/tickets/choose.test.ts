import { describe, expect, it } from 'vitest';
import { choose } from './choose.ts';
import type { Reading } from './evidence.ts';

const read = (value: string, extractor: string, confidence: number): Reading<string> => ({
  value,
  confidence,
  evidence: { document: '0', extractor, text: value },
});

describe('choosing a name', () => {
  it('takes what is printed where the code ran out of room in the midst of a title', () => {
    const readings = [read('ROSALINDM LE TISSIER', 'bcbp', 0.75), read('ROSALIND LE TISSIER', 'page-text', 0.8)];
    expect(choose('passenger', readings)?.value).toBe('ROSALIND LE TISSIER');
  });

  it('takes what is printed where the code ran out of room in the midst of a name', () => {
    const readings = [read('LUC IZQUIERDO GARZON', 'bcbp', 0.75), read('LUCIA IZQUIERDO GARZON', 'page-text', 0.8)];
    expect(choose('passenger', readings)?.value).toBe('LUCIA IZQUIERDO GARZON');
  });

  it('takes the whole name of a code where the page prints a part of it', () => {
    const readings = [read('LUC JEAN DESMARAIS', 'bcbp', 0.95), read('LUC DESMARAIS', 'page-text', 0.8)];
    expect(choose('passenger', readings)?.value).toBe('LUC JEAN DESMARAIS');
  });
});
