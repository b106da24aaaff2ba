import { describe, expect, it } from 'vitest';
import { draft } from '#test/support/draft-builder.ts';
import { pageOf } from '#test/support/scored-page.ts';
import type { Understood } from '../../document/understood.ts';
import { tellingsOf } from '../spans/told.ts';
import type { Part } from './part.ts';
import { isRatherShow } from './rather-show.ts';

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
