type Schema = Readonly<Record<string, unknown>>;

/**
 * Whether an answer is one to what was asked: the outermost keys are there, each of its type. What lies deeper is for the
 * caller to judge value by value, so that one odd value does not cost all others. A key that may be null may be missing.
 */
export function hasShape(answer: Schema, { properties = {} }: Schema): boolean {
  return Object.entries(properties as Readonly<Record<string, Schema>>).every(([key, schema]) => {
    const types = typesOf(schema);
    return types.length === 0 || types.includes(typeOf(answer[key]));
  });
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

/** The JSON types that a schema allows; none: any. */
function typesOf({ type, anyOf }: Schema): readonly unknown[] {
  if (Array.isArray(anyOf)) return anyOf.flatMap(typesOf);
  return type === undefined ? [] : [type].flat();
}

function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
