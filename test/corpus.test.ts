import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversion } from '#src/pipeline/conversion.ts';
import { convert } from '#src/pipeline/convert.ts';
import { acceptedOf, isRecognised, readAccepted } from '#test/golden/accepted.ts';
import { listDocuments, readUpload } from '#test/golden/documents.ts';
import { type Engine, openEngine } from '../scripts/convert/open-engine.ts';
import { readCases } from '../scripts/eval/cases.ts';
import { claimOf } from '../scripts/eval/claim.ts';
import { addCase, emptyTally, type FieldCount } from '../scripts/eval/tally.ts';

const corpus = new URL('./corpus', import.meta.url).pathname;
const documents = listDocuments(corpus);

const conversions = new Map(documents.map((one) => [one.id, Promise.withResolvers<Conversion>()]));

let engine: Engine;

beforeAll(async () => {
  engine = await openEngine();
  // Two lanes convert in the order of the tests, which find most results ready.
  const queue = documents.values();
  for (let lane = 0; lane < 2; lane++) void runLane(queue);
});

afterAll(() => engine.close());

async function runLane(queue: Iterable<(typeof documents)[number]>): Promise<void> {
  for (const truth of queue) {
    const { resolve, reject } = conversions.get(truth.id)!;
    await readUpload(corpus, truth)
      .then((upload) => convert(upload, { ...engine.context, now: `${truth.context}Z` }))
      .then(resolve, reject);
  }
}

function conversionOf(id: string): Promise<Conversion> {
  return conversions.get(id)!.promise;
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

describe('documents of pixels only', () => {
  it('tell at least two thirds of what a person can read on them, and little that is wrong', async () => {
    const tally = emptyTally();
    for (const one of await readCases(corpus)) {
      const conversion = await conversionOf(one.id);
      if (!isRecognised(conversion) || one.expect !== 'tickets') continue;
      addCase(
        tally,
        one,
        conversion.passes.map(({ passJson }) => claimOf(JSON.parse(passJson))),
      );
    }
    const sum = (count: (field: FieldCount) => number) =>
      [...tally.fields.values()].reduce((total, field) => total + count(field), 0);
    expect(tally.cases).toBeGreaterThan(20);
    expect(sum((field) => field.anywhere) / sum((field) => field.truth)).toBeGreaterThan(2 / 3);
    expect(sum((field) => field.wrong) / sum((field) => field.stated + field.wrong)).toBeLessThan(0.06);
  }, 120_000);
});

describe('documents that are no ticket', () => {
  it.for(documents.filter((one) => one.expect === 'no_ticket'))('$id becomes no pass', async (truth) => {
    const { passes, eligibility } = await conversionOf(truth.id);
    expect(passes).toEqual([]);
    expect(eligibility.isTicket).toBe(false);
  });
});
