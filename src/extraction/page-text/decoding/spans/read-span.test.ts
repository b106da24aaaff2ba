import { describe, expect, it } from 'vitest';
import { pageOf } from '#test/support/page-builder.ts';
import { inputOf } from '../../../understand.ts';
import type { Span } from '../../candidates/span.ts';
import { understand } from '../../document/understood.ts';
import type { Target } from '../../scoring/targets.ts';
import { readSpan } from './read-span.ts';

/** What the lines of a page from one on, or only that one, are read as. */
function read(page: string, target: Target, from: string, lines = 1): unknown {
  const root = { type: 'image', id: '0', pages: [pageOf(page)], parts: [] } as const;
  const input = inputOf(root, '2026-01-15');
  const understood = understand(input.documents[0]!, input)!;
  const at = understood.cells.findIndex(({ text }) => text === from);
  const cells = understood.cells.slice(at, at + lines);
  const text = cells.map((cell) => cell.text).join(', ');
  const span: Span = { type: lines > 1 ? 'lines' : 'line', text, cells, at: 0, end: cells[0]!.text.length };
  return readSpan(span, target, understood);
}

describe('the value that a span stands for', () => {
  const voucher = 'Brown & Bean\n\nOffer\nCoffee and cake\n\nVoucher code\nBRW25-7719';

  it('is no title where it is a label, or begins with one', () => {
    expect(read(voucher, 'title', 'Offer')).toBeUndefined();
    expect(read(voucher, 'title', 'Offer', 2)).toBeUndefined();
    expect(read(voucher, 'title', 'Coffee and cake')).toBe('Coffee and cake');
  });

  it('is no product where it counts something, and no issuer where it says what kind of card it is', () => {
    expect(read('Aantal personen: 5', 'product', 'Aantal personen: 5')).toBeUndefined();
    expect(read('Menu: Grand Tour', 'product', 'Menu: Grand Tour')).toBe('Menu: Grand Tour');
    for (const card of ['Cadeaukaart', 'Gift card', 'Mitgliedskarte'])
      expect(read(`${card}\n\nZegels`, 'carrier', card)).toBeUndefined();
    expect(read('Boekhandel De Vijf Zegels', 'carrier', 'Boekhandel De Vijf Zegels')).toBe('Boekhandel De Vijf Zegels');
  });

  it('is no name where it is what joins the words of one', () => {
    expect(read('FESTIVAL\nDE\nTEATRO', 'title', 'DE')).toBeUndefined();
    expect(read('The\nLighthouse', 'venue', 'The')).toBeUndefined();
    expect(read('Us', 'title', 'Us')).toBe('Us');
  });

  it('is an address without the word for it before', () => {
    const line = 'Adres Lindelaan 73, 9000 Gent';
    const poster = `Locatie Zaal Lindenhof\n${line}\nBezoeker Maaike Mulder\nOrdernummer NTUDZ4`;
    expect(read(poster, 'address', line)).toBe('Lindelaan 73, 9000 Gent');
  });

  it('is nobody where it lists several with their titles', () => {
    expect(read('Mr Tom Berger, Mrs Lia Berger', 'passenger', 'Mr Tom Berger, Mrs Lia Berger')).toBeUndefined();
    expect(read('Mr Tom Berger', 'passenger', 'Mr Tom Berger')).toBe('Tom Berger');
  });

  it('is no place where it is a weekday', () => {
    expect(read('martes\n\nMálaga', 'from', 'martes')).toBeUndefined();
    expect(read('martes\n\nMálaga', 'from', 'Málaga')).toBe('Málaga');
  });

  it('is no place where it only says more of one, or is a label of two words', () => {
    expect(read('Bari\n\n(local time)', 'to', '(local time)')).toBeUndefined();
    expect(read('Not transferable.', 'to', 'Not transferable.')).toBeUndefined();
    expect(read('Praha hl.n.', 'to', 'Praha hl.n.')).toBe('Praha hl.n.');
    expect(read('Departure date\n\nBari', 'from', 'Departure date')).toBeUndefined();
  });

  it('is no name where it is what is left of one, and no class where it is its label', () => {
    expect(read('& Ballet', 'title', '& Ballet')).toBeUndefined();
    expect(read('intero)', 'title', 'intero)')).toBeUndefined();
    expect(read('Giselle (ballet)', 'title', 'Giselle (ballet)')).toBe('Giselle (ballet)');
    expect(read('THE', 'venue', 'THE')).toBeUndefined();
    expect(read('Klasse\n2.', 'class', 'Klasse')).toBeUndefined();
  });

  it('is no flight where it is what flies', () => {
    for (const type of ['ATR 72', 'ATR 72-600', 'Boeing 737-800', 'E190', 'Dash 8-400', 'CRJ900', 'A321neo'])
      expect(read(`${type}\n\nMD 320`, 'number', type)).toBeUndefined();
    for (const flight of ['MD 320', 'U2 8724', 'A3 320']) expect(read(flight, 'number', flight)).toBe(flight);
  });

  it('is no carrier where it tells what happens when', () => {
    const sentence = 'Our guest is Eva Boese, begins on 1 January 2028 at 08:00.';
    expect(read(sentence, 'carrier', sentence)).toBeUndefined();
    expect(read('Nordic Sea Ferries and Cruises Ltd.', 'carrier', 'Nordic Sea Ferries and Cruises Ltd.')).toBe(
      'Nordic Sea Ferries and Cruises Ltd.',
    );
  });
});
