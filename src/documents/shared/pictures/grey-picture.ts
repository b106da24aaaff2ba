/** A picture as 8-bit grey, row by row from the top left; 0 is black. `data.length` is `width * height`. */
export type GreyPicture = { readonly width: number; readonly height: number; readonly data: Uint8Array };
