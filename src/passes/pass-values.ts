import { z } from 'zod';

/** Kinds of values that pass.json is made of. */

/** A complete date: day, minutes, offset (or Z); seconds optional. Anything less makes an iPhone refuse the pass. */
export const dateText = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/)
  .refine((value) => !Number.isNaN(Date.parse(value)), 'the day exists');

/**
 * A text of at most so many characters, not blank, without control characters and marks that turn the direction of
 * text. Line breaks are for the back only.
 */
export function text(most: number, lines = false): z.ZodString {
  const forbidden = lines ? noControls : noControlsNorLines;
  return z.string().max(most).regex(/\S/).regex(forbidden);
}

const noControls = /^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]*$/;
const noControlsNorLines = /^[^\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]*$/;

/** WGS 84 degrees, north positive. */
export const latitude = z.number().min(-90).max(90);
/** WGS 84 degrees, east positive. */
export const longitude = z.number().min(-180).max(180);
