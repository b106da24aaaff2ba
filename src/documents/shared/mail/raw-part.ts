import type { Barcode } from '#src/barcodes/barcode.ts';
import type { CalendarEvent, JsonObject, Page, UnreadReason } from '../../document.ts';

/** Characters of a Content-ID that are looked at. */
export const longestContentId = 200;

/** What the fenced mail reader gives back: the message taken apart, files still as bytes for their own readers. */
export type RawPart =
  | {
      readonly type: 'mail';
      readonly name?: string;
      readonly subject?: string;
      readonly from?: { readonly name?: string; readonly address?: string };
      readonly date?: string;
      readonly sent?: string;
      readonly own?: string;
      readonly parts: readonly RawPart[];
    }
  | {
      readonly type: 'text';
      readonly format: 'plain' | 'html';
      readonly pages: readonly Page[];
      readonly markup: readonly JsonObject[];
      readonly links: readonly { readonly href: string; readonly text: string }[];
    }
  | { readonly type: 'calendar'; readonly name?: string; readonly events: readonly CalendarEvent[] }
  | { readonly type: 'pass'; readonly name?: string; readonly pass: JsonObject; readonly barcodes: readonly Barcode[] }
  /** A PDF or picture, by content; opened by its own reader. `inline`: shown inside the body (cid) rather than attached. */
  | {
      readonly type: 'file';
      readonly name?: string;
      readonly bytes: Uint8Array;
      readonly inline: boolean;
      readonly contentId?: string;
    }
  | { readonly type: 'unread'; readonly name?: string; readonly mediaType: string; readonly reason: UnreadReason };
