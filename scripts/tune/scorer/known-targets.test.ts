import { describe, expect, it } from 'vitest';
import { findSpans } from '#src/extraction/page-text/candidates/find-spans.ts';
import { understand } from '#src/extraction/page-text/document/understood.ts';
import { targets } from '#src/extraction/page-text/scoring/targets.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { targetsOf } from './known-targets.ts';
import { truthOfTickets } from './truth.ts';

const there = {
  from: ['Oslo'],
  to: ['Bergen'],
  start: { local: '2027-05-10T08:00' },
  end: { local: '2027-05-10T09:05' },
};
const back = {
  from: ['Bergen'],
  to: ['Oslo'],
  start: { local: '2027-05-14T17:00' },
  end: { local: '2027-05-14T18:10' },
};

/** What each print of a place is told to be. */
function endsOf(text: string, place: string): readonly string[] {
  const input = inputOf([pageOf(text)]);
  const understood = understand(input.documents[0]!, input)!;
  const spans = understood.sheets.flatMap((sheet) => findSpans(sheet, understood.labels));
  const travellers = ['Ada Berg', 'Nils Berg'];
  const tickets = [there, back].flatMap((leg) =>
    travellers.map((name) => ({
      kind: 'train' as const,
      styles: [],
      fields: { ...leg, passenger: [name] },
      evidence: {},
    })),
  );
  const answers = targetsOf(
    spans,
    spans.map(() => []),
    understood,
    truthOfTickets(tickets, true),
  );
  return spans.flatMap((span, at) => {
    if (span.text !== place) return [];
    const [from, to] = (['from', 'to'] as const).map((target) => answers[at]![targets.indexOf(target)]);
    return [`${from} ${to}`];
  });
}

describe('what spans of an order are told to be', () => {
  it('tells the ends of a way and of the way back apart, for several travellers as well', () => {
    const text =
      '10 May 2027\n08:00 Oslo\n09:05 Bergen\n\n14 May 2027\n17:00 Bergen\n18:10 Oslo\n\nAda Berg\nNils Berg';
    expect(endsOf(text, 'Oslo')).toEqual(['1 0', '0 1']);
    expect(endsOf(text, 'Bergen')).toEqual(['0 1', '1 0']);
  });

  it('leaves open what stands beside neither', () => {
    expect(endsOf('Oslo\n\nAda Berg\nNils Berg', 'Oslo')).toEqual(['2 2']);
  });

  it('holds a part of a name for no name where the whole stands, and leaves it open where a place is called by less', () => {
    const input = inputOf([
      pageOf('Colosseum and Roman Forum\n\nColosseum\n\nLondon\n\nLondon St Pancras International'),
    ]);
    const understood = understand(input.documents[0]!, input)!;
    const spans = understood.sheets.flatMap((sheet) => findSpans(sheet, understood.labels));
    const fields = { title: ['Colosseum and Roman Forum'], from: ['London St Pancras International'] };
    const truth = truthOfTickets([{ kind: 'event', styles: [], fields, evidence: {} }], true);
    const answers = targetsOf(
      spans,
      spans.map(() => []),
      understood,
      truth,
    );
    const told = (text: string, target: 'title' | 'from') =>
      answers[spans.findIndex((span) => span.text === text)]![targets.indexOf(target)];
    expect([told('Colosseum and Roman Forum', 'title'), told('Colosseum', 'title')]).toEqual([1, 0]);
    expect([told('London St Pancras International', 'from'), told('London', 'from')]).toEqual([1, 2]);
  });
});
