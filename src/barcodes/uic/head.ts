/** `U_HEAD` of UIC leaflet 918.3: who issued the ticket, its key, and when. */
import type { UicBlock } from './container.ts';
import { asciiOf, dayOfDigits, textOf } from './text.ts';

/** `U_HEAD`: who issued the ticket, when and under which number. */
export type UicHead = {
  /** RICS code of the issuer. */
  readonly issuer: string;
  /** Unambiguous ticket key, as the issuer prints it or near to it. */
  readonly ticketKey?: string;
  /** `YYYY-MM-DDTHH:mm`, local time of the issuer. */
  readonly editionTime?: string;
  /** ISO 639-1, upper case as written. */
  readonly language?: string;
};

/** Reads version 01; undefined when the record is too short. */
export function parseUicHead({ id, bytes }: UicBlock): UicHead | undefined {
  if (id !== 'U_HEAD' || bytes.length < 36) return undefined;
  const ticketKey = textOf(bytes.subarray(4, 24));
  const day = dayOfDigits(asciiOf(bytes.subarray(24, 32)));
  const clock = /^([01]\d|2[0-3])([0-5]\d)$/.exec(asciiOf(bytes.subarray(32, 36)));
  const language = /^[A-Z]{2}$/i.exec(asciiOf(bytes.subarray(37, 39)))?.[0];
  return {
    issuer: asciiOf(bytes.subarray(0, 4)),
    ...(ticketKey ? { ticketKey } : {}),
    ...(day && clock ? { editionTime: `${day}T${clock[1]}:${clock[2]}` } : {}),
    ...(language ? { language: language.toUpperCase() } : {}),
  };
}
