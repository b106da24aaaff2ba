import type { GreyPicture } from '../../shared/pictures/grey-picture.ts';
import { darkOnWhite } from './contrast.ts';
import { findLines } from './text-lines.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Letters that stand side by side and make a word. */
const leastLetters = 4;
/** A letter's height, as a share of the picture's, and how much wider than high it may be. */
const letter = { highest: 0.4, widest: 1.8 };
/** Letters of one word end on one line, and are about as high. */
const sameLine = 0.15;
const sameHeight = 1.9;

/** Whether words are to be seen in a picture: four letters or more in a row. What they say is not read. */
export function showsWords(picture: GreyPicture): boolean {
  return findLines(darkOnWhite(picture)).lines.some(({ ink }) => {
    const letters = ink.filter((one) => isLetter(one, picture));
    return letters.some((one) => letters.filter((other) => sameWord(one, other)).length >= leastLetters);
  });
}

const isLetter = ({ width, height }: Box, picture: GreyPicture): boolean =>
  height >= 7 && height <= letter.highest * picture.height && width <= letter.widest * height;

function sameWord(one: Box, other: Box): boolean {
  const apart = Math.abs(one.y + one.height - other.y - other.height);
  const ratio = Math.max(one.height, other.height) / Math.min(one.height, other.height);
  return apart <= sameLine * one.height && ratio <= sameHeight;
}
