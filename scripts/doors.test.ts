import { expect, it } from 'vitest';
import { doorPassed } from './doors.ts';

const reader = 'src/extraction/page-text/';

it('lets everybody in by the door', () => {
  expect(doorPassed('src/extraction/extractors.ts', `${reader}page-text.ts`)).toBeUndefined();
});

it('stops who comes another way, and names the room', () => {
  expect(doorPassed('src/extraction/model/source.ts', `${reader}layout/cells.ts`)).toBe(reader);
});

it('lets a room take what it wants of its own, but not of a room inside of it', () => {
  expect(doorPassed(`${reader}drafts.ts`, `${reader}rides-beside.ts`)).toBeUndefined();
  expect(doorPassed(`${reader}drafts.ts`, `${reader}scoring/scorer.ts`)).toBeUndefined();
  expect(doorPassed(`${reader}drafts.ts`, `${reader}scoring/span-features.ts`)).toBe(`${reader}scoring/`);
});

it('shows all of a room that is a shelf', () => {
  expect(doorPassed('src/mail/open-mail.ts', 'src/languages/say.ts')).toBeUndefined();
});
