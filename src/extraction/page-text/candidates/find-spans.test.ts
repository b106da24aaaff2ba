import { describe, expect, it } from 'vitest';
import { labelledSheet } from '#test/support/labelled-sheet.ts';
import { findSpans } from './find-spans.ts';
import { isOver, isWholeLine, type Span, type SpanType } from './span.ts';

/** The spans of a page. */
function spansOf(text: string): readonly Span[] {
  const { sheet, labels } = labelledSheet(text);
  return findSpans(sheet, labels);
}

const texts = (text: string, type: SpanType) =>
  spansOf(text).flatMap((span) => (span.type === type ? [span.text] : []));
const clocks = (text: string) => spansOf(text).flatMap(({ clock }) => clock ?? []);

describe('a day, a clock or an amount of a line', () => {
  it('is a span with what it means', () => {
    const [day] = spansOf('12 March 2027');
    expect(day).toMatchObject({ type: 'date', text: '12 March 2027', date: { year: 2027, month: 3, day: 12 } });
    expect(spansOf('12.00 €')[0]).toMatchObject({ type: 'money', money: { amount: '12.00', currency: 'EUR' } });
    expect(spansOf('at 19:30')[0]).toMatchObject({ type: 'time', text: '19:30', at: 3, end: 8, clock: '19:30' });
  });

  it('is two of a range of clocks', () => {
    expect(spansOf('08:15 – 10:40 Uhr').slice(0, 2)).toMatchObject([
      { text: '08:15', clock: '08:15', range: 'first' },
      { text: '10:40 Uhr', clock: '10:40', range: 'last' },
    ]);
    expect(spansOf('08:15')[0]).not.toHaveProperty('range');
  });

  it('is a clock of four digits, alone in its line or behind its label', () => {
    expect(clocks('0815')).toEqual(['08:15']);
    expect(clocks('Departure: 0815')).toEqual(['08:15']);
    expect(clocks('Hello 0815')).toEqual([]);
  });

  it('is a clock as it is written loosely, where no other stands in the line', () => {
    expect(clocks('open vanaf 10u')).toEqual(['10:00']);
    expect(clocks('open vanaf 10u, 19:30')).toEqual(['19:30']);
  });

  it('is no clock, where it is the year of the day above', () => {
    expect(clocks('mercredi 12 mai\n2027')).toEqual([]);
    expect(clocks('  mercredi 12 mai\n2027')).toEqual([]);
    expect(clocks('Hello\n2027')).toEqual(['20:27']);
    expect(clocks('mercredi 12 mai 2026\n2027')).toEqual(['20:27']);
    expect(clocks('mercredi 12 mai\n\n\n2027')).toEqual(['20:27']);
    expect(clocks('12 mai at nine o’clock\n2027')).toEqual(['20:27']);
  });

  it('is an amount without a currency', () => {
    expect(spansOf('sum 1.234,50')).toContainEqual(
      expect.objectContaining({ type: 'money', money: { amount: '1234.50' } }),
    );
    expect(texts('12.00 €', 'money')).toEqual(['12.00 €']);
    expect(texts('12.00.27', 'money')).toEqual([]);
  });
});

describe('a name or a code of a line', () => {
  it('is what looks like one', () => {
    expect(texts('for Ada von Quist and Bo Lindgren', 'name')).toEqual(['Ada von Quist', 'Bo Lindgren']);
    expect(texts('for Ada', 'name')).toEqual([]);
    expect(texts('for General Admission', 'name')).toEqual([]);
    expect(texts('code AB 12 CD 7', 'code')).toEqual(['AB 12 CD 7']);
    expect(texts('code AB CD', 'code')).toEqual([]);
  });

  it('is somebody with a polite word in a line of East Asian signs', () => {
    expect(texts('1) 山田 花子様 32歳', 'part')).toContain('山田 花子様');
    expect(texts('1) 山田 花子 32歳', 'part')).not.toContain('山田 花子');
  });
});

