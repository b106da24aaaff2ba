import { describe, expect, it } from 'vitest';
import { pageOf } from '#test/support/page-builder.ts';
import { sheetsOf } from '../../layout/cells.ts';
import { readAddress } from './read-address.ts';

/** The address that a line tells, or several below each other. */
function read(told: string | readonly string[]): string | undefined {
  const lines = [told].flat();
  const { cells } = sheetsOf({ id: '0', type: 'image', pages: [pageOf(lines.join('\n'))], parts: [] })[0]!;
  const text = lines.join(', ');
  return readAddress({ type: 'line', text, cells, at: 0, end: text.length }, text, { labels: new Map() });
}

describe('the address that a line tells', () => {
  it.each([
    ['Stockumer Kirchstraße 61, 40474 Düsseldorf', 'Stockumer Kirchstraße 61, 40474 Düsseldorf'],
    ['Kensington Gore, London SW7 2AP', 'Kensington Gore, London SW7 2AP'],
    ['Rhodes Drive, Newlands, Cape Town', 'Rhodes Drive, Newlands, Cape Town'],
    ['Taşkışla Cad. No: 8, 34367 İstanbul', 'Taşkışla Cad. No: 8, 34367 İstanbul'],
    ['Stadtmuseum, Marktplatz 4, 8001 Zürich', 'Marktplatz 4, 8001 Zürich'],
    ['Via Alta 24, 90133 Palermo · Tel. +39 091 454 2601', 'Via Alta 24, 90133 Palermo'],
    ['Lindelaan 73, 9000 Gent | info@lindelaan.be', 'Lindelaan 73, 9000 Gent'],
    ['Lange Straße 51, 08002 Barcelona. NIF G60754223. T. 934 859 900', 'Lange Straße 51, 08002 Barcelona'],
  ])('is whole and no more than that in %s', (text, address) => {
    expect(read(text)).toBe(address);
  });

  it('has no line with a clock or a long number in it', () => {
    const lines = (text: string) => read(text.split(', '));
    expect(lines('Via Alta 97, 10121 Torino')).toBe('Via Alta 97, 10121 Torino');
    expect(lines('16:00, Via Alta 97, 10121 Torino')).toBeUndefined();
    expect(lines('Auditorium Riviera, Torino, 53487888')).toBeUndefined();
  });

  it.each(['Gate: Nordring 4, 8001 Zürich', 'Doors open early, bring a coat', 'Riga'])('is none in %s', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
