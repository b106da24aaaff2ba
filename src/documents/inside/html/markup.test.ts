import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLooseJson } from '../../shared/texts/mend-json.ts';
import { layoutHtml } from './layout-html.ts';

const jsonLd = (text: string) => layoutHtml(`<script type="application/ld+json">${text}</script>`).markup;

describe('JSON-LD of a page', () => {
  it('opens lists and graphs and shortens names of the vocabulary', () => {
    const first =
      '[{"@type":"http://schema.org/Flight","schema:name":"a"},{"@graph":[{"@type":["schema:Event","Thing"]}]}]';
    expect(jsonLd(first)).toEqual([{ '@type': 'Flight', name: 'a' }, { '@type': ['Event', 'Thing'] }]);
  });

  it('fills in references by id, and ends circles', () => {
    const markup = jsonLd(
      '[{"@id":"#r","reservationFor":{"@id":"#e"}},{"@id":"#e","name":"Opera","about":{"@id":"#r"}}]',
    );
    expect(markup[0]).toMatchObject({ reservationFor: { name: 'Opera' } });
  });

  it('decodes entities in texts but not in tokens of codes', () => {
    expect(jsonLd('{"name":"A &amp; B","ticketToken":"qrCode:A&amp;B"}')).toEqual([
      { name: 'A & B', ticketToken: 'qrCode:A&amp;B' },
    ]);
  });

  it.each([
    ['spare commas', '{"a":"1",,"b":[1,2,],}', { a: '1', b: [1, 2] }],
    ['missing commas', '{"a":"1" "b":"2"\n"c":{"d":"3"}"e":4}', { a: '1', b: '2', c: { d: '3' }, e: 4 }],
    ['single quotes and bare keys', "{a: 'it''s', 'b': true}", { a: "it''s", b: true }],
    ['line breaks in texts', '{"a":"one\ntwo\tthree"}', { a: 'one\ntwo\tthree' }],
    ['quotes in texts', '{"a":"the "big" day","b":"c"}', { a: 'the "big" day', b: 'c' }],
    ['comments and CDATA', '<!-- //<![CDATA[\n{"a":1, /* x */ "b":2 // y\n} //]]> -->', { a: 1, b: 2 }],
    ['a missing end', '{"a":{"b":["c"', { a: { b: ['c'] } }],
    ['escaped quotes throughout', '{&quot;a&quot;:&quot;b&quot;}', { a: 'b' }],
    ['bad escapes', '{"a":"it\\\'s \\u00e9\\n"}', { a: "it's é\n" }],
  ])('mends %s', (_, text, expected) => {
    expect(readLooseJson(text)).toEqual([expected]);
  });

  it('reads objects that stand one after the other, also inside of a list', () => {
    expect(readLooseJson('{"a":1}{"b":2}')).toEqual([{ a: 1 }, { b: 2 }]);
    expect(readLooseJson('[{"a":1}{"b":2}]')).toEqual([[{ a: 1 }, { b: 2 }]]);
  });

  it('reads what is right as it is, and never throws on what is not', () => {
    const piece = fc.constantFrom(...'{}[]",:\'\\a1/* \n');
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: piece }), (value, broken) => {
        expect(readLooseJson(JSON.stringify(value))).toEqual([JSON.parse(JSON.stringify(value))]);
        readLooseJson(broken);
      }),
      { numRuns: 200 },
    );
  });
});

describe('microdata of a page', () => {
  it('reads items in items with the values that elements carry', () => {
    const { markup } = layoutHtml(`<div itemscope itemtype="http://schema.org/EventReservation">
      <meta itemprop="reservationNumber" content="ABC"><link itemprop="url" href="https://example.org">
      <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Event"><span itemprop="name">Open <b>Air</b></span>
      <time itemprop="startDate" datetime="2027-03-04">4 March</time><a itemprop="url" href="https://e.org">x</a></div></div>`);
    expect(markup).toEqual([
      {
        '@type': 'EventReservation',
        reservationNumber: 'ABC',
        url: 'https://example.org',
        reservationFor: { '@type': 'Event', name: 'Open Air', startDate: '2027-03-04', url: 'https://e.org' },
      },
    ]);
  });

  it('makes a list of what is stated several times', () => {
    expect(layoutHtml('<p itemscope><b itemprop="name">A</b><b itemprop="name">B</b></p>').markup).toEqual([
      { name: ['A', 'B'] },
    ]);
  });

  it('reads properties that a table would throw out', () => {
    const { markup } = layoutHtml(
      '<table><tr itemscope itemtype="https://schema.org/Flight"><meta itemprop="flightNumber" content="12"><td itemprop="name">x</td></tr></table>',
    );
    expect(markup).toEqual([{ '@type': 'Flight', flightNumber: '12', name: 'x' }]);
  });

  it('follows itemref, once', () => {
    const { markup } = layoutHtml('<p itemscope itemref="more"></p><p id="more"><b itemprop="name">A</b></p>');
    expect(markup).toEqual([{ name: 'A' }]);
    expect(
      layoutHtml('<p itemscope id="a" itemref="b"></p><p id="b" itemprop="x" itemscope itemref="b"></p>').markup,
    ).toHaveLength(1);
  });
});
