import type { Box } from '../../shared/pictures/geometry.ts';
import type { Ink } from './ink.ts';

/** A line of text: the box around it, and the ink that belongs to it. */
export type TextLine = { readonly box: Box; readonly ink: readonly Ink[] };

/** A line of a picture, and what part of its ink is dark. */
export type FoundLine = TextLine & { readonly dark: number };
