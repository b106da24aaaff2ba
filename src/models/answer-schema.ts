import { z } from 'zod';

type Schema = Readonly<Record<string, unknown>>;

/** What the shape of an answer is made of. Lengths, patterns and numbers of entries are for the caller to judge value by value. */
const shaping = new Set([
  'type',
  'properties',
  'required',
  'items',
  'anyOf',
  'oneOf',
  'enum',
  'const',
  '$ref',
  '$defs',
]);
/** Keywords whose values are schemas by name. */
const maps = new Set(['properties', '$defs']);

/** Whether an answer has the shape that was asked for; keys that were not asked for do not matter. */
export function hasShape(value: unknown, schema: Schema): boolean {
  return z.fromJSONSchema(shapeOf(schema) as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value).success;
}

/** Whether every provider can hold a model to this schema: each object names its keys, and needs them all. */
export function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict);
  if (typeof schema !== 'object' || schema === null) return true;
  const { properties, required, additionalProperties, ...rest } = schema as Schema;
  if (properties === undefined) return Object.values(rest).every(isStrict);
  const needed = new Set(Array.isArray(required) ? required : []);
  const closed = additionalProperties === false && Object.keys(properties as object).every((key) => needed.has(key));
  return closed && [...Object.values(properties as object), ...Object.values(rest)].every(isStrict);
}

function shapeOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shapeOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => shaping.has(key))
      .map(([key, value]) => [key, maps.has(key) ? mapOf(value) : key === 'enum' ? value : shapeOf(value)]),
  );
}

function mapOf(schemas: unknown): unknown {
  return Object.fromEntries(Object.entries(schemas as object).map(([name, schema]) => [name, shapeOf(schema)]));
}
