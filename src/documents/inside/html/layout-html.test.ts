import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Line } from '../../document.ts';
import { layoutHtml } from './layout-html.ts';

const linesOf = (html: string): readonly Line[] => layoutHtml(html).pages.flatMap((page) => page.lines);
const texts = (html: string) => linesOf(html).map((line) => line.text);
const find = (html: string, text: string): Line => {
  const line = linesOf(html).find((each) => each.text === text);
  if (!line) throw new Error(`no line ${text}`);
  return line;
};

describe('layoutHtml', () => {
  it('gives every block a line and every br a new one', () => {
    expect(texts('<div>Train<div>ICE 802</div>to</div><p>Berlin<br>Hbf</p><ul><li>one<li>two</ul>')).toEqual([
      'Train',
      'ICE 802',
      'to',
      'Berlin',
      'Hbf',
      'one',
      'two',
    ]);
  });

  it('folds white space and joins a word that tags divide', () => {
    expect(texts('<p>  Ber<b>lin</b>\n &amp;&nbsp;K&ouml;ln </p>')).toEqual(['Berlin & Köln']);
  });

  it('says before which line each picture that came with the page is shown, and moves nothing for it', () => {
    const picture = (id: string) => `<img src="cid:${id}">`;
    const rows = ['one', 'two'].map((id) => `<tr><td>${picture(id)}</td><td>Ticket ${id}<br>Seat</td></tr>`).join('');
    const html = `<p>Hello</p><table>${rows}</table><div style="display:none">${picture('hidden')}</div>${picture('last%40x')}`;
    const [page] = layoutHtml(html).pages;
    expect(page!.shown).toEqual([
      { contentId: 'one', line: 1 },
      { contentId: 'two', line: 3 },
      { contentId: 'last@x', line: 5 },
    ]);
    expect(page!.lines).toEqual(linesOf(html.replace(/<img[^>]*>/g, '')));
  });

  it('knows a picture that is written into the page by what it is', () => {
    const one = `<img src="data:image/png;base64,${Buffer.from('one').toString('base64')}">`;
    const { pages, pictures } = layoutHtml(`<p>${one}Ticket</p><p>${one.replace('png', 'gif')}none</p>`);
    expect(pages[0]!.shown).toEqual([{ contentId: pictures[0]!.contentId, line: 0 }]);
    expect(Buffer.from(pictures[0]!.bytes).toString()).toBe('one');
  });

  it('keeps the cells of a row on one height and of a column on one edge', () => {
    const html =
      '<table><tr><th>Departure</th><th>Arrival</th></tr><tr><td>09:30<br>Berlin</td><td>11:20</td></tr></table>';
    const [departure, arrival, start, end] = ['Departure', 'Arrival', '09:30', '11:20'].map((text) => find(html, text));
    expect(departure!.y).toBe(arrival!.y);
    expect(start!.y).toBe(end!.y);
    expect(start!.x).toBe(departure!.x);
    expect(end!.x).toBe(arrival!.x);
    expect(departure!.x + departure!.width).toBeLessThan(arrival!.x);
    expect(departure!.y + departure!.height).toBeLessThanOrEqual(start!.y);
    expect(find(html, 'Berlin').y).toBeGreaterThan(start!.y);
  });

  it('counts columns with spans and hidden cells in mind', () => {
    const html =
      '<table><tr><td rowspan=2>A</td><td>B1</td><td>C1</td></tr><tr><td>B2</td><td>C2</td></tr><tr><td colspan=2>wide</td><td>C3</td></tr></table>';
    expect(find(html, 'B2').x).toBe(find(html, 'B1').x);
    expect(find(html, 'C3').x).toBe(find(html, 'C1').x);
    expect(find(html, 'C2').x).toBe(find(html, 'C1').x);
  });

  it('lays tables in tables out inside of their cell', () => {
    const html = '<table><tr><td>Seat</td><td><table><tr><td>12</td><td>A</td></tr></table></td></tr></table>';
    expect(find(html, '12').y).toBe(find(html, 'Seat').y);
    expect(find(html, 'A').x).toBeGreaterThan(find(html, '12').x);
  });

  it('puts floats and inline blocks beside each other', () => {
    for (const style of ['float:left', 'display:inline-block', 'display:table-cell']) {
      const html = `<div><div style="${style}">Gate</div> <div style="${style}">B42</div></div>`;
      expect(find(html, 'Gate').y).toBe(find(html, 'B42').y);
    }
  });

  it.each([
    'display:none',
    'display: NONE !important',
    'visibility:hidden',
    'mso-hide:all',
    'font-size:0px',
    'opacity:0',
    'max-height:0;overflow:hidden',
    'position:absolute;left:-9999px',
    'text-indent:-9999px',
    'color:#fff;background:#ffffff',
    'color: white; background-color: #FFF',
  ])('leaves out what %s hides', (style) => {
    expect(texts(`<span style="${style}">preview</span><p>seen</p>`)).toEqual(['seen']);
  });

  it('shows text of a normal size inside of a container of none', () => {
    expect(texts('<td style="font-size:0"><div style="font-size:14px">seen</div></td>')).toEqual(['seen']);
  });

  it('leaves out scripts, styles, comments and invisible signs', () => {
    expect(texts('<style>p{}</style><script>x</script><!-- c --><p hidden>h</p><p>A\u200BB\u00ADC</p>')).toEqual([
      'ABC',
    ]);
  });

  it('leaves out what a style sheet hides on every screen', () => {
    const sheet =
      '<style>/* x */ p.a, .b { color: red; display:none } @media (max-width: 9px) { .c { display: none } }</style>';
    expect(texts(`${sheet}<p class="x a">a</p><p class="c">c</p><p class="b" style="display:block">b</p>`)).toEqual([
      'c',
      'b',
    ]);
  });

  it('tells the colours behind the text, greys left out', () => {
    const html =
      '<table><td bgcolor="#003366">Rail</td><td style="background: #fff">x</td><td style="background-color:rgb(200,0,0)"></td></table>';
    expect(layoutHtml(html).pages[0]!.colours.map(({ rgb }) => rgb)).toEqual([[0, 51, 102]]);
  });

  it('makes headings large and bold', () => {
    const [title, plain, strong] = linesOf('<h1>Opera</h1><p>row <strong>7</strong></p>').flatMap((line) => line.words);
    expect(title).toMatchObject({ text: 'Opera', bold: true });
    expect(title!.size).toBeGreaterThan(plain!.size);
    expect([plain!.bold, strong!.bold]).toEqual([false, true]);
  });

  it('splits a line at a run of no-break spaces, and preformatted text at columns', () => {
    expect(texts('<p>Row&nbsp;&nbsp;&nbsp;&nbsp;7</p><pre>Seat     12\nGate      B</pre>')).toEqual([
      'Row',
      '7',
      'Seat',
      '12',
      'Gate',
      'B',
    ]);
  });

  it('wraps long paragraphs and stays on the page', () => {
    const lines = linesOf(`<p>${'word '.repeat(200)}</p>`);
    expect(lines.length).toBeGreaterThan(5);
    expect(new Set(lines.map((line) => line.block)).size).toBe(1);
    for (const line of lines) expect(line.x + line.width).toBeLessThanOrEqual(1);
  });

  it('collects links that lead somewhere', () => {
    const { links } = layoutHtml(
      '<a href="https://example.org/t?a=1&amp;b=2">Your <b>ticket</b></a><a href="javascript:x()">no</a><a href="#top">no</a>',
    );
    expect(links).toEqual([{ href: 'https://example.org/t?a=1&b=2', text: 'Your ticket' }]);
  });

  it('survives broken and hostile pages', () => {
    expect(texts('<table><td>a<b>b<p>c</table>d<div').join('')).toBe('abcd');
    expect(layoutHtml('<div>'.repeat(20_000)).pages).toEqual([]);
    expect(layoutHtml('<table><tr><td>'.repeat(2_000)).pages).toEqual([]);
    expect(layoutHtml('<table><td colspan=999999999 rowspan=999999999>x').pages).toHaveLength(1);
  });

  it('never throws and keeps every line on its page', () => {
    const piece = fc.constantFrom(
      '<table>',
      '<tr>',
      '<td colspan=3>',
      '</td>',
      '</table>',
      '<p>',
      '<b>',
      'text ',
      '&nbsp;&nbsp;&nbsp;',
      '<br>',
      '<div style="float:left">',
      '</div>',
      '<li>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
        for (const page of layoutHtml(pieces.join('')).pages) {
          for (const line of page.lines) {
            expect(line.x).toBeGreaterThanOrEqual(0);
            expect(line.x + line.width).toBeLessThanOrEqual(1.000001);
            expect(line.y + line.height).toBeLessThanOrEqual(1.000001);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});
