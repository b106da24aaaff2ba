/**
 * LIST: the shape of everything a fenced process may answer; long because there is much. A process that a document took over can send anything; what does
 * not fit is treated like a crash.
 */
import { z } from 'zod';
import { symbologies } from '#src/barcodes/barcode.ts';
import { type Breach, breaches } from '#src/fence/probe.ts';
import { type JsonObject, type JsonValue, unreadReasons } from '../document.ts';
import { longestContentId } from '../shared/mail/raw-part.ts';
import { otherModels } from '../shared/recognition/models.ts';

const bytes = z.instanceof(Uint8Array) as z.ZodType<Uint8Array>;
const text = z.string().max(5_000_000);
const measure = z.number().min(-1e7).max(1e7);
const count = z.int().min(0).max(1e7);
const date = z.string().max(40);
const box = { x: measure, y: measure, width: measure, height: measure };
const region = z.object(box);
const few = <T extends z.ZodType>(item: T, most: number) => z.array(item).max(most).readonly();

const barcode = z.object({
  symbology: z.enum(symbologies),
  bytes,
  text,
  binary: z.boolean(),
  gs1: z.boolean().optional(),
});
const code = barcode.extend({ region, angle: measure });

const word = z.object({
  ...box,
  text,
  size: measure,
  bold: z.boolean(),
  turn: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  confidence: z.number().min(0).max(1),
});
const line = z.object({ ...box, text, words: few(word, 50_000), block: count });
const colour = z.object({ rgb: z.tuple([count, count, count]).readonly(), weight: measure });
const colours = few(colour, 32);
const picture = z.object({ region, width: count, height: count, png: bytes });
const textPage = {
  number: count,
  width: measure,
  height: measure,
  textOrigin: z.enum(['pdf', 'layout', 'recognised', 'none']),
  lines: few(line, 200_000),
};

const json: z.ZodType<JsonValue> = z.json();
const jsonObject = z.record(z.string(), json) as z.ZodType<JsonObject>;

const file = z.object({ name: text, bytes });
const grey = z
  .object({ width: count, height: count, data: bytes })
  .refine(({ width, height, data }) => width > 0 && data.length === width * height);

const drawnPage = z.object({
  width: count,
  height: count,
  mediaType: z.enum(['image/png', 'image/webp']),
  bytes,
});

/** `readPdf`, part by part. */
export const pdfPart = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('head'),
    pageCount: z.int().min(0),
    info: z.object({ created: date.optional(), title: text.optional(), producer: text.optional() }),
  }),
  z.object({ is: z.literal('scan'), scan: z.object({ number: count, grey }) }),
  z.object({ is: z.literal('drawn'), number: count, page: drawnPage }),
  z.object({ is: z.literal('begin'), step: z.enum(['text', 'drawing', 'files']), page: count }),
  z.object({ is: z.literal('text'), text: z.object(textPage) }),
  z.object({
    is: z.literal('drawing'),
    drawing: z.object({ number: count, codes: few(code, 500), pictures: few(picture, 50), colours }),
  }),
  z.object({ is: z.literal('file'), file }),
]);

/** `readPdf`, after its last page. */
export const pdfEnd = z.enum(['read', 'locked', 'unreadable']);

/** `drawPages`, page by page. */
export const drawnPart = z.union([
  z.object({ number: count, page: drawnPage }),
  z.object({
    number: count,
    drawing: z
      .object({ width: count, height: count, data: bytes })
      .refine(({ width, height, data }) => width > 0 && data.length === width * height * 3),
  }),
]);

/** `drawPages`, after its last page. */
export const drawnEnd = z.enum(['drawn', 'locked', 'unreadable']);

/** `shrinkImage`. */
export const shrunk = z.union([z.literal('unreadable'), drawnPage]);

/** `decodeImage`. */
export const image = z.union([
  z.literal('unreadable'),
  z.object({
    width: count,
    height: count,
    grey,
    colours,
    created: date.optional(),
    damaged: z.boolean(),
    shown: z.object({ width: count, height: count, png: bytes }).optional(),
  }),
]);

/** `drawArtwork`. */
export const artwork = z.union([
  z.object({ files: few(z.object({ scale: z.int().min(1).max(3), png: bytes }), 3) }),
  z.object({ unfit: z.enum(['small', 'plain', 'text', 'not-separable', 'heavy']) }),
]);

/** `scanPicture`. */
export const codes = few(code, 500);

const printedLine = few(z.object({ ...box, text, confidence: z.number().min(0).max(1) }), 2000);

/** `preparePicture`. */
export const prepared = z.object({
  width: measure.positive(),
  height: measure.positive(),
  scale: measure.positive(),
  pieces: few(z.object({ picture: grey, left: measure, top: measure, glance: printedLine.optional() }), 300),
  codes: few(region, 500),
  turned: measure,
  uploaded: z.object({
    a: measure,
    b: measure,
    c: measure,
    d: measure,
    e: measure,
    f: measure,
    g: measure,
    h: measure,
  }),
  sag: z.array(z.array(measure).min(1).max(100)).min(1).max(100).optional(),
  script: z.enum(otherModels).optional(),
});

/** `readBatch`. */
export const printedLines = few(printedLine, 300);

/** `drawAndReadBack`; null when the code cannot be drawn or does not read. */
export const proof = z.object({ symbology: z.enum(symbologies), bytes }).nullish();

const moment = z.object({ local: date, zone: text.optional() });
const event = z.object({
  summary: text.optional(),
  description: text.optional(),
  location: text.optional(),
  url: text.optional(),
  uid: text.optional(),
  method: text.optional(),
  status: text.optional(),
  organizer: text.optional(),
  geo: z.object({ latitude: measure, longitude: measure }).optional(),
  start: moment.optional(),
  end: moment.optional(),
  properties: z.record(z.string(), text),
});
const name = text.optional();
const contentId = z.string().max(longestContentId);
const page = z.object({
  ...textPage,
  barcodes: few(z.never(), 0),
  pictures: few(z.never(), 0),
  colours,
  shown: few(z.object({ contentId, line: count }), 200).optional(),
});
const link = z.object({ href: text, text });

const part = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('mail'),
    name,
    subject: text.optional(),
    from: z.object({ name, address: text.optional() }).optional(),
    date: date.optional(),
    sent: text.optional(),
    own: text.optional(),
    get parts() {
      return few(part, 2000);
    },
  }),
  z.object({
    type: z.literal('text'),
    format: z.enum(['plain', 'html']),
    pages: few(page, 10_000),
    markup: few(jsonObject, 50_000),
    links: few(link, 200_000),
  }),
  z.object({ type: z.literal('calendar'), name, events: few(event, 50_000) }),
  z.object({ type: z.literal('pass'), name, pass: jsonObject, barcodes: few(barcode, 20) }),
  z.object({ type: z.literal('file'), name, bytes, inline: z.boolean(), contentId: contentId.optional() }),
  z.object({ type: z.literal('unread'), name, mediaType: text, reason: z.enum(unreadReasons) }),
]);

/** `readMail`; null when it is no mail. */
export const mail = part.nullish();
/** `readAttachment`. */
export const parts = few(part, 2000);

/** `probe`. */
export const breach = z.record(z.enum(breaches), z.boolean()) as z.ZodType<Breach>;
