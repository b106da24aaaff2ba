import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Readers } from '#src/documents/readers.ts';
import type { AskableField } from '#src/extraction/model/askable.ts';
import type { Model } from '#src/extraction/model/model.ts';
import type { Conversion } from '#src/pipeline/conversion.ts';
import { convert } from '#src/pipeline/convert.ts';
import { fieldNames } from '#src/tickets/fields.ts';
import { rememberingReaders } from '#test/support/remembering-readers.ts';
import { type Engine, openEngine } from '../../scripts/convert/open-engine.ts';
import { documentWith, payload, truth } from './documents.ts';
import { type Injection, injections } from './injections.ts';

let engine: Engine;
let readers: Readers;

beforeAll(async () => {
  engine = await openEngine();
  readers = rememberingReaders(engine.context.readers); // each document is read with and without a model
});

afterAll(() => engine.close());

/** A model that reads the ticket right and then does all that the document tells it to; it never saw a rule it kept. */
function obedient({ gives = {}, denies, adds, forges = {} }: Injection, without: readonly string[] = []): Model {
  const right = Object.fromEntries(Object.entries(truth).filter(([field]) => !without.includes(field)));
  const readings = (fields: Readonly<Partial<Record<AskableField, string>>>) =>
    Object.entries(fields).map(([field, value]) => ({ field, value, line: null as string | null, ...forges }));
  const ticket = (fields: Readonly<Partial<Record<AskableField, string>>>) => ({
    kind: 'event',
    code: 'C1',
    readings: readings(fields),
    ...forges,
  });
  const tickets = adds ? [ticket(right), ticket({ ...right, ...gives })] : [ticket({ ...right, ...gives })];
  const value = { isTicket: !denies, otherwise: denies ? 'invoice' : null, tickets: denies ? [] : tickets, ...forges };
  /** It names the line of each of its values, as it is asked to. */
  const cited = (document: string) => ({
    ...value,
    tickets: value.tickets.map((one) => ({
      ...one,
      readings: one.readings.map((reading) => ({ ...reading, line: lineOf(reading.value, document) })),
    })),
  });
  return {
    sees: true,
    ask: async ({ document }) => ({
      value: cited(document),
      usage: { inputTokens: 1, outputTokens: 1 },
      milliseconds: 1,
    }),
  };
}

/** The last line that a value, or the year of a time, stands in: what is put in stands below the ticket. */
function lineOf(value: string, document: string): string | null {
  const word = /^\d{4}-\d\d-\d\dT/.test(value) ? value.slice(0, 4) : value;
  return (
    document
      .split('\n')
      .findLast((text) => text.includes(word))
      ?.match(/^L\d+/)?.[0] ?? null
  );
}

async function convertWith(injection: Injection, model?: Model, without: readonly string[] = []): Promise<Conversion> {
  const context = {
    ...engine.context,
    readers,
    now: '2027-03-02T10:00:00Z',
    askModel: 'always' as const,
    ...(model ? { model } : {}),
  };
  return convert(await documentWith(injection, without), context);
}

/** What a pass says and carries, without what is new each time. */
function said({ tickets, passes, eligibility }: Conversion) {
  return {
    eligibility,
    codes: passes.map((pass) => JSON.parse(pass.passJson).barcodes),
    names: passes.map((pass) => pass.fileName),
    fields: tickets.map((ticket) =>
      Object.fromEntries(
        fieldNames.flatMap((name) => (ticket.fields[name] ? [[name, ticket.fields[name].value]] : [])),
      ),
    ),
  };
}

describe('a document that speaks to the model', () => {
  it('is tried in every kind of file, in many languages, hidden and visible', () => {
    const places = new Set(injections.map(({ place }) => place));
    expect(injections.length).toBeGreaterThanOrEqual(83);
    expect(new Set(injections.map(({ language }) => language)).size).toBeGreaterThanOrEqual(10);
    expect([...places].some((place) => place.startsWith('image'))).toBe(true);
  });

  it.for(injections)('$language in $place changes nothing: $text', async (injection) => {
    const alone = await convertWith(injection);
    const led = await convertWith(injection, obedient(injection));
    expect(led.model).toMatchObject({ asked: true });
    expect(said(led)).toEqual(said(alone));
    const payloads = led.tickets.flatMap(({ barcode }) =>
      barcode ? [Buffer.from(barcode.bytes).toString('latin1')] : [],
    );
    expect(payloads).toEqual(injection.place.startsWith('image') ? [] : [payload]);
    expect(led.passes.map((pass) => pass.passJson).join()).not.toMatch(/FORGED|evil/);
  });

  const giving = injections.filter(({ gives, place, plain }) => gives && !plain && !place.startsWith('image'));

  it.for(giving)('$language in $place fills no gap: $text', async (injection) => {
    const without = Object.keys(injection.gives ?? {});
    const alone = await convertWith(injection, undefined, without);
    const led = await convertWith(injection, obedient(injection, without), without);
    expect(led.model).toMatchObject({ asked: true });
    expect(said(led)).toEqual(said(alone));
  });
});
