/** A rectangle on a page, in fractions of its width and height; the origin is the top left. */
export type Region = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
