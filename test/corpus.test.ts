import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversion } from '#src/pipeline/conversion.ts';
import { convert } from '#src/pipeline/convert.ts';
import { acceptedOf, readAccepted } from '#test/golden/accepted.ts';
import { listDocuments, readUpload } from '#test/golden/documents.ts';
import { type Engine, openEngine } from '../scripts/convert/open-engine.ts';

const corpus = new URL('./corpus', import.meta.url).pathname;
const documents = listDocuments(corpus);

let engine: Engine;
const conversions = new Map<string, Promise<Conversion>>();

beforeAll(async () => {
  engine = await openEngine();
});

afterAll(() => engine.close());

/** Each document is converted once, whatever is asked about it. */
function conversionOf(id: string): Promise<Conversion> {
  const truth = documents.find((one) => one.id === id)!;
  const known = conversions.get(id);
  if (known) return known;
  const made = readUpload(corpus, truth).then((upload) =>
    convert(upload, { ...engine.context, now: `${truth.context}Z` }),
  );
  conversions.set(id, made);
  return made;
}

describe('the tickets of our own documents', () => {
  it.for(documents)('$id is read as accepted', async (truth) => {
    const made = acceptedOf(await conversionOf(truth.id), truth);
    // To take a difference over: npm run corpus -- --accept
    expect(made).toEqual(await readAccepted(corpus, truth.id));
  });
});

describe('the codes of our own documents', () => {
  const coded = documents.filter((one) => one.tickets.some((ticket) => ticket.fields.barcode));

  it.for(coded)('$id keeps its codes byte for byte', async (truth) => {
    const { tickets } = await conversionOf(truth.id);
    const made = tickets.flatMap((ticket) =>
      ticket.barcode ? [Buffer.from(ticket.barcode.bytes).toString('base64')] : [],
    );
    const wanted = truth.tickets.flatMap((ticket) => ticket.fields.barcode?.base64 ?? []);
    expect(new Set(made)).toEqual(new Set(wanted));
  });
});

describe('documents that are no ticket', () => {
  it.for(documents.filter((one) => one.expect === 'no_ticket'))('$id becomes no pass', async (truth) => {
    const { passes, eligibility } = await conversionOf(truth.id);
    expect(passes).toEqual([]);
    expect(eligibility.isTicket).toBe(false);
  });
});
