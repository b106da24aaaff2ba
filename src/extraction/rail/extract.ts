/**
 * Rail tickets from their codes: UIC containers and headers, small structured barcodes, element lists, VDV, and those of SNCF,
 * National Rail, MÁV, ZSSK, HŽPP, Indian Railways, VIA and Amtrak.
 */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import { recordIn, textIn } from '#src/barcodes/per/record.ts';
import { parseUic, type UicTicket } from '#src/barcodes/uic/parse-uic.ts';
import type { Draft } from '#src/tickets/ticket.ts';
import type { ExtractionInput, Extractor } from '../extractor.ts';
import { readingsOf } from '../readings-of-code.ts';
import { amtrakParts, viaParts } from './american.ts';
import { hzppParts, mavParts, zsskPart } from './central-european.ts';
import { elbParts } from './elb.ts';
import { fcbParts } from './fcb.ts';
import { irctcParts } from './irctc.ts';
import { plainTextParts } from './plain-text-code.ts';
import { plainPart } from './plain-uic.ts';
import type { RailPart } from './rail-part.ts';
import { rsp6Parts } from './rsp6.ts';
import { secutixPart, sncfParts } from './sncf.ts';
import { ssbPart } from './ssb.ts';
import { slovenianPart, ssb1Part } from './ssb-own.ts';
import { vdvPart } from './vdv.ts';

/** Rail tickets by their codes: a draft for each part of a code that is a ticket of its own. */
export const railExtractor: Extractor = {
  name: 'rail',
  match: ({ barcodes }) => barcodes.some(({ bytes }) => bytes.length >= 12),
  extract: (input) => input.barcodes.flatMap((barcode) => draftsOf(barcode, input)),
};

function draftsOf(barcode: FoundBarcode, input: ExtractionInput): readonly Draft[] {
  const { parts, language } = partsOf(barcode, input);
  return parts.map((part) => ({
    ...readingsOf({ ...part, barcode, extractor: 'rail' }),
    group: `rail:${barcode.id}`,
    ...(language ? { language } : {}),
  }));
}

type Parts = { readonly parts: readonly RailPart[]; readonly language?: string };

function partsOf({ bytes, text }: FoundBarcode, input: ExtractionInput): Parts {
  const { contextDay } = input;
  const uic = parseUic(bytes);
  if (uic) return uicParts(uic);
  const structured = ssbPart(bytes, contextDay) ?? ssb1Part(bytes, contextDay) ?? slovenianPart(bytes);
  const fixed = structured ?? secutixPart(bytes) ?? vdvPart(bytes) ?? zsskPart(bytes);
  if (fixed) return { parts: [fixed] };
  const hungarian = mavParts(bytes);
  if (hungarian.length > 0) return { parts: hungarian };
  // The last one knows no layout: whatever has one is read before it.
  const readers = [elbParts, sncfParts, rsp6Parts, irctcParts, viaParts, hzppParts, plainTextParts];
  const parts = readers.map((read) => read(text, contextDay)).find((found) => found.length > 0);
  return { parts: parts ?? amtrakParts(text, input) };
}

function uicParts(uic: UicTicket): Parts {
  const key = uic.head?.ticketKey;
  const preferred = textIn(recordIn(uic.fcb, 'travelerDetail'), 'preferredLanguage') ?? uic.head?.language;
  const language = preferred && /^[A-Za-z]{2}$/.test(preferred) ? { language: preferred.toLowerCase() } : {};
  const structured = [uic.fcb, ...(uic.otherFcbs ?? [])].filter((found) => found !== undefined).flatMap(fcbParts);
  if (structured.length > 0) return { parts: structured.map((part) => withKey(part, key)), ...language };
  const plain = plainPart(uic);
  return { parts: plain ? [plain] : [], ...language };
}

/** Period tickets go by the key of the container, which is what their issuers print on them. */
function withKey({ kind, fields }: RailPart, key: string | undefined): RailPart {
  if (kind !== 'pass' || !key) return { kind, fields };
  const booking = fields.bookingReference?.[0];
  return {
    kind,
    fields: { ...fields, ticketNumber: [key, 0.92], bookingReference: [booking === key ? undefined : booking, 0.9] },
  };
}
