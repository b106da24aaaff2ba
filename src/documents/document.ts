import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { Region } from '#src/barcodes/region.ts';
import type { DrawnPage } from './shared/pictures/drawn-page.ts';
import type { Mapping } from './shared/pictures/geometry.ts';

/** A file, or a part found inside one. Documents form a tree; ids are paths in it: `0`, `0.2`, `0.2.1`. */
export type DocumentNode =
  | MailDocument
  | PdfDocument
  | ImageDocument
  | TextDocument
  | CalendarDocument
  | PassDocument
  | UnreadDocument;

type Base = {
  readonly id: string;
  /** File name as sent, for display only; never used in a path. */
  readonly name?: string;
  /** Documents found inside this one. */
  readonly parts: readonly DocumentNode[];
  /** We had to stop reading it: what is here is right, but more may stand there, and what is missing tells nothing. */
  readonly partly?: true;
};

/**
 * An e-mail; its bodies are `text` parts, its attachments parts of their own kind, attached messages `mail` parts. Of one that
 * forwards another in its text, everything here is the forwarded one's.
 */
export type MailDocument = Base & {
  readonly type: 'mail';
  readonly subject?: string;
  readonly from?: { readonly name?: string; readonly address?: string };
  /** ISO 8601 with offset, from the Date header. */
  readonly date?: string;
  /** When a forwarded message was sent, as its forwarder's program wrote it; `date` is then when it was forwarded. */
  readonly sent?: string;
  /** What a forwarder and their program wrote around the message. It tells their language; nothing of a ticket is read from it. */
  readonly own?: string;
};

/** A PDF with what is written and drawn on its pages. */
export type PdfDocument = Base & {
  readonly type: 'pdf';
  /** Number of pages in the file; `pages` may hold fewer. */
  readonly pageCount: number;
  readonly pages: readonly Page[];
  /** ISO 8601 with offset, from the document information. */
  readonly created?: string;
  readonly title?: string;
  /** The program that wrote it, e.g. a browser or an airline's system. */
  readonly producer?: string;
};

/** A PNG or JPEG. One page; its words are there only if text was recognised. */
export type ImageDocument = Base & {
  readonly type: 'image';
  readonly pages: readonly Page[];
  /** ISO 8601 local time from EXIF, when present. */
  readonly created?: string;
  /** Under which the text of its mail shows it (RFC 2392). */
  readonly contentId?: string;
};

/** Plain text or HTML of a mail body, laid out on a page by us so that columns of tables stay columns. */
export type TextDocument = Base & {
  readonly type: 'text';
  readonly format: 'plain' | 'html';
  readonly pages: readonly Page[];
  /** schema.org objects found as JSON-LD or microdata (as JSON-LD), mended where slightly broken. */
  readonly markup: readonly JsonObject[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
};

/** iCalendar. */
export type CalendarDocument = Base & { readonly type: 'calendar'; readonly events: readonly CalendarEvent[] };

/** A VEVENT of an iCalendar file (RFC 5545); texts as written. */
export type CalendarEvent = {
  readonly summary?: string;
  readonly description?: string;
  /** With its line breaks. */
  readonly location?: string;
  readonly url?: string;
  readonly uid?: string;
  /** PUBLISH, REQUEST, CANCEL … */
  readonly method?: string;
  readonly status?: string;
  readonly organizer?: string;
  readonly geo?: { readonly latitude: number; readonly longitude: number };
  /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`, with the zone it was given in (`UTC` for Z) when given. */
  readonly start?: { readonly local: string; readonly zone?: string };
  readonly end?: { readonly local: string; readonly zone?: string };
  /** Other properties, upper-case names, X- included. */
  readonly properties: Readonly<Record<string, string>>;
};

/** An attached .pkpass (or one of a .pkpasses): its pass.json with localised texts put in. */
export type PassDocument = Base & {
  readonly type: 'pass';
  readonly pass: JsonObject;
  readonly barcodes: readonly FoundBarcode[];
};

/** A part we do not open. `mediaType` is what it is by its content, as far as that is known. */
export type UnreadDocument = Base & {
  readonly type: 'unread';
  readonly mediaType: string;
  readonly reason: UnreadReason;
};

/**
 * LIST: why a part was not read: a kind that we do not open, encrypted, needs a password, empty, damaged, larger or deeper inside
 * than we open, more than we look at, or reading it was stopped.
 */
export const unreadReasons = [
  'kind',
  'encrypted',
  'locked',
  'empty',
  'damaged',
  'too-large',
  'too-deep',
  'too-many',
  'stopped',
] as const;

/** Why nothing is known of a file's content. */
export type UnreadReason = (typeof unreadReasons)[number];

/** Anything that JSON can say. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
/** An object of JSON: a stranger's, so nothing is known of its keys. */
export type JsonObject = { readonly [key: string]: JsonValue };

/** One page: what is written, drawn and coded on it. All boxes in fractions of the page. */
export type Page = {
  /** From 1. */
  readonly number: number;
  /** Size in PDF points for PDF, pixels for pictures, and the units of our own layout for text. */
  readonly width: number;
  readonly height: number;
  /** Where the words come from. `none`: the page has no text that we could read. */
  readonly textOrigin: 'pdf' | 'layout' | 'recognised' | 'none';
  /** Lines in reading order. A wide gap (a column, a table cell) splits a line in two. */
  readonly lines: readonly Line[];
  readonly barcodes: readonly FoundBarcode[];
  /** Pictures of the mail that its text shows, in their order: by Content-ID, before the line of this index. */
  readonly shown?: readonly { readonly contentId: string; readonly line: number }[];
  /** Embedded pictures that may serve as logo, thumbnail or strip; codes excluded. */
  readonly pictures: readonly Picture[];
  /** Saturated colours of the page, strongest first, for the look of the pass. */
  readonly colours: readonly { readonly rgb: readonly [number, number, number]; readonly weight: number }[];
  /** For a page that we straightened: from its points to those of the picture that was uploaded, both in fractions. */
  readonly uploaded?: Mapping;
  /** For a page whose paper was bent and that we made flat, beside that. */
  readonly sag?: Sag;
  /** The page as people are shown it, where that was asked for when it was read. */
  readonly drawn?: DrawnPage;
};

/**
 * How far below their places points of a bent page are, in fractions of its height, before they are placed on the picture
 * that was uploaded: rows of values from above, each from the left, that lie evenly over the page.
 */
export type Sag = readonly (readonly number[])[];

/** A run of words on one base line without a column gap. */
export type Line = Region & {
  readonly text: string;
  readonly words: readonly Word[];
  /** Number of the block (paragraph, cell, column part) that the line belongs to; blocks count from 0 in reading order. */
  readonly block: number;
};

/** A word where it stands; its box in fractions of the page. */
export type Word = Region & {
  readonly text: string;
  /** Height of the font in the page's units (points for PDF). */
  readonly size: number;
  readonly bold: boolean;
  /** Quarter turns clockwise of the word on the page; 0 for upright. */
  readonly turn: 0 | 1 | 2 | 3;
  /** 0 to 1; below 1 only for recognised text. */
  readonly confidence: number;
};

/** A picture inside a page, as a PNG or JPEG that we encoded ourselves. */
export type Picture = {
  readonly region: Region;
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array;
};
