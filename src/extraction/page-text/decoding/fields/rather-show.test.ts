import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { pageOf } from '#test/support/scored-page.ts';
import type { Understood } from '../../document/understood.ts';
import { type Told, tellingsOf } from '../spans/told.ts';
import type { Part } from './part.ts';
import { isHouseOfAnother, isRatherShow } from './rather-show.ts';

const { understood, scored } = pageOf([['Teatro Alla Scala', 'venue'], ['Sala A'], ['La Traviata', 'title']]);

/** What is known of a paper of one event, as it was read by the rules. */
function partOf(values: Parameters<typeof draft>[2], sender?: string): Part {
  const made = draft('page-text', 'event', values);
  const page = { ...understood, ...(sender ? { sender: { name: sender } } : {}) } as Understood;
  return { understood: page, draft: made, tellings: tellingsOf(page, scored) } as Part;
}

const isRather = (part: Part, name = 'La Traviata') => isRatherShow(part, part.draft.fields, name);

describe('a name that is rather the show’s', () => {
  it('is one that neither the house has nor who sells it, where only these were read as the title', () => {
    expect(isRather(partOf({ title: 'Teatro alla Scala' }))).toBe(true);
    expect(isRather(partOf({ title: 'Ticketry', issuer: 'Ticketry Ltd' }))).toBe(true);
    expect(isRather(partOf({ title: 'Ticketry' }, 'Ticketry'))).toBe(true);
  });

  it('is not one beside another show’s name, nor the house’s in other words', () => {
    expect(isRather(partOf({ title: 'Don Carlo' }))).toBe(false);
    expect(isRather(partOf({}))).toBe(false);
    expect(isRather(partOf({ title: 'Teatro alla Scala' }), 'Teatro Scala')).toBe(false);
  });
});

describe('a title that is rather the house’s name', () => {
  const told = (value: string, title: number, venue: number): Told => {
    const [one] = scored;
    const best = { ...one!, likely: (target: string) => (target === 'venue' ? venue : title) };
    return { value, likely: title, best, places: [best] };
  };
  const house = told('Kunsthalle Holtenau', 0.91, 0.99);

  it('is one where the paper tells of a likelier show', () => {
    expect(isHouseOfAnother(house, [house, told('Nebel und Licht', 0.98, 0.02)])).toBe(true);
  });

  it('is none where no other show is likelier, nor where it is a show rather than a house', () => {
    expect(isHouseOfAnother(house, [house, told('Kunsthalle Holtenau', 0.98, 0.9)])).toBe(false);
    expect(isHouseOfAnother(house, [house, told('Nebel und Licht', 0.5, 0.02)])).toBe(false);
    const show = told('Nebel und Licht', 0.9, 0.1);
    expect(isHouseOfAnother(show, [show, told('Sommerfest', 0.95, 0.1)])).toBe(false);
  });
});
