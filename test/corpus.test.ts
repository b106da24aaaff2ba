import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversion } from '#src/pipeline/conversion.ts';
import { convert } from '#src/pipeline/convert.ts';
import { acceptedOf, isRecognised, readAccepted } from '#test/golden/accepted.ts';
import { listDocuments, readUpload } from '#test/golden/documents.ts';
import { type Engine, openEngine } from '../scripts/convert/open-engine.ts';
import { readCases } from '../scripts/eval/cases.ts';
import { claimOf } from '../scripts/eval/claim.ts';
import type { Simulation } from '../scripts/eval/simulated-answer.ts';
import { addCase, emptyTally, type FieldCount, type Tally } from '../scripts/eval/tally.ts';
import { type Plain, readFused, readPlain } from '../scripts/eval/variants.ts';

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
  });
});

describe('a language model', () => {
  const told = (tally: Tally) => {
    const sum = (count: (field: FieldCount) => number) =>
      [...tally.fields.values()].reduce((total, field) => total + count(field), 0);
    const right = sum((field) => field.labelled);
    return { recall: right / sum((field) => field.truth), precision: right / (right + sum((field) => field.wrong)) };
  };
  const plain = new Map<string, Plain | undefined>();
  beforeAll(async () => {
    for (const one of await readCases(corpus)) plain.set(one.id, readPlain((await conversionOf(one.id)).root, one));
  });
  const compared = async (model: Simulation) => {
    const [embedded, fused] = [emptyTally(), emptyTally()];
    for (const one of await readCases(corpus)) {
      const read = plain.get(one.id);
      addCase(embedded, one, read?.claims ?? []);
      addCase(fused, one, read ? (await readFused(read, one, model)).fused : []);
    }
    return { embedded: told(embedded), fused: told(fused), falseTickets: fused.falseTickets };
  };

  it('that is always right brings what is read near to the truth', async () => {
    const { embedded, fused, falseTickets } = await compared('perfect');
    expect(fused.recall).toBeGreaterThan(Math.max(embedded.recall, 0.96));
    expect(fused.precision).toBeGreaterThanOrEqual(Math.max(embedded.precision, 0.985));
    expect(falseTickets).toBe(0);
  });

  it.for(['nonsense', 'sly'] as const)('that is %s makes nothing worse', async (model) => {
    const { embedded, fused, falseTickets } = await compared(model);
    expect(fused.recall).toBeGreaterThan(embedded.recall - 0.01);
    expect(fused.precision).toBeGreaterThan(embedded.precision - 0.01);
    expect(falseTickets).toBe(0);
  });
});

describe('documents that are no ticket', () => {
  it.for(documents.filter((one) => one.expect === 'no_ticket'))('$id becomes no pass', async (truth) => {
    const { passes, eligibility } = await conversionOf(truth.id);
    expect(passes).toEqual([]);
    expect(eligibility.isTicket).toBe(false);
  });
});
