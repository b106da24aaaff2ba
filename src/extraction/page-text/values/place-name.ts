import { airportByCode } from '#src/tickets/places/airports.ts';
import { opensWay } from './routes.ts';
import { findTimes } from './times.ts';

/** LIST: abbreviations of leaving and arriving, and small words of the sentence that a place was named in: "LV Minneapolis, MN", "de Santiago de Compostela". */
const leading =
  /^(?:(?:LV|AR|DEP|ARR|Lv|Ar|Dep|Arr)\.?|(?:(?:ás|às|a|desde|de|hasta|até|von|ab|nach|bis|vers|depuis|från|till|fra|til|prevista)\s+){0,2}(?:desde|de|hasta|até|von|ab|nach|bis|vers|depuis|från|till|fra|til|a))\s+(?=\p{Lu})/u;

/**
 * The name of a place without what stands around it: the word for the way there ("FROM CHICAGO OHARE INTL", "LV Minneapolis"), the line of the other end that follows
 * with its clock ("Helsinki, klo 7.17 Rovaniemi"), an airport's code and what is said of it ("香港 HKG 一號客運大樓").
 */
export function placeName(text: string): string {
  const bare = behindHeading(
    text
      .replace(/^(?:from|to)\s(?=\s*\p{L})/iu, '')
      .replace(leading, '')
      .trim(),
  );
  return beforeCode(beforeClock(bare));
}

/** "Crossing 1 – North Sydney": a word for one of several ways, with its number. */
function behindHeading(text: string): string {
  const [, heading, place] = /^(\p{L}{3,12} \d{1,2})\s?[–—:-]\s(?=\p{Lu})(.+)$/u.exec(text) ?? [];
  return heading && place && opensWay(heading) ? place : text;
}

function beforeClock(text: string): string {
  const parts = text.split(/,\s+/);
  const timed = parts.findIndex((part) => findTimes(part).length > 0);
  return timed > 0 ? parts.slice(0, timed).join(', ') : text;
}

/** Among capitals three letters may be a word: "PORTO SAN GIORGIO". */
function beforeCode(text: string): string {
  const code = [...text.matchAll(/\s([A-Z]{3})(?=\s\S)/g)].at(-1);
  const name = text.slice(0, code?.index);
  return code && name && !isShouted(name) && airportByCode(code[1]!) ? name : text;
}

const isShouted = (name: string) => /\p{Lu}/u.test(name) && !/\p{Ll}/u.test(name);
