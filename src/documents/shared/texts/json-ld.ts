/** JSON-LD (https://www.w3.org/TR/json-ld11/) as a flat list of plain objects, as far as schema.org markup needs it. */
import type { JsonObject, JsonValue } from '../../document.ts';
import { readLooseJson } from './mend-json.ts';
import { propertyName } from './property-names.ts';

const mostObjects = 300;
const deepest = 40;
const mostFilled = 2_000;

/** Values that are copied byte for byte into codes: entities in them are not ours to read. */
const literalKeys = new Set(['ticketToken']);

/** The objects in a text of JSON-LD: arrays and `@graph` opened; see `normaliseObjects`. */
export function readJsonLd(text: string): readonly JsonObject[] {
  return flatten(readLooseJson(text)).slice(0, mostObjects);
}

/**
 * Names without their vocabulary (`http://schema.org/Flight` is `Flight`), texts decoded, references by `@id` filled in
 * from the other objects.
 *
 * @param decode applied to every text but those that stand for a barcode
 */
export function normaliseObjects(
  objects: readonly JsonObject[],
  decode: (text: string) => string = (text) => text,
): readonly JsonObject[] {
  return fillReferences(objects.slice(0, mostObjects).map((object) => normaliseObject(object, decode, 0)));
}

/** Whether a value is an object, neither list nor null. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list as it is, a single value as a list of one, nothing as an empty one. */
export function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [value];
}

function flatten(values: readonly JsonValue[], depth = 0): JsonObject[] {
  if (depth > 5) return [];
  return values.flatMap((value) => {
    if (Array.isArray(value)) return flatten(value, depth + 1);
    if (!isObject(value)) return [];
    return Array.isArray(value['@graph']) ? flatten(value['@graph'], depth + 1) : [value];
  });
}

function normaliseObject(object: JsonObject, decode: (text: string) => string, depth: number): JsonObject {
  const normal: Record<string, JsonValue> = {};
  for (const [key, value] of Object.entries(object)) {
    const name = key === 'type' && object['@type'] === undefined ? '@type' : propertyName(localName(key));
    if (name === '@type') {
      const types = listOf(value)
        .filter((type) => typeof type === 'string')
        .map(localName);
      if (types.length > 0) normal[name] = types.length === 1 ? types[0]! : types;
    } else if (name !== '__proto__') {
      normal[name] = literalKeys.has(name) ? value : normaliseValue(value, decode, depth + 1);
    }
  }
  return normal;
}

function normaliseValue(value: JsonValue, decode: (text: string) => string, depth: number): JsonValue {
  if (depth > deepest) return null;
  if (typeof value === 'string') return decode(value);
  if (Array.isArray(value)) return value.map((each: JsonValue) => normaliseValue(each, decode, depth + 1));
  return isObject(value) ? normaliseObject(value, decode, depth) : value;
}

function localName(name: string): string {
  return name.trim().replace(/^(?:https?:\/\/(?:www\.)?(?:schema\.org|data-vocabulary\.org)\/#?|schema:)/i, '');
}

/** Puts in what an object of `@id` alone points to; not inside of what was put in, so that circles end. */
function fillReferences(objects: readonly JsonObject[]): readonly JsonObject[] {
  const byId = new Map<string, JsonObject>();
  for (const object of objects) {
    const id = object['@id'];
    if (typeof id === 'string' && Object.keys(object).length > 1) byId.set(id, object);
  }
  let left = byId.size === 0 ? 0 : mostFilled;
  const fill = (value: JsonValue): JsonValue => {
    if (left <= 0 || value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(fill);
    const object = value as JsonObject;
    const id = object['@id'];
    if (typeof id === 'string' && Object.keys(object).length === 1) {
      left -= 1;
      return byId.get(id) ?? value;
    }
    return Object.fromEntries(Object.entries(object).map(([key, each]) => [key, fill(each)]));
  };
  return objects.map((object) => fill(object) as JsonObject);
}
