import type { ModelRequest } from '#src/extraction/model/model.ts';

/** Tokens of one picture: between the 800 and 1,600 that providers count for a page of usual size. */
const tokensOfImage = 1600;
/** Text of many languages has three to four characters a token; the fewer are taken. */
const charactersOfToken = 3;

/** How many tokens a request has, as far as can be told without the provider; rather too many than too few. */
export function estimateTokens(request: ModelRequest, sendsImages: boolean): number {
  const { instructions, document, schema, images } = request;
  const characters = instructions.length + document.length + JSON.stringify(schema).length;
  return Math.ceil(characters / charactersOfToken) + (sendsImages ? images.length * tokensOfImage : 0);
}
