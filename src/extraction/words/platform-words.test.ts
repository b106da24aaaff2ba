import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeCode } from '#src/tickets/same.ts';
import type { LabelTable } from './roles.ts';

const folder = new URL('./labels/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const tables = await Promise.all(
  files.map(async (file) => Object.values((await import(new URL(file, folder).href)) as Record<string, LabelTable>)),
);
const labels = tables.flat().flatMap((table) => (table.platform ?? '').split('|').map((label) => label.trim()));

describe('a platform with the word of its label', () => {
  it.each(labels.filter((label) => /^[\p{L}\p{M}]+$/u.test(label)))('is the same without it: %s', (word) => {
    expect(placeCode(`${word} 4`)).toBe('4');
  });
});
