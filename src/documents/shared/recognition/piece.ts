import type { GreyPicture } from '../pictures/grey-picture.ts';
import type { PrintedLine } from './printed-word.ts';

/** A line of text alone on white, upright; where its corner is; and what it says at a glance, if that was taken. */
export type Piece = {
  readonly picture: GreyPicture;
  readonly left: number;
  readonly top: number;
  readonly glance?: PrintedLine | undefined;
};
