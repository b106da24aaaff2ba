import type { DocumentNode } from '#src/documents/document.ts';
import { inventSheet } from '#test/generator/generate.ts';
import { createRandom } from '#test/generator/random.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { air } from '#test/written/air.ts';
import { eastAsian } from '#test/written/east-asian.ts';
import { fartherLanguages } from '#test/written/farther-languages.ts';
import { fartherLanguagesTwo } from '#test/written/farther-languages-2.ts';
import { flights2 } from '#test/written/flights-2.ts';
import { landAndSea } from '#test/written/land-and-sea.ts';
import { mails } from '#test/written/mails.ts';
import { more } from '#test/written/more.ts';
import { notYet } from '#test/written/not-yet.ts';
import { outings } from '#test/written/outings.ts';
import { outingsTwo } from '#test/written/outings-2.ts';
import { outingsThree } from '#test/written/outings-3.ts';
import { outingsFour } from '#test/written/outings-4.ts';
import { rides3 } from '#test/written/rides-3.ts';
import { rides4 } from '#test/written/rides-4.ts';
import { rides5 } from '#test/written/rides-5.ts';
import { rides6 } from '#test/written/rides-6.ts';
import { roadsAndSeas2 } from '#test/written/roads-and-seas-2.ts';
import { cards, stays } from '#test/written/stays-and-cards.ts';
import { trains2 } from '#test/written/trains-2.ts';
import type { OpenedCase } from '../open-corpus.ts';
import { type Example, examplesOf } from './examples.ts';
import { knownOfTruth, knownOfWritten } from './known-values.ts';
import { pageTexts } from './page-texts.ts';
import { plainValues } from './plain-values.ts';
import { sheetTexts } from './sheet-texts.ts';

/** How much an example of a whole page counts against one of an invented sheet, of which there are many more. */
const pageWeight = 12;

/** Examples of invented sheets: no document is drawn for them. */
export function sheetExamples(seed: number, count: number): readonly Example[] {
  return Array.from({ length: count }, (_, number) => {
    const random = createRandom(seed, `examples ${number}`);
    const plain = plainValues(createRandom(seed, `plain values ${number}`));
    return examplesOf([...sheetTexts(inventSheet(seed, number), random), ...plain], random);
  }).flat();
}

/** LIST: tickets written for tests, which the fits are learned from; later ones are left out, to judge. */
export const writtenLists = [
  air,
  eastAsian,
  fartherLanguagesTwo,
  fartherLanguages,
  flights2,
  landAndSea,
  mails,
  more,
  notYet,
  outingsTwo,
  outingsThree,
  outingsFour,
  outings,
  rides3,
  rides4,
  rides5,
  rides6,
  roadsAndSeas2,
  stays,
  cards,
  trains2,
];

/** Examples of the tickets that are written down for tests, as issuers write them. */
export function writtenExamples(seed: number): readonly Example[] {
  return writtenLists.flat().flatMap((written) => {
    const { root } = inputOf(written.pages.map((text, at) => pageOf(text, { number: at + 1 })));
    const texts = pageTexts(root, knownOfWritten(written.tickets));
    return examplesOf(texts, createRandom(seed, written.name), pageWeight);
  });
}

/** Examples of opened documents with the truth about them. */
export function openedExamples(seed: number, opened: readonly OpenedCase[]): readonly Example[] {
  return opened.flatMap(({ case: one, root }) => {
    const known = knownOfTruth(one.tickets);
    const texts = allParts(root).flatMap((document) => pageTexts(document, known));
    return examplesOf(texts, createRandom(seed, one.id), pageWeight);
  });
}

function allParts(document: DocumentNode): readonly DocumentNode[] {
  return [document, ...document.parts.flatMap(allParts)];
}
