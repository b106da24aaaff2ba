import type { Browser } from 'playwright-core';
import type { Canvas } from '../layouts/layout.ts';

/** What a rendering gets: the sheet, a running number that turns through layouts, and a browser. */
export type Order = { readonly browser: Browser; readonly canvas: Canvas; readonly turn: number };

/** A finished upload. */
export type Rendered = {
  readonly bytes: Uint8Array;
  readonly extension: 'pdf' | 'png' | 'jpg' | 'eml';
  /** Layout, for the record. */
  readonly layout: string;
};

/** One way for a ticket to reach us. */
export type Rendering = {
  readonly name: string;
  readonly dark?: boolean;
  readonly render: (order: Order) => Promise<Rendered>;
};
