import { describe, expect, it } from 'vitest';
import type { Page } from '../../document.ts';
import { drawTextPage } from './draw-text-page.ts';

const word = (text: string) => ({
  ...{ text, x: 0.1, y: 0.5, width: 0.2, height: 0.06, size: 10, bold: true },
  ...{ turn: 0 as const, confidence: 1 },
});
const pageOf = (...texts: string[]): Pick<Page, 'width' | 'height' | 'lines'> => ({
  ...{ width: 600, height: 200 },
  lines: [{ text: texts.join(' '), words: texts.map(word), block: 0, x: 0.1, y: 0.5, width: 0.2, height: 0.06 }],
});

describe('the drawing of a page of text', () => {
  it('puts each word where it was read, as wide as it was laid out', () => {
    const place = 'x="60" y="109.2" font-size="8.33" font-weight="700"';
    expect(drawTextPage(pageOf('Gate'))).toContain(`<text ${place}>Gate</text>`);
    expect(drawTextPage(pageOf('東京'))).toContain(
      `<text ${place} textLength="120" lengthAdjust="spacingAndGlyphs">東京</text>`,
    );
  });

  it('keeps markup in a text a text, and leaves out what XML has no sign for', () => {
    const svg = drawTextPage(pageOf('<script>alert(1)</script>&\u0000\ud800\u0001'));
    expect(svg).toContain('>&lt;script&gt;alert(1)&lt;/script&gt;&amp;\ufffd</text>');
    expect(svg).not.toContain('<script');
  });
});
