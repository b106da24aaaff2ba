import { describe, expect, it } from 'vitest';
import { isHidden } from './hidden.ts';
import { displayOf, readDeclarations, rootStyle, styleInside } from './style.ts';

const css = (style: string) => readDeclarations(style);
const tag = (name: string, attributes: Readonly<Record<string, string>> = {}) => ({
  name,
  attributes: new Map(Object.entries(attributes)),
});

describe('what a reader of a page does not see', () => {
  it.each([
    'display: none',
    'DISPLAY:NONE !important',
    'visibility: hidden',
    'visibility:collapse',
    'mso-hide:all',
    'opacity:0',
    'max-height:0; overflow:hidden',
    'max-height:0px',
    'max-width:0; overflow:hidden',
    'position:absolute; left:-9999px',
    'position:fixed; top:-10000px',
    'text-indent:-9999px',
    'color:#fff; background-color:#ffffff',
    'color:white; background:#fff',
    'color:black; background-color:#000000',
  ])('is %s', (style) => {
    expect(isHidden(css(style))).toBe(true);
  });

  it.each([
    'display: block',
    'opacity:0.5',
    'max-height:0; overflow:visible',
    'max-width:0',
    'left:-9999px',
    'position:relative; left:-9999px',
    'position:absolute; left:-99px',
    'color:#fff; background-color:#fffffe',
    'color:#fff',
    '',
  ])('is not %s', (style) => {
    expect(isHidden(css(style))).toBe(false);
  });
});

describe('how an element stands', () => {
  it.each([
    ['div', '', 'block'],
    ['span', '', 'inline'],
    ['td', 'display:table-cell', 'cell'],
    ['div', 'display:inline-block', 'beside'],
    ['div', 'display:inline-block; width:100%', 'block'],
    ['span', 'display:inline-block', 'inline'],
    ['div', 'float:left', 'beside'],
    ['div', 'float:left; width:100%', 'block'],
    ['span', 'display:block', 'block'],
    ['div', 'display:inline', 'inline'],
    ['span', 'display:flex', 'block'],
    ['script', '', 'none'],
    ['select', '', 'none'],
    ['div', 'display:none', 'none'],
  ])('%s with "%s": %s', (name, style, display) => {
    expect(displayOf(tag(name), css(style))).toBe(display);
  });

  it('is not at all where it is hidden by its tag', () => {
    expect(displayOf(tag('div', { hidden: '' }), css(''))).toBe('none');
  });
});

describe('the style inside an element', () => {
  const inside = (name: string, style = '', outer = rootStyle, attributes = {}) =>
    styleInside(outer, tag(name, attributes), css(style));

  it.each([
    ['h1', '', 20],
    ['small', '', 8],
    ['p', 'font-size:14px', 10.08],
    ['p', 'font-size:200%', 20],
    ['p', 'font-size:1.5em', 15],
    ['p', 'font-size:12pt', 11.4],
    ['p', 'font-size:2rem', 22],
    ['p', 'font-size:300px', 28],
    ['p', 'font-size:2px', 6],
    ['p', 'font-size:large', 10],
    ['h1', 'font-size:14px', 10.08],
  ])('of %s with "%s" has the size %s', (name, style, size) => {
    expect(inside(name, style).size).toBeCloseTo(size);
  });

  it('takes the size of an old tag for fonts', () => {
    expect(inside('font', '', rootStyle, { size: '5' }).size).toBe(15);
    expect(inside('font', '', rootStyle, { size: 'big' }).size).toBe(10);
  });

  it.each([
    ['strong', '', true],
    ['strong', 'font-weight:normal', false],
    ['p', 'font-weight:600', true],
    ['p', 'font-weight:bolder', true],
    ['p', 'font-weight:500', false],
  ])('of %s with "%s" is bold: %s', (name, style, bold) => {
    expect(inside(name, style).bold).toBe(bold);
  });

  it('vanishes with a font of no size, until it gets one again', () => {
    const gone = inside('td', 'font-size:0');
    expect(gone.vanishing).toBe(true);
    expect(inside('span', '', gone).vanishing).toBe(true);
    expect(inside('span', 'font-size:14px', gone).vanishing).toBe(false);
  });

  it('keeps white space where it counts', () => {
    expect(inside('pre').pre).toBe(true);
    expect(inside('p', 'white-space:pre-wrap').pre).toBe(true);
    expect(inside('p', 'white-space:pre-line').pre).toBe(false);
    expect(inside('pre', 'white-space:normal').pre).toBe(false);
  });
});

describe('the declarations of an element', () => {
  it('are in small letters, the last of equal names counts', () => {
    expect([...css('Color: RED; color : Blue !important; ; nonsense;:x; background:url(a:b)')]).toEqual([
      ['color', 'blue'],
      ['background', 'url(a:b)'],
    ]);
  });

  it('are none where nothing is declared, and bounded where too much is', () => {
    expect(css('').size).toBe(0);
    expect(readDeclarations(undefined).size).toBe(0);
    expect(readDeclarations('a:b;'.repeat(5000)).size).toBe(1);
    expect(readDeclarations(`${'x'.repeat(4000)}:y;color:red`).size).toBe(0);
  });
});