describe('a line', () => {
  it('is a span, and so is what stands behind its labels', () => {
    expect(texts('Coach 23, seat 41', 'line')).toEqual(['Coach 23, seat 41']);
    expect(texts('Coach 23, seat 41', 'rest')).toEqual(['23', '41']);
  });

  it('has parts between its joints, and those together', () => {
    expect(texts('Köln – Bonn | Aachen', 'part')).toEqual(['Köln', 'Bonn', 'Aachen', 'Köln – Bonn', 'Bonn | Aachen']);
    expect(texts('Köln nach Bonn', 'part')).toEqual(['Köln', 'Bonn']);
    expect(texts('Köln Bonn', 'part')).toEqual([]);
  });

  it('has what stands beside its clocks and days', () => {
    expect(texts('08:16 Aldersheim Süd', 'name')).toContain('Aldersheim Süd');
    expect(texts('08:16 Park', 'part')).toEqual(['Park']);
    expect(texts('Park 08:16 im Tal', 'part')).toEqual(['Park', 'im Tal']);
  });

  it('has words with digits or in capitals', () => {
    expect(texts('abc Def GHI 4j', 'token')).toEqual(['GHI', '4j']);
  });

  it('has no signs around any of them', () => {
    expect(texts('„Mondnacht“ (Teil zwei)', 'part')).toContain('Mondnacht');
    expect(texts('* Mondnacht –', 'line')).toEqual(['Mondnacht']);
    expect(texts('Mondnacht (Teil zwei)', 'line')).toEqual(['Mondnacht (Teil zwei)']);
  });

  it('says no text twice', () => {
    const spans = spansOf('Köln – Bonn | Aachen, 08:15 4j');
    const places = spans.map(
      ({ type, at, end }) => `${['date', 'time', 'money'].includes(type) ? type : ''} ${at} ${end}`,
    );
    expect(new Set(places).size).toBe(places.length);
  });

  it('is none, where it is long, but for what is found in it', () => {
    const long = `${'and so on '.repeat(15)}at 19:30 for Ada Quist`;
    expect(long.length).toBeGreaterThan(160);
    expect(spansOf(long).map(({ text }) => text)).toEqual(['19:30', 'Ada Quist']);
    expect(texts(long.slice(-160), 'line')).toHaveLength(1);
  });

  it('has sixty spans at most', () => {
    const many = Array.from({ length: 17 }, (_, at) => `A${at} B${at}`).join(';');
    expect(spansOf(many).length).toBe(60);
  });
});

describe('lines below each other', () => {
  it('are spans together, four of them at most', () => {
    const spans = spansOf('Hall of the Moon\nSmall stage\nLeft\nRight\nAbove').filter(({ type }) => type === 'lines');
    expect(spans.slice(0, 3).map(({ text }) => text)).toEqual([
      'Hall of the Moon, Small stage',
      'Hall of the Moon, Small stage, Left',
      'Hall of the Moon, Small stage, Left, Right',
    ]);
    expect(spans[0]!.cells.map(({ text }) => text)).toEqual(['Hall of the Moon', 'Small stage']);
    expect(spans.every(({ cells }) => cells.length <= 4)).toBe(true);
  });

  it('begin in one line, or have one middle', () => {
    expect(texts('Hall of the Moon\n      Small stage', 'lines')).toEqual([]);
    expect(texts('Hall of the Moon\n    Stage 41', 'lines')).toHaveLength(1);
    expect(texts('Hall of the Moon\n\nSmall stage', 'lines')).toEqual([]);
  });

  it('are short', () => {
    const long = 'and so on '.repeat(10).trim();
    expect(texts(`${long}\nSmall stage`, 'lines')).toEqual([]);
    expect(texts(`Small stage\n${long}\nLeft`, 'lines')).toEqual([]);
  });
});

describe('a span', () => {
  it('is all of its line, or not', () => {
    expect(
      spansOf('Seat 41')
        .filter(isWholeLine)
        .map(({ text }) => text),
    ).toEqual(['Seat 41']);
    expect(
      spansOf('Small\nstage')
        .filter(isWholeLine)
        .map(({ type }) => type),
    ).toEqual(['line', 'line']);
  });

  it('has words in common with another of its line', () => {
    const spans = spansOf('Köln – Bonn\nKöln');
    const [line, part, next] = ['Köln – Bonn', 'Köln', 'Bonn'].map((text) => spans.find((span) => span.text === text));
    const [below] = spans.filter(({ text }) => text === 'Köln').slice(-1);
    expect([isOver(line!, part!), isOver(next!, line!), isOver(part!, next!)]).toEqual([true, true, false]);
    expect([part!.at, isOver(part!, below!)]).toEqual([below!.at, false]);
  });
});
