import { describe, expect, it } from 'vitest';
import { pageOf } from '#test/support/page-builder.ts';
import { sheetsOf } from '../cells.ts';
import { readAddress } from './read-address.ts';

/** The address that a line tells. */
function read(text: string): string | undefined {
  const cells = sheetsOf({ id: '0', type: 'image', pages: [pageOf(text)], parts: [] })[0]!.cells;
  return readAddress({ type: 'line', text, cells, at: 0, end: text.length }, text, { labels: new Map() });
}

describe('the address that a line tells', () => {
  it.each([
    ['Stockumer Kirchstraße 61, 40474 Düsseldorf', 'Stockumer Kirchstraße 61, 40474 Düsseldorf'],
    ['Kensington Gore, London SW7 2AP', 'Kensington Gore, London SW7 2AP'],
    ['Rhodes Drive, Newlands, Cape Town', 'Rhodes Drive, Newlands, Cape Town'],
    ['Taşkışla Cad. No: 8, 34367 İstanbul', 'Taşkışla Cad. No: 8, 34367 İstanbul'],
    ['Stadtmuseum, Marktplatz 4, 8001 Zürich', 'Marktplatz 4, 8001 Zürich'],
    ['Lange Straße 51, 08002 Barcelona. NIF G60754223. T. 934 859 900', 'Lange Straße 51, 08002 Barcelona'],
  ])('is whole and no more than that in %s', (text, address) => {
    expect(read(text)).toBe(address);
  });

  it.each(['Gate: Nordring 4, 8001 Zürich', 'Doors open early, bring a coat', 'Riga'])('is none in %s', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
