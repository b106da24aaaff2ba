import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convert } from '#src/pipeline/convert.ts';
import { type Engine, openEngine } from '../../scripts/convert/open-engine.ts';
import { bundles } from './bundles.ts';
import { differences } from './compare.ts';
import type { Expected } from './screen.ts';
import { screens } from './screens.ts';

const folder = join(import.meta.dirname, 'files');
const files = await readdir(folder);
let engine: Engine;

beforeAll(async () => {
  engine = await openEngine();
});

afterAll(() => engine.close());

/** What a document says that no ticket tells as yet; everything else must be told, and rightly. */
const untold: Readonly<Record<string, readonly string[]>> = {
  'airline-app-trip-en': ['number', 'bookingReference'],
  'rail-app-ticket-de': ['number', 'class'],
  'ios-mail-theatre-en': ['address', 'section'],
  'rail-app-two-travellers-uk': ['class', 'price'],
  'airline-app-boarding-pass-ar': ['carrier', 'boarding', 'arrivalTerminal', 'group'],
  'restaurant-chat-ja': ['title', 'address', 'passenger'],
  'rail-app-order-zh-cn': ['class', 'passenger'],
  'two-tickets-long-fr': ['venue', 'passenger'],
  'pdf-four-pages-en': ['doors', 'section'],
  'pdf-three-on-a-page-de': ['bookingReference'],
  'pdf-summary-then-tickets-de': ['title'],
  'mail-order-and-tickets-it': ['bookingReference'],
  'mail-pdf-and-picture-pt': ['title'],
};

async function differencesIn({ name, ...expected }: Expected & { readonly name: string }): Promise<readonly string[]> {
  const file = files.find((one) => one.replace(/\.\w+$/, '') === name)!;
  const bytes = new Uint8Array(await readFile(join(folder, file)));
  const { tickets } = await convert({ bytes, name: file }, { ...engine.context, now: `${expected.today}T12:00:00Z` });
  const known = (untold[name] ?? []).map((field) => new RegExp(`^ticket \\d+: ${field} `));
  return differences(expected, tickets).filter((one) => !known.some((pattern) => pattern.test(one)));
}

const kept = ({ name }: { readonly name: string }) => files.some((file) => file.startsWith(`${name}.`));

describe('screens of phones', () => {
  it.for(screens.filter(kept))('tell the tickets of $name, and neither clocks nor buttons', async (screen) => {
    expect(await differencesIn(screen)).toEqual([]);
  });
});

describe('files of several tickets', () => {
  it.for(bundles.filter(kept))('tell each ticket of $name its own', async (bundle) => {
    expect(await differencesIn(bundle)).toEqual([]);
  });
});
